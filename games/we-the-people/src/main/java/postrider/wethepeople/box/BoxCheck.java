package postrider.wethepeople.box;

import postrider.box.BoxData;
import postrider.wethepeople.BattleCard;
import postrider.wethepeople.Card;
import postrider.wethepeople.General;
import postrider.wethepeople.Nation;
import postrider.wethepeople.Space;
import postrider.wethepeople.box.BoxFacts.LineKind;
import postrider.wethepeople.box.BoxFacts.SpaceFacts;

/** Holds the records of a box against each other and against what the rule book says. */
record BoxCheck(BoxData data) {
    private static final int BATTLE_CARDS = 64;

    void all() {
        map();
        pieces();
        cards();
    }

    private void map() {
        var spaces = data.facts(BoxFacts.SPACES);
        var lines = data.facts(BoxFacts.LINES);
        data.used(BoxFacts.COLONIES, spaces.stream().map(SpaceFacts::colony), "has no space");
        data.used(BoxFacts.SPACES, lines.stream().flatMap(line -> line.between().stream()), "no line leads there");
        data.unique(BoxFacts.SPACES, SpaceFacts::names, "the name '%s' belongs to %s already");
        data.wrong(
                BoxFacts.SPACES,
                space -> !space.at().isEmpty() && space.at().size() != 2,
                "'at' is two numbers, across and down, on a canvas of 1000 by 1400");
        data.wrong(
                BoxFacts.LINES,
                line -> line.between().size() != 2
                        || line.between().getFirst().equals(line.between().getLast()),
                "a line joins two different spaces");
        data.count(BoxFacts.LINES, line -> line.kind() == LineKind.ARNOLD, "lines of kind arnold", 1, "7.1");
        data.count(BoxFacts.COLONIES, 14, "3.0, the thirteen and Canada");
        data.present(BoxFacts.SPACES, Space.CHARLESTON);
        data.present(BoxFacts.SPACES, Space.CANADIAN_CITIES.toArray(String[]::new));
    }

    private void pieces() {
        data.present(BoxFacts.GENERALS, General.WASHINGTON, General.GREENE, General.ARNOLD);
        data.count(BoxFacts.GENERALS, 13, "2.0");
        data.count(BoxFacts.GENERALS, general -> general.side() == Nation.FRENCH, "French generals", 1, "6.2");
        data.complete(BoxFacts.TURNS, 1775, 1783, "5.1, 5.7");
        if (data.keys(BoxFacts.SCENARIOS).isEmpty()) data.faults().add("scenarios", "there is none");
    }

    private void cards() {
        int battleCards = data.facts(BoxFacts.BATTLE_CARDS).stream()
                .mapToInt(BoxFacts.BattleCardFacts::copies)
                .sum();
        if (battleCards != BATTLE_CARDS)
            data.faults().add("battle-cards", "there are %d, not %d (2.0)", battleCards, BATTLE_CARDS);
        data.count(BoxFacts.BATTLE_CARDS, BattleCard.ALL.size(), "9.1");
        data.complete(BoxFacts.CARDS, 1, 96, "2.0");
        data.count(BoxFacts.CARDS, card -> card.kind() == Card.Kind.SPECIAL, "special cards", 8, "6.2");
        data.all(BoxFacts.CARDS).forEach(card -> new CardCheck(card, data.faults()).all());
    }
}
