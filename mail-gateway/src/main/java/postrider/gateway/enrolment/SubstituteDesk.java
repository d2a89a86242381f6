package postrider.gateway.enrolment;

import java.io.IOException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import postrider.gateway.Enrolment;
import postrider.gateway.enrolment.Change.Stage;
import postrider.gateway.enrolment.ChangeDesk.Sitting;
import postrider.gateway.enrolment.EnrolmentDesk.Config;
import postrider.gateway.enrolment.EnrolmentDesk.Verdict;
import postrider.gateway.enrolment.OpenSeat.Reason;
import postrider.gateway.mime.MailAddress;
import postrider.text.Lists;

/**
 * The list of open seats, and people who play on for others. Who takes a seat over is enrolled in the place of the one before, as with a
 * new key: both players are told, it stands in the game file, and the letters of the seat go to the new one from there on.
 */
public final class SubstituteDesk {
    private final Config config;
    private final Drawer<OpenSeat> seats;
    private final Drawer<Verdict> verdicts;
    private final Changes changes;
    private final Codes codes;
    private final Surroundings office;
    private final ChangeDesk.Surroundings sittings;
    private final Greetings greetings;
    private final InstantSource clock;

    /** What the desk needs of the office, beside what it needs for other changes. */
    public interface Surroundings {
        /** A sentence on the game: what is played, and how it stands. */
        String about(Sitting seat);

        /** Whether its time is over, the grace after it too, and both have agreed that the seat is open to others then. */
        boolean isForfeited(Sitting seat);
    }

    SubstituteDesk(
            Config config,
            Drawers drawers,
            Changes changes,
            Codes codes,
            Surroundings office,
            ChangeDesk.Surroundings sittings,
            Greetings greetings,
            InstantSource clock) {
        this.config = config;
        this.seats = drawers.seats();
        this.verdicts = drawers.verdicts();
        this.changes = changes;
        this.codes = codes;
        this.office = office;
        this.sittings = sittings;
        this.greetings = greetings;
        this.clock = clock;
    }

    /** An open seat, and who sits on it still. */
    private record Vacancy(OpenSeat seat, Sitting sitting) {}

    private List<Vacancy> open() throws IOException {
        var open = new ArrayList<Vacancy>();
        for (var seat : seats.all()) vacancy(seat).ifPresent(open::add);
        return open;
    }

    /** Empty if the game is over, somebody else sits there, or its player has written after all. */
    private Optional<Vacancy> vacancy(OpenSeat seat) {
        return sitting(seat.game(), seat.side())
                .filter(seat::isOf)
                .filter(sitting -> seat.reason() != Reason.SILENT || office.isForfeited(sitting))
                .map(sitting -> new Vacancy(seat, sitting));
    }

    private Optional<Sitting> sitting(String game, String side) {
        return Lists.find(
                sittings.in(game), one -> OpenSeat.id(game, one.side()).equals(OpenSeat.id(game, side)));
    }

    Reply list() throws IOException {
        var open = open();
        if (open.isEmpty())
            return Reply.of("No seat is open", "Every player of every game here plays on. Ask again some other day.");
        return Reply.of(
                open.size() == 1 ? "A seat is open" : open.size() + " seats are open",
                open.stream().map(this::told).reduce("", String::concat).strip(),
                "To play on for somebody, send such a line. You get the whole situation of your side with your first letter, and the time for it begins anew.");
    }

    private String told(Vacancy open) {
        return "%s The %s seat is open: %s (since %s).%s\n"
                .formatted(
                        office.about(open.sitting()),
                        open.sitting().side(),
                        open.seat().reason().sentence(),
                        EnrolmentLetters.day(open.seat().since()),
                        Greetings.line("takeover %s %s"
                                .formatted(
                                        open.seat().game(),
                                        open.sitting().side().toLowerCase(Locale.ROOT))));
    }

    /** As with an invitation, their mailbox must be theirs, and their key one that may sign in that game. */
    Reply takeOver(Applicant writer, String words) throws IOException {
        var known = Lists.find(changes.all(), one -> one.letter().equals(writer.envelope()));
        if (known.isPresent()) return answer(changes.done(known.get()));
        var named = words.toLowerCase(Locale.ROOT).replaceFirst("^game ", "").split("[ ,.!]+");
        var open =
                Lists.find(open(), one -> named.length > 1 && one.seat().id().equals(OpenSeat.id(named[0], named[1])));
        if (open.isEmpty()) return noneSuch(words);
        if (writer.fault().isPresent()) return greetings.unfit(writer);
        if (!writer.isProven(codes))
            return writer.signed() || writer.unvouched().isEmpty()
                    ? greetings.again(writer)
                    : greetings.unproven(writer);
        var seat = open.get().sitting();
        var fault = fault(writer, seat);
        return fault.isPresent() ? refused(fault.get()) : ask(writer, open.get());
    }

    private Reply noneSuch(String words) throws IOException {
        return refused("No seat '%s' is open. %s"
                .formatted(
                        words,
                        open().isEmpty()
                                ? "None is."
                                : "These are: %s."
                                        .formatted(String.join(
                                                "; ",
                                                Lists.map(
                                                        open(),
                                                        one -> "%s %s"
                                                                .formatted(
                                                                        one.seat()
                                                                                .game(),
                                                                        one.sitting()
                                                                                .side()))))));
    }

    private static Reply refused(String why) {
        return Reply.of("The seat is not yours", why, Greetings.NOT_DONE);
    }

    private Optional<String> fault(Applicant writer, Sitting seat) throws IOException {
        if (writer.player().fingerprint().equalsIgnoreCase(seat.player().fingerprint()))
            return Optional.of("You play that side already. To keep it, write 'keep seat %s'.".formatted(seat.game()));
        if (writer.address().equalsIgnoreCase(seat.opponent().address()))
            return Optional.of("You play the other side of that game.");
        if (changes.all().stream().anyMatch(one -> one.waits() && isFor(one, seat)))
            return Optional.of("Somebody has asked for it before you. If nothing comes of that, it is open again.");
        return sittings.fault(seat, writer.player());
    }

    private static boolean isFor(Change change, Sitting seat) {
        return change.kind() == Change.Kind.SUBSTITUTE
                && change.agreed().contains(seat.game())
                && change.before().equals(seat.player());
    }

    private Reply ask(Applicant writer, Vacancy open) throws IOException {
        var change = Change.of(
                        codes.name(writer.envelope()),
                        Change.Kind.SUBSTITUTE,
                        Stage.PROVEN,
                        writer.envelope(),
                        clock.instant(),
                        open.sitting().player(),
                        writer.player())
                .agreedIn(List.of(open.seat().game()));
        if (config.enrolment() == Enrolment.OPEN) verdicts.put(change.id(), new Verdict(change.id(), true));
        else
            sittings.lay(
                    "asked." + change.id(),
                    config.self(),
                    Reply.of(
                            "%s would like to take over a seat".formatted(writer.address()),
                            "%s The %s seat is open: %s. They would play %s."
                                    .formatted(
                                            office.about(open.sitting()),
                                            open.sitting().side(),
                                            open.seat().reason().sentence(),
                                            EnrolmentDesk.way(writer.player())),
                            "'postrider invitations allow %1$s' gives it to them, 'postrider invitations refuse %1$s' does not."
                                    .formatted(change.id())));
        changes.enter(change);
        return answer(changes.done(change));
    }

    private static Reply answer(Change change) {
        var game = change.agreed().getFirst();
        return switch (change.stage()) {
            case ASKED, PROVEN ->
                Reply.of(
                        "Your wish waits for whoever runs the games here",
                        "They say who plays on in %s. You hear what they say.".formatted(game));
            case DONE ->
                Reply.of(
                        "The seat is yours: " + game,
                        "You play on in %s from now on, %s. The game's own letter comes beside this one, with all that your side may know: reply to that, and not to this."
                                .formatted(game, EnrolmentDesk.way(change.after())),
                        "Whoever sat there before, and your opponent, are told.");
            case LAPSED -> Reply.of("Nothing came of it", "The seat in %s is not yours.".formatted(game));
        };
    }

    /** A player would like somebody else to play on; until somebody does, the seat is theirs. */
    Reply offer(Applicant writer, String game) throws IOException {
        var seat = own(writer, game);
        if (seat.isEmpty()) return notTheirs(writer);
        var open = OpenSeat.of(seat.get(), clock.instant(), Reason.OFFERED);
        if (isNew(open)) {
            seats.put(open.id(), open);
            sittings.lay(
                    "offered.%s.%s".formatted(open.id(), writer.letter().substring(0, 16)),
                    new MailAddress(
                            seat.get().opponent().name(), seat.get().opponent().address()),
                    Reply.of(
                            "The %s player of %s looks for somebody to play on".formatted(open.side(), open.game()),
                            "%s would like to leave the game, and has put the %s seat on the list of open seats. Until somebody takes it over they play on, and nothing changes for you."
                                    .formatted(seat.get().player().name(), open.side())));
        }
        return Reply.of(
                "Your seat is on the list",
                "Whoever asks for open seats here reads of the %s side of %s. Until somebody takes it over it is yours: answer as always, and your clock runs on."
                        .formatted(open.side(), open.game()),
                "To take it off the list again:" + Greetings.line("keep seat " + open.game()));
    }

    Reply keep(Applicant writer, String game) throws IOException {
        var seat = own(writer, game);
        if (seat.isEmpty()) return notTheirs(writer);
        seats.remove(OpenSeat.id(seat.get().game(), seat.get().side()));
        return Reply.of(
                "You keep your seat",
                "The %s side of %s is on no list of open seats."
                        .formatted(seat.get().side(), seat.get().game()));
    }

    /** The one game that is named, or the only one. */
    private Optional<Sitting> own(Applicant writer, String game) {
        if (!isThem(writer)) return Optional.empty();
        var named = game.isEmpty() ? writer.said().game().orElse("") : game;
        var all = Lists.filter(
                sittings.of(writer.player().fingerprint()),
                one -> named.isEmpty() || one.game().equalsIgnoreCase(named));
        return all.size() == 1 ? Optional.of(all.getFirst()) : Optional.empty();
    }

    private boolean isThem(Applicant writer) {
        return writer.signed() || writer.isProven(codes) || writer.hasRead(codes, false);
    }

    private Reply notTheirs(Applicant writer) {
        var all = Lists.map(sittings.of(writer.player().fingerprint()), Sitting::game);
        if (!all.isEmpty() && !isThem(writer)) return greetings.again(writer);
        return Reply.of(
                "Say which game you mean",
                all.isEmpty()
                        ? "No game that runs here knows %s, or the key that signed your letter."
                                .formatted(writer.address())
                        : "You play in %s: write 'offer seat %s', for example."
                                .formatted(String.join(", ", all), all.getFirst()),
                Greetings.NOT_DONE);
    }

    /** Puts a seat on the list whose player is silent past their time, where both agreed on that. */
    public void look(String game) throws IOException {
        for (var seat : sittings.in(game)) {
            var open = OpenSeat.of(seat, clock.instant(), Reason.SILENT);
            if (office.isForfeited(seat) && isNew(open)) seats.put(open.id(), open);
        }
    }

    private boolean isNew(OpenSeat open) throws IOException {
        return seats.get(open.id()).flatMap(this::vacancy).isEmpty();
    }
}
