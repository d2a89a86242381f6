package postrider.wethepeople.game;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import postrider.americanwar.Box;
import postrider.americanwar.Card;
import postrider.americanwar.CardStep.Parameter;
import postrider.americanwar.CardStep.Procedure;
import postrider.americanwar.Connections;
import postrider.americanwar.Law;
import postrider.americanwar.Nation;
import postrider.americanwar.Space;
import postrider.americanwar.box.CardCheck;
import postrider.americanwar.box.CountryFacts;
import postrider.americanwar.box.CountryFacts.CardFacts;
import postrider.americanwar.box.CountryReader;
import postrider.box.BoxData;
import postrider.box.Item;
import postrider.box.Range;
import postrider.box.Section;
import postrider.files.Shipped;
import postrider.kernel.Edition;
import postrider.text.Lists;
import postrider.wethepeople.rules.BattleCard;
import postrider.wethepeople.rules.Places;
import postrider.wethepeople.rules.Victory;

/** Opens a box: its records, field by field, checked against each other and against the rule book. */
public record BoxReader(BoxData data) {
    static final Section<BattleCardFacts> BATTLE_CARDS =
            new Section<>("battle-cards", "battle card", "type", BattleCardFacts.class);
    public static final List<Section<?>> ALL = List.of(
            CountryFacts.COLONIES,
            CountryFacts.SPACES,
            CountryFacts.LINES,
            CountryFacts.GENERALS,
            CountryFacts.TURNS,
            CountryFacts.SCENARIOS,
            BATTLE_CARDS,
            CountryFacts.CARDS);

    private static final int COPIES = 64;
    private static final int LAST = 96;
    private static final Law LAW =
            Law.from(Shipped.text(BoxReader.class, "sections.txt"), Victory::colonies, Victory::needed);

    /** What the steps of our cards may do, and what each takes. */
    public static final Map<Procedure, Set<Parameter>> PROCEDURES =
            CardCheck.procedures(Shipped.text(BoxReader.class, "steps.txt"));

    /** Throws IllegalArgumentException with every fault, a line each, naming file and record. */
    public static Box read(BoxData data, Edition edition) {
        new BoxReader(data).check();
        return new CountryReader(data).box(false, LAW, battleCards(data), edition, WarNotation.FORMS);
    }

    private static SequencedMap<String, Integer> battleCards(BoxData data) {
        var copies = new LinkedHashMap<String, Integer>();
        data.facts(BATTLE_CARDS).stream()
                .sorted(Comparator.comparing(BattleCardFacts::type))
                .forEach(card -> copies.put(card.type().toString(), card.copies()));
        return copies;
    }

    void check() {
        new CountryReader(data).check();
        map();
        cards();
    }

    private void map() {
        data.faultIf(
                CountryFacts.SPACES, space -> space.kind() == Space.Shape.FORTIFIED_PORT, "no port is fortified (2.1)");
        data.checkCount(
                CountryFacts.LINES, line -> line.kind() == Connections.Kind.WILDERNESS, "wilderness lines", 0, "2.1");
        data.checkCount(
                CountryFacts.LINES, line -> line.kind() == Connections.Kind.ARNOLD, "lines of kind arnold", 1, "7.1");
        data.checkCount(CountryFacts.COLONIES, 14, "3.0, the thirteen and Canada");
        data.checkKeys(CountryFacts.SPACES, Places.CHARLESTON);
        data.checkKeys(CountryFacts.SPACES, Places.CANADIAN_CITIES.toArray(String[]::new));
        data.faultIf(CountryFacts.SPACES, space -> space.zone().isPresent(), "there is no 'zone', but a 'port' (5.5)");
        data.faultIf(CountryFacts.GENERALS, general -> general.agility() > 0, "there is no 'agility' (2.2)");
        data.checkCount(CountryFacts.GENERALS, 13, "2.0");
        data.checkCount(CountryFacts.GENERALS, general -> general.side() == Nation.FRENCH, "French generals", 1, "6.2");
    }

    private void cards() {
        int battleCards = Lists.sum(data.facts(BATTLE_CARDS), BattleCardFacts::copies);
        if (battleCards != COPIES) data.faults().add("battle-cards", "there are %d, not %d (2.0)", battleCards, COPIES);
        data.checkCount(BATTLE_CARDS, BattleCard.ALL.size(), "9.1");
        data.checkNumbers(CountryFacts.CARDS, 1, LAST, "2.0");
        data.checkCount(CountryFacts.CARDS, card -> card.kind() == Card.Kind.SPECIAL, "special cards", 8, "6.2");
        data.all(CountryFacts.CARDS).forEach(this::card);
    }

    private void card(Item<CardFacts> card) {
        var check = new CardCheck(card, PROCEDURES, LAW, data.faults());
        var facts = card.facts();
        check.all();
        check.faultIf(facts.number() > LAST, "'number' is %d, not 1 to %d", facts.number(), LAST);
        boolean newer = facts.printed().isPresent() || facts.setAsideUntil() > 0;
        check.faultIf(
                newer || facts.reshuffle() != Card.Reshuffle.NEVER,
                "there is no 'printed', 'reshuffle' or 'set-aside-until' in this game");
        check.faultIf(
                facts.kind() == Card.Kind.BATTLE && !facts.does(Procedure.BATTLE_CARDS),
                "a battle card brings 'battle-cards' (9.0)");
        check.faultIf(facts.kind() == Card.Kind.BATTLE_OR_EVENT, "no battle card is an event too (9.0)");
        for (var step : facts.steps())
            check.faultIf(
                    step.nation().equals(Optional.of(Nation.FRENCH)),
                    "the French play as Americans (6.2): 'side' is american or british");
    }

    /** 9.1 */
    record BattleCardFacts(
            BattleCard type, @Range(from = 0, to = 64) int copies) {}
}
