package postrider.washingtonswar.box;

import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.box.BoxData;
import postrider.box.Faults;
import postrider.box.Item;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.General;
import postrider.washingtonswar.Nation;
import postrider.washingtonswar.Space;
import postrider.washingtonswar.box.BoxFacts.LineKind;
import postrider.washingtonswar.box.BoxFacts.SpaceFacts;

/** Holds the records of a box against each other and against the numbers the rule book gives. */
record BoxCheck(BoxData data, Faults faults) {
    BoxCheck(BoxData data) {
        this(data, data.faults());
    }

    void all() {
        spaces();
        lines();
        generals();
        cards();
        data.complete(BoxFacts.TURNS, 1775, 1783, "5.1, 5.7");
        if (data.keys(BoxFacts.SCENARIOS).isEmpty()) faults.add("scenarios", "there is none");
    }

    private void spaces() {
        var names = new HashMap<String, String>();
        for (var space : data.all(BoxFacts.SPACES)) {
            var facts = space.facts();
            data.known(BoxFacts.COLONIES, facts.colony(), space);
            facts.zone().ifPresent(zone -> data.known(BoxFacts.ZONES, zone, space));
            if (facts.kind() == Space.Kind.FORTIFIED_PORT && facts.zone().isEmpty())
                faults.add(space, "a fortified port has no Blockade Zone (2.1.C, 12.3)");
            Stream.concat(Stream.of(facts.name()), facts.aliases().stream()).forEach(name -> {
                var other = names.putIfAbsent(name, facts.name());
                if (other != null) faults.add(space, "the name '%s' belongs to %s already", name, other);
            });
        }
        for (var colony : data.all(BoxFacts.COLONIES))
            if (spaceFacts().noneMatch(space -> space.colony().equals(colony.key())))
                faults.add(colony, "has no space");
        for (var zone : data.all(BoxFacts.ZONES))
            if (spaceFacts().noneMatch(space -> space.zone().equals(Optional.of(zone.key()))))
                faults.add(zone, "has no port");
        data.count(BoxFacts.COLONIES, 14, "10.0.B, the thirteen and Canada");
        data.count(BoxFacts.ZONES, 7, "12.3");
    }

    private Stream<SpaceFacts> spaceFacts() {
        return data.all(BoxFacts.SPACES).stream().map(Item::facts);
    }

    private void lines() {
        for (var line : data.all(BoxFacts.LINES)) {
            var ends = line.facts().between();
            if (ends.size() != 2 || ends.getFirst().equals(ends.getLast()))
                faults.add(line, "a line joins two different spaces");
            ends.forEach(end -> data.known(BoxFacts.SPACES, end, line));
        }
        for (var space : data.all(BoxFacts.SPACES))
            if (data.keys(BoxFacts.LINES).stream()
                    .noneMatch(ends -> List.of(ends.split(" - ")).contains(space.key())))
                faults.add(space, "no line leads there");
        var arnolds =
                data.all(BoxFacts.LINES).stream().filter(line -> line.facts().is(LineKind.ARNOLD));
        data.count("lines of kind arnold", arnolds.count(), 1, "7.4.D");
    }

    private void generals() {
        for (var name : List.of(General.WASHINGTON, General.GREENE, General.ARNOLD))
            if (!data.keys(BoxFacts.GENERALS).contains(name)) faults.add("generals", "%s is missing", name);
        var french = data.all(BoxFacts.GENERALS).stream()
                .filter(general -> general.facts().side() == Nation.FRENCH);
        data.count(BoxFacts.GENERALS, 13, "4.0");
        data.count("French generals", french.count(), 1, "4.0");
    }

    private void cards() {
        var printed = new HashMap<Integer, String>();
        for (var card : data.all(BoxFacts.CARDS)) {
            new CardCheck(card, faults).all();
            for (var step : card.facts().steps())
                step.colonies().forEach(colony -> data.known(BoxFacts.COLONIES, colony, card));
            card.facts().printed().ifPresent(number -> {
                var other = printed.putIfAbsent(number, card.key());
                if (other != null) faults.add(card, "%d is printed on card %s already", number, other);
            });
        }
        var special =
                data.all(BoxFacts.CARDS).stream().filter(card -> card.facts().kind() == Card.Kind.SPECIAL);
        data.complete(BoxFacts.CARDS, 1, 110, "2.0");
        data.count("special cards", special.count(), 7, "6.34.A");
    }
}
