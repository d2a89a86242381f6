package postrider.gateway.enrolment;

import java.util.List;
import postrider.gateway.Seat;
import postrider.gateway.enrolment.SubstituteDesk.Vacancy;
import postrider.text.Lists;

/** What the referee writes about open seats, and to people who play on for others. */
record SubstituteLetters(Surroundings office) {
    Reply list(List<Vacancy> open) {
        if (open.isEmpty())
            return Reply.of("No seat is open", "Every player of every game here plays on. Ask again some other day.");
        return Reply.of(
                open.size() == 1 ? "A seat is open" : open.size() + " seats are open",
                open.stream().map(this::told).reduce("", String::concat).strip(),
                "To play on for somebody, send such a line. You get the whole situation of your side with your first letter, and the time for it begins anew.");
    }

    private String told(Vacancy open) {
        var seat = open.sitting();
        return "%s The %s seat is open: %s (since %s).%s\n"
                .formatted(
                        office.about(seat),
                        seat.side(),
                        open.seat().reason().sentence(),
                        EnrolmentLetters.day(open.seat().since()),
                        Greetings.line("takeover %s %s"
                                .formatted(open.seat().game(), seat.side().lower())));
    }

    Reply noneSuch(String words, List<Vacancy> open) {
        var seats = Lists.map(
                open, one -> "%s %s".formatted(one.seat().game(), one.sitting().side()));
        return refused("No seat '%s' is open. %s"
                .formatted(words, open.isEmpty() ? "None is." : "These are: %s.".formatted(String.join("; ", seats))));
    }

    static Reply refused(String why) {
        return Reply.refused("The seat is not yours", why);
    }

    /** To whoever runs the games. */
    Reply asked(Applicant writer, Vacancy open, Change change) {
        return Reply.of(
                "%s would like to take over a seat".formatted(writer.address()),
                "%s The %s seat is open: %s. They would play %s."
                        .formatted(
                                office.about(open.sitting()),
                                open.sitting().side(),
                                open.seat().reason().sentence(),
                                EnrolmentDesk.way(writer.player())),
                "'postrider invitations allow %1$s' gives it to them, 'postrider invitations refuse %1$s' does not."
                        .formatted(change.id()));
    }

    static Reply answer(Change change) {
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

    /** To the opponent. */
    static Reply offered(OpenSeat open, Seat seat) {
        return Reply.of(
                "The %s player of %s looks for somebody to play on".formatted(open.side(), open.game()),
                "%s would like to leave the game, and has put the %s seat on the list of open seats. Until somebody takes it over they play on, and nothing changes for you."
                        .formatted(seat.player().name(), open.side()));
    }

    static Reply listed(OpenSeat open) {
        return Reply.of(
                "Your seat is on the list",
                "Whoever asks for open seats here reads of the %s side of %s. Until somebody takes it over it is yours: answer as always, and your clock runs on."
                        .formatted(open.side(), open.game()),
                "To take it off the list again:" + Greetings.line("keep seat " + open.game()));
    }

    static Reply kept(Seat seat) {
        return Reply.of(
                "You keep your seat",
                "The %s side of %s is on no list of open seats."
                        .formatted(seat.side(), seat.game().id()));
    }

    static Reply keptSince(Seat seat) {
        return Reply.of(
                "Your letter has come in before",
                "It put the %s side of %s on the list of open seats, and you have kept your seat since. To offer it once more, write a new letter."
                        .formatted(seat.side(), seat.game().id()));
    }

    /** @param games in which they play */
    static Reply unclear(Applicant writer, List<String> games) {
        return Reply.refused(
                "Say which game you mean",
                games.isEmpty()
                        ? "No game that runs here knows %s, or the key that signed your letter."
                                .formatted(writer.address())
                        : "You play in %s: write 'offer seat %s', for example."
                                .formatted(String.join(", ", games), games.getFirst()));
    }
}
