package postrider.log;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import postrider.kernel.ruling.Side;
import postrider.text.Maps;

/** Each player's last standing orders, in force or void. */
public record StandingOrders(Map<Side, Given> last) {
    /** Before anybody gave any. */
    static final StandingOrders NONE = new StandingOrders(Map.of());

    /**
     * The standing orders of a side.
     *
     * @param words canonical; none if they dropped those they had
     * @param since when they were signed
     * @param letter digest of the letter that brought them
     */
    public record Given(List<String> words, Instant since, String letter, boolean annulled) {
        static final Given NONE = new Given(List.of(), Instant.MIN, "", false);

        Given dropped() {
            return new Given(List.of(), since, letter, annulled);
        }

        Given annulled(String other, boolean now) {
            return letter.equals(other) ? new Given(words, since, letter, now) : this;
        }
    }

    /** Replaces the writer's standing orders; {@code at} is when the letter came. */
    StandingOrders with(Event.Letter letter, Instant at) {
        var given = new Given(letter.clauses(), letter.written().signedAt().orElse(at), letter.digest(), false);
        return new StandingOrders(Maps.with(last, letter.side(), given));
    }

    /** The players exchange sides: orders for one side mean nothing on the other, and do not come back. */
    StandingOrders exchanged(UnaryOperator<Side> other) {
        return new StandingOrders(Maps.mapKeys(other, Maps.mapValues(last, Given::dropped)));
    }

    StandingOrders annulling(String letter) {
        return new StandingOrders(Maps.mapValues(last, given -> given.annulled(letter, true)));
    }

    StandingOrders reinstating(String letter) {
        return new StandingOrders(Maps.mapValues(last, given -> given.annulled(letter, false)));
    }

    /** The orders in force for a side, in canonical words. */
    public List<String> words(Side side) {
        var given = of(side);
        return given.annulled() ? List.of() : given.words();
    }

    /** When a side's last standing orders were signed; the beginning of time if it never had any. */
    public Instant since(Side side) {
        return of(side).since();
    }

    private Given of(Side side) {
        return last.getOrDefault(side, Given.NONE);
    }

    /** The side whose last standing orders, void or in force as asked, came with this letter; empty if there is none. */
    Optional<Side> by(String letter, boolean annulled) {
        return last.entrySet().stream()
                .filter(given -> given.getValue().letter().equals(letter)
                        && given.getValue().annulled() == annulled
                        && !given.getValue().words().isEmpty())
                .map(Map.Entry::getKey)
                .findFirst();
    }
}
