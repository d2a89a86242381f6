package postrider.washingtonscrossing.rules;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import postrider.kernel.question.Asking;
import postrider.kernel.question.FreeQuestion;
import postrider.kernel.question.Question;
import postrider.kernel.view.Scene;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.Charts.RaidResult;
import postrider.washingtonscrossing.CrossingTopic;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Sides;

/** Chapter 8, the American raid phase (8.0). */
record Raids(Table table) implements AtTable {
    private static final int RANGE = 15;

    private static final String SPARES =
            "Standing orders 'raid: the nearest' and 'raided: the strongest' spare you such letters; below an order, 'if asked raid: the nearest' and 'if asked raided: the strongest' spare the next.";

    void phase() {
        int die = table.roll("8.0", "a raid");
        if (!charts().raid().at(die).value()) {
            rule("8.0", "There is no raid.");
            return;
        }
        var raider =
                leader(charts().raiders().at(table.roll("8.0", "the raider")).value());
        var force = board().force(raider);
        if (force.filter(there -> there.hasTroops() && !there.isRouted()).isEmpty()) {
            rule("8.0", "%s cannot raid.", raider);
            return;
        }
        var home = force.get().hex();
        var stacks = Hexes.nearest(
                Lists.filter(board().hexes(Sides.BRITISH), hex -> Hexes.distance(home, hex) <= RANGE), home);
        if (stacks.isEmpty()) rule("8.0", "No British leader is within 15 hexes of %s.", raider);
        else raid(raider, target(raider, stacks));
    }

    /** Asks for a stack as the Americans see it, then for a leader in it, listed by most men possible (R40). */
    private Leader target(Leader raider, List<Hex> stacks) {
        var seen = new Sight(now(), Sides.AMERICAN);
        var options = new LinkedHashMap<String, Hex>();
        for (var hex : stacks) options.put("%s in %s".formatted(Sight.top(seen.seen(hex)), name(hex)), hex);
        var stack = new Asking(
                        Sides.AMERICAN, "8.0", CrossingTopic.RAID, "%s raids. Which British stack?".formatted(raider))
                .reading(country().spelling())
                .knowing(List.of(SPARES));
        var home = board().hex(raider);
        var which = stack.meaning(options, there -> away(Hexes.distance(home, there), raider));
        var hex = umpire().settle(
                        Table.firstOf(which.one(options), CrossingTopic.NEAREST),
                        () -> Lists.concat(ahead(seen, stacks), coming()))
                .getFirst();
        var leader = new Asking(
                Sides.AMERICAN,
                "8.0",
                CrossingTopic.RAIDED,
                "%s raids a leader in %s. Whom?".formatted(raider, name(hex)));
        var all = Lists.sorted(
                board().in(Sides.BRITISH, hex),
                Comparator.comparingInt(Leader::limit).reversed());
        return umpire().settle(Table.firstOf(leader.one(all), CrossingTopic.STRONGEST), this::coming)
                .getFirst();
    }

    /** 9.3.1: the question where their reinforcements arrive, which the same player is asked next. */
    private List<Question<?>> coming() {
        return new Reinforcements(table).questions(Sides.AMERICAN);
    }

    /** 3.0: the Americans see who is in a stack only if they are next to it. */
    private List<Question<?>> ahead(Sight seen, List<Hex> stacks) {
        boolean known = stacks.stream()
                .allMatch(hex -> seen.isNextTo(hex) && seen.seen(hex).size() == 1);
        return known ? List.of() : List.of(new Whom());
    }

    /** Asks in the same letter whom to raid, before they have looked at the stack (R40). */
    private final class Whom extends FreeQuestion<String> {
        private static final String TEXT =
                "And whom, if several leaders are in it? Name one, or leave it out and choose once you have looked.";

        Whom() {
            super(
                    new Asking(Sides.AMERICAN, "8.0", CrossingTopic.RAIDED, TEXT),
                    List.of(CrossingTopic.STRONGEST, Question.ASK));
        }

        @Override
        public String whenSilent() {
            return CrossingTopic.STRONGEST;
        }

        @Override
        protected String words(String answer) {
            return answer;
        }

        @Override
        protected String judged(String words) {
            return Lists.find(examples(), words::equalsIgnoreCase)
                    .or(() -> now().names(Sides.BRITISH).find(words).map(Leader::name))
                    .orElseThrow(() -> refused(words, "'%s' is no leader of theirs.".formatted(words)));
        }
    }

    private static String away(int hexes, Leader raider) {
        return hexes == 1 ? "Next to %s.".formatted(raider) : "%d hexes from %s.".formatted(hexes, raider);
    }

    private void raid(Leader raider, Leader target) {
        var place = name(board().hex(target));
        var result = charts().raids().at(table.roll("8.0", "the raid")).value();
        rule("8.0", "%s raids %s in %s.%s", raider, target, place, words(result));
        table.spot(target);
        lose(raider, result.attackerLoss());
        lose(target, result.defenderLoss());
        int fatigue = result.fatigue() + (table.turn().isNight() ? 1 : 0);
        if (board().isOnMap(target)) table.tire(target, fatigue);
        int points = track().points().of(Sides.BRITISH);
        table.track(track -> track.withPoints(Sides.BRITISH, points + result.points()));
        umpire().show(new Scene.Raided(Sides.AMERICAN, raider.name(), place, result.defenderLoss() > 0));
    }

    private String words(RaidResult result) {
        var words = new StringBuilder();
        if (result.attackerLoss() > 0) words.append(" The raiders lose %d men.".formatted(result.attackerLoss()));
        if (result.defenderLoss() > 0) words.append(" The British lose %d men.".formatted(result.defenderLoss()));
        if (result.points() != 0) words.append(" The British lose an activation point.");
        if (result.fatigue() > 0) words.append(" A level of fatigue.");
        if (table.turn().isNight()) words.append(" The night costs a level of fatigue.");
        return words.toString();
    }

    /** 8.0, step 4: a leader who loses all men is captured. */
    private void lose(Leader leader, int men) {
        int had = troops(leader);
        if (men == 0 || had == 0) return;
        var snapshot = Sight.Snapshot.of(table, leader.side());
        table.change(leader, force -> force.withTroops(Math.max(0, had - men)));
        if (troops(leader) == 0) new Capture(new PlayerTurn(table, Sides.AMERICAN)).capture(leader, "8.0");
        snapshot.revealLosses();
    }
}
