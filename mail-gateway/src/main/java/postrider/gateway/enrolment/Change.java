package postrider.gateway.enrolment;

import java.time.Instant;
import java.util.List;
import postrider.log.Event;
import postrider.text.Lists;

/**
 * Another key, or another address, of somebody who plays here; or somebody else in their place.
 *
 * @param id how it is called
 * @param letter digest of the letter that asked for it
 * @param at when that came
 * @param since when it came as far as it is
 * @param before the player as they are enrolled
 * @param after as they would be
 * @param agreed the games whose other player has confirmed it; of one that needs none, none; of a substitute, their game
 * @param answer digest of the letter that proved it; empty before
 */
public record Change(
        String id,
        String letter,
        Instant at,
        Kind kind,
        Stage stage,
        Instant since,
        Event.Player before,
        Event.Player after,
        List<String> agreed,
        String answer) {

    /** What it rests on. */
    public enum Kind {
        /** A letter under the old key, and one under the new one; of the old one that was prolonged, one letter under it. */
        KEY,
        /** A letter under the key, or from the old mailbox, and one from the new one. */
        ADDRESS,
        /** The old key is lost: both players and the referee confirm it. */
        LOST,
        /** Its holder says that it counts no more. */
        REVOKED,
        /** Somebody else plays on in one game, with a key of their own: the operator confirms it, or has said that all may. */
        SUBSTITUTE
    }

    /** How far it is. */
    public enum Stage {
        /** It waits for the letter that proves it. */
        ASKED,
        /** It is to be done: at once, or game by game as it is confirmed. */
        PROVEN,
        DONE,
        LAPSED
    }

    /** What a letter asks for. */
    static Change by(
            Applicant writer,
            Codes codes,
            Instant at,
            Kind kind,
            Stage stage,
            Event.Player before,
            Event.Player after) {
        var letter = writer.envelope();
        return new Change(codes.name(letter), letter, at, kind, stage, at, before, after, List.of(), "");
    }

    Change at(Stage next, Instant when) {
        return new Change(id, letter, at, kind, next, when, before, after, agreed, answer);
    }

    Change proven(String by, Instant when) {
        return new Change(id, letter, at, kind, Stage.PROVEN, when, before, after, agreed, by);
    }

    Change agreedIn(List<String> games) {
        var all = Lists.concat(agreed, games).stream().distinct().toList();
        return new Change(id, letter, at, kind, stage, since, before, after, all, answer);
    }

    /** Whether whoever runs the games has to confirm it. */
    public boolean needsWord() {
        return kind == Kind.LOST || kind == Kind.SUBSTITUTE;
    }

    /** Whether it is the key they had, with another end. */
    boolean prolongs() {
        return kind == Kind.KEY && before.fingerprint().equals(after.fingerprint());
    }

    boolean waits() {
        return stage == Stage.ASKED || stage == Stage.PROVEN;
    }
}
