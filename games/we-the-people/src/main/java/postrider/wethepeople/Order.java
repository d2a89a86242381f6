package postrider.wethepeople;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.americanwar.Arrival;
import postrider.americanwar.Card;
import postrider.americanwar.General;
import postrider.americanwar.Leg;
import postrider.americanwar.Part;
import postrider.americanwar.Space;
import postrider.kernel.Lists;

/** What a player may be asked to order. */
public sealed interface Order {
    /** 4.0, the American: one PC marker in each of the thirteen colonies. */
    record Committees(List<Space> spaces) implements Order {}

    /** 5.3: one strategy card. */
    record Play(Card card, Use use) implements Order {}

    /** What a card is played for. */
    sealed interface Use {
        /** 6.1, 7.0: a general is activated; or those of a campaign, one after the other; or Glover's event. */
        record Operate(List<Step> steps) implements Use {}

        /** 6.1, 10.1: place or flip PC markers. */
        record Control(List<Space> spaces) implements Use {}

        /** 6.1, 8.0: reinforcements. */
        record Reinforce(Arrival arrival) implements Use {}

        /** 6.2: the event, with the player's first choice if he made it in the order. */
        record Event(Optional<String> picks) implements Use {}

        /** 6.2 */
        record Discard() implements Use {}
    }

    /** One step of operations. */
    sealed interface Step extends Part {}

    /** After an operation: ask the player how the move goes on, or which operation is next. */
    record ThenAsk() implements Step {}

    /** 7.1: one general's whole move. */
    record Activation(General general, List<Leg> legs) implements Step {}

    /**
     * What a player says when he is asked on the way.
     *
     * @param legs how the general goes on; none if he stops
     * @param then what follows; nothing if there is no more to do
     */
    record Onward(List<Leg> legs, List<Step> then) {
        public static final Onward STOP = new Onward(List.of(), List.of());
    }

    /** The parts of these steps, in turn. */
    static List<Part> parts(List<Step> steps) {
        var parts = new ArrayList<Part>();
        for (var step : steps) {
            parts.add(step);
            if (step instanceof Activation(var general, var legs)) parts.addAll(legs);
        }
        return List.copyOf(parts);
    }

    static List<Part> parts(Onward onward) {
        return Lists.both(onward.legs(), parts(onward.then()));
    }

    /** The general who is activated first. */
    static Optional<General> firstGeneral(List<Step> steps) {
        return activations(steps).stream().findFirst().map(Activation::general);
    }

    static List<Activation> activations(List<Step> steps) {
        return Lists.those(steps, Activation.class);
    }
}
