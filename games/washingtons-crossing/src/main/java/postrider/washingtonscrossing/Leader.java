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
 * @param span how many points' worth of leaders this one may activate; 0 for a subordinate leader
 * @param radius command radius in movement points
 * @param limit most troops the leader may have; 0 for one not on the Leader Display
 * @param points victory points for capturing the leader (22.3)
 * @param doubts why printed values are uncertain, by the words for the value
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

    /** May have more men from 1 January on (9.4.1). */
    public static final String ST_CLAIR = "St. Clair";

    private static final List<String> LEAVING = List.of("Dickinson", "Lord Stirling", "Glover", "Sargent");

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

    /** 10.4: whether this leader commands, and each of the others costs less. */
    public boolean commands(List<Leader> others) {
        return commands() && others.stream().allMatch(other -> other.cost < cost);
    }

    /** 14.0: a detachment is a leader in all respects, except that its counter comes and goes. */
    public boolean isDetachment() {
        return kind == Kind.DETACHMENT;
    }

    public boolean isMilitia() {
        return nation == Nation.MILITIA;
    }

    public boolean is(String named) {
        return name.equals(named);
    }

    /** 9.4.1 */
    public boolean leavesAtNewYear() {
        return LEAVING.contains(name);
    }

    /** 10.1, Exception: a leader with troops whose printed cost applies only when leading others with troops. */
    public boolean isBrigadier() {
        return commands() && cost == 2;
    }

    /** Why the rating, cost, span, radius or limit is uncertain. */
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
