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
import postrider.washingtonscrossing.rules.Footing.Stretch;

/**
 * What an activation or a march rests on and nobody has confirmed against a printed copy. Only its own side hears it, of each thing once in
 * an impulse.
 */
record Footing(Table table, Side side, List<Stretch> roads, Doubts others) implements AtTable.OfSide {
    /** A road, as far as it is in doubt for one reason. */
    record Stretch(String why, Hex from, Hex to) {}

    Footing(Table table, Side side) {
        this(table, side, new ArrayList<>(), new Doubts());
    }

    /** Why a thing is in doubt, if its side has not heard of it yet. */
    private Optional<String> news(Optional<String> doubt, Object thing) {
        return doubt.filter(why -> table.isNews(side, thing));
    }

    /** @param words with {@code %s} where the name of the thing stands */
    private void add(Optional<String> doubt, Object thing, String words, String name) {
        news(doubt, thing).ifPresent(why -> others.add(words, why, name));
    }

    /** What is printed on a leader's counter. */
    Footing of(Leader leader, String what) {
        add(leader.doubt(what), leader + what, "the %s of %%s".formatted(what), leader.name());
        return this;
    }

    private void of(Cost cost) {
        var going = track().going();
        var points = Wording.count(cost.on(going), "point");
        add(cost.doubt(going).map("11.0, "::concat), cost.name(), points + " for %s", cost.name());
    }

    /** Over the Delaware: where the ferry lies and its arrows (11.4.2), or where the boats land (11.4.3). */
    void cross(Hex from, Hex to) {
        country().ferry(from, to).ifPresentOrElse(this::of, () -> ground(to));
    }

    private void of(Ferry ferry) {
        add(ferry.doubt(), ferry, "%s with " + Wording.count(ferry.arrows(), "arrow"), ferry.name());
    }

    /** What a step costs: by road, or by ground and hexside (11.0). */
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

    /** What a hex costs that is entered off a road, or left for good (11.5). */
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

    /** Nothing, if all of it is confirmed or was told before. */
    void tell(String rule) {
        for (var road : roads) others.add("the road from %s", road.why(), name(road.from()) + " to " + name(road.to()));
        others.sentence().ifPresent(sentence -> tell(rule, "%s", sentence));
    }
}
