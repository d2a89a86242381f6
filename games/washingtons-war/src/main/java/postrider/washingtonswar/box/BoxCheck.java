package postrider.washingtonswar.box;

import postrider.box.BoxData;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.General;
import postrider.washingtonswar.Nation;
import postrider.washingtonswar.Space;
import postrider.washingtonswar.box.BoxFacts.LineKind;
import postrider.washingtonswar.box.BoxFacts.SpaceFacts;

/** Holds the records of a box against each other and against what the rule book says. */
record BoxCheck(BoxData data) {
    void all() {
        map();
        pieces();
        cards();
    }

    private void map() {
        var spaces = data.facts(BoxFacts.SPACES);
        var lines = data.facts(BoxFacts.LINES);
        data.used(BoxFacts.COLONIES, spaces.stream().map(SpaceFacts::colony), "has no space");
        data.used(BoxFacts.ZONES, spaces.stream().flatMap(space -> space.zone().stream()), "has no port");
        data.used(BoxFacts.SPACES, lines.stream().flatMap(line -> line.between().stream()), "no line leads there");
        data.unique(BoxFacts.SPACES, SpaceFacts::names, "the name '%s' belongs to %s already");
        data.wrong(
                BoxFacts.SPACES,
                space -> space.kind() == Space.Kind.FORTIFIED_PORT
                        && space.zone().isEmpty(),
                "a fortified port has no Blockade Zone (2.1.C, 12.3)");
        data.wrong(
                BoxFacts.SPACES,
                space -> !space.at().isEmpty() && space.at().size() != 2,
                "'at' is two numbers, across and down, on a canvas of 1000 by 1400");
        data.wrong(
                BoxFacts.LINES,
                line -> line.between().size() != 2
                        || line.between().getFirst().equals(line.between().getLast()),
                "a line joins two different spaces");
        data.count(BoxFacts.LINES, line -> line.kind() == LineKind.ARNOLD, "lines of kind arnold", 1, "7.4.D");
        data.count(BoxFacts.COLONIES, 14, "10.0.B, the thirteen and Canada");
        data.count(BoxFacts.ZONES, 7, "12.3");
    }

    private void pieces() {
        data.present(BoxFacts.GENERALS, General.WASHINGTON, General.GREENE, General.ARNOLD);
        data.count(BoxFacts.GENERALS, 13, "4.0");
        data.count(BoxFacts.GENERALS, general -> general.side() == Nation.FRENCH, "French generals", 1, "4.0");
        data.complete(BoxFacts.TURNS, 1775, 1783, "5.1, 5.7");
        if (data.keys(BoxFacts.SCENARIOS).isEmpty()) data.faults().add("scenarios", "there is none");
    }

    private void cards() {
        data.complete(BoxFacts.CARDS, 1, 110, "2.0");
        data.unique(BoxFacts.CARDS, card -> card.printed().stream().toList(), "%d is printed on card %s already");
        data.count(BoxFacts.CARDS, card -> card.kind() == Card.Kind.SPECIAL, "special cards", 7, "6.34.A");
        data.all(BoxFacts.CARDS).forEach(card -> new CardCheck(card, data.faults()).all());
    }
}
