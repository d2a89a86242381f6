package postrider.washingtonscrossing.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.text.Wording;
import postrider.washingtonscrossing.Charts.Cost;
import postrider.washingtonscrossing.Doubts;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Terrain;
import postrider.washingtonscrossing.Unconfirmed;

/**
 * What an activation or a march rests on and nobody has confirmed against a printed copy. Only its own side hears it, of each thing once in
 * an impulse.
 */
final class Footing {
    private final Table table;
    private final Side side;
    private final Unconfirmed map;
    private final List<Stretch> roads = new ArrayList<>();
    private final Doubts others = new Doubts();

    /** A road, as far as it is in doubt for one reason. */
    private record Stretch(String why, Hex from, Hex to) {}

    Footing(Table table, Side side) {
        this.table = table;
        this.side = side;
        this.map = table.country().unconfirmed();
    }

    private void add(String words, String why, String thing) {
        if (table.isNews(side, words + thing)) others.add(words, why, thing);
    }

    /** What is printed on a leader's counter. */
    Footing of(Leader leader, String what) {
        leader.doubt(what).ifPresent(why -> add("the %s of %%s".formatted(what), why, leader.name()));
        return this;
    }

    private void of(Cost cost) {
        var ground = table.track().ground();
        cost.doubt(ground)
                .ifPresent(why -> add(
                        "%s for %s".formatted(Wording.count(cost.on(ground), "point"), cost.name()),
                        "11.0, " + why,
                        ""));
    }

    /** Where a ferry lies, and its arrows (11.4.2). */
    void ferry(Hex from, Hex to) {
        table.country()
                .ferry(from, to)
                .ifPresent(ferry -> ferry.doubt()
                        .ifPresent(why -> add("%s with " + Wording.count(ferry.arrows(), "arrow"), why, ferry.name())));
    }

    /** What a step costs: by road, or by ground and hexside (11.0). */
    void step(Hex from, Hex to) {
        var country = table.country();
        if (country.isAmboyFerry(from, to)) return;
        if (country.isRoad(from, to)) {
            map.roads().between(from, to).ifPresent(why -> road(why, from, to));
            of(table.charts().terrain().get("road"));
            return;
        }
        var terrain = country.terrain(to);
        var ground = terrain == Terrain.CLEAR ? "clear ground" : terrain.word();
        map.ground(to).ifPresent(why -> add(ground + " in %s", why, table.name(to)));
        of(table.charts().terrain().get(terrain.word()));
        var river = country.rivers().between(from, to);
        if (river.isEmpty() || country.isBrunswickFerry(from, to)) return;
        map.rivers()
                .between(from, to)
                .ifPresent(why -> add("the %s on %%s".formatted(river.get().word()), why, from + "|" + to));
        of(table.charts().rivers().get(river.get()));
    }

    private void road(String why, Hex from, Hex to) {
        if (!table.isNews(side, Set.of(from, to))) return;
        boolean goesOn = !roads.isEmpty()
                && roads.getLast().to().equals(from)
                && roads.getLast().why().equals(why);
        roads.add(new Stretch(why, goesOn ? roads.removeLast().from() : from, to));
    }

    /** Nothing, if all of it is confirmed or was told before. */
    void tell(String rule) {
        for (var road : roads)
            others.add("the road from %s", road.why(), table.name(road.from()) + " to " + table.name(road.to()));
        others.sentence().ifPresent(sentence -> table.tell(side, rule, "%s", sentence));
    }
}
