package postrider.washingtonswar;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import postrider.kernel.Side;
import postrider.washingtonswar.BoxData.CardFacts;
import postrider.washingtonswar.BoxData.Known;
import postrider.washingtonswar.BoxData.Of;
import postrider.washingtonswar.BoxData.StepFacts;

/** Holds one card of a box against the rules of its kind, and its steps against what their procedures take. */
record CardCheck(CardFacts facts, String where, Faults faults) {
    CardCheck(Of<CardFacts> card, Faults faults) {
        this(card.facts(), card.from().where(), faults);
    }

    /** What a step may say besides its procedure. In the box the key is the name in small letters: {@code per-colony}. */
    enum Parameter {
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
    static Set<Parameter> parameters(Step.Procedure procedure) {
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
        if (facts.title().isBlank()) fault("'title' is empty");
        faults.range(where, "number", facts.number(), 1, 110);
        facts.printed().ifPresent(number -> faults.range(where, "printed", number, 1, 110));
        facts.setAsideUntil().ifPresent(year -> faults.range(where, "set-aside-until", year, 1776, 1783));
        facts.endYear().ifPresent(year -> faults.range(where, "end-year", year, 1775, 1783));
        if (facts.endYear().isPresent() != has(Step.Procedure.WAR_ENDS))
            fault("'war-ends' and 'end-year' go together (6.34.C.iii)");
        if (facts.playableBy().equals(Optional.of(Side.FRENCH))) fault("'playable-by' is american or british (6.3.B)");
        kind();
        facts.steps().forEach(this::step);
    }

    private void kind() {
        boolean ops = facts.kind() == Card.Kind.OPS;
        if (ops) faults.range(where, "ops", facts.ops().orElse(0), 1, 3);
        else if (facts.ops().isPresent()) fault("only an OPS card has 'ops'");
        boolean known = facts.event().orElse(Known.YES) == Known.YES;
        if (!known && !facts.steps().isEmpty())
            fault("an unknown event has no steps; if it is known, say 'event: yes'");
        switch (facts.kind()) {
            case OPS, MINOR_CAMPAIGN, MAJOR_CAMPAIGN -> {
                if (!facts.steps().isEmpty()) fault("only an event has steps (6.2, 7.2)");
            }
            case EVENT -> {
                if (known && facts.steps().isEmpty()) fault("an event has steps, or 'event: unknown'");
            }
            case BATTLE, BATTLE_OR_EVENT -> {
                if (facts.playableBy().isEmpty()) fault("a battle card needs 'playable-by' (6.33.A)");
                if (!known) fault("a battle card is worth +2, whatever else it does (9.45): say 'event: yes'");
            }
            case SPECIAL -> special();
        }
    }

    /** 6.34.A: whoever draws it must play it; there must be nothing that keeps him from it. */
    private void special() {
        if (facts.steps().isEmpty()) fault("a special card must be played: it has steps (6.34.A)");
        if (facts.playableBy().isPresent()) fault("a special card is played by either side: no 'playable-by' (6.34.A)");
        if (facts.steps().stream()
                .anyMatch(step -> isCondition(step) || step.procedure() == Step.Procedure.ACTIVATE_GENERAL))
            fault("a special card must be played: it has no condition and activates nobody (6.34.A)");
    }

    private void step(StepFacts step) {
        var name = key(step.procedure());
        var taken = parameters(step.procedure());
        for (var parameter : Parameter.values()) {
            boolean given = parameter.isIn.test(step);
            if (given && !taken.contains(parameter)) fault("a step of '%s' takes no '%s'", name, key(parameter));
            if (!given && taken.contains(parameter) && parameter.isNeeded())
                fault("a step of '%s' needs '%s'", name, key(parameter));
        }
        step.count().ifPresent(count -> faults.range(where, "count", count, 1, 110));
        step.perColony().ifPresent(count -> faults.range(where, "per-colony", count, 1, 110));
        step.within().ifPresent(spaces -> faults.range(where, "within", spaces, 1, 110));
        step.side().ifPresent(side -> side(step, side));
        if (step.procedure() == Step.Procedure.ACTIVATE_GENERAL && facts.kind() != Card.Kind.EVENT)
            fault("only an event of the Strategy Phase activates a general (7.0)");
    }

    private void side(StepFacts step, Side side) {
        if (side == Side.FRENCH && step.procedure() != Step.Procedure.REMOVE_CU)
            fault("the French play as Americans (12.2.C): 'side' is american or british");
        if (side == Side.BRITISH && step.procedure() == Step.Procedure.BAR_PLACING)
            fault("'bar-placing' bars the Americans (10.11.A.iv)");
        if (step.procedure() == Step.Procedure.ACTIVATE_GENERAL
                && !facts.playableBy().equals(Optional.of(side)))
            fault("who plays the card activates his own general: 'side' is the one of 'playable-by'");
    }

    private boolean has(Step.Procedure procedure) {
        return facts.steps().stream().anyMatch(step -> step.procedure() == procedure);
    }

    private static boolean isCondition(StepFacts step) {
        return key(step.procedure()).startsWith("condition");
    }

    private static String key(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private void fault(String what, Object... args) {
        faults.add(where, what, args);
    }
}
