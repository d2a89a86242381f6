package postrider.washingtonswar;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.kernel.Side;
import postrider.washingtonswar.BoxData.LineKind;
import postrider.washingtonswar.BoxFiles.Item;
import postrider.washingtonswar.BoxFiles.Section;

/** Holds the records of a box against each other and against the numbers the rule book gives. */
final class BoxCheck {
    private final Map<Section, List<Item>> items;
    private final BoxData data;
    private final Faults faults;

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
        var printed = new HashMap<Integer, String>();
        for (var card : data.cards()) {
            new CardCheck(card, faults).all();
            var where = card.from().where();
            for (var step : card.facts().steps())
                step.colonies().forEach(colony -> known(Section.COLONIES, colony, where));
            card.facts().printed().ifPresent(number -> {
                var other = printed.putIfAbsent(number, card.from().label());
                if (other != null) faults.add(where, "%d is printed on %s already", number, other);
            });
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
        faults.range(item.where(), what, value, least, most);
    }

    private void count(String what, long wanted, long found, String rule) {
        if (found != wanted) faults.add(what, "there are %d, not %d (%s)", found, wanted, rule);
    }
}
