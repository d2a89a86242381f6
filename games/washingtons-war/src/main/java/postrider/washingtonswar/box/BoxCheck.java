package postrider.washingtonswar.box;

import postrider.americanwar.Card;
import postrider.americanwar.Lines;
import postrider.americanwar.Nation;
import postrider.americanwar.Space;
import postrider.americanwar.box.CountryCheck;
import postrider.americanwar.box.CountryFacts;
import postrider.box.BoxData;

/** Holds the records of a box against each other and against what the rule book says. */
record BoxCheck(BoxData data) {
    void all() {
        new CountryCheck(data).all(BoxFacts.SPACES, BoxFacts.GENERALS);
        map();
        cards();
    }

    private void map() {
        data.used(
                BoxFacts.ZONES,
                data.facts(BoxFacts.SPACES).stream().flatMap(space -> space.zone().stream()),
                "has no port");
        data.wrong(
                BoxFacts.SPACES,
                space -> space.kind() == Space.Kind.FORTIFIED_PORT
                        && space.zone().isEmpty(),
                "a fortified port has no Blockade Zone (2.1.C, 12.3)");
        data.count(CountryFacts.LINES, line -> line.kind() == Lines.Kind.ARNOLD, "lines of kind arnold", 1, "7.4.D");
        data.count(CountryFacts.COLONIES, 14, "10.0.B, the thirteen and Canada");
        data.count(BoxFacts.ZONES, 7, "12.3");
        data.count(BoxFacts.GENERALS, 13, "4.0");
        data.count(BoxFacts.GENERALS, general -> general.side() == Nation.FRENCH, "French generals", 1, "4.0");
    }

    private void cards() {
        data.complete(BoxFacts.CARDS, 1, 110, "2.0");
        data.unique(BoxFacts.CARDS, card -> card.printed().stream().toList(), "%d is printed on card %s already");
        data.count(BoxFacts.CARDS, card -> card.kind() == Card.Kind.SPECIAL, "special cards", 7, "6.34.A");
        data.all(BoxFacts.CARDS).forEach(card -> new CardCheck(card, data.faults()).all());
    }
}
