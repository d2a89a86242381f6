package postrider.desk;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import postrider.letters.Dispatch;
import postrider.log.Event;
import postrider.play.Step;
import postrider.text.Lists;

/** What the referee decides about a letter. */
sealed interface Decision {
    /** The decision if the writer asked for a preview. */
    default Decision preview() {
        return this instanceof Accept accept ? new Tell("preview", file -> accept.foreseen()) : this;
    }

    /** The ration it takes from its writer; none if it moves the game. */
    default Optional<Ration> uses() {
        return switch (this) {
            case Accept accept ->
                switch (accept.event().purpose()) {
                    case STANDING -> Optional.of(Ration.STANDING_ORDERS);
                    case MOTION -> Optional.of(Ration.ANSWERS);
                    case ORDER, ANSWER -> Optional.empty();
                };
            case Reject reject -> Optional.of(Ration.ANSWERS);
            case Tell tell -> Optional.of(Ration.ANSWERS);
        };
    }

    /**
     * The letter is accepted.
     *
     * @param event what is kept of it; an order is not sealed yet
     * @param notRead greetings and farewells, which were passed over
     * @param foreseen the answer to a preview
     * @param step the step that its event takes
     */
    record Accept(Event.Letter event, List<String> notRead, Dispatch foreseen, Function<Event.Letter, Step> step)
            implements Decision {}

    record Reject(Dispatch refusal) implements Decision {
        /** The reasons, for the game file. */
        List<String> why() {
            return refusal.faults().isEmpty()
                    ? List.of(refusal.headline())
                    : Lists.map(refusal.faults(), Dispatch.Fault::why);
        }
    }

    /**
     * The letter only asks something.
     *
     * @param answer may need the game file or the rule book
     */
    record Tell(String why, Function<Reprints, Dispatch> answer) implements Decision {}
}
