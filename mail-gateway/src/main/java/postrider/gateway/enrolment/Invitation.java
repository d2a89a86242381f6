package postrider.gateway.enrolment;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.log.Event;
import postrider.text.Lists;

/**
 * A game that somebody would like to begin with somebody else.
 *
 * @param id how it is called
 * @param letter digest of the letter that asked for it
 * @param at when that came
 * @param stage how far it is
 * @param since when it came so far
 * @param plan what they would play
 * @param host who asks
 * @param invited the address of whom they ask
 * @param guest who that is, once they have joined
 * @param answer digest of the letter that joined or declined; empty before
 * @param game id of the game, once they have joined; empty before
 * @param reminded whether the host was told that no answer has come
 * @param trouble why its letter did not arrive, a clause; empty if nothing is known of that
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

    /** How long it waits for an answer. */
    static final Duration OPEN = Duration.ofDays(14);

    /** After which the host is told that no answer has come. */
    static final Duration QUIET = Duration.ofDays(7);

    /** How long one that came to its end is kept. */
    static final Duration KEPT = Duration.ofDays(60);

    /** How far it is. */
    public enum Stage {
        /** The operator has not allowed it yet. */
        ASKED,
        /** Its letter has gone out. */
        OPEN,
        /** Whom it invited has accepted, and the game is to begin. */
        JOINED,
        BEGUN,
        DECLINED,
        /** Whom it invited wants no such letter from us any more. */
        NEVER,
        LAPSED,
        /** The operator does not want it. */
        REFUSED;

        /** Whether nothing more comes of it. */
        boolean isEnd() {
            return this.compareTo(JOINED) > 0;
        }
    }

    /**
     * What they would play.
     *
     * @param options those that differ from the defaults
     * @param side the host's; empty if the guest may choose
     */
    public record Plan(String system, String scenario, Map<String, String> options, String side) {
        /** The options as they are written. */
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

    /** Whether it hinders another: one that has come back may still have arrived, but nobody expects it. */
    boolean waits() {
        return trouble.isEmpty() && (stage == Stage.ASKED || stage == Stage.OPEN);
    }

    /** When it lapses, if nobody answers. */
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
