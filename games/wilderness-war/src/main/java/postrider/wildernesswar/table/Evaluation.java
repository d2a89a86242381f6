package postrider.wildernesswar.table;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import postrider.kernel.ruling.Side;
import postrider.map.SpaceSet;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Order.Operation;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Order.Use;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.rules.Supply;

/** Roughly what an order is immediately worth to a side, in twentieths of a victory point. */
public final class Evaluation {
    private static final double EVENT = 30;
    private static final double WORKS = 14;
    private static final double BATTLE = 40;
    private static final double SIEGE = 60;
    private static final double RAID = 20;
    /** Being one space nearer to a target. */
    private static final double NEARER = 3;
    /** Drilled Troops that end exposed to winter and enemies. */
    private static final double HUNGER = 40;

    /** A fort or fortress of one's own within the enemy's reach, with enough men to hold it. */
    private static final double GARRISON = 40;

    private static final int ENOUGH = 4;

    /** The average strength of an arriving unit. */
    private static final int STRENGTH = 3;

    private static final int REACH = 4;

    private final Position now;
    private final Side side;
    private final Side enemy;
    private final boolean byLand;
    private final int[] far;
    private final int[] threatened;
    private final SpaceSet<Space> supplied;
    private final Map<Operation, Double> operations = new IdentityHashMap<>();
    private final Map<Space, Integer> own = new HashMap<>();
    private final Map<Space, Integer> enemies = new HashMap<>();

    /** For bots of simulations, to whom moves by sea never seem nearer. */
    public Evaluation(Position now, Side side) {
        this(now, side, false);
    }

    /** @param byLand whether coming from where no road leads to the enemy does not count as getting nearer */
    Evaluation(Position now, Side side, boolean byLand) {
        this.byLand = byLand;
        this.now = now;
        this.side = side;
        this.enemy = Sides.enemy(side);
        this.far = far(board().fortifications().strongholds().of(enemy));
        this.threatened = far(board().on().drilled().of(enemy));
        this.supplied = new Supply(now.country(), board(), side).supplied();
    }

    private Board board() {
        return now.board();
    }

    /** The number of connections from each space to the nearest of these. */
    private int[] far(SpaceSet<Space> goals) {
        var steps = new int[now.country().spaces().size()];
        Arrays.fill(steps, steps.length);
        var rings = now.country().roads().rings(goals);
        for (int far = 0; far < rings.size(); far++) for (var space : rings.get(far)) steps[space.index()] = far;
        return steps;
    }

    public double of(Order order) {
        return switch (order) {
            case Order.Pass pass -> 0;
            case Order.Play(var card, var use, var first, var last) -> of(use) - WORKS * (first.size() + last.size());
        };
    }

    private double of(Use use) {
        return switch (use) {
            case Use.Activate(var operations, var campaign) -> of(operations);
            case Use.Build(var forts, var spaces) -> WORKS * spaces.size();
            case Use.Event event -> EVENT;
            case Use.Nothing nothing -> 0;
        };
    }

    /** What units arriving in these spaces are worth: more near the enemy, and where there are too few. */
    double arriving(List<Space> goals) {
        double worth = 0;
        for (var goal : Set.copyOf(goals)) {
            int men = STRENGTH * Collections.frequency(goals, goal);
            worth += garrison(goal, own(goal) + men) - garrison(goal, own(goal)) - NEARER * far[goal.index()] * men / 4;
        }
        return worth;
    }

    double of(List<Operation> operations) {
        double worth = 0;
        for (var operation : operations) worth += of(operation);
        return worth;
    }

    /** Remembered, because the same operation may be ordered with every card. */
    private double of(Operation operation) {
        return operations.computeIfAbsent(operation, this::worth);
    }

    private double worth(Operation operation) {
        var who = operation.who();
        var at = board().space(who.head()).orElseThrow();
        return switch (operation.steps().getLast()) {
            case Step.To(var goal, var way) -> arriving(who, goal) + onTheWay(who, at, goal) + guarding(who, at, goal);
            case Step.Drop drop -> 0;
            case Step.ThenAsk ask -> 0;
            case Step.Demolish demolish -> -WORKS;
            case Step.Siege siege -> SIEGE;
            case Step.Assault assault -> SIEGE + odds(strength(who), enemies(at));
            case Step.Sortie sortie -> odds(strength(who), enemies(at));
        };
    }

    private double arriving(Group who, Space goal) {
        if (!board().isHeld(enemy, goal)) return raid(who, goal);
        double fight = enemies(goal) == 0 ? 0 : odds(strength(who), enemies(goal));
        boolean besieges = who.hasDrilled() && who.commander().isPresent();
        return fight + (besieges && board().hasStronghold(enemy, goal) ? SIEGE : raid(who, goal));
    }

    /** 10.1: only worth it where nobody has raided. */
    private double raid(Group who, Space goal) {
        boolean fresh = goal.isFriendlyTo(enemy)
                && !goal.fortress()
                && board().raids(goal).of(side) == 0;
        return fresh && who.hasAuxiliaries() && !who.hasDrilled() ? RAID : 0;
    }

    /** Increases with the odds, with a jump where they become favourable. */
    private static double odds(int own, int against) {
        return BATTLE * (own - against) / Math.max(1, own + against) + (own > against ? BATTLE / 2 : -BATTLE / 2);
    }

    private double onTheWay(Group who, Space from, Space goal) {
        if (!who.hasDrilled()) return 0;
        boolean overseas = byLand && (far[from.index()] == far.length || far[goal.index()] == far.length);
        double nearer = overseas ? 0 : NEARER * (far[from.index()] - far[goal.index()]) * strength(who) / 4;
        return nearer - (supplied.has(goal) || far[goal.index()] == 0 ? 0 : HUNGER);
    }

    /** Units that leave are missed, and units that come are welcome. */
    private double guarding(Group who, Space from, Space goal) {
        int men = strength(who);
        double missed = garrison(from, own(from)) - garrison(from, own(from) - men);
        boolean comes = men >= enemies(goal);
        return (comes ? garrison(goal, own(goal) + men) - garrison(goal, own(goal)) : 0) - missed;
    }

    /** What this many men are worth there. */
    private double garrison(Space space, int men) {
        if (threatened[space.index()] > REACH) return 0;
        if (!board().hasStronghold(side, space)) return 0;
        return (board().isBesieged(space) ? SIEGE : GARRISON) * Math.min(men, ENOUGH) / ENOUGH;
    }

    private int strength(Group who) {
        return board().strength(who.units());
    }

    private int own(Space space) {
        return own.computeIfAbsent(space, where -> board().strength(side, where));
    }

    private int enemies(Space space) {
        return enemies.computeIfAbsent(space, where -> board().strength(enemy, where));
    }
}
