package postrider.wethepeople.box;

import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.Connections;
import postrider.americanwar.Nation;
import postrider.americanwar.Space;
import postrider.americanwar.box.CardCheck;
import postrider.americanwar.box.CountryFacts;
import postrider.americanwar.box.CountryReader;
import postrider.box.BoxData;
import postrider.box.Item;
import postrider.text.Lists;
import postrider.wethepeople.BattleCard;
import postrider.wethepeople.EventStep.Procedure;
import postrider.wethepeople.Places;
import postrider.wethepeople.box.BoxFacts.CardFacts;

/** Checks the records of a box against each other and against the rule book. */
record BoxCheck(BoxData data) {
    private static final int BATTLE_CARDS = 64;
    private static final CardCheck.Sections SECTIONS = new CardCheck.Sections("6.2", "6.2", "6.1", "7.0", "9.0", "6.2");

    void all() {
        new CountryReader(data).check(BoxFacts.SPACES, BoxFacts.GENERALS);
        map();
        cards();
    }

    private void map() {
        data.faultIf(
                BoxFacts.SPACES, space -> space.kind() == Space.Shape.FORTIFIED_PORT, "no port is fortified (2.1)");
        data.checkCount(
                CountryFacts.LINES, line -> line.kind() == Connections.Kind.WILDERNESS, "wilderness lines", 0, "2.1");
        data.checkCount(
                CountryFacts.LINES, line -> line.kind() == Connections.Kind.ARNOLD, "lines of kind arnold", 1, "7.1");
        data.checkCount(CountryFacts.COLONIES, 14, "3.0, the thirteen and Canada");
        data.checkKeys(BoxFacts.SPACES, Places.CHARLESTON);
        data.checkKeys(BoxFacts.SPACES, Places.CANADIAN_CITIES.toArray(String[]::new));
        data.checkCount(BoxFacts.GENERALS, 13, "2.0");
        data.checkCount(BoxFacts.GENERALS, general -> general.side() == Nation.FRENCH, "French generals", 1, "6.2");
    }

    private void cards() {
        int battleCards = Lists.sum(data.facts(BoxFacts.BATTLE_CARDS), BoxFacts.BattleCardFacts::copies);
        if (battleCards != BATTLE_CARDS)
            data.faults().add("battle-cards", "there are %d, not %d (2.0)", battleCards, BATTLE_CARDS);
        data.checkCount(BoxFacts.BATTLE_CARDS, BattleCard.ALL.size(), "9.1");
        data.checkNumbers(BoxFacts.CARDS, 1, 96, "2.0");
        data.checkCount(BoxFacts.CARDS, card -> card.kind() == Card.Kind.SPECIAL, "special cards", 8, "6.2");
        data.all(BoxFacts.CARDS).forEach(this::card);
    }

    private void card(Item<CardFacts> card) {
        var check = new CardCheck(card, Procedure.WAR_ENDS, SECTIONS, data.faults());
        var facts = card.facts();
        check.all();
        check.faultIf(
                facts.kind() == Card.Kind.BATTLE && !facts.does(Procedure.BATTLE_CARDS),
                "a battle card brings 'battle-cards' (9.0)");
        check.faultIf(facts.kind() == Card.Kind.BATTLE_OR_EVENT, "no battle card is an event too (9.0)");
        for (var step : facts.steps())
            check.faultIf(
                    step.nation().equals(Optional.of(Nation.FRENCH)),
                    "the French play as Americans (6.2): 'side' is american or british");
    }
}
