package postrider.americanwar.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Pattern;
import postrider.americanwar.AtTable;
import postrider.americanwar.ColonyNames;
import postrider.americanwar.General;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.WarTopic;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Choice;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.map.Bars;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.text.Match;

/** The CUs of a side, and the general with them if there is one, as they leave a space (9.6 / 9.2). */
public interface Force extends AtTable {
    Side side();

    Optional<General> general();

    Space space();

    void capture(General general);

    default Troops troops() {
        return now().troops(side(), space());
    }

    /** Spaces without enemy CUs and enemy PC markers. */
    default Bars<Space> open(String rule) {
        var enemy = occupancy().enemyOf(side());
        return occupancy()
                .bars()
                .bar(rule, enemy.units(), "Enemy CU are in %s.")
                .bar(rule, enemy.markers(), "%s has an enemy PC marker.");
    }

    /**
     * Adjacent spaces that are {@code open} and that the attack did not come from. Only Arnold may take his line.
     *
     * @param whence the section that closes the space the attack came from
     */
    default Bars<Space> byLand(String rule, String whence, Space origin, Bars<Space> open) {
        var connections = country().connections();
        var next =
                general().map(who -> connections.adjacent(who, space())).orElseGet(() -> connections.adjacent(space()));
        var everywhere = occupancy().everywhere();
        return occupancy()
                .bars()
                .bar(rule, everywhere.minus(next), "%s is not adjacent to %s.", space())
                .bar(whence, everywhere.none().with(origin), "The attack came from %s.")
                .also(open);
    }

    /** "Gates and 2 CU", "Gates", "2 CU". */
    private String words(Troops troops) {
        var with = troops.isEmpty() ? "" : " and " + troops.words();
        return general().map(someone -> someone + with).orElseGet(troops::words);
    }

    default SequencedMap<String, Way> ways(SpaceSet<Space> land, SpaceSet<Space> sea) {
        var ways = new LinkedHashMap<String, Way>();
        land.forEach(place -> ways.put("to " + place, new Way(place, false)));
        sea.forEach(port -> ways.put("by sea to " + port, new Way(port, true)));
        return ways;
    }

    /** Asks where it goes after a lost battle; silence means the first way. */
    default Choice<Way> question(String rule, SequencedMap<String, Way> ways, WaysOut out) {
        var where = Lists.map(ways.values(), Way::to);
        var text = "The battle in %s is lost. Where do you retreat with %s?".formatted(space(), words(troops()));
        var there = new Whereabouts(now()).of(where);
        var warnings = general().map(someone -> OneGeneral.warnings(now(), someone, where));
        var asking = new Asking(side(), rule, WarTopic.RETREAT, "from " + space(), text)
                .knowing(Lists.concat(there, warnings.orElse(List.of())));
        var spelled = ColonyNames.withoutColonies(now(), asking);
        return spelled.reading(said -> out.asListed(spelled.plain().apply(said), ways))
                .one(ways)
                .explaining(out::barred)
                .defaultingTo(ways.firstEntry().getKey())
                .withFacts(now().forces(side(), space(), false));
    }

    default void retreat(String rule, Troops troops, Space to) {
        boolean alone = general().isPresent() && troops.isEmpty();
        working().march(side(), general(), troops, space(), to, Scene.Way.RETREAT);
        rule(rule, "%s %s to %s.", words(troops), alone ? "retreats" : "retreat", to);
    }

    default void surrender(String rule) {
        var troops = troops();
        var who = general().map(General::name).orElse("The " + side() + " force");
        rule(rule, "%s surrenders in %s%s.", who, space(), troops.with());
        working().remove(space(), troops);
        general().ifPresent(this::capture);
    }

    /** A way out of the space, along a line or by sea. */
    record Way(Space to, boolean bySea) {}

    /** Where a beaten force may go, and what bars the other ways (9.61, 9.62 / 9.2). */
    record WaysOut(Bars<Space> byLand, Bars<Space> bySea) {
        private static final Pattern BY_SEA = Pattern.compile("(?i)by sea\\b");

        /** Why the way these words name is barred; empty if they name no barred way. */
        public Optional<Fault> barred(String words) {
            var voyage = BY_SEA.matcher(words);
            return voyage.lookingAt() ? bySea.named(voyage.replaceFirst("")) : byLand.named(words);
        }

        /** "to Boston" of "by sea to Boston", if both ways lead there and only the one by land is listed. */
        String asListed(String words, Map<String, Way> ways) {
            var voyage = BY_SEA.matcher(words);
            var ports = bySea.open().and(byLand.open()).where(port -> !ways.containsKey("by sea to " + port));
            return voyage.lookingAt()
                            && Match.of(voyage.replaceFirst(""), Lists.map(ports, Space::name))
                                    instanceof Match.One(var port)
                    ? "to " + port
                    : words;
        }
    }
}
