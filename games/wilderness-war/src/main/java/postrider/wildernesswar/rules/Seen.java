package postrider.wildernesswar.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import postrider.kernel.question.Circumstance;
import postrider.kernel.question.Forces;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;

/**
 * What both sides can see about a question, for clauses to test. Nothing is worked out until one does.
 *
 * @param own the units of the side that is asked; for an interception, the strongest that could come
 * @param enemy the enemy units concerned
 * @param more further conditions that hold
 */
public record Seen(
        Board board,
        Side asked,
        Space space,
        boolean attacking,
        Supplier<List<Unit>> own,
        Supplier<List<Unit>> enemy,
        Supplier<Set<String>> more)
        implements Circumstance {
    /** The moments of responses (5.56). */
    static final String MOVE = "move";

    static final String BATTLE = "battle";
    static final String SIEGE = "siege";
    static final String RAID = "raid";

    /** The group about to move could sail from where it is. */
    static final String NAVAL = "naval";

    /** The conditions that a clause may test. */
    public static final List<String> STATES = Lists.concat(
            Lists.concat(Forces.STATES, List.of("alone", "enemy alone", "fieldworks", NAVAL)),
            List.of(MOVE, BATTLE, SIEGE, RAID));

    Seen(Board board, Side asked, Space space, boolean attacking) {
        this(
                board,
                asked,
                space,
                attacking,
                () -> board.units(asked, space),
                () -> board.units(Sides.enemy(asked), space),
                Set::of);
    }

    /** With these forces, which are not there yet. */
    Seen of(Supplier<List<Unit>> ours, Supplier<List<Unit>> theirs) {
        return new Seen(board, asked, space, attacking, ours, theirs, more);
    }

    Seen also(Supplier<Set<String>> besides) {
        return new Seen(board, asked, space, attacking, own, enemy, besides);
    }

    private Forces forces() {
        return new Forces(
                space.name(), "", board.strength(own.get()), board.strength(enemy.get()), attacking, Unit.STRENGTH);
    }

    @Override
    public String where() {
        return space.name();
    }

    @Override
    public Set<String> states() {
        var states = new HashSet<>(forces().states());
        states.addAll(more.get());
        if (own.get().size() == 1) states.add("alone");
        if (enemy.get().size() == 1) states.add("enemy alone");
        if (board.fieldworks().has(space)) states.add("fieldworks");
        return states;
    }

    @Override
    public Map<String, Integer> counts() {
        return forces().counts();
    }
}
