package postrider.washingtonscrossing.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Choice;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.Charts.Going;
import postrider.washingtonscrossing.CrossingTopic;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Post;
import postrider.washingtonscrossing.River;

/**
 * 17.3: a force retreats, or surrenders (17.4).
 *
 * @param hexes the length of the retreat
 * @param strength men when the combat began
 * @param kept how many men Washington keeps while others can take losses (17.1, Exception)
 * @param surrender of all who fought on their side; empty if there was no combat
 * @param about the subject of the question
 */
record Retreat(
        PlayerTurn turn,
        Side side,
        List<Leader> stack,
        Hex from,
        int hexes,
        int strength,
        int kept,
        Optional<Surrender> surrender,
        String about)
        implements AtTable.InTurn {
    /** How many more steps than hexes a way may take. */
    private static final int DETOUR = 3;

    private static final int WAYS = 60;

    /** Percent lost when passing a stronger enemy, or a weaker one. */
    private static final int STRONGER = 20;

    private static final int WEAKER = 10;
    private static final int PRIORITIES = 5;

    private static final String GIVES_UP =
            "All of yours who fought here leave the game; their men count as lost (22.2).";

    /** For a single leader, without a combat. */
    static Retreat of(PlayerTurn turn, Leader leader, int hexes) {
        var from = turn.board().hex(leader);
        int kept = Losses.keptByWashington(turn.table());
        return of(turn, List.of(leader), from, hexes, kept, Optional.empty());
    }

    /** For those in one hex, of all who fought. */
    static Retreat of(PlayerTurn turn, Surrender surrender, Hex from, int hexes, int kept) {
        var stack = Lists.filter(surrender.leaders(), turn.board().in(surrender.side(), from)::contains);
        return of(turn, stack, from, hexes, kept, Optional.of(surrender));
    }

    private static Retreat of(
            PlayerTurn turn, List<Leader> stack, Hex from, int hexes, int kept, Optional<Surrender> surrender) {
        var side = Sight.top(stack).side();
        var about = turn.table().subject(side, CrossingTopic.RETREAT, "from " + turn.name(from));
        return new Retreat(turn, side, stack, from, hexes, turn.board().troops(stack), kept, surrender, about);
    }

    /** The same retreat for those still in the hex. */
    Retreat remaining() {
        var left = Lists.filter(stack, board().in(side, from)::contains);
        return new Retreat(turn, side, left, from, hexes, strength, kept, surrender, about);
    }

    /** Losses after the combat itself, in men and in percent of the force's strength (22.2). */
    record FurtherLoss(int men, int percent) {
        static final FurtherLoss NOTHING = new FurtherLoss(0, 0);

        FurtherLoss plus(FurtherLoss more) {
            return new FurtherLoss(men + more.men, percent + more.percent);
        }
    }

    /** A way to retreat, perhaps off the map. */
    private record Way(List<Hex> hexes, boolean offMap) {}

    /** @param next questions to ask in the same letter */
    FurtherLoss go(Supplier<List<Question<?>>> next) {
        if (stack.isEmpty()) return FurtherLoss.NOTHING;
        var ways = ways();
        if (ways.isEmpty()) return new Surrender(table(), side, stack, from, strength).carryOut();
        var way = umpire().settle(question(ways), next).getFirst();
        return way.isPresent() ? follow(way.get()) : surrender.orElseThrow().carryOut();
    }

    /** The question as things stand, if there is one. */
    List<Question<?>> questions() {
        var ways = stack.isEmpty() ? List.<Way>of() : ways();
        if (ways.isEmpty()) return List.of();
        var question = question(ways);
        return question.isForced() ? List.of() : List.of(question);
    }

    private Choice<Optional<Way>> question(List<Way> ways) {
        var options = new LinkedHashMap<String, Optional<Way>>();
        for (var way : ways) options.put(words(way), Optional.of(way));
        boolean hopeless = ways.stream().allMatch(way -> way.hexes().stream().anyMatch(this::isHeld));
        boolean asked = options.size() > 1 || hopeless;
        if (asked && surrender.isPresent() && board().troops(stack) > 0) options.put("surrender", Optional.empty());
        var which = asking().meaning(options, way -> way.map(this::meaning).orElse(GIVES_UP))
                .one(options);
        return Table.firstOf(which, CrossingTopic.FIRST_WAY);
    }

    private Asking asking() {
        var place = name(from);
        var text = "%s back %d hexes from %s. Which way?";
        var who = Wording.verb(stack, "falls", "fall");
        return new Asking(side, "17.3", CrossingTopic.RETREAT, about, text, who, hexes, place)
                .reading(country().spelling());
    }

    /** Where a way ends and what it may cost; enemy strengths are hidden (3.0). */
    private String meaning(Way way) {
        var end = way.hexes().isEmpty() ? from : way.hexes().getLast();
        var friends = Lists.filter(board().in(side, end), leader -> !stack.contains(leader));
        var with = friends.isEmpty() ? "" : " with " + Sight.top(friends);
        var goal = way.offMap()
                ? "They leave the game."
                : "Ends in %s%s, next to %s.".formatted(name(end), with, table().enemiesRound(side, end));
        var passed = Lists.filter(way.hexes(), this::isHeld);
        if (passed.isEmpty()) return goal;
        int most = Losses.tens(STRONGER * strength, 100);
        int less = Losses.tens(WEAKER * strength, 100);
        return "%s The enemy in %s costs %d, %d or no men more.".formatted(goal, names(passed), most, less);
    }

    private String words(Way way) {
        var names = Lists.map(way.hexes(), this::name);
        if (!way.offMap()) return "by " + String.join(" ", names);
        return names.isEmpty() ? "off the map" : "by %s off the map".formatted(String.join(" ", names));
    }

    /** All ways that keep the priorities; if there are none, those that break as few as possible, the lowest first (R20). */
    private List<Way> ways() {
        for (int priorities = PRIORITIES; priorities >= 0; priorities--) {
            var ways = new ArrayList<Way>();
            find(List.of(), priorities, hexes, ways);
            if (!ways.isEmpty()) return ways;
        }
        return List.of();
    }

    /** @param away how many hexes away it must end: one more for each full hex in which it would have ended (4.0) */
    private void find(List<Hex> gone, int priorities, int away, List<Way> found) {
        var at = gone.isEmpty() ? from : gone.getLast();
        boolean far = !gone.isEmpty() && Hexes.distance(from, at) >= away;
        boolean full = far && board().isFull(side, at, board().troops(stack));
        if (far && !full && !isHeld(at)) {
            found.add(new Way(gone, false));
            return;
        }
        if (found.size() >= WAYS || gone.size() >= hexes + DETOUR) return;
        if (country().isHomeEdge(side, at)) {
            found.add(new Way(gone, true));
            return;
        }
        for (var next : next(gone, priorities)) find(Lists.with(gone, next), priorities, full ? away + 1 : away, found);
    }

    /** 17.3: the next hexes. A priority that would leave none is skipped. */
    private List<Hex> next(List<Hex> gone, int priorities) {
        var at = gone.isEmpty() ? from : gone.getLast();
        var open = Lists.filter(
                country().grid().neighbours(at),
                hex -> isPassable(at, hex)
                        && !hex.equals(from)
                        && surrender
                                .filter(combat -> combat.battle().equals(hex))
                                .isEmpty()
                        && !gone.contains(hex)
                        && Hexes.distance(from, hex) >= Hexes.distance(from, at));
        var held = Lists.filter(open, this::isHeld);
        if (held.size() == open.size()) return open;
        if (priorities == 0) return Lists.concat(next(gone, PRIORITIES), held);
        var best = Lists.filter(open, hex -> !isHeld(hex)); // 1
        if (priorities > 1) best = preferring(best, this::isSafe); // 2
        if (priorities > 2) best = preferring(best, country().homewards(side, at)::has); // 3
        if (priorities > 3 && country().hasRoad(at)) best = preferring(best, hex -> isRoad(at, hex)); // 4
        if (priorities > 4) best = preferring(best, hex -> !isBareMinorRiver(at, hex, Going.NORMAL)); // 5
        return preferring(best, hex -> Hexes.distance(from, hex) > Hexes.distance(from, at));
    }

    private static List<Hex> preferring(List<Hex> some, Predicate<Hex> better) {
        var those = Lists.filter(some, better);
        return those.isEmpty() ? some : those;
    }

    /** 5.0: outside enemy zones of control, which friends negate here. */
    private boolean isSafe(Hex hex) {
        return board().troops(side, hex) >= ZoneOfControl.TROOPS || !enemyZone().covers(hex);
    }

    private boolean isHeld(Hex hex) {
        return board().isHeld(enemy(), hex);
    }

    /** 17.3: no ferries, no open major river, and in rain no minor river except by road. */
    private boolean isPassable(Hex at, Hex hex) {
        return costs().fault(at, hex).isEmpty()
                && !country().isAmboyFerry(at, hex)
                && !isBareMinorRiver(at, hex, Going.RAIN);
    }

    private boolean isBareMinorRiver(Hex at, Hex hex, Going going) {
        return country().hasRiver(at, hex, River.MINOR_RIVER) && !isRoad(at, hex) && track().going() == going;
    }

    /** 11.4.4: the ferry at Brunswick counts as a minor river. */
    private boolean isRoad(Hex at, Hex hex) {
        return country().isRoad(at, hex) && !country().isBrunswickFerry(at, hex);
    }

    private FurtherLoss follow(Way way) {
        var further = FurtherLoss.NOTHING;
        for (var hex : way.hexes()) {
            if (isHeld(hex)) further = further.plus(through(hex));
            var left = board().present(stack);
            if (left.isEmpty()) return further;
            new Arrival(turn, left, () -> {}).come(hex);
        }
        var left = board().present(stack);
        var top = Sight.top(left);
        var goal = way.offMap() ? "off the map" : name(way.hexes().getLast());
        rule("17.3", "%s falls back %s.", top, way.offMap() ? words(way) : table().way(way.hexes()));
        umpire().show(new Scene.Went(side, top.name(), name(from), goal, Scene.Way.RETREAT));
        if (way.offMap()) for (var leader : left) table().takeOff(leader, Post.Off.GONE);
        else table().spot(top);
        return further;
    }

    /** 17.3, priority 1: losses from passing enemy troops; leaders who lose all men are captured (2.2.1). */
    private FurtherLoss through(Hex hex) {
        int own = board().troops(stack);
        int enemy = board().troops(enemy(), hex);
        int percent = own < enemy ? STRONGER : own < 3 * enemy ? WEAKER : 0;
        int men = own == 0 ? 0 : Losses.tens(percent * strength, 100);
        var more = percent == 0 ? "nobody more is lost" : percent + "% more";
        rule("17.3", "%s passes the enemy in %s: %s.", Sight.top(stack), name(hex), more);
        var armed = board().armed(stack);
        int lost = new Losses(table(), side, from, kept, board().present(stack), men).take(List::of);
        for (var leader : board().present(stack))
            if (troops(leader) == 0 && (armed.contains(leader) || board().troops(stack) == 0))
                new Capture(turn).capture(leader, "2.2.1");
        return new FurtherLoss(lost, percent);
    }
}
