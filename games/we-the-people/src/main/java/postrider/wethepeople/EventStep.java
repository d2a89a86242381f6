package postrider.wethepeople;

import static postrider.wethepeople.EventStep.Parameter.COUNT;
import static postrider.wethepeople.EventStep.Parameter.SIDE;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import postrider.americanwar.Card;
import postrider.americanwar.CardStep;
import postrider.americanwar.Harbours;
import postrider.americanwar.Nation;
import postrider.box.Key;
import postrider.box.Omissible;
import postrider.box.OneOf;
import postrider.box.Range;
import postrider.text.Lists;

/**
 * One step of a card's event: a procedure and its parameters. What a procedure does is Java, see {@code Events}; with which
 * numbers and where, is the card's.
 *
 * @param nation whose markers, units or hand it touches; empty where it does not matter
 * @param count how many, 0 where it does not matter
 * @param colonies where; empty for anywhere
 * @param ports only in ports, only away from ports, or both
 * @param optional up to {@code count}: the text says "may" (6.2)
 * @param guess nobody knows for sure
 */
public record EventStep(
        @Key("do") Procedure procedure,
        @Key("side") Optional<Nation> nation,
        @Omissible @Range(from = 1, to = 96) int count,
        @OneOf("colonies") List<String> colonies,
        @Omissible Harbours ports,
        @Omissible @Key("may") boolean optional,
        @Omissible boolean guess)
        implements CardStep {

    /** What a step may say besides its procedure. In the box the key is the name in small letters. */
    public enum Parameter {
        SIDE(step -> step.nation.isPresent()),
        COUNT(step -> step.count > 0),
        COLONIES(step -> !step.colonies.isEmpty()),
        PORTS(step -> step.ports != Harbours.ANY),
        MAY(step -> step.optional);

        private final Predicate<EventStep> isIn;

        Parameter(Predicate<EventStep> isIn) {
            this.isIn = isIn;
        }

        public boolean isIn(EventStep step) {
            return isIn.test(step);
        }

        /** Without it a procedure that takes it cannot do anything. */
        public boolean isNeeded() {
            return this == SIDE || this == COUNT;
        }
    }

    /** What the steps of our cards do. In the box the key is the name in small letters: {@code remove-pc}. */
    public enum Procedure {
        /** A condition comes first: unless it holds, the card can only be discarded (6.2). */
        CONDITION_NO_ALLIANCE,
        PLACE_PC(Parameter.values()),
        REMOVE_PC(Parameter.values()),
        /** The enemy loses a card of his hand, drawn at random; a special one is played by who took it (6.2). */
        TAKE_RANDOM_CARD(SIDE, COUNT),
        /** 6.0 */
        DRAW_CARDS(COUNT),
        /** 9.0: battle cards for its player. */
        BATTLE_CARDS(COUNT),
        /** 9.1: a Bombardment is cancelled with any battle card. */
        CANCEL_BOMBARDMENT,
        DECLARATION_OF_INDEPENDENCE,
        /** 6.2 */
        FRENCH_ALLIANCE,
        /** Before the alliance the deck is shuffled (6.0); after it {@code count} British CUs leave the map. */
        EUROPEAN_WAR(COUNT),
        /** 6.2 */
        WAR_ENDS,
        /** 7.1: a general, whatever his rating, moves up to {@code count} spaces. */
        ACTIVATE_GENERAL(COUNT),
        /** 9.1 */
        END_REGULARS,
        /** 10.1 */
        BAR_PLACING,
        /** From wherever he is, out of the game. */
        REMOVE_ARNOLD;

        private final Set<Parameter> takes;

        Procedure(Parameter... takes) {
            this.takes = Set.of(takes);
        }

        public boolean takes(Parameter parameter) {
            return takes.contains(parameter);
        }

        public boolean isCondition() {
            return name().startsWith("CONDITION");
        }
    }

    /** Of the card's steps the first of this procedure. */
    public static Optional<EventStep> of(Card card, Procedure procedure) {
        return Lists.find(card.steps(EventStep.class), step -> step.procedure == procedure);
    }

    @Override
    public Optional<Integer> march() {
        return procedure == Procedure.ACTIVATE_GENERAL ? Optional.of(count) : Optional.empty();
    }
}
