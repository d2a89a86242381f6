package postrider.washingtonswar;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import postrider.americanwar.CardStep;
import postrider.americanwar.Nation;
import postrider.box.Key;
import postrider.box.Omissible;
import postrider.box.OneOf;
import postrider.box.Range;

/** One step of a card's event, as in the box ({@link CardStep}). */
public record EventStep(
        @Key("do") Procedure procedure,
        @Key("side") Optional<Nation> nation,
        @Omissible @Range(from = 1, to = 110) int count,
        @Omissible @Range(from = 1, to = 110) int perColony,
        @OneOf("colonies") List<String> colonies,
        @Omissible Harbours ports,
        @Omissible ClearOf clearOf,
        @Omissible @Range(from = 1, to = 110) int within,
        @Omissible @Key("may") boolean optional,
        @Omissible boolean guess)
        implements CardStep {

    /** What the steps of our cards do. The key in the box is the name in lower case: {@code remove-pc}. */
    public enum Procedure implements CardStep.Procedure {
        /** Conditions come first: unless they hold, the card can only be discarded (6.32.A). */
        CONDITION_NO_ALLIANCE,
        CONDITION_EUROPEAN_WAR,
        CONDITION_NO_EUROPEAN_WAR,
        CONDITION_NAVY_ON_MAP,
        PLACE_PC(Parameter.values()),
        REMOVE_PC(Parameter.values()),
        /** Remove {@code count} markers of {@code side}, or flip one of them. */
        REMOVE_PC_OR_FLIP_ONE(Parameter.ofPieces()),
        REMOVE_CU(Parameter.ofPieces()),
        /** The side loses cards from its hand, drawn at random (6.1.D, 6.31). */
        DISCARD_RANDOM_CARD(Parameter.SIDE, Parameter.COUNT),
        /** The marker advances by {@code count} (12.1). */
        FRENCH_ALLIANCE(Parameter.COUNT),
        /** 9.41 */
        END_REGULARS,
        /** 6.34.C.i */
        DECLARATION_OF_INDEPENDENCE,
        /** 6.34.C.iii */
        WAR_ENDS,
        /** 7.3.C: a general, whatever his rating, moves up to {@code count} spaces. */
        ACTIVATE_GENERAL(Parameter.SIDE, Parameter.COUNT),
        /** 10.11.A.iv */
        BAR_PLACING(Parameter.SIDE),
        /** 12.3: to the turn track. */
        MOVE_NAVY_AWAY,
        /** 6.33: out of the game, wherever he is. */
        REMOVE_ARNOLD;

        private final Set<Parameter> takes;

        Procedure(Parameter... takes) {
            this.takes = Set.of(takes);
        }

        @Override
        public boolean takes(Parameter parameter) {
            return takes.contains(parameter);
        }
    }
}
