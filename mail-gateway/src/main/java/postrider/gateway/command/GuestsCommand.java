package postrider.gateway.command;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import postrider.command.Mistakes;
import postrider.gateway.enrolment.Drawers;
import postrider.gateway.enrolment.Observer;
import postrider.gateway.enrolment.OpenSeat;
import postrider.letters.Phrases;
import postrider.text.Lists;

@Command(
        name = "guests",
        description = "Lists observers of games and open seats; opens or closes a seat, or removes an observer.",
        footer = {
            "",
            "Examples:",
            "  postrider guests                         list them, one on each line",
            "  postrider guests open ww-017 american    let others ask for the seat",
            "  postrider guests close ww-017 american   do not",
            "  postrider guests drop 3f9a1c0712ab34cd   send that observer no more letters"
        })
final class GuestsCommand extends OfficeVerb {
    @Parameters(index = "0", arity = "0..1", paramLabel = "open|close|drop", description = "What to do. Default: list.")
    String deed = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "GAME",
            description = "The game, or the observer's id from the list.")
    String about = "";

    @Parameters(index = "2", arity = "0..1", paramLabel = "SIDE", description = "Whose seat.")
    String side = "";

    @Override
    public Integer call() throws IOException {
        var drawers = Main.drawers(home);
        switch (deed) {
            case "" -> list(drawers);
            case "open" -> open(drawers);
            case "close" -> close(drawers);
            case "drop" -> drop(drawers);
            default ->
                throw new IllegalArgumentException("'%s' is neither 'open' nor 'close' nor 'drop'.".formatted(deed));
        }
        return Mistakes.DONE;
    }

    private void list(Drawers drawers) throws IOException {
        var seats = Lists.map(
                drawers.seats().all(),
                seat -> "%s  the %s seat, since %s: %s"
                        .formatted(
                                seat.game(),
                                seat.side(),
                                Phrases.clock(seat.since()),
                                seat.reason().sentence()));
        var readers = Lists.map(
                drawers.observers().all(),
                reader -> "%s  %s is followed by %s".formatted(reader.id(), reader.game(), reader.address()));
        var all = Lists.concat(seats, readers);
        (all.isEmpty() ? List.of("Nobody follows a game, and no seat is open.") : all).forEach(out()::println);
    }

    private void open(Drawers drawers) throws IOException {
        var header = Main.header(home, about)
                .orElseThrow(() -> new IllegalArgumentException("There is no game '%s' here.".formatted(about)));
        var named = Lists.find(header.players().keySet(), one -> one.word().equalsIgnoreCase(side))
                .orElseThrow(() -> new IllegalArgumentException(
                        "'%s' is not a side of %s.".formatted(side.toLowerCase(Locale.ROOT), about)));
        var seat = new OpenSeat(about, named.word(), header.player(named), Instant.now(), OpenSeat.Reason.OPERATOR);
        drawers.seats().put(seat.id(), seat);
        out().println("The %s seat of %s is open.".formatted(named, about));
    }

    private void close(Drawers drawers) throws IOException {
        var seat = drawers.seats()
                .get(OpenSeat.id(about, side))
                .orElseThrow(() -> new IllegalArgumentException(
                        "The %s seat of %s is not open; 'postrider guests' lists the open seats."
                                .formatted(side, about)));
        drawers.seats().remove(seat.id());
        out().println("The %s seat of %s is closed.".formatted(seat.side(), about));
    }

    private void drop(Drawers drawers) throws IOException {
        Observer reader = drawers.observers()
                .get(about.matches("[0-9a-f]{1,16}") ? about : "0")
                .orElseThrow(() -> new IllegalArgumentException(
                        "'%s' is not an observer; 'postrider guests' lists them.".formatted(about)));
        drawers.observers().remove(reader.id());
        out().println("%s gets no more letters about %s.".formatted(reader.address(), reader.game()));
    }
}
