package postrider.gateway.enrolment;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.log.Event;
import postrider.text.Lists;

/**
 * An invitation to a game.
 *
 * @param letter digest of the letter that asked for it
 * @param at when that letter arrived
 * @param since when it reached this stage
 * @param guest the invitee, once they have joined
 * @param answer digest of the letter that joined or declined; empty until then
 * @param game id of the game, once they have joined; empty until then
 * @param reminded whether the host has been told that no answer has come
 * @param trouble why its letter did not arrive, as a clause; empty if it may have
 */
public record Invitation(
        String id,
        String letter,
        Instant at,
        Stage stage,
        Instant since,
        Plan plan,
        Event.Player host,
        String invited,
        Optional<Event.Player> guest,
        String answer,
        String game,
        boolean reminded,
        String trouble) {

    /** How long an invitation waits for an answer. */
    static final Duration OPEN = Duration.ofDays(14);

    /** How long until the host is told that no answer has come. */
    static final Duration QUIET = Duration.ofDays(7);

    /** How long an ended invitation is kept. */
    static final Duration KEPT = Duration.ofDays(60);

    /** How far it has got. */
    public enum Stage {
        /** Waits for the operator's approval. */
        ASKED,
        /** Its letter has gone out. */
        OPEN,
        /** The invitee has accepted, and the game will begin. */
        JOINED,
        BEGUN,
        DECLINED,
        /** The invitee wants no more letters of this kind. */
        NEVER,
        LAPSED,
        /** The operator has refused it. */
        REFUSED;

        /** Whether nothing more will happen. */
        boolean isEnd() {
            return this.compareTo(JOINED) > 0;
        }
    }

    /**
     * The game proposed.
     * @param options the options that differ from the defaults
     * @param side the host's side; empty if the guest may choose
     */
    public record Plan(String system, String scenario, Map<String, String> options, String side) {
        /** The options as 'name=value'. */
        List<String> chosen() {
            return Lists.map(options.entrySet(), option -> "%s=%s".formatted(option.getKey(), option.getValue()));
        }
    }

    static Invitation of(
            String id, String letter, Instant at, Stage stage, Plan plan, Event.Player host, String invited) {
        return new Invitation(id, letter, at, stage, at, plan, host, invited, Optional.empty(), "", "", false, "");
    }

    Invitation at(Stage next, Instant when) {
        return new Invitation(id, letter, at, next, when, plan, host, invited, guest, answer, game, reminded, trouble);
    }

    Invitation answered(String by) {
        return new Invitation(id, letter, at, stage, since, plan, host, invited, guest, by, game, reminded, trouble);
    }

    Invitation joined(Event.Player by, Plan agreed, String name) {
        return new Invitation(
                id, letter, at, stage, since, agreed, host, invited, Optional.of(by), answer, name, reminded, trouble);
    }

    Invitation withReminder() {
        return new Invitation(id, letter, at, stage, since, plan, host, invited, guest, answer, game, true, trouble);
    }

    Invitation cameBack(String why) {
        return new Invitation(id, letter, at, stage, since, plan, host, invited, guest, answer, game, reminded, why);
    }

    /**
     * Whether it counts as pending, so that the host may not invite this person again. After its letter came back it does not, although it may
     * have arrived.
     */
    boolean waits() {
        return trouble.isEmpty() && (stage == Stage.ASKED || stage == Stage.OPEN);
    }

    /** When it lapses if nobody answers. */
    Instant lapses() {
        return since.plus(OPEN);
    }

    boolean isFor(String address) {
        return invited.equalsIgnoreCase(address);
    }

    boolean isBy(String address) {
        return host.address().equalsIgnoreCase(address);
    }
}
