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
 * What lies in the box, as {@link postrider.washingtonscrossing.box.BoxReader} has checked it.
 *
 * @param leaders by index
 * @param deployment where the Americans may put leaders at the beginning (21.0)
 * @param moorings and naval units
 * @param reinforcements in the order of the book
 * @param dailyPoints of a place for the side that holds it in the weather phase (22.1)
 * @param finalPoints of a place for the side that holds it at the end (22.4)
 * @param scenarios name to position in our notation
 * @param unconfirmed what nobody has confirmed of it, a line a record, by their kind
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
    /** How the book also spells leaders (9.2.1, 10.3, 11.3). */
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

    /** All leaders by name, as the notation has it. */
    public NameIndex<Leader> names() {
        return NameIndex.of("leader", leaders, Leader::name);
    }

    /**
     * Those of a side, as it calls them: its own detachments by their number alone.
     *
     * @param grant who is called so (9.2.1)
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

    /** Two boxes of the same facts and rules are one. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Box box && box.hash.equals(hash) && box.edition.equals(edition);
    }

    @Override
    public int hashCode() {
        return hash.hashCode();
    }
}
