package postrider.americanwar.box;

import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.CardStep;
import postrider.americanwar.Nation;
import postrider.americanwar.box.CountryFacts.CardFacts;
import postrider.box.Faults;
import postrider.box.Item;
import postrider.box.Section;

/** Checks a card of a box against the rules for its kind, and its steps against the parameters of their procedures. */
public record CardCheck(Item<? extends CardFacts> card, CardStep.Procedure warEnds, Sections sections, Faults faults) {
    /**
     * The sections of a book.
     *
     * @param year the last year of the war
     * @param owner whose event it is
     * @param ops OPS cards
     * @param campaign campaign cards
     * @param battle battle cards
     * @param special cards that must be played
     */
    public record Sections(String year, String owner, String ops, String campaign, String battle, String special) {}

    public void all() {
        var facts = facts();
        faultIf(facts.title().isBlank(), "'title' is empty");
        boolean ends = facts.does(warEnds);
        faultIf(facts.endYear() > 0 != ends, "'war-ends' and 'end-year' go together (%s)", sections.year);
        boolean french = facts.playableBy().equals(Optional.of(Nation.FRENCH));
        faultIf(french, "'playable-by' is american or british (%s)", sections.owner);
        kind();
        facts.steps().forEach(this::step);
    }

    public CardFacts facts() {
        return card.facts();
    }

    private void kind() {
        var facts = facts();
        boolean steps = !facts.steps().isEmpty();
        faultIf(facts.kind() != Card.Kind.OPS && facts.ops() > 0, "only an OPS card has 'ops' (%s)", sections.ops);
        faultIf(!facts.eventKnown() && steps, "an unknown event has no steps; if it is known, say 'event: yes'");
        switch (facts.kind()) {
            case OPS -> {
                faultIf(facts.ops() == 0, "an OPS card needs 'ops' (%s)", sections.ops);
                faultIf(steps, "only an event has steps (%s)", sections.ops);
            }
            case MINOR_CAMPAIGN, MAJOR_CAMPAIGN -> faultIf(steps, "only an event has steps (%s)", sections.campaign);
            case EVENT -> faultIf(facts.eventKnown() && !steps, "an event has steps, or 'event: unknown'");
            case BATTLE, BATTLE_OR_EVENT ->
                faultIf(facts.playableBy().isEmpty(), "a battle card needs 'playable-by' (%s)", sections.battle);
            case SPECIAL -> special(facts);
        }
    }

    /** Whoever draws it must play it, so nothing may prevent that. */
    private void special(CardFacts facts) {
        faultIf(facts.steps().isEmpty(), "a special card must be played: it has steps (%s)", sections.special);
        faultIf(
                facts.playableBy().isPresent(),
                "a special card is played by either side: no 'playable-by' (%s)",
                sections.special);
        boolean mayFail = facts.steps().stream()
                .anyMatch(step -> step.march().isPresent() || step.procedure().isCondition());
        faultIf(
                mayFail,
                "a special card must be played: it has no condition and activates nobody (%s)",
                sections.special);
    }

    private void step(CardStep step) {
        var procedure = step.procedure();
        var name = Section.word((Enum<?>) procedure);
        for (var parameter : CardStep.Parameter.values()) {
            boolean given = parameter.isIn(step);
            boolean taken = procedure.takes(parameter);
            var word = Section.word(parameter);
            faultIf(given && !taken, "a step of '%s' takes no '%s'", name, word);
            faultIf(!given && taken && parameter.isNeeded(), "a step of '%s' needs '%s'", name, word);
        }
        faultIf(
                step.march().isPresent() && facts().kind() != Card.Kind.EVENT,
                "only an event of the Strategy Phase activates a general (7.0)");
    }

    public void faultIf(boolean wrong, String what, Object... args) {
        if (wrong) faults.add(card, what, args);
    }
}
