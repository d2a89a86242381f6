package postrider.washingtonswar.box;

import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.Nation;
import postrider.box.Faults;
import postrider.box.Item;
import postrider.box.Section;
import postrider.washingtonswar.EventStep;
import postrider.washingtonswar.EventStep.Parameter;
import postrider.washingtonswar.EventStep.Procedure;
import postrider.washingtonswar.box.BoxFacts.CardFacts;

/** Holds one card of a box against the rules of its kind, and its steps against what their procedures take. */
record CardCheck(Item<CardFacts> card, CardFacts facts, Faults faults) {
    CardCheck(Item<CardFacts> card, Faults faults) {
        this(card, card.facts(), faults);
    }

    void all() {
        faultIf(facts.title().isBlank(), "'title' is empty");
        boolean endsTheWar = facts.does(Procedure.WAR_ENDS);
        faultIf(facts.endYear() > 0 != endsTheWar, "'war-ends' and 'end-year' go together (6.34.C.iii)");
        faultIf(facts.playableBy().equals(Optional.of(Nation.FRENCH)), "'playable-by' is american or british (6.3.B)");
        kind();
        facts.steps().forEach(this::step);
    }

    private void kind() {
        boolean steps = !facts.steps().isEmpty();
        faultIf(facts.kind() != Card.Kind.OPS && facts.ops() > 0, "only an OPS card has 'ops' (6.2)");
        faultIf(!facts.eventKnown() && steps, "an unknown event has no steps; if it is known, say 'event: yes'");
        switch (facts.kind()) {
            case OPS -> {
                faultIf(facts.ops() == 0, "an OPS card needs 'ops' (6.2)");
                faultIf(steps, "only an event has steps (6.2)");
            }
            case MINOR_CAMPAIGN, MAJOR_CAMPAIGN -> faultIf(steps, "only an event has steps (7.2)");
            case EVENT -> faultIf(facts.eventKnown() && !steps, "an event has steps, or 'event: unknown'");
            case BATTLE, BATTLE_OR_EVENT -> {
                faultIf(facts.playableBy().isEmpty(), "a battle card needs 'playable-by' (6.33.A)");
                faultIf(
                        !facts.eventKnown(),
                        "a battle card is worth +2, whatever else it does (9.45): say 'event: yes'");
            }
            case SPECIAL -> special();
        }
    }

    /** 6.34.A: whoever draws it must play it; there must be nothing that keeps him from it. */
    private void special() {
        faultIf(facts.steps().isEmpty(), "a special card must be played: it has steps (6.34.A)");
        faultIf(facts.playableBy().isPresent(), "a special card is played by either side: no 'playable-by' (6.34.A)");
        boolean mayFail = facts.does(Procedure.ACTIVATE_GENERAL)
                || facts.steps().stream().anyMatch(step -> step.procedure().isCondition());
        faultIf(mayFail, "a special card must be played: it has no condition and activates nobody (6.34.A)");
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
        faultIf(
                activates && !facts.playableBy().equals(step.nation()),
                "who plays the card activates his own general: 'side' is the one of 'playable-by'");
        var side = step.nation().get();
        faultIf(
                side == Nation.FRENCH && procedure != Procedure.REMOVE_CU,
                "the French play as Americans (12.2.C): 'side' is american or british");
        faultIf(
                side == Nation.BRITISH && procedure == Procedure.BAR_PLACING,
                "'bar-placing' bars the Americans (10.11.A.iv)");
    }

    private void faultIf(boolean wrong, String what, Object... args) {
        if (wrong) faults.add(card, what, args);
    }
}
