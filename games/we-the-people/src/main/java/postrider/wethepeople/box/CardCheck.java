package postrider.wethepeople.box;

import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.Nation;
import postrider.box.Faults;
import postrider.box.Item;
import postrider.box.Section;
import postrider.wethepeople.EventStep;
import postrider.wethepeople.EventStep.Parameter;
import postrider.wethepeople.EventStep.Procedure;
import postrider.wethepeople.box.BoxFacts.CardFacts;

/** Holds one card of a box against the rules of its kind, and its steps against what their procedures take. */
record CardCheck(Item<CardFacts> card, CardFacts facts, Faults faults) {
    CardCheck(Item<CardFacts> card, Faults faults) {
        this(card, card.facts(), faults);
    }

    void all() {
        faultIf(facts.title().isBlank(), "'title' is empty");
        boolean endsTheWar = facts.does(Procedure.WAR_ENDS);
        faultIf(facts.endYear() > 0 != endsTheWar, "'war-ends' and 'end-year' go together (6.2)");
        faultIf(facts.playableBy().equals(Optional.of(Nation.FRENCH)), "'playable-by' is american or british (6.2)");
        kind();
        facts.steps().forEach(this::step);
    }

    private void kind() {
        boolean steps = !facts.steps().isEmpty();
        faultIf(facts.kind() != Card.Kind.OPS && facts.ops() > 0, "only an OPS card has 'ops' (6.1)");
        faultIf(!facts.eventKnown() && steps, "an unknown event has no steps; if it is known, say 'event: yes'");
        switch (facts.kind()) {
            case OPS -> {
                faultIf(facts.ops() == 0, "an OPS card needs 'ops' (6.1)");
                faultIf(steps, "only an event has steps (6.1)");
            }
            case MINOR_CAMPAIGN, MAJOR_CAMPAIGN -> faultIf(steps, "only an event has steps (7.0)");
            case EVENT -> faultIf(facts.eventKnown() && !steps, "an event has steps, or 'event: unknown'");
            case BATTLE -> {
                faultIf(facts.playableBy().isEmpty(), "a battle card needs 'playable-by' (9.0)");
                faultIf(!facts.does(Procedure.BATTLE_CARDS), "a battle card brings 'battle-cards' (9.0)");
            }
            case BATTLE_OR_EVENT -> faultIf(true, "no battle card is an event too (9.0)");
            case SPECIAL -> special();
        }
    }

    /** 6.2: whoever draws it must play it; there must be nothing that keeps him from it. */
    private void special() {
        faultIf(facts.steps().isEmpty(), "a special card must be played: it has steps (6.2)");
        faultIf(facts.playableBy().isPresent(), "a special card is played by either side: no 'playable-by' (6.2)");
        boolean mayFail = facts.does(Procedure.ACTIVATE_GENERAL)
                || facts.steps().stream().anyMatch(step -> step.procedure().isCondition());
        faultIf(mayFail, "a special card must be played: it has no condition and activates nobody (6.2)");
    }

    private void step(EventStep step) {
        var procedure = step.procedure();
        var name = Section.word(procedure);
        for (var parameter : Parameter.values()) {
            boolean given = parameter.isIn(step);
            boolean taken = procedure.takes(parameter);
            var word = Section.word(parameter);
            faultIf(given && !taken, "a step of '%s' takes no '%s'", name, word);
            faultIf(!given && taken && parameter.isNeeded(), "a step of '%s' needs '%s'", name, word);
        }
        boolean activates = procedure == Procedure.ACTIVATE_GENERAL;
        faultIf(
                activates && facts.kind() != Card.Kind.EVENT,
                "only an event of the Strategy Phase activates a general (7.0)");
        if (step.nation().isEmpty()) return;
        var side = step.nation().get();
        faultIf(side == Nation.FRENCH, "the French play as Americans (6.2): 'side' is american or british");
    }

    private void faultIf(boolean wrong, String what, Object... args) {
        if (wrong) faults.add(card, what, args);
    }
}
