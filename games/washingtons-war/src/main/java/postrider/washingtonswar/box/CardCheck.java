package postrider.washingtonswar.box;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import postrider.box.Faults;
import postrider.box.Item;
import postrider.box.Section;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.EventStep;
import postrider.washingtonswar.Nation;
import postrider.washingtonswar.box.BoxFacts.CardFacts;
import postrider.washingtonswar.box.BoxFacts.StepFacts;

/** Holds one card of a box against the rules of its kind, and its steps against what their procedures take. */
public record CardCheck(Item<CardFacts> card, CardFacts facts, Faults faults) {
    CardCheck(Item<CardFacts> card, Faults faults) {
        this(card, card.facts(), faults);
    }

    /** What a step may say besides its procedure. In the box the key is the name in small letters: {@code per-colony}. */
    public enum Parameter {
        SIDE(step -> step.side().isPresent()),
        COUNT(step -> step.count().isPresent()),
        PER_COLONY(step -> step.perColony().isPresent()),
        COLONIES(step -> !step.colonies().isEmpty()),
        PORTS(step -> step.ports().isPresent()),
        CLEAR_OF(step -> step.clearOf().isPresent()),
        WITHIN(step -> step.within().isPresent()),
        MAY(step -> step.may().isPresent());

        private final Predicate<StepFacts> isIn;

        Parameter(Predicate<StepFacts> isIn) {
            this.isIn = isIn;
        }

        /** Without it a procedure that takes it cannot do anything. */
        private boolean isNeeded() {
            return this == SIDE || this == COUNT;
        }
    }

    /** The parameters of a procedure. */
    public static Set<Parameter> parameters(EventStep.Procedure procedure) {
        return switch (procedure) {
            case PLACE_PC, REMOVE_PC -> EnumSet.allOf(Parameter.class);
            case REMOVE_PC_OR_FLIP_ONE, REMOVE_CU ->
                EnumSet.complementOf(EnumSet.of(Parameter.PER_COLONY, Parameter.MAY));
            case DISCARD_RANDOM_CARD, ACTIVATE_GENERAL -> EnumSet.of(Parameter.SIDE, Parameter.COUNT);
            case FRENCH_ALLIANCE -> EnumSet.of(Parameter.COUNT);
            case BAR_PLACING -> EnumSet.of(Parameter.SIDE);
            case CONDITION_NO_ALLIANCE,
                    CONDITION_EUROPEAN_WAR,
                    CONDITION_NO_EUROPEAN_WAR,
                    CONDITION_NAVY_ON_MAP,
                    END_REGULARS,
                    DECLARATION_OF_INDEPENDENCE,
                    WAR_ENDS,
                    MOVE_NAVY_AWAY,
                    REMOVE_ARNOLD -> EnumSet.noneOf(Parameter.class);
        };
    }

    void all() {
        faultIf(facts.title().isBlank(), "'title' is empty");
        faultIf(
                facts.endYear().isPresent() != has(EventStep.Procedure.WAR_ENDS),
                "'war-ends' and 'end-year' go together (6.34.C.iii)");
        faultIf(facts.playableBy().equals(Optional.of(Nation.FRENCH)), "'playable-by' is american or british (6.3.B)");
        kind();
        facts.steps().forEach(this::step);
    }

    private void kind() {
        boolean steps = !facts.steps().isEmpty();
        faultIf(facts.kind() != Card.Kind.OPS && facts.ops().isPresent(), "only an OPS card has 'ops' (6.2)");
        faultIf(!facts.eventKnown() && steps, "an unknown event has no steps; if it is known, say 'event: yes'");
        switch (facts.kind()) {
            case OPS -> {
                faultIf(facts.ops().isEmpty(), "an OPS card needs 'ops' (6.2)");
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
        faultIf(
                has(EventStep.Procedure.ACTIVATE_GENERAL)
                        || facts.steps().stream().anyMatch(CardCheck::isCondition),
                "a special card must be played: it has no condition and activates nobody (6.34.A)");
    }

    private void step(StepFacts step) {
        var name = Section.word(step.procedure());
        var taken = parameters(step.procedure());
        for (var parameter : Parameter.values()) {
            boolean given = parameter.isIn.test(step);
            boolean takes = taken.contains(parameter);
            var word = Section.word(parameter);
            faultIf(given && !takes, "a step of '%s' takes no '%s'", name, word);
            faultIf(!given && takes && parameter.isNeeded(), "a step of '%s' needs '%s'", name, word);
        }
        step.side().ifPresent(side -> side(step.procedure(), side));
        faultIf(
                step.procedure() == EventStep.Procedure.ACTIVATE_GENERAL && facts.kind() != Card.Kind.EVENT,
                "only an event of the Strategy Phase activates a general (7.0)");
    }

    private void side(EventStep.Procedure procedure, Nation side) {
        faultIf(
                side == Nation.FRENCH && procedure != EventStep.Procedure.REMOVE_CU,
                "the French play as Americans (12.2.C): 'side' is american or british");
        faultIf(
                side == Nation.BRITISH && procedure == EventStep.Procedure.BAR_PLACING,
                "'bar-placing' bars the Americans (10.11.A.iv)");
        faultIf(
                procedure == EventStep.Procedure.ACTIVATE_GENERAL
                        && !facts.playableBy().equals(Optional.of(side)),
                "who plays the card activates his own general: 'side' is the one of 'playable-by'");
    }

    private boolean has(EventStep.Procedure procedure) {
        return facts.steps().stream().anyMatch(step -> step.procedure() == procedure);
    }

    private static boolean isCondition(StepFacts step) {
        return Section.word(step.procedure()).startsWith("condition");
    }

    private void faultIf(boolean wrong, String what, Object... args) {
        if (wrong) faults.add(card, what, args);
    }
}
