package postrider.washingtonscrossing.rules;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.Hexside;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Ship;

/** The command phase, action phase and recovery phase of one side (6.0): what is remembered until they end. */
final class PlayerTurn implements AtTable.OfSide {
    /** 11.0: who always has so many movement points. */
    static final int MOUNTED = 13;

    private final Table table;
    private final Side side;

    /** Who activated whom, top down: a leader who was activated by points or by die has none above him (10.1). */
    private final Map<Leader, Optional<Leader>> activated = new LinkedHashMap<>();

    private final Map<Leader, Integer> points = new LinkedHashMap<>();
    private final Map<Leader, Integer> rolls = new LinkedHashMap<>();
    /** 11.2: who has declared a forced march. */
    final Set<Leader> declared = new LinkedHashSet<>();
    /** Those of them who are spared the fatigue of it. */
    final Set<Leader> spared = new LinkedHashSet<>();
    /** Who has spent movement points. */
    final Set<Leader> moved = new LinkedHashSet<>();
    /** Whose move is over. */
    final Set<Leader> done = new LinkedHashSet<>();
    /** 10.2: who may come to be activated by a die. */
    final Set<Leader> hopeful = new LinkedHashSet<>();
    /** 12.0: who is tired by an attack. */
    final Set<Leader> attacked = new LinkedHashSet<>();
    /** 12.0: who has defended and lost 5 % or more. */
    final Set<Leader> defended = new LinkedHashSet<>();
    /** 11.3: who has moved in reaction. */
    final Set<Leader> reacted = new LinkedHashSet<>();
    /** 11.3: who has fallen back in this turn. */
    final Set<Leader> retreated = new LinkedHashSet<>();
    /** 11.4.2: where that was rolled. */
    final Map<Hexside, Capacity> capacity = new LinkedHashMap<>();
    /** 19.0: where somebody has dug. */
    final Set<Hex> dug = new LinkedHashSet<>();
    /** 11.6: which have sailed. */
    final Set<Ship> sailed = EnumSet.noneOf(Ship.class);
    /** 11.4.3: which have helped to cross. */
    final Set<Ship> carrying = EnumSet.noneOf(Ship.class);

    /** 11.4.2: how many men may cross in the turn, and how many of them have not yet. */
    record Capacity(int men, int left) {}

    PlayerTurn(Table table, Side side) {
        this.table = table;
        this.side = side;
    }

    @Override
    public Table table() {
        return table;
    }

    @Override
    public Side side() {
        return side;
    }

    boolean isActive(Leader leader) {
        return activated.containsKey(leader);
    }

    void activate(Leader leader, Optional<Leader> by) {
        activated.put(leader, by);
    }

    Set<Leader> active() {
        return activated.keySet();
    }

    Optional<Leader> activator(Leader leader) {
        return activated.get(leader);
    }

    /** Those whom he activated himself. */
    List<Leader> activatedBy(Leader leader) {
        return Lists.filter(activated.keySet(), one -> activated.get(one).equals(Optional.of(leader)));
    }

    /** He himself, and who activated him, up to the top. */
    List<Leader> above(Leader leader) {
        var above = new ArrayList<>(List.of(leader));
        while (activated.get(above.getLast()) instanceof Optional<Leader> by && by.isPresent()) above.add(by.get());
        return List.copyOf(above);
    }

    /** 11.0: whose rating they move and attack by, who provided the activation. */
    Leader head(Leader leader) {
        return above(leader).getLast();
    }

    /** 14.0, 12.0: a detachment made on the way is activated as its leader is, and tires for what its men have done under him. */
    void inherit(Leader from, Leader detachment) {
        if (isActive(from)) activated.put(detachment, Optional.of(from));
        for (var some : List.of(moved, declared, spared, attacked, reacted))
            if (some.contains(from)) some.add(detachment);
        if (points.containsKey(from)) points.put(detachment, points.get(from));
        if (rolls.containsKey(from)) rolls.put(detachment, rolls.get(from));
    }

    /** Whether he has spent movement points, or his move is over. */
    boolean hasMoved(Leader leader) {
        return moved.contains(leader) || done.contains(leader);
    }

    /** Movement points that a leader has left; empty if he has to roll for them. */
    Optional<Integer> points(Leader leader) {
        return Optional.ofNullable(points.get(leader));
    }

    void setPoints(Leader leader, int left) {
        points.put(leader, left);
    }

    /** The number of the roll that gave him his points; none if nobody rolled for him. */
    Optional<Integer> roll(Leader leader) {
        return Optional.ofNullable(rolls.get(leader));
    }

    Map<Leader, Integer> rolls() {
        return Map.copyOf(rolls);
    }

    void rolled(List<Leader> leaders) {
        int next = Set.copyOf(rolls.values()).size() + 1;
        for (var leader : leaders) rolls.put(leader, next);
    }

    /** 11.0: Washington, and who has no troops. */
    boolean isMounted(Leader leader) {
        return table.troops(leader) == 0 || leader.is(Leader.WASHINGTON);
    }
}
