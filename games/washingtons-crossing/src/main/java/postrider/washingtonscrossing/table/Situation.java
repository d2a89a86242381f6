package postrider.washingtonscrossing.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.AtPosition;
import postrider.washingtonscrossing.Board;
import postrider.washingtonscrossing.Board.Sighting;
import postrider.washingtonscrossing.Condition;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.OptionalRule;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Post;
import postrider.washingtonscrossing.Reinforcement;
import postrider.washingtonscrossing.Ship;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.rules.Sight;
import postrider.washingtonscrossing.rules.ZoneOfControl;

/** The situation as one side may see it (3.0): its own Leader Display, and the top of enemy stacks. */
public record Situation(Position now, Side side) implements AtPosition.OfSide {
    /** The reach of reactions (11.3). */
    private static final int NEAR = 4;

    public static View of(Position now, Side side) {
        return now.track().isOver() ? laidOpen(now) : new Situation(now, side).view();
    }

    /** When nothing is hidden any more: both Leader Displays, and a map with the men of both sides. */
    public static View laidOpen(Position now) {
        var turn = now.turn();
        var american = new Situation(now, Sides.AMERICAN);
        var british = new Situation(now, Sides.BRITISH);
        return new View(
                "The situation at the end, %s, both sides open".formatted(turn),
                List.of(
                        View.section("Tracks", View.facts(new Tracks(now, Sides.AMERICAN).facts())),
                        View.section("American leaders", american.own()),
                        View.section("British leaders", british.own()),
                        View.section("River and entrenchments", american.shipsAndWorks()),
                        View.section("Off the map", american.off(Lists.concat(american.away(), british.away())))),
                Optional.of(new CrossingMap(now, Sides.BOTH).picture()));
    }

    private View view() {
        var turn = now.turn();
        var weather = track().weather().word();
        return new View(
                "The situation in the %s turn of %s, %s".formatted(turn.hour(), turn.date(), weather),
                List.of(
                        View.section("Tracks", View.facts(new Tracks(now, side).facts())),
                        View.section("Your leaders", own()).asPersonal(),
                        View.section("Your stacks, and what is within four hexes", stacks())
                                .asPersonal(),
                        View.section("%s leaders, as you see them".formatted(enemy()), enemies()),
                        View.section("Last seen", lastSeen()),
                        View.section("River and entrenchments", shipsAndWorks()),
                        View.section("Reinforcements to come", reinforcements()),
                        View.section("Off the map", off(away()))),
                Optional.of(new CrossingMap(now, List.of(side)).picture()));
    }

    private View.Block own() {
        var leaders = Lists.flatMap(hexes(side), hex -> board().in(side, hex));
        var columns = new ArrayList<>(List.of(
                View.<Leader>column("Leader", Leader::name),
                View.<Leader>column("Hex", leader -> place(board().hex(leader))),
                View.<Leader>column("Men", leader -> men(troops(leader))),
                View.<Leader>column(
                        "Fatigue",
                        leader ->
                                troops(leader) > 0 ? "" + board().there(leader).fatigue() : ""),
                View.<Leader>column("State", leader -> condition(leader).word())));
        if (plays(OptionalRule.TRACED_ENLISTMENTS) && side == Sides.AMERICAN)
            columns.add(View.column("Whose men (9.4.1)", leader -> Board.counted(board().origins(leader))));
        return View.table(leaders, "nobody on the map", columns);
    }

    private View.Block stacks() {
        return View.table(
                hexes(side),
                "nobody on the map",
                View.column("Hex", this::place),
                View.column("Men", hex -> men(board().troops(side, hex))),
                View.column("Enemies", hex -> around(hex, enemy())),
                View.column("Yours", hex -> around(hex, side)));
    }

    /** "Rall in Trenton (1), Leslie in Princeton (4)", with distances. */
    private String around(Hex home, Side of) {
        var near = Lists.filter(hexes(of), hex -> !hex.equals(home) && Hexes.distance(home, hex) <= NEAR);
        return Lists.joined(
                Hexes.nearest(near, home),
                ", ",
                hex -> "%s in %s (%d)".formatted(Sight.top(board().in(of, hex)), name(hex), Hexes.distance(home, hex)));
    }

    private View.Block enemies() {
        var sight = new Sight(now, side);
        return View.table(
                hexes(enemy()),
                "nobody on the map",
                View.column("Hex", this::place),
                View.column("Leaders", hex -> Lists.joined(sight.seen(hex), ", ", this::marked)),
                View.column("Seen", hex -> sight.isNextTo(hex) ? "all" : "the top leader"),
                View.column("Zone of control", hex -> sight.isNextTo(hex) ? zone(hex) : "not known"));
    }

    /** 3.0: what a side must reveal to adjacent enemies. */
    private String zone(Hex hex) {
        if (!board().isHeld(enemy(), hex)) return "no men";
        return new ZoneOfControl(now, enemy()).isExertedFrom(hex) ? "yes" : "none";
    }

    /** Enemy leaders seen before and not now. */
    private View.Block lastSeen() {
        var sight = new Sight(now, side);
        var seen = Lists.flatMap(board().hexes(enemy()), sight::seen);
        var unseen = Lists.filter(
                board().sightings().keySet(),
                leader -> leader.side() != side && !seen.contains(leader) && board().post(leader) != Post.Off.CAPTURED);
        return View.table(
                unseen,
                "nobody who is not seen now",
                View.column("Leader", Leader::name),
                View.column("Hex", leader -> place(sighting(leader).hex())),
                View.column("When", leader -> sighting(leader).turn().toString()));
    }

    private Sighting sighting(Leader leader) {
        return board().sightings().get(leader);
    }

    private View.Block shipsAndWorks() {
        var lines = new ArrayList<String>();
        for (var ship : Ship.ALL) board().ship(ship).ifPresent(at -> lines.add("%s at %s.".formatted(ship, at)));
        board().works()
                .forEach((hex, works) -> lines.add("%s entrenchment in %s%s."
                        .formatted(works.side(), place(hex), works.complete() ? "" : ", half built")));
        return new View.Block.Lines(lines.isEmpty() ? List.of("No naval units and no entrenchments.") : lines);
    }

    /** 9.1.1, 9.3.1: as printed in the book, for both sides. Whether the enemy's have arrived is not always visible. */
    private View.Block reinforcements() {
        return View.table(
                Lists.filter(
                        now.box().reinforcements(),
                        one -> one.side() == side
                                ? !track().arrived().contains(one.name())
                                : track().due(one).compareTo(now.turn()) > 0),
                "none",
                View.column("Who", Reinforcement::name),
                View.column("Side", one -> one.side().word()),
                View.column("Men", one -> men(one.troops())),
                View.column("Turn", one -> track().due(one).toString()),
                View.column(
                        "If accelerated",
                        one -> one.accelerated().map(Object::toString).orElse("")));
    }

    /** @param away lines about leaders of one side or both */
    private View.Block off(List<String> away) {
        var lines = new ArrayList<String>();
        for (var one : Sides.BOTH) {
            var captured = Lists.filter(leaders(one), leader -> board().post(leader) == Post.Off.CAPTURED);
            if (!captured.isEmpty()) lines.add("%s captured: %s.".formatted(one, Wording.list(captured)));
        }
        return new View.Block.Lines(Lists.concat(lines, away));
    }

    private List<String> away() {
        var lines = new ArrayList<String>();
        var gone = Lists.filter(leaders(side), leader -> board().post(leader) == Post.Off.GONE);
        if (!gone.isEmpty()) lines.add("Gone for good: %s.".formatted(Wording.list(gone)));
        for (var leader : leaders(side))
            if (board().post(leader) instanceof Post.Rallying(var until, int troops))
                lines.add("%s comes back with %d men on %s (18.2).".formatted(leader, troops, until));
        var free = Lists.filter(leaders(side), board()::isFree);
        lines.add("Detachments free: %s.".formatted(Wording.orNone(free)));
        return lines;
    }

    private List<Leader> leaders(Side of) {
        return Lists.filter(board().leaders(), leader -> leader.side() == of);
    }

    /** A side's hexes, in the order of the map. */
    private List<Hex> hexes(Side of) {
        return List.copyOf(country().none().withAll(board().hexes(of)));
    }

    private String place(Hex hex) {
        return country()
                .place(hex)
                .map(place -> "%s (%s)".formatted(place.name(), hex))
                .orElseGet(hex::toString);
    }

    private static String men(int troops) {
        return troops == 0 ? "none" : "" + troops;
    }

    private Condition condition(Leader leader) {
        return board().there(leader).condition();
    }

    /** 3.0: with a leader's visible markers. */
    private String marked(Leader leader) {
        return condition(leader) == Condition.GOOD_ORDER
                ? leader.name()
                : "%s (%s)".formatted(leader, condition(leader).word());
    }
}
