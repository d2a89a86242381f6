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

/** What the game remembers during the command, action and recovery phases of one side (6.0). */
final class PlayerTurn implements AtTable.OfSide {
    /** 11.0: movement points of mounted leaders, who do not roll. */
    static final int MOUNTED = 13;

    private final Table table;
    private final Side side;

    /** Activated leaders and their activators; empty for a leader activated by points or a die (10.1). */
    private final Map<Leader, Optional<Leader>> activated = new LinkedHashMap<>();

    private final Map<Leader, Integer> points = new LinkedHashMap<>();
    private final Map<Leader, Integer> rolls = new LinkedHashMap<>();
    /** 11.2: leaders who declared a forced march. */
    final Set<Leader> declared = new LinkedHashSet<>();
    /** 11.2, Exception: those of them who are spared its fatigue. */
    final Set<Leader> spared = new LinkedHashSet<>();
    /** Leaders who have spent movement points. */
    final Set<Leader> moved = new LinkedHashSet<>();
    /** Leaders whose move is over. */
    final Set<Leader> done = new LinkedHashSet<>();
    /** 10.2: leaders whom the order tries to activate by a die. */
    final Set<Leader> candidates = new LinkedHashSet<>();
    /** 12.0: leaders tired by an attack. */
    final Set<Leader> attacked = new LinkedHashSet<>();
    /** 12.0: defenders who lost 5% or more. */
    final Set<Leader> defended = new LinkedHashSet<>();
    /** 11.3: leaders who moved in reaction. */
    final Set<Leader> reacted = new LinkedHashSet<>();
    /** 11.3: leaders who retreated in this turn. */
    final Set<Leader> retreated = new LinkedHashSet<>();
    /** 11.4.2: crossings rolled for in this turn. */
    final Map<Hexside, Capacity> capacity = new LinkedHashMap<>();
    /** 19.0: hexes where somebody has dug. */
    final Set<Hex> dug = new LinkedHashSet<>();
    /** 11.6: ships that have sailed. */
    final Set<Ship> sailed = EnumSet.noneOf(Ship.class);
    /** 11.4.3: ships that have helped in a crossing. */
    final Set<Ship> carrying = EnumSet.noneOf(Ship.class);

    /** 11.4.2: how many men may cross in the turn, and how many still may. */
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

    /** Whether a leader is activated, and still on the map. */
    boolean isActive(Leader leader) {
        return activated.containsKey(leader) && board().isOnMap(leader);
    }

    void activate(Leader leader, Optional<Leader> by) {
        activated.put(leader, by);
    }

    /** 14.0: a new detachment is not active, though its counter may have been for another. */
    void deactivate(Leader detachment) {
        activated.remove(detachment);
    }

    Set<Leader> active() {
        return activated.keySet();
    }

    Optional<Leader> activator(Leader leader) {
        return activated.get(leader);
    }

    /** Leaders whom this one activated directly. */
    List<Leader> activatedBy(Leader leader) {
        return Lists.filter(activated.keySet(), one -> activated.get(one).equals(Optional.of(leader)));
    }

    /** The leader and the chain of activators above, bottom up. */
    List<Leader> above(Leader leader) {
        var above = new ArrayList<>(List.of(leader));
        while (activated.get(above.getLast()) instanceof Optional<Leader> by && by.isPresent()) above.add(by.get());
        return List.copyOf(above);
    }

    /** 11.0: the leader at the top of the chain, whose rating counts. */
    Leader head(Leader leader) {
        return above(leader).getLast();
    }

    /** 14.0, 12.0: a detachment made on the march is activated as its leader is, and tires for what its men have done before. */
    void inherit(Leader from, Leader detachment) {
        if (isActive(from)) activated.put(detachment, Optional.of(from));
        for (var some : List.of(moved, declared, spared, attacked, defended, reacted))
            if (some.contains(from)) some.add(detachment);
        if (points.containsKey(from)) points.put(detachment, points.get(from));
        if (rolls.containsKey(from)) rolls.put(detachment, rolls.get(from));
    }

    /** Whether a leader has spent movement points, or has no move left. */
    boolean hasMoved(Leader leader) {
        return moved.contains(leader) || done.contains(leader);
    }

    /** A leader's remaining movement points; empty before the roll. */
    Optional<Integer> points(Leader leader) {
        return Optional.ofNullable(points.get(leader));
    }

    void setPoints(Leader leader, int left) {
        points.put(leader, left);
    }

    /** The number of the roll that gave a leader movement points; empty if there was none. */
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

    /** 11.0: Washington, and leaders without troops. */
    boolean isMounted(Leader leader) {
        return table.troops(leader) == 0 || leader.is(Leader.WASHINGTON);
    }
}
