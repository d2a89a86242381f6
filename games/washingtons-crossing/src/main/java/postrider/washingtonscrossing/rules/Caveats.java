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
import postrider.washingtonscrossing.rules.Caveats.Stretch;

/**
 * Unconfirmed facts that an activation or a march depends on. Tells its own side of each fact once in an impulse.
 */
record Caveats(Table table, Side side, List<Stretch> roads, Doubts others) implements AtTable.OfSide {
    /** A stretch of road that is doubtful for one reason. */
    record Stretch(String why, Hex from, Hex to) {}

    Caveats(Table table, Side side) {
        this(table, side, new ArrayList<>(), new Doubts());
    }

    /** The doubt, if the side has not heard of it in this impulse. */
    private Optional<String> news(Optional<String> doubt, Object thing) {
        return doubt.filter(why -> table.isNews(side, thing));
    }

    /** @param words with {@code %s} for the name of the thing */
    private void add(Optional<String> doubt, Object thing, String words, String name) {
        news(doubt, thing).ifPresent(why -> others.add(words, why, name));
    }

    /** For a value printed on a leader's counter. */
    Caveats of(Leader leader, String what) {
        add(leader.doubt(what), leader + what, "the %s of %%s".formatted(what), leader.name());
        return this;
    }

    private void of(Cost cost) {
        var going = track().going();
        var points = Wording.count(cost.on(going), "point");
        add(cost.doubt(going).map("11.0, "::concat), cost.name(), points + " for %s", cost.name());
    }

    /** For a crossing of the Delaware: the ferry's location and arrows (11.4.2), or the boats' landing (11.4.3). */
    void cross(Hex from, Hex to) {
        country().ferry(from, to).ifPresentOrElse(this::of, () -> ground(to));
    }

    private void of(Ferry ferry) {
        add(ferry.doubt(), ferry, "%s with " + Wording.count(ferry.arrows(), "arrow"), ferry.name());
    }

    /** For a step's cost: by road, or by terrain and hexside (11.0). */
    void step(Hex from, Hex to) {
        var unconfirmed = country().unconfirmed();
        if (country().isAmboyFerry(from, to)) return;
        if (country().isRoad(from, to)) {
            news(unconfirmed.roads().between(from, to), Set.of(from, to)).ifPresent(why -> road(why, from, to));
            of(charts().terrain().get("road"));
            return;
        }
        ground(to);
        var river = country().rivers().between(from, to);
        if (river.isEmpty() || country().isBrunswickFerry(from, to)) return;
        var words = "the %s on %%s".formatted(river.get().word());
        add(unconfirmed.rivers().between(from, to), Set.of(from, to), words, from + "|" + to);
        of(charts().rivers().get(river.get()));
    }

    /** For the terrain of a hex entered off a road, or left for good (11.5). */
    void ground(Hex hex) {
        var terrain = country().terrain(hex);
        var ground = terrain == Terrain.CLEAR ? "clear ground" : terrain.word();
        add(country().unconfirmed().ground(hex), hex, ground + " in %s", name(hex));
        of(charts().terrain().get(terrain.word()));
    }

    private void road(String why, Hex from, Hex to) {
        boolean goesOn = !roads.isEmpty()
                && roads.getLast().to().equals(from)
                && roads.getLast().why().equals(why);
        roads.add(new Stretch(why, goesOn ? roads.removeLast().from() : from, to));
    }

    /** Tells nothing if all facts are confirmed, or were told before. */
    void tell(String rule) {
        for (var road : roads) others.add("the road from %s", road.why(), name(road.from()) + " to " + name(road.to()));
        others.sentence().ifPresent(sentence -> tell(rule, "%s", sentence));
    }
}
