package postrider.gateway.enrolment;

import java.time.Instant;
import java.util.List;
import postrider.log.Event;
import postrider.text.Lists;

/**
 * A player's new key or address, or a substitute in their place.
 *
 * @param letter digest of the letter that asked for it
 * @param at when that letter arrived
 * @param since when it reached this stage
 * @param before the player as they are enrolled
 * @param after the player as they would be enrolled
 * @param agreed the games whose other player has confirmed it, where confirmation is needed; for a substitute, their game
 * @param answer digest of the letter that proved it; empty until then
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

    /** What kind of change it is, and what proves it. */
    public enum Kind {
        /** One letter under the old key and one under the new. If the old key was only extended, one letter under it is enough. */
        KEY,
        /** One letter under the key, or from the old mailbox, and one from the new mailbox. */
        ADDRESS,
        /** The old key is lost: both players and the operator confirm the new one. */
        LOST,
        /** Its holder has revoked the key. */
        REVOKED,
        /** Somebody else plays on in one game, with their own key: the operator confirms it, or lets anyone. */
        SUBSTITUTE
    }

    /** How far it has got. */
    public enum Stage {
        /** Waits for the letter that proves it. */
        ASKED,
        /** To be carried out: at once, or game by game as it is confirmed. */
        PROVEN,
        DONE,
        LAPSED
    }

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

    /** The player's name, before and after, except of a substitute. */
    String name() {
        return before.name();
    }

    public String oldAddress() {
        return before.address();
    }

    public String newAddress() {
        return after.address();
    }

    String oldKey() {
        return before.fingerprint();
    }

    String newKey() {
        return after.fingerprint();
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

    /** Whether the operator must confirm it. */
    public boolean needsWord() {
        return kind == Kind.LOST || kind == Kind.SUBSTITUTE;
    }

    /** Whether it is the key they had, with a new expiry date. */
    boolean prolongs() {
        return kind == Kind.KEY && before.fingerprint().equals(after.fingerprint());
    }

    boolean waits() {
        return stage == Stage.ASKED || stage == Stage.PROVEN;
    }
}
