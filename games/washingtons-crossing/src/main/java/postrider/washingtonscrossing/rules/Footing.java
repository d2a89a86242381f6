package postrider.washingtonscrossing.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.text.Wording;
import postrider.washingtonscrossing.Charts.Cost;
import postrider.washingtonscrossing.Doubts;
import postrider.washingtonscrossing.Ferry;
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

    /** Why a thing is in doubt, if its side has not heard of it yet. */
    private Optional<String> news(Optional<String> doubt, Object thing) {
        return doubt.filter(why -> table.isNews(side, thing));
    }

    /** What is printed on a leader's counter. */
    Footing of(Leader leader, String what) {
        news(leader.doubt(what), leader + what)
                .ifPresent(why -> others.add("the %s of %%s".formatted(what), why, leader.name()));
        return this;
    }

    private void of(Cost cost) {
        var going = table.track().going();
        news(cost.doubt(going), cost.name())
                .ifPresent(why ->
                        others.add(Wording.count(cost.on(going), "point") + " for %s", "11.0, " + why, cost.name()));
    }

    /** Over the Delaware: where the ferry lies and its arrows (11.4.2), or where the boats land (11.4.3). */
    void cross(Hex from, Hex to) {
        table.country().ferry(from, to).ifPresentOrElse(this::of, () -> ground(to));
    }

    private void of(Ferry ferry) {
        news(ferry.doubt(), ferry)
                .ifPresent(why -> others.add("%s with " + Wording.count(ferry.arrows(), "arrow"), why, ferry.name()));
    }

    /** What a step costs: by road, or by ground and hexside (11.0). */
    void step(Hex from, Hex to) {
        var country = table.country();
        if (country.isAmboyFerry(from, to)) return;
        if (country.isRoad(from, to)) {
            news(map.roads().between(from, to), Set.of(from, to)).ifPresent(why -> road(why, from, to));
            of(table.charts().terrain().get("road"));
            return;
        }
        ground(to);
        var river = country.rivers().between(from, to);
        if (river.isEmpty() || country.isBrunswickFerry(from, to)) return;
        news(map.rivers().between(from, to), Set.of(from, to))
                .ifPresent(
                        why -> others.add("the %s on %%s".formatted(river.get().word()), why, from + "|" + to));
        of(table.charts().rivers().get(river.get()));
    }

    /** What a hex costs that is entered off a road, or left for good (11.5). */
    void ground(Hex hex) {
        var terrain = table.country().terrain(hex);
        var ground = terrain == Terrain.CLEAR ? "clear ground" : terrain.word();
        news(map.ground(hex), hex).ifPresent(why -> others.add(ground + " in %s", why, table.name(hex)));
        of(table.charts().terrain().get(terrain.word()));
    }

    private void road(String why, Hex from, Hex to) {
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
