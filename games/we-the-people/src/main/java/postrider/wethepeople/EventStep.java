package postrider.wethepeople;

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
        @Omissible @Range(from = 1, to = 96) int count,
        @OneOf("colonies") List<String> colonies,
        @Omissible Harbours ports,
        @Omissible @Key("may") boolean optional,
        @Omissible boolean guess)
        implements CardStep {

    /** What the steps of our cards do. The key in the box is the name in lower case: {@code remove-pc}. */
    public enum Procedure implements CardStep.Procedure {
        /** Conditions come first: unless they hold, the card can only be discarded (6.2). */
        CONDITION_NO_ALLIANCE,
        PLACE_PC(Parameter.values()),
        REMOVE_PC(Parameter.values()),
        /** The enemy loses cards from the hand, drawn at random; whoever takes a special card plays it (6.2). */
        TAKE_RANDOM_CARD(Parameter.SIDE, Parameter.COUNT),
        /** 6.0 */
        DRAW_CARDS(Parameter.COUNT),
        /** 9.0: extra battle cards for its player. */
        BATTLE_CARDS(Parameter.COUNT),
        /** 9.1: any battle card cancels a Bombardment. */
        CANCEL_BOMBARDMENT,
        DECLARATION_OF_INDEPENDENCE,
        /** 6.2 */
        FRENCH_ALLIANCE,
        /** Before the alliance the deck is shuffled (6.0); after it {@code count} British CUs leave the map. */
        EUROPEAN_WAR(Parameter.COUNT),
        /** 6.2 */
        WAR_ENDS,
        /** 7.1: a general, whatever his rating, moves up to {@code count} spaces. */
        ACTIVATE_GENERAL(Parameter.COUNT),
        /** 9.1 */
        END_REGULARS,
        /** 10.1 */
        BAR_PLACING,
        /** Out of the game, wherever he is. */
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
