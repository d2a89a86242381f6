package postrider.gateway.office;

import java.util.List;
import java.util.stream.Collectors;
import postrider.desk.Desk;
import postrider.gateway.Enrolment;
import postrider.gateway.Incoming;
import postrider.gateway.Incoming.Reason;
import postrider.gateway.PostOffice.Errand;
import postrider.gateway.Seat;
import postrider.gateway.Spool.Disposition;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.office.Quotas.Account;
import postrider.gateway.office.Quotas.Allowance;
import postrider.gateway.signing.SignatureCheck;
import postrider.log.Event;
import postrider.words.OpenedLetter;

/** Answers letters that reach no desk: from strangers, and from players who do not say which game they mean. */
record Reception(Seats register, Desk desk, Notices notices, Enrolment enrolment) {

    Errand unsigned(Incoming.Letter letter) {
        boolean plays = letter.envelope().from().filter(register::knows).isPresent();
        return stranger(letter, UnsignedLetter.answer(letter.part(), plays));
    }

    /** The answer goes to the player who signed the wrapped letter, not to the list. */
    Errand wrapped(Incoming.Letter letter, SignatureCheck.Wrapped wrapped) {
        return register.of(wrapped.fingerprint()).stream()
                .findFirst()
                .map(seat -> player(
                        letter.envelope(),
                        seat,
                        "Your letter to the referee was not acted upon",
                        wrapped.sentence(),
                        "Nothing has changed in any game."))
                .orElseGet(() -> stranger(letter, wrapped.sentence()));
    }

    Errand stranger(Incoming.Letter letter, String why) {
        return letter.unlessSigned()
                .map(reason -> office(() -> Disposition.silent(reason.toString())))
                .orElseGet(() -> stranger(letter.envelope(), why));
    }

    /** Nothing proves who wrote: the answer goes to its From, if the letter was addressed to us. */
    Errand stranger(Envelope letter, String why) {
        var from = letter.from().orElseThrow();
        if (!letter.isTo(notices.self()) && !register.knows(from))
            return office(() -> Disposition.silent("neither addressed to us nor from a player: " + why));
        var account = Account.of(register.knows(from) ? Allowance.ADDRESS : Allowance.STRANGER, from.address());
        return office(() -> notices.answer(
                letter,
                account,
                new MailAddress("", from.address()), // the display name may be an advertisement
                "Your letter to the referee was not acted upon",
                why,
                "Nothing has changed in any game. If you did not write to the referee of a game by mail, ignore this."
                        + joining(from)));
    }

    private String joining(MailAddress from) {
        if (register.knows(from)) return "";
        return enrolment == Enrolment.CLOSED
                ? " To join a game, send your public key to the person who runs the games here."
                : " To begin or join a game, write the one word 'hello' to this address.";
    }

    private Errand player(Envelope letter, Seat seat, String headline, String... sentences) {
        var account = Account.of(Allowance.KEY, seat.player().address());
        return office(() -> notices.answer(letter, account, address(seat), headline, sentences));
    }

    private static Errand office(Errand.Task task) {
        return new Errand(Errand.OFFICE, task);
    }

    Errand unclear(Envelope letter, List<Seat> seats, OpenedLetter opened) {
        return player(
                letter,
                seats.getFirst(),
                opened.game().map(this::elsewhere).orElse("Say which game your letter is for"),
                "You play in %s. Put a line such as 'game %s' at the beginning of your letter, and send all of it again."
                        .formatted(games(seats), seats.getLast().gameId()),
                awaited(seats) + "Nothing has changed in any game." + UnsignedLetter.quoted("You wrote:", opened));
    }

    /** The games that await a letter, with the lines to write in it. */
    private String awaited(List<Seat> seats) {
        var awaiting = seats.stream()
                .filter(seat -> register.fault(seat.gameId()).isEmpty())
                .flatMap(seat -> desk.awaits(seat.game(), seat.side()).stream()
                        .map(impulse -> "    game %s, impulse %d".formatted(seat.gameId(), impulse)))
                .toList();
        return awaiting.isEmpty()
                ? "None of them is waiting for a letter from you. "
                : "These are waiting for a letter from you, with such a line in it:\n\n%s\n\n"
                        .formatted(String.join("\n", awaiting));
    }

    /** Lists all games of a player, and nobody else's. */
    Errand hello(Envelope letter, List<Seat> seats) {
        var games = seats.stream()
                .map(seat -> "the %s side of %s%s"
                        .formatted(seat.side(), seat.gameId(), register.isOver(seat.game()) ? ", which is over" : ""))
                .collect(Collectors.joining("; "));
        return player(
                letter,
                seats.getFirst(),
                "Your letter has come in, and its signature is good",
                "You play %s.".formatted(games),
                "Send one of them in a line such as 'game %s' to learn where your letters go, and what is awaited."
                        .formatted(seats.getLast().gameId()));
    }

    private String elsewhere(String game) {
        return register.game(game).isPresent()
                ? "You do not play in game " + game
                : "There is no game %s here".formatted(game);
    }

    private static String games(List<Seat> seats) {
        return seats.stream().map(Seat::gameId).distinct().collect(Collectors.joining(", "));
    }

    /** A player's program may send orders, but gets no answer to letters that move no game, since it might answer in turn. */
    static boolean isFromProgram(Incoming.Letter letter) {
        return letter.unlessSigned().filter(Reason.AUTO_REPLY::equals).isPresent();
    }

    static MailAddress address(Seat seat) {
        return address(seat.player());
    }

    static MailAddress address(Event.Player player) {
        return new MailAddress(player.name(), player.address());
    }
}
