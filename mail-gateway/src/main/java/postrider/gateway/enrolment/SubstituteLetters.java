package postrider.gateway.enrolment;

import java.util.List;
import postrider.desk.GameCatalog;
import postrider.gateway.Seat;
import postrider.gateway.enrolment.SubstituteDesk.Vacancy;
import postrider.text.Lists;

/** The letters about open seats and to substitutes. */
record SubstituteLetters(GameCatalog catalog) {
    Reply list(List<Vacancy> open) {
        if (open.isEmpty())
            return Reply.of(
                    "No seat is open",
                    "Nobody is looking for a substitute at the moment. Please ask again another day.");
        return Reply.of(
                open.size() == 1 ? "A seat is open" : open.size() + " seats are open",
                open.stream().map(this::told).reduce("", String::concat).strip(),
                "To take over a seat, send the line below it. Your first letter shows you the whole situation of your side, and its clock starts afresh.");
    }

    private String told(Vacancy open) {
        var seat = open.sitting();
        return "%s The %s seat is open: %s (since %s).%s\n"
                .formatted(
                        about(seat),
                        seat.side(),
                        open.seat().reason().sentence(),
                        EnrolmentLetters.day(open.seat().since()),
                        Greetings.line("takeover %s %s"
                                .formatted(open.seat().game(), seat.side().lower())));
    }

    /** What is played, and how it stands. */
    private String about(Seat seat) {
        var game = seat.game();
        return "%s, game %s, scenario %s, at impulse %d."
                .formatted(
                        catalog.game(game).title(),
                        game.id(),
                        game.header().scenario(),
                        game.log().impulse());
    }

    Reply noneSuch(String words, List<Vacancy> open) {
        var seats = Lists.map(
                open, one -> "%s %s".formatted(one.seat().game(), one.sitting().side()));
        return refused("No seat '%s' is open. %s"
                .formatted(
                        words,
                        open.isEmpty() ? "None is." : "These are open: %s.".formatted(String.join("; ", seats))));
    }

    static Reply refused(String why) {
        return Reply.refused("The seat is not yours", why);
    }

    /** To the operator. */
    Reply asked(Applicant writer, Vacancy open, Change change) {
        return Reply.of(
                "%s would like to take over a seat".formatted(writer.address()),
                "%s The %s seat is open: %s. They would play %s."
                        .formatted(
                                about(open.sitting()),
                                open.sitting().side(),
                                open.seat().reason().sentence(),
                                EnrolmentDesk.way(writer.player())),
                "'postrider invitations allow %1$s' gives them the seat, 'postrider invitations refuse %1$s' does not."
                        .formatted(change.id()));
    }

    static Reply answer(Change change) {
        var game = change.agreed().getFirst();
        return switch (change.stage()) {
            case ASKED, PROVEN ->
                Reply.of(
                        "Your request must be approved first",
                        "Whoever runs the games here decides who plays on in %s. You will hear what they decide."
                                .formatted(game));
            case DONE ->
                Reply.of(
                        "The seat is yours: " + game,
                        "From now on you play in %s, %s. The game's own letter arrives separately, with everything your side may know: reply to that, not to this one."
                                .formatted(game, EnrolmentDesk.way(change.after())),
                        "The previous player and your opponent have been told.");
            case LAPSED -> Reply.of("Your request has lapsed", "You did not get the seat in %s.".formatted(game));
        };
    }

    /** To the opponent. */
    static Reply offered(OpenSeat open, Seat seat) {
        return Reply.of(
                "The %s player of %s is looking for a substitute".formatted(open.side(), open.game()),
                "%s would like to leave the game and has put the %s seat on the list of open seats. They play on until somebody takes it over; nothing changes for you."
                        .formatted(seat.player().name(), open.side()));
    }

    static Reply listed(OpenSeat open) {
        return Reply.of(
                "Your seat is on the list",
                "Anyone who asks for open seats here will see the %s side of %s. It is yours until somebody takes it over: please play as before, and your clock runs on."
                        .formatted(open.side(), open.game()),
                "To take it off the list again:" + Greetings.line("keep seat " + open.game()));
    }

    static Reply kept(Seat seat) {
        return Reply.of(
                "You keep your seat",
                "The %s side of %s is not on the list of open seats.".formatted(seat.side(), seat.gameId()));
    }

    static Reply keptSince(Seat seat) {
        return Reply.of(
                "Your letter has come in before",
                "It put the %s side of %s on the list of open seats, and you have since decided to keep it. To offer it again, write a new letter."
                        .formatted(seat.side(), seat.gameId()));
    }

    /** @param games in which they play */
    static Reply unclear(Applicant writer, List<String> games) {
        return Reply.refused(
                "Say which game you mean",
                games.isEmpty()
                        ? "Neither %s nor the key that signed your letter belongs to a player in any running game here."
                                .formatted(writer.address())
                        : "You play in %s: write 'offer seat %s', for example."
                                .formatted(String.join(", ", games), games.getFirst()));
    }
}
