package postrider.washingtonscrossing.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.washingtonscrossing.Condition;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Mark;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Post;
import postrider.washingtonscrossing.Ship;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.rules.Sight;

/** The situation as one side may see it (3.0): its own Leader Display, and of the enemy what lies on top. */
public record Situation(Position now, Side side) {
    private static final List<Mark> PUBLIC = List.of(
            Mark.REINFORCEMENTS_ACCELERATED,
            Mark.LOWER_FERRIES_CROSSED,
            Mark.DAWN_ATTACK_USED,
            Mark.CORNWALLIS_COMMANDS,
            Mark.GRANT_SUBORDINATE);

    /** As far as reaction reaches (11.3). */
    private static final int NEAR = 4;

    public static View of(Position now, Side side) {
        return new Situation(now, side).view();
    }

    private View view() {
        return new View(
                "%s, %s".formatted(now.track().turn(), now.track().weather().word()),
                List.of(
                        View.section("Tracks", tracks()),
                        View.section("Your leaders", own()),
                        View.section("%s leaders, as you see them".formatted(Sides.enemy(side)), enemies()),
                        View.section("Last seen", lastSeen()),
                        View.section("On the map", lines())),
                Optional.of(new CrossingMap(now, side).picture()));
    }

    private View.Block tracks() {
        var facts = new ArrayList<View.Fact>();
        for (var one : Sides.BOTH) {
            facts.add(new View.Fact(
                    one + " activation points", "" + now.track().points().of(one)));
            facts.add(new View.Fact(
                    one + " victory points", "" + now.track().victory().of(one)));
            facts.add(
                    new View.Fact(one + " entrenchments used", "" + now.board().markersUsed(one)));
        }
        for (var mark : PUBLIC) if (now.track().has(mark)) facts.add(new View.Fact(mark.words(), "yes"));
        return new View.Block.Facts(facts);
    }

    private View.Block own() {
        var rows = new ArrayList<List<String>>();
        for (var hex : hexes(side))
            for (var leader : now.board().in(side, hex)) {
                var force = now.board().there(leader);
                rows.add(List.of(
                        place(hex),
                        leader.name(),
                        "" + force.troops(),
                        "" + force.fatigue(),
                        condition(leader),
                        near(hex)));
            }
        return new View.Block.Table(List.of("Hex", "Leader", "Men", "Fatigue", "", "Enemies within 4 hexes"), rows);
    }

    /** "Rall 1, Leslie 4". */
    private String near(Hex hex) {
        var sight = new Sight(now, side);
        return hexes(Sides.enemy(side)).stream()
                .filter(enemy -> Hexes.distance(hex, enemy) <= NEAR)
                .map(enemy -> "%s %d".formatted(Sight.top(sight.seen(enemy)), Hexes.distance(hex, enemy)))
                .collect(Collectors.joining(", "));
    }

    private View.Block enemies() {
        var sight = new Sight(now, side);
        var rows = new ArrayList<List<String>>();
        for (var hex : hexes(Sides.enemy(side))) {
            var seen = sight.seen(hex);
            var names = seen.stream().map(leader -> leader + marker(leader)).collect(Collectors.joining(", "));
            rows.add(List.of(place(hex), names, sight.isNextTo(hex) ? "all" : "the top leader"));
        }
        return new View.Block.Table(List.of("Hex", "Leaders", "Seen"), rows);
    }

    /** Leaders who were seen and are not seen now. */
    private View.Block lastSeen() {
        var sight = new Sight(now, side);
        var seen = now.board().hexes(Sides.enemy(side)).stream()
                .flatMap(hex -> sight.seen(hex).stream())
                .toList();
        var rows = new ArrayList<List<String>>();
        now.board().sightings().forEach((leader, sighting) -> {
            boolean shown = leader.side() != side && !seen.contains(leader);
            if (shown && now.board().post(leader) != Post.Off.CAPTURED)
                rows.add(List.of(
                        leader.name(), place(sighting.hex()), sighting.turn().toString()));
        });
        return new View.Block.Table(List.of("Leader", "Hex", "Turn"), rows);
    }

    private View.Block lines() {
        var lines = new ArrayList<String>();
        for (var ship : Ship.ALL)
            now.board().ship(ship).ifPresent(at -> lines.add("The %s lies at %s.".formatted(ship, at)));
        for (var hex : now.board().works().keySet()) {
            var works = now.board().works().get(hex);
            lines.add("%s entrenchment in %s%s."
                    .formatted(works.side(), place(hex), works.complete() ? "" : ", half built"));
        }
        return new View.Block.Lines(lines.isEmpty() ? List.of("No ships and no entrenchments.") : lines);
    }

    /** In the order of the map. */
    private List<Hex> hexes(Side of) {
        return List.copyOf(now.country().none().withAll(now.board().hexes(of)));
    }

    private String place(Hex hex) {
        return now.country()
                .place(hex)
                .map(place -> "%s (%s)".formatted(place.name(), hex))
                .orElseGet(hex::toString);
    }

    private String condition(Leader leader) {
        var condition = now.board().there(leader).condition();
        return condition == Condition.GOOD_ORDER ? "" : condition.word();
    }

    private String marker(Leader leader) {
        var condition = condition(leader);
        return condition.isEmpty() ? "" : " (%s)".formatted(condition);
    }
}
