package postrider.washingtonscrossing;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import postrider.kernel.ruling.Side;
import postrider.map.Indexed;

/**
 * A leader's counter (2.2.1).
 *
 * @param index among all leaders
 * @param cost in activation points, as printed
 * @param span what he may activate in one activation; 0 for a subordinate leader
 * @param radius how many movement points away
 * @param limit most troops he may have; 0 for one who is not on the Leader Display
 * @param points victory points for who captures him (22.3)
 * @param doubts of what is printed on it and not confirmed: why, by the words for it
 */
public record Leader(
        int index,
        String name,
        Nation nation,
        Kind kind,
        int cost,
        int span,
        int rating,
        int radius,
        int limit,
        int points,
        SequencedMap<String, String> doubts)
        implements Indexed {
    public static final String WASHINGTON = "Washington";
    public static final String CORNWALLIS = "Cornwallis";
    public static final String GRANT = "Grant";

    /** The other counter of Grant (9.2.1). */
    public static final String SUBORDINATE_GRANT = "Subordinate Grant";

    /** From 1 January on he may have more (9.4.1). */
    public static final String ST_CLAIR = "St. Clair";

    /** 10.1 */
    public enum Kind {
        COMMANDING,
        SUBORDINATE,
        DETACHMENT
    }

    public Side side() {
        return nation.side();
    }

    public boolean commands() {
        return kind == Kind.COMMANDING;
    }

    /** 10.4: whether it commands, and each of these costs less. */
    public boolean commands(List<Leader> others) {
        return commands() && others.stream().allMatch(other -> other.cost < cost);
    }

    /** 14.0: a detachment is a leader in all respects, but its counter comes and goes. */
    public boolean isDetachment() {
        return kind == Kind.DETACHMENT;
    }

    public boolean isMilitia() {
        return nation == Nation.MILITIA;
    }

    public boolean is(String named) {
        return name.equals(named);
    }

    /** 10.1, Exception: printed for when he commands, though he has troops of his own. */
    public boolean isBrigadier() {
        return commands() && cost == 2;
    }

    /** Why nobody is sure of his rating, cost, span, radius or limit. */
    public Optional<String> doubt(String what) {
        return Optional.ofNullable(doubts.get(what));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Leader leader && leader.index == index && leader.name.equals(name);
    }

    @Override
    public int hashCode() {
        return index;
    }

    @Override
    public String toString() {
        return name;
    }
}
