package postrider.americanwar.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.americanwar.General;
import postrider.text.Lists;

/** One step of operations. */
public sealed interface Step extends Part permits Step.Operation, Step.ThenAsk {
    /** In canonical words. */
    String words();

    /** After an operation: ask the player how the move goes on, or which operation is next. */
    record ThenAsk() implements Step {
        @Override
        public String words() {
            return "ask";
        }
    }

    /** What a general does, or a landing party. */
    sealed interface Operation extends Step permits Activation, LandingParty {
        /** Throws {@link Refused} if it is not possible now. */
        void judge(PlayedCard play);

        /**
         * Begins what was judged before.
         *
         * @param part of the order
         */
        void begin(PlayedCard play, List<Integer> part);
    }

    static String words(List<Step> steps) {
        return String.join("; then ", Lists.map(steps, Step::words));
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

    /** The general of the first operation; empty if it is a landing party. */
    static Optional<General> firstGeneral(List<Step> steps) {
        return operations(steps).stream()
                .findFirst()
                .filter(Activation.class::isInstance)
                .map(first -> ((Activation) first).general());
    }

    static List<Operation> operations(List<Step> steps) {
        return Lists.filter(steps, Operation.class);
    }
}
