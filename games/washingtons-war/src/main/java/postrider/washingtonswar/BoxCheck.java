package postrider.washingtonswar;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.kernel.Side;
import postrider.washingtonswar.BoxData.LineKind;
import postrider.washingtonswar.BoxFiles.Item;
import postrider.washingtonswar.BoxFiles.Section;

/** Holds the records of a box against each other and against the numbers the rule book gives. */
final class BoxCheck {
    /** Procedures of somebody's markers, units or hand. */
    private static final Set<Step.Procedure> SIDED = EnumSet.of(
            Step.Procedure.PLACE_PC,
            Step.Procedure.REMOVE_PC,
            Step.Procedure.REMOVE_PC_OR_FLIP_ONE,
            Step.Procedure.REMOVE_CU,
            Step.Procedure.DISCARD_RANDOM_CARD);

    private static final Set<Step.Procedure> COUNTED = counted();

    private final Map<Section, List<Item>> items;
    private final BoxData data;
    private final Faults faults;

    private static Set<Step.Procedure> counted() {
        var counted = EnumSet.copyOf(SIDED);
        counted.addAll(List.of(Step.Procedure.FRENCH_ALLIANCE, Step.Procedure.ACTIVATE_GENERAL));
        return counted;
    }

    /** @param items all records, also those whose facts are broken, so that one fault does not bring others with it */
    BoxCheck(Map<Section, List<Item>> items, BoxData data, Faults faults) {
        this.items = items;
        this.data = data;
        this.faults = faults;
    }

    void all() {
        spaces();
        lines();
        generals();
        cards();
        turns();
        if (items.get(Section.SCENARIOS).isEmpty()) faults.add("scenarios", "there is none");
    }

    private void spaces() {
        var names = new HashMap<String, String>();
        for (var space : data.spaces()) {
            var facts = space.facts();
            var where = space.from().where();
            known(Section.COLONIES, facts.colony(), where);
            facts.zone().ifPresent(zone -> known(Section.ZONES, zone, where));
            if (facts.kind() == Space.Kind.FORTIFIED_PORT && facts.zone().isEmpty())
                faults.add(where, "a fortified port has no Blockade Zone (2.1.C, 12.3)");
            Stream.concat(Stream.of(facts.name()), facts.aliases().stream()).forEach(name -> {
                var other = names.putIfAbsent(name, facts.name());
                if (other != null) faults.add(where, "the name '%s' belongs to %s already", name, other);
            });
        }
        for (var colony : data.colonies())
            if (data.spaces().stream()
                    .noneMatch(s -> s.facts().colony().equals(colony.facts().name())))
                faults.add(colony.from().where(), "has no space");
        for (var zone : data.zones())
            if (data.spaces().stream()
                    .noneMatch(s ->
                            s.facts().zone().equals(Optional.of(zone.facts().name()))))
                faults.add(zone.from().where(), "has no port");
        count("colonies", 14, items.get(Section.COLONIES).size(), "10.0.B, the thirteen and Canada");
        count("zones", 7, items.get(Section.ZONES).size(), "12.3");
    }

    private void lines() {
        for (var line : data.lines()) {
            var ends = line.facts().between();
            var where = line.from().where();
            if (ends.size() != 2 || ends.getFirst().equals(ends.getLast()))
                faults.add(where, "a line joins two different spaces");
            ends.forEach(end -> known(Section.SPACES, end, where));
        }
        for (var space : items.get(Section.SPACES))
            if (items.get(Section.LINES).stream().noneMatch(line -> names(line).contains(space.key())))
                faults.add(space.where(), "no line leads there");
        var arnolds = data.lines().stream()
                .filter(l -> l.facts().kind().equals(Optional.of(LineKind.ARNOLD)))
                .count();
        count("lines of kind arnold", 1, arnolds, "7.4.D");
    }

    private static List<String> names(Item line) {
        return List.of(line.key().split(" - "));
    }

    private void generals() {
        for (var general : data.generals()) {
            var facts = general.facts();
            range(general.from(), "strategy", facts.strategy(), 1, 3);
            range(general.from(), "battle", facts.battle(), 1, 6);
            range(general.from(), "agility", facts.agility(), 1, 3);
        }
        for (var name : List.of(General.WASHINGTON, General.GREENE, General.ARNOLD))
            if (items.get(Section.GENERALS).stream()
                    .noneMatch(item -> item.key().equals(name))) faults.add("generals", "%s is missing", name);
        var french = data.generals().stream()
                .filter(g -> g.facts().side() == Side.FRENCH)
                .count();
        count("generals", 13, items.get(Section.GENERALS).size(), "4.0");
        count("French generals", 1, french, "4.0");
    }

    private void cards() {
        for (var card : data.cards()) {
            var facts = card.facts();
            var where = card.from().where();
            if (facts.kind() == Card.Kind.OPS)
                range(card.from(), "ops", facts.ops().orElse(0), 1, 3);
            else if (facts.ops().isPresent()) faults.add(where, "only an OPS card has 'ops'");
            if ((facts.kind() == Card.Kind.BATTLE || facts.kind() == Card.Kind.BATTLE_OR_EVENT)
                    && facts.playableBy().isEmpty()) faults.add(where, "a battle card needs 'playable-by' (6.33.A)");
            if (facts.playableBy().equals(Optional.of(Side.FRENCH)))
                faults.add(where, "'playable-by' is american or british (6.3.B)");
            if (facts.event().equals(Optional.of(BoxData.Known.UNKNOWN))
                    && !facts.steps().isEmpty()) faults.add(where, "an unknown event has no steps");
            for (var step : facts.steps()) {
                step.colonies().forEach(colony -> known(Section.COLONIES, colony, where));
                if (COUNTED.contains(step.procedure()) && step.count().orElse(0) < 1)
                    faults.add(where, "a step of '%s' needs 'count'", key(step.procedure()));
                if (SIDED.contains(step.procedure()) && step.side().isEmpty())
                    faults.add(where, "a step of '%s' needs 'side'", key(step.procedure()));
                if (step.procedure() == Step.Procedure.WAR_ENDS
                        && facts.endYear().isEmpty()) faults.add(where, "'war-ends' needs 'end-year' (6.34.C.iii)");
            }
        }
        var missing = IntStream.rangeClosed(1, 110)
                .filter(n -> items.get(Section.CARDS).stream()
                        .noneMatch(item -> item.key().equals("" + n)))
                .boxed()
                .toList();
        if (!missing.isEmpty()) faults.add("cards", "there are 110 (2.0); missing are %s", missing);
        count("cards", 110, items.get(Section.CARDS).size(), "2.0");
        var special = data.cards().stream()
                .filter(c -> c.facts().kind() == Card.Kind.SPECIAL)
                .count();
        count("special cards", 7, special, "6.34.A");
    }

    private static String key(Step.Procedure procedure) {
        return procedure.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private void turns() {
        data.turns().forEach(turn -> range(turn.from(), "arrivals", turn.facts().arrivals(), 0, 20));
        for (int year = 1775; year <= 1783; year++) {
            var wanted = "" + year;
            if (items.get(Section.TURNS).stream().noneMatch(item -> item.key().equals(wanted)))
                faults.add("turns", "%d has no arrivals (5.1)", year);
        }
        count("turns", 9, items.get(Section.TURNS).size(), "5.7");
    }

    private void known(Section section, String name, String where) {
        if (items.get(section).stream().noneMatch(item -> item.key().equals(name)))
            faults.add(where, "'%s' is no %s of this box", name, section.one);
    }

    private void range(Item item, String what, int value, int least, int most) {
        if (value < least || value > most)
            faults.add(item.where(), "'%s' is %d, not %d to %d", what, value, least, most);
    }

    private void count(String what, long wanted, long found, String rule) {
        if (found != wanted) faults.add(what, "there are %d, not %d (%s)", found, wanted, rule);
    }
}
