package postrider.washingtonswar.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
import postrider.box.Section;
import postrider.files.Shipped;
import postrider.kernel.Edition;
import postrider.text.Lists;
import postrider.washingtonswar.rules.Victory;

/** Opens a box: its records, field by field, checked against each other and against the rule book. */
public record BoxReader(BoxData data) {
    static final Section<Zone> ZONES = new Section<>("zones", "zone", "name", Zone.class);
    public static final List<Section<?>> ALL = List.of(
            CountryFacts.COLONIES,
            ZONES,
            CountryFacts.SPACES,
            CountryFacts.LINES,
            CountryFacts.GENERALS,
            CountryFacts.TURNS,
            CountryFacts.SCENARIOS,
            CountryFacts.CARDS);

    private static final Law LAW =
            Law.from(Shipped.text(BoxReader.class, "sections.txt"), Victory::colonies, Victory::needed);

    /** What the steps of our cards may do, and what each takes. */
    public static final Map<Procedure, Set<Parameter>> PROCEDURES =
            CardCheck.procedures(Shipped.text(BoxReader.class, "steps.txt"));

    /** Throws IllegalArgumentException with every fault, a line each, naming file and record. */
    public static Box read(BoxData data, Edition edition) {
        new BoxReader(data).check();
        return new CountryReader(data).box(true, LAW, new LinkedHashMap<>(), edition, WarNotation.FORMS);
    }

    void check() {
        new CountryReader(data).check();
        map();
        cards();
    }

    private void map() {
        data.checkUsed(
                ZONES, data.facts(CountryFacts.SPACES).stream().flatMap(space -> space.zone().stream()), "has no port");
        data.faultIf(
                CountryFacts.SPACES,
                space -> space.kind() == Space.Shape.FORTIFIED_PORT
                        && space.zone().isEmpty(),
                "a fortified port has no Blockade Zone (2.1.C, 12.3)");
        data.checkCount(
                CountryFacts.LINES, line -> line.kind() == Connections.Kind.ARNOLD, "lines of kind arnold", 1, "7.4.D");
        data.checkCount(CountryFacts.COLONIES, 14, "10.0.B, the thirteen and Canada");
        data.checkCount(ZONES, 7, "12.3");
        data.faultIf(
                CountryFacts.SPACES, CountryFacts.SpaceFacts::port, "there is no 'port', but a 'zone' (2.1.C, 12.3)");
        for (var space : data.all(CountryFacts.SPACES))
            for (var zone : Lists.of(space.facts().zone()))
                if (!data.keys(ZONES).contains(zone)) data.faults().add(space, "'%s' is no zone of this box", zone);
        data.faultIf(CountryFacts.GENERALS, general -> general.agility() == 0, "'agility' is missing");
        data.checkCount(CountryFacts.GENERALS, 13, "4.0");
        data.checkCount(CountryFacts.GENERALS, general -> general.side() == Nation.FRENCH, "French generals", 1, "4.0");
    }

    private void cards() {
        data.checkNumbers(CountryFacts.CARDS, 1, 110, "2.0");
        data.checkUnique(
                CountryFacts.CARDS, card -> card.printed().stream().toList(), "%d is printed on card %s already");
        data.checkCount(CountryFacts.CARDS, card -> card.kind() == Card.Kind.SPECIAL, "special cards", 7, "6.34.A");
        data.all(CountryFacts.CARDS).forEach(this::card);
    }

    private void card(Item<CardFacts> card) {
        var check = new CardCheck(card, PROCEDURES, LAW, data.faults());
        var facts = card.facts();
        check.all();
        check.faultIf(
                (facts.kind() == Card.Kind.BATTLE || facts.kind() == Card.Kind.BATTLE_OR_EVENT) && !facts.eventKnown(),
                "a battle card is worth +2, whatever else it does (9.45): say 'event: yes'");
        for (var step : facts.steps()) {
            check.faultIf(
                    step.march().isPresent()
                            && step.nation().isPresent()
                            && !facts.playableBy().equals(step.nation()),
                    "who plays the card activates his own general: 'side' is the one of 'playable-by'");
            check.faultIf(
                    step.nation().equals(Optional.of(Nation.FRENCH)) && step.procedure() != Procedure.REMOVE_CU,
                    "the French play as Americans (12.2.C): 'side' is american or british");
            check.faultIf(
                    step.nation().equals(Optional.of(Nation.BRITISH)) && step.procedure() == Procedure.BAR_PLACING,
                    "'bar-placing' bars the Americans (10.11.A.iv)");
        }
    }

    /** 12.3 */
    record Zone(String name) {}
}
