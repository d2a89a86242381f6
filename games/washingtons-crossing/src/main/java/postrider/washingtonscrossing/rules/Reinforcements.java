package postrider.washingtonscrossing.rules;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Choice;
import postrider.kernel.question.Circumstance;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;
import postrider.map.CheapestWays;
import postrider.map.Hexes.Hex;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.washingtonscrossing.Condition;
import postrider.washingtonscrossing.CrossingTopic;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Mark;
import postrider.washingtonscrossing.Post;
import postrider.washingtonscrossing.Post.Force;
import postrider.washingtonscrossing.Reinforcement;
import postrider.washingtonscrossing.Ship;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Turn;

/** 9.1 and 9.3: arrivals and departures in the reinforcement phase. */
record Reinforcements(Table table) implements AtTable {
    private static final String VANGUARD = "Vanguard";
    private static final String MONCKTON = "Monckton";
    private static final String MCDOUGALL = "McDougall";

    /** Longer than any way on the map. */
    private static final int FAR = 250;

    /** The option to wait for a later reinforcement phase. */
    private static final String LATER = "later";

    private static final String AGAIN =
            "He waits. You are asked again at 7 am; in between a standing order brings him, 'arrive with McDougall: 0201'.";

    void phase() {
        var due = due(table.turn());
        for (int i = 0; i < due.size(); i++) arrive(due.get(i), due.subList(i + 1, due.size()));
        for (var leader : board().leaders())
            if (board().post(leader) instanceof Post.Rallying(var until, int troops)
                    && until.compareTo(table.turn()) <= 0) comeBack(leader, troops);
        withdraw(Ship.PENNSYLVANIA_NAVY, "Jan 1 12 am");
        withdraw(Ship.DURHAM_BOATS, "Jan 4 12 am");
    }

    /** 9.1: everybody due in this turn or an earlier one. */
    private List<Reinforcement> due(Turn turn) {
        return Lists.filter(
                table.box().reinforcements(),
                coming -> !track().arrived().contains(coming.name())
                        && track().due(coming).compareTo(turn) <= 0);
    }

    private void arrived(Reinforcement coming) {
        table.track(track -> track.withArrived(coming.name()));
        if (coming.name().equals(Leader.CORNWALLIS)) table.mark(Mark.CORNWALLIS_COMMANDS);
    }

    /** @param after later arrivals of the phase, whose questions go into the same letter */
    private void arrive(Reinforcement coming, List<Reinforcement> after) {
        switch (coming.name()) {
            case VANGUARD -> vanguard(coming);
            case MONCKTON -> arrived(coming); // 9.2.2: in the command phase
            default -> enter(coming, () -> questions(coming.side(), after));
        }
    }

    /** A side's questions in the phase, as they stand before it. */
    List<Question<?>> questions(Side side) {
        return questions(side, due(table.turn()));
    }

    private List<Question<?>> questions(Side side, List<Reinforcement> coming) {
        return asked(side, coming, table.turn()).stream()
                .<Question<?>>flatMap(one -> where(one).stream())
                .toList();
    }

    /** Reinforcements of the next turn whose player will be asked for their hex, as things stand. */
    List<Reinforcement> askedNext(Side side) {
        var next = table.turn().next();
        return asked(side, due(next), next);
    }

    private List<Reinforcement> asked(Side side, List<Reinforcement> coming, Turn turn) {
        return Lists.filter(
                coming,
                one -> one.side() == side
                        && !List.of(VANGUARD, MONCKTON).contains(one.name())
                        && !waits(one, turn)
                        && counter(one).isPresent()
                        && where(one).filter(where -> !where.isForced()).isPresent());
    }

    private Optional<Leader> counter(Reinforcement coming) {
        return coming.leader().or(() -> britishCounter(coming.troops()));
    }

    private void enter(Reinforcement coming, Supplier<List<Question<?>>> next) {
        var counter = counter(coming);
        if (counter.isEmpty()) who(coming).ifPresent(who -> add(coming, umpire().unasked(who)));
        else
            where(coming).flatMap(where -> place(coming, where, next)).ifPresent(hex -> {
                arrived(coming);
                put(counter.get(), coming.troops(), hex, rule(coming), "%s arrives in %s.");
            });
    }

    /** 9.3.1: for McDougall, who may wait, the player is asked once a day; in between he waits unless a clause brings him (R60). */
    private Optional<Hex> place(Reinforcement coming, Choice<Optional<Hex>> where, Supplier<List<Question<?>>> next) {
        var place = waits(coming, table.turn())
                ? umpire().unasked(where.defaultingTo(LATER))
                : umpire().settle(where, next);
        return place.getFirst();
    }

    private static boolean waits(Reinforcement coming, Turn turn) {
        return mayWait(coming) && !turn.hour().equals(coming.turn().hour());
    }

    private static boolean mayWait(Reinforcement coming) {
        return coming.name().equals(MCDOUGALL);
    }

    /** 9.1.1: a British or Hessian detachment counter that is free and large enough. */
    private Optional<Leader> britishCounter(int troops) {
        return Lists.find(
                board().leaders(), one -> one.side() == Sides.BRITISH && board().isFree(one) && one.limit() >= troops);
    }

    /** 9.1.1: British reinforcements due by the next turn without a free detachment. */
    List<Reinforcement> uncounted() {
        return Lists.filter(
                due(table.turn().next()),
                one -> one.side() == Sides.BRITISH && counter(one).isEmpty());
    }

    private SpaceSet<Hex> zone(Reinforcement coming) {
        if (coming.side() == Sides.BRITISH) return country().britishEntry();
        if (mayWait(coming)) return country().mcdougallEntry();
        return country().none().with(country().supplyBase(coming.side()));
    }

    /** 4.0, 9.1.1 */
    private List<Hex> open(Side side, SpaceSet<Hex> zone, int men) {
        return Lists.filter(zone, hex -> !board().isHeld(Sides.enemy(side), hex) && !board().isFull(side, hex, men));
    }

    /** Hexes nearest the enemy come first, but those next to an enemy last; McDougall may wait. */
    private Optional<Choice<Optional<Hex>>> where(Reinforcement coming) {
        var side = coming.side();
        var sight = new Sight(now(), side);
        var hexes = Lists.sorted(
                open(side, zone(coming), coming.troops()),
                Comparator.<Hex, Boolean>comparing(
                                hex -> !sight.enemiesRound(hex).isEmpty())
                        .thenComparing(hex -> toTheEnemy(side, hex)));
        if (hexes.isEmpty()) return Optional.empty();
        var options = new LinkedHashMap<String, Optional<Hex>>();
        for (var hex : hexes) options.put(name(hex), Optional.of(hex));
        var name = coming.name();
        if (mayWait(coming)) options.put(LATER, Optional.empty());
        var text = "%s comes with %d men. In which hex?".formatted(name, coming.troops());
        var asking = new Asking(side, rule(coming), CrossingTopic.ARRIVE, "with " + name, text)
                .meaning(options, hex -> hex.isPresent() ? "" : AGAIN);
        return Optional.of(
                Table.firstOf(asking.one(options), CrossingTopic.NEAREST).withFacts(coming(coming.leader())));
    }

    /** For clauses that name the leader who arrives. */
    static Circumstance coming(Optional<Leader> leader) {
        return new Circumstance.Told("", leader.map(Leader::name).orElse(""), Set.of());
    }

    /** Movement points from a hex to the nearest enemy. */
    private int toTheEnemy(Side side, Hex hex) {
        var prices = new MovementCosts(now(), side).prices();
        var ways = new CheapestWays<>(prices, hex, FAR, country().none());
        return Lists.lowest(
                board().hexes(Sides.enemy(side)), enemy -> ways.costTo(enemy).orElse(FAR), FAR);
    }

    private static String rule(Reinforcement coming) {
        return coming.side() == Sides.BRITISH ? "9.1.1" : "9.3.1";
    }

    private void put(Leader leader, int troops, Hex hex, String rule, String sentence) {
        table.put(leader, new Force(hex, troops, 0, Condition.GOOD_ORDER));
        table.announce(leader, rule, sentence, leader, name(hex));
        new Capture(new PlayerTurn(table, leader.side())).loneLeaders(leader.side(), hex);
    }

    /** Leaders in the entry hexes who have room. */
    private List<Leader> able() {
        return Lists.filter(board().of(Sides.BRITISH), leader -> room(leader) > 0);
    }

    /**
     * 9.1.1: which leaders in the entry hexes take men for whom no counter is free; without room for all, the men wait. Nobody is asked by
     * letter: those who can take them do, unless a clause says otherwise (R60).
     */
    private Optional<Choice<Optional<Leader>>> who(Reinforcement coming) {
        boolean stands = country().britishEntry().stream()
                .anyMatch(hex -> !board().in(Sides.BRITISH, hex).isEmpty());
        if (!stands) return Optional.empty();
        var options = new LinkedHashMap<String, Optional<Leader>>();
        var able = able();
        if (room(able) >= coming.troops()) for (var leader : able) options.put(leader.name(), Optional.of(leader));
        options.put(LATER, Optional.empty());
        var name = coming.name();
        var text = "No detachment is free for the %d men of the %s. Who takes them, each as many as he has room for?";
        var asking =
                new Asking(Sides.BRITISH, "9.1.1", CrossingTopic.ARRIVE, "with " + name, text, coming.troops(), name);
        var choice = asking.some(options, 1, options.size()).hidden();
        return Optional.of(Table.firstOf(choice, CrossingTopic.NEAREST).withFacts(coming(Optional.empty())));
    }

    private void add(Reinforcement coming, List<Optional<Leader>> takers) {
        if (takers.contains(Optional.<Leader>empty())) return;
        int left = coming.troops();
        for (var leader : Lists.concat(Lists.map(takers, Optional::orElseThrow), able()))
            left -= take(leader, Math.min(left, room(leader)), coming.name());
        arrived(coming);
    }

    private int room(Leader leader) {
        var hex = board().hex(leader);
        return country().britishEntry().has(hex) ? Math.min(table.limit(leader) - troops(leader), room(hex)) : 0;
    }

    private int room(Hex hex) {
        return board().room(Sides.BRITISH, hex);
    }

    /** Room with all these leaders, within the stacking limits of their hexes. */
    private int room(List<Leader> able) {
        var hexes = Lists.grouped(able, board()::hex);
        return Lists.sum(hexes.keySet(), hex -> Math.min(room(hex), Lists.sum(hexes.get(hex), this::room)));
    }

    private int take(Leader leader, int men, String name) {
        if (men == 0) return 0;
        table.change(leader, force -> force.withTroops(force.troops() + men));
        table.tell(Sides.BRITISH, "9.1.1", "%s takes %d men of the %s.", leader, men, name);
        return men;
    }

    /** 9.1.1: formed of a hundred of Leslie's men, if he has them; while he rallies off the map it waits (R59). */
    private void vanguard(Reinforcement coming) {
        var leslie = leader("Leslie");
        if (board().post(leslie) instanceof Post.Rallying) return;
        arrived(coming);
        var force = board().force(leslie).filter(there -> there.troops() >= coming.troops());
        if (force.isEmpty()) {
            table.tell(Sides.BRITISH, "9.1.1", "The Vanguard does not come: Leslie has no hundred men for it.");
            return;
        }
        var from = force.get();
        table.change(leslie, there -> there.withTroops(there.troops() - coming.troops()));
        var vanguard = coming.leader().orElseThrow();
        table.put(vanguard, new Force(from.hex(), coming.troops(), from.fatigue(), from.condition()));
        table.announce(vanguard, "9.1.1", "The Vanguard is formed of Leslie's men in %s.", name(from.hex()));
    }

    /** 18.2: a rallied leader returns at the supply base, but not while the enemy holds it (R23). */
    private void comeBack(Leader leader, int troops) {
        var side = leader.side();
        var base = country().supplyBase(side);
        if (open(side, country().none().with(base), troops).isEmpty()) return;
        put(leader, troops, base, "18.2", "%s comes back in %s.");
    }

    /** 9.3 */
    private void withdraw(Ship ship, String turn) {
        if (table.turn().isBefore(turn) || board().ship(ship).isEmpty()) return;
        table.board(board -> board.with(ship, Optional.empty()));
        rule("9.3", "The %s is withdrawn.", ship);
    }
}
