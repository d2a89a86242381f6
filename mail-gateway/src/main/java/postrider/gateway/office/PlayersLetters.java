package postrider.gateway.office;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Optional;
import postrider.desk.Desk;
import postrider.desk.Outcome;
import postrider.desk.Outcome.Fate;
import postrider.desk.Ration;
import postrider.gateway.Incoming;
import postrider.gateway.Incoming.Reason;
import postrider.gateway.Seat;
import postrider.gateway.Spool.Disposition;
import postrider.gateway.figures.Figure;
import postrider.gateway.mime.Envelope;
import postrider.gateway.office.Quotas.Account;
import postrider.gateway.signing.SignatureCheck.Signed;
import postrider.log.CorruptGameFile;
import postrider.log.LetterCodes;
import postrider.log.LetterName;
import postrider.play.SignedLetter;
import postrider.words.OpenedLetter;

/** Takes players' letters to the desk of their game, and says what became of them. */
record PlayersLetters(Seats register, Desk desk, Notices notices) {
    /** The desk processes a letter once; what it did before a crash is in the game file. */
    Disposition receive(Seat seat, Incoming.Letter letter, Signed signed, OpenedLetter opened) throws IOException {
        try {
            var unheardOf = unheardOf(letter.envelope(), opened, seat);
            if (unheardOf.isPresent()) return notices.ofAnOldCopy(letter.envelope(), seat, unheardOf.get());
            var outcome = desk.receive(
                    seat.game(),
                    carried(seat, letter, signed, opened),
                    seat.player(),
                    ration -> !Reception.isFromProgram(letter) && covers(Account.of(seat, ration), letter.envelope()));
            if (outcome.lacking().isPresent())
                return overQuota(seat, letter, outcome.lacking().get());
            if (outcome.fate() == Fate.REJECTED) Figure.LETTERS_REFUSED.more();
            if (outcome.fate() == Fate.ACCEPTED) seat.game().letters().retry(seat.side());
            var deed = deed(seat, outcome);
            return outcome.answeredBy()
                    .map(id -> Disposition.answered(id, deed))
                    .orElseGet(() -> outcome.fate() == Fate.ACCEPTED
                            ? Disposition.accepted(name(seat))
                            : Disposition.silent(deed));
        } catch (IllegalStateException | CorruptGameFile cannotNow) {
            throw new IOException(cannotNow.getMessage(), cannotNow);
        } finally {
            register.update(seat.game());
        }
    }

    /**
     * The letter of ours that this one answers, if there is no record of it: the office was restored from an old backup, and the writer
     * knows what the game does not. The reply's Message-ID or code names it, which cannot happen by a slip of the pen.
     */
    private Optional<String> unheardOf(Envelope letter, OpenedLetter opened, Seat seat) {
        var game = seat.game();
        return letter.answered()
                .flatMap(id -> LetterName.read(id)
                        .filter(name -> name.game().equals(game.id())
                                && notices.self().messageId(name.toString()).equals(id))
                        .filter(name -> !name.isIn(game.log())
                                && game.outbox().state(id).isEmpty())
                        .map(LetterName::toString))
                .or(() -> opened.code().flatMap(code -> unheardOf(code, seat)));
    }

    private static Optional<String> unheardOf(String code, Seat seat) {
        var log = seat.game().log();
        var codes = new LetterCodes(log, seat.game().secret(log.header()));
        return codes.unwritten(seat.side(), code).stream()
                .mapToObj(number ->
                        "%s.%d.%s".formatted(seat.gameId(), number, seat.side().lower()))
                .findFirst();
    }

    private static SignedLetter carried(Seat seat, Incoming.Letter letter, Signed signed, OpenedLetter opened) {
        var unnamed = "<%s@unnamed.invalid>".formatted(letter.envelope().digest());
        return new SignedLetter(seat.side(), letter.envelope().messageId().orElse(unnamed), signed.written(), opened);
    }

    private boolean covers(Account account, Envelope letter) {
        try {
            return notices.quotas().place(account, letter.digest()).isIn();
        } catch (IOException unwritten) {
            throw new UncheckedIOException(unwritten);
        }
    }

    /** Only the first letter over the quota is answered. */
    private Disposition overQuota(Seat seat, Incoming.Letter letter, Ration lacking) throws IOException {
        if (Reception.isFromProgram(letter)) return Disposition.silent(Reason.AUTO_REPLY.toString());
        var place = notices.quotas()
                .place(Account.of(seat, lacking), letter.envelope().digest());
        return place.isFirstBeyond()
                ? notices.oftenEnough(letter.envelope(), seat, lacking, place.most())
                : Disposition.silent(name(seat) + ": " + Notices.OFTEN);
    }

    private static String name(Seat seat) {
        return "%s, %s".formatted(seat.gameId(), seat.side());
    }

    private static String deed(Seat seat, Outcome outcome) {
        var answered = outcome.answer()
                .map(answer -> ", '%s'".formatted(answer.headline()))
                .orElse("");
        var kind = outcome.fate() == Fate.REPEATED
                ? "sent before, and answered"
                : outcome.fate().name().toLowerCase(Locale.ROOT);
        return "%s: %s%s".formatted(name(seat), kind, answered);
    }
}
