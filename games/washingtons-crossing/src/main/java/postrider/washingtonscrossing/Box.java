package postrider.washingtonscrossing;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import postrider.kernel.Edition;
import postrider.kernel.WholeBox;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.text.NameIndex;

/**
 * The contents of the box, checked by {@link postrider.washingtonscrossing.box.BoxReader}.
 *
 * @param leaders by index
 * @param deployment where the Americans may place leaders at the start (21.0)
 * @param moorings where they may place naval units (21.0)
 * @param reinforcements in the order of the book
 * @param dailyPoints for holding a place in the weather phase (22.1)
 * @param finalPoints for holding a place at the end (22.4)
 * @param scenarios positions in our notation, by name
 * @param unconfirmed facts nobody has confirmed, one line per record, by kind
 */
public record Box(
        Country country,
        List<Leader> leaders,
        Charts charts,
        StepCosts steps,
        Map<Leader, SpaceSet<Hex>> deployment,
        Map<Ship, List<Hexside>> moorings,
        List<Reinforcement> reinforcements,
        List<Objective> dailyPoints,
        List<Objective> finalPoints,
        Map<String, String> scenarios,
        String hash,
        Edition edition,
        SequencedMap<String, List<String>> unconfirmed)
        implements WholeBox.Contents {
    /** Other spellings in the book (9.2.1, 10.3, 11.3). */
    private static final Map<String, String> SPELLINGS =
            Map.of("vonDonop", "von Donop", "Lt. Infantry", "Light Infantry", "Mathew", "Matthew");

    /** A place that is worth victory points to a side. */
    public record Objective(Hex hex, Side side, int points) {}

    public Box {
        leaders = List.copyOf(leaders);
    }

    public Leader leader(String name) {
        return Lists.find(leaders, leader -> leader.is(name)).orElseThrow(() -> new AssertionError(name));
    }

    /** All leaders by name, as the notation spells them. */
    public NameIndex<Leader> names() {
        return NameIndex.of("leader", leaders, Leader::name);
    }

    /**
     * A side's leaders as its player names them: their own detachments by number alone.
     *
     * @param grant which of the two counters "Grant" means (9.2.1)
     */
    NameIndex<Leader> names(Side side, Leader grant) {
        var named = new LinkedHashMap<String, Leader>();
        for (var leader : leaders)
            if (leader.side() == side) {
                named.put(leader.name(), leader);
                var own = side.word() + " ";
                if (leader.name().startsWith(own)) named.put(leader.name().substring(own.length()), leader);
            }
        if (grant.side() == side) named.put(Leader.GRANT, grant);
        SPELLINGS.forEach((spelling, name) -> {
            if (named.containsKey(name)) named.put(spelling, named.get(name));
        });
        return new NameIndex<>("leader of yours", named);
    }

    /** Boxes with the same facts and edition are equal. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Box box && box.hash.equals(hash) && box.edition.equals(edition);
    }

    @Override
    public int hashCode() {
        return hash.hashCode();
    }
}
