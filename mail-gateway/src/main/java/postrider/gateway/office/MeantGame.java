package postrider.gateway.office;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.desk.Desk;
import postrider.gateway.Incoming;
import postrider.gateway.Seat;
import postrider.gateway.mime.Latin;
import postrider.gateway.mime.MimePart;
import postrider.gateway.signing.SignatureCheck.Signed;
import postrider.gateway.signing.SignedText;
import postrider.log.LetterName;
import postrider.text.Complaint;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.words.OpenedLetter;

/** Decides which of their games a player's letter is for. */
record MeantGame(Seats register, Desk desk) {
    private static final String BEFORE = "(?:(?:re|aw|sv) ?: *|\\[[^\\]]{1,60}\\] *)*";
    private static final Pattern PREVIEW =
            LineReader.pattern(BEFORE + "(?:(?:please|pls|just|only|a|can you|could you) )*preview\\b");

    /** Subjects of letters that are not meant to act yet. */
    private static final Pattern DRAFT = LineReader.pattern(BEFORE
            + "(?:not (?:yet|final)|(?:please )?(?:do not|don'?t)|draft|entwurf|brouillon|borrador|bozza|utkast)\\b");

    private static final Complaint NO_PREVIEW = new Complaint(
            0,
            "",
            "The subject asks for a preview, and nobody signs a subject: write 'preview' in a line above your words, or take it out of the subject.",
            List.of());

    private static final Complaint NOT_MEANT = new Complaint(
            0,
            "",
            "The subject says that this is not meant, or not yet, and a signature does not cover the subject: send it under another subject when you mean it.",
            List.of());

    /** The writer's seats that may be meant: those in the named game, or else those in running games. */
    List<Seat> of(List<Seat> seats, Optional<String> named) {
        if (named.isPresent()) return Lists.filter(seats, seat -> seat.gameId().equals(named.get()));
        var running = Lists.filter(seats, seat -> !register.isOver(seat.game()));
        return running.isEmpty() ? seats : running;
    }

    /**
     * Opens a letter and fills in the game and impulse it does not name. A reply that names no impulse is for its writer's only open
     * decision if it replies to the letter that asked for it; a request that belongs to no impulse is for the writer's only running game.
     * The signature does not cover what a letter replies to, so a writer with two open decisions, now or since they signed, or with several
     * running games, must name the game.
     */
    OpenedLetter by(List<Seat> seats, Incoming.Letter came, Signed signed) {
        var letter = came.envelope();
        var opened =
                as(letter.subject(), signed.written().opened(signed.text())).besides(beside(came, signed));
        boolean anytime = !opened.belongsToAnImpulse();
        if (opened.game().isPresent() && (anytime || opened.impulse().isPresent())) return opened;
        var answered = letter.inReplyTo().flatMap(LetterName::read);
        var seat = answered.flatMap(ours -> seats.stream()
                .filter(one -> one.gameId().equals(ours.game()))
                .filter(one -> opened.game()
                        .filter(named -> !named.equals(ours.game()))
                        .isEmpty())
                .findFirst());
        if (seat.isEmpty() || opened.game().isEmpty() && !isAlone(seat.get(), seats, anytime, signed.at()))
            return opened;
        var game = seat.get().game();
        var digest = signed.written().digest();
        var id = letter.inReplyTo().orElseThrow();
        if (anytime)
            return desk.follows(game, seat.get().side(), id, signed.at(), digest) ? opened.assuming(game.id()) : opened;
        return desk.meant(game, seat.get().side(), id, signed.at(), digest)
                .map(impulse -> opened.assuming(game.id(), impulse))
                .orElse(opened);
    }

    /** A subject is not signed and never acts; but one that asks for a preview, or withdraws the text, shows that no order is meant. */
    private static OpenedLetter as(String subject, OpenedLetter opened) {
        if (!opened.belongsToAnImpulse() || opened.isPreview()) return opened;
        if (PREVIEW.matcher(subject).lookingAt()) return opened.faulty(NO_PREVIEW);
        return DRAFT.matcher(subject).lookingAt() ? opened.faulty(NOT_MEANT) : opened;
    }

    private static List<String> beside(Incoming.Letter came, Signed signed) {
        var written = signed.written();
        var part = written.vouchedFor() ? came.part() : part(came.part(), written.signed());
        return SignedText.beside(came.part(), part, signed.text());
    }

    /** The signed part of a letter, or the signed text that was packed in it. */
    private static MimePart part(MimePart letter, String signed) {
        return letter.all()
                .filter(part -> part.wire().equals(signed))
                .findFirst()
                .orElseGet(() -> MimePart.of(Latin.bytes(signed)));
    }

    /** Whether no other seat has had anything to decide since the letter was signed; if {@code anytime}, whether their games are over. */
    private boolean isAlone(Seat seat, List<Seat> seats, boolean anytime, Instant signed) {
        return seats.stream()
                .filter(other -> !other.equals(seat))
                .allMatch(other -> register.fault(other.gameId()).isEmpty()
                        && (anytime
                                ? register.isOver(other.game())
                                : desk.isQuiet(other.game(), other.side(), signed)));
    }
}
