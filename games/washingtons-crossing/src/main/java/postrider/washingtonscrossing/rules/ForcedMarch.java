package postrider.washingtonscrossing.rules;

import static postrider.kernel.ruling.Fault.when;
import static postrider.washingtonscrossing.rules.Faults.anyOf;
import static postrider.washingtonscrossing.rules.Faults.shaken;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import postrider.kernel.ruling.Fault;
import postrider.map.Hexes;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Mark;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Sides;

/** 11.2: forced marches. */
record ForcedMarch(PlayerTurn turn) implements AtTable.InTurn {
    /** The highest fatigue at which a leader may force march. */
    private static final int TIRED = 3;

    /** The extra movement points. */
    static int points(Leader leader) {
        return leader.side() == Sides.AMERICAN ? 3 : 2;
    }

    /** Why these leaders, all on the map, may not force march. */
    Optional<Fault> fault(Action.ForceMarch order) {
        return late(order.leaders(), leader -> turn.roll(leader).isPresent())
                .or(() -> order.under().flatMap(chief -> faultUnder(chief, order.leaders())))
                .or(() -> Lists.first(order.leaders(), this::fault));
    }

    private Optional<Fault> fault(Leader leader) {
        var force = board().there(leader);
        return when(turn.isMounted(leader), "11.2", "%s has 13 movement points and does not force march.", leader)
                .or(() -> shaken("11.2", leader, force.condition()))
                .or(() -> when(force.fatigue() > TIRED, "11.2", "%s has fatigue %d.", leader, force.fatigue()));
    }

    /** 11.2: it is declared before rolling for movement points. */
    static Optional<Fault> late(List<Leader> leaders, Predicate<Leader> hasRolled) {
        return anyOf(leaders, hasRolled, "11.2", "%s has rolled already.");
    }

    /** 11.2, Exception: a chief spares fatigue once a game, for leaders whom he activated and who are with him or next to him. */
    private Optional<Fault> faultUnder(Leader chief, List<Leader> leaders) {
        Predicate<Leader> others = leader -> !turn.above(leader).contains(chief);
        Predicate<Leader> far = leader -> board().isOnMap(chief) && !isNear(chief, leader);
        return when(!isChief(chief), "11.2", "Only Washington and Cornwallis spare a forced march its fatigue.")
                .or(() -> when(
                        has(mark(chief)) && turn.spared.isEmpty(),
                        "11.2",
                        "%s has done so already, and once is all.",
                        chief))
                .or(() -> anyOf(leaders, others, "11.2", "%s was not activated by %s.", chief))
                .or(() -> anyOf(leaders, far, "11.2", "%s is neither with %s nor next to him.", chief));
    }

    /** A forced march of all these who may. If the chief can spare them the fatigue, only of those he can spare. */
    Optional<Action.ForceMarch> of(Leader chief, List<Leader> leaders) {
        boolean spares = isChief(chief) && !has(mark(chief));
        var able = Lists.filter(leaders, leader -> fault(leader).isEmpty() && (!spares || isNear(chief, leader)));
        return able.isEmpty()
                ? Optional.empty()
                : Optional.of(new Action.ForceMarch(able, Optional.of(chief).filter(one -> spares)));
    }

    private static boolean isChief(Leader leader) {
        return leader.is(Leader.WASHINGTON) || leader.is(Leader.CORNWALLIS);
    }

    private boolean isNear(Leader chief, Leader leader) {
        var board = board();
        return Hexes.distance(board.hex(leader), board.hex(chief)) <= 1;
    }

    private static Mark mark(Leader chief) {
        return chief.is(Leader.WASHINGTON) ? Mark.WASHINGTON_HAS_MARCHED : Mark.CORNWALLIS_HAS_MARCHED;
    }

    /** Declares it before they roll; there must be no {@link #fault}. */
    void declare(Action.ForceMarch order) {
        turn.declared.addAll(order.leaders());
        order.under().ifPresent(chief -> {
            turn.spared.addAll(order.leaders());
            table().mark(mark(chief));
            tell("11.2", "The forced march under %s costs no fatigue, once in the game.", chief);
        });
        tell("11.2", "%s will force march.", Wording.list(order.leaders()));
    }
}
