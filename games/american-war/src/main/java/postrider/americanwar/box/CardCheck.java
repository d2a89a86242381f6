package postrider.americanwar.box;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.americanwar.Card;
import postrider.americanwar.CardStep;
import postrider.americanwar.CardStep.Parameter;
import postrider.americanwar.CardStep.Procedure;
import postrider.americanwar.Law;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Nation;
import postrider.americanwar.box.CountryFacts.CardFacts;
import postrider.box.Faults;
import postrider.box.Item;
import postrider.box.Section;
import postrider.text.WordTable;

/**
 * Checks a card of a box against the rules for its kind, and its steps against the procedures of its book.
 *
 * @param procedures what the steps of each take
 */
public record CardCheck(Item<CardFacts> card, Map<Procedure, Set<Parameter>> procedures, Law law, Faults faults) {
    /** @param table a {@link WordTable}: each procedure of a book, and what its steps take */
    public static Map<Procedure, Set<Parameter>> procedures(String table) {
        return WordTable.rows(table, 2).stream()
                .collect(Collectors.toMap(
                        row -> WordTable.constant(Procedure.class, row.getFirst()), row -> parameters(row.getLast())));
    }

    private static Set<Parameter> parameters(String cell) {
        return Stream.of(cell.split(", "))
                .filter(word -> !word.isEmpty())
                .map(word -> WordTable.constant(Parameter.class, word))
                .collect(Collectors.toSet());
    }

    public void all() {
        var facts = facts();
        faultIf(facts.title().isBlank(), "'title' is empty");
        boolean ends = facts.does(Procedure.WAR_ENDS);
        faultIf(facts.endYear() > 0 != ends, Subject.WAR_ENDS, "'war-ends' and 'end-year' go together");
        boolean french = facts.playableBy().equals(Optional.of(Nation.FRENCH));
        faultIf(french, Subject.EVENT_OWNER, "'playable-by' is american or british");
        kind();
        facts.steps().forEach(this::step);
    }

    public CardFacts facts() {
        return card.facts();
    }

    private void kind() {
        var facts = facts();
        boolean steps = !facts.steps().isEmpty();
        faultIf(facts.kind() != Card.Kind.OPS && facts.ops() > 0, Subject.OPS_CARD, "only an OPS card has 'ops'");
        faultIf(!facts.eventKnown() && steps, "an unknown event has no steps; if it is known, say 'event: yes'");
        switch (facts.kind()) {
            case OPS -> {
                faultIf(facts.ops() == 0, Subject.OPS_CARD, "an OPS card needs 'ops'");
                faultIf(steps, Subject.OPS_CARD, "only an event has steps");
            }
            case MINOR_CAMPAIGN, MAJOR_CAMPAIGN -> faultIf(steps, Subject.CAMPAIGN, "only an event has steps");
            case EVENT -> faultIf(facts.eventKnown() && !steps, "an event has steps, or 'event: unknown'");
            case BATTLE, BATTLE_OR_EVENT ->
                faultIf(facts.playableBy().isEmpty(), Subject.BATTLE_CARD, "a battle card needs 'playable-by'");
            case SPECIAL -> special(facts);
        }
    }

    /** Whoever draws it must play it, so nothing may prevent that. */
    private void special(CardFacts facts) {
        faultIf(facts.steps().isEmpty(), Subject.SPECIAL_CARD, "a special card must be played: it has steps");
        faultIf(
                facts.playableBy().isPresent(),
                Subject.SPECIAL_CARD,
                "a special card is played by either side: no 'playable-by'");
        boolean mayFail = facts.steps().stream()
                .anyMatch(step -> step.march().isPresent() || step.procedure().isCondition());
        faultIf(
                mayFail,
                Subject.SPECIAL_CARD,
                "a special card must be played: it has no condition and activates nobody");
    }

    private void step(CardStep step) {
        var name = Section.word(step.procedure());
        boolean known = procedures.containsKey(step.procedure());
        faultIf(!known, "no card of this game does '%s'", name);
        if (!known) return;
        var takes = procedures.get(step.procedure());
        for (var parameter : Parameter.values()) {
            boolean given = parameter.isIn(step);
            boolean taken = takes.contains(parameter);
            var word = Section.word(parameter);
            faultIf(given && !taken, "a step of '%s' takes no '%s'", name, word);
            faultIf(!given && taken && parameter.isNeeded(), "a step of '%s' needs '%s'", name, word);
        }
        faultIf(
                step.march().isPresent() && facts().kind() != Card.Kind.EVENT,
                "only an event of the Strategy Phase activates a general (7.0)");
    }

    private void faultIf(boolean wrong, Subject subject, String what) {
        faultIf(wrong, "%s (%s)", what, law.of(subject));
    }

    public void faultIf(boolean wrong, String what, Object... args) {
        if (wrong) faults.add(card, what, args);
    }
}
