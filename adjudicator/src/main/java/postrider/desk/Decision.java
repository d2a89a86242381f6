package postrider.desk;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import postrider.letters.Dispatch;
import postrider.log.Event;
import postrider.play.Step;
import postrider.text.Lists;

/** What a letter amounts to. */
sealed interface Decision {
    /** What it comes to if its writer only wants to know. */
    default Decision preview() {
        return this instanceof Accept accept ? new Tell("preview", file -> accept.foreseen()) : this;
    }

    /** What of its writer's rations it uses up; nothing if it moves the game. */
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
     * It stands.
     *
     * @param event what is kept of it; an order is still to be sealed
     * @param notRead greetings and farewells, which were passed over
     * @param foreseen what the writer is told if they only want to know
     * @param step what its event makes of the game
     */
    record Accept(Event.Letter event, List<String> notRead, Dispatch foreseen, Function<Event.Letter, Step> step)
            implements Decision {}

    /** It is not carried out. */
    record Reject(Dispatch refusal) implements Decision {
        /** The reasons, for the game file. */
        List<String> why() {
            return refusal.faults().isEmpty()
                    ? List.of(refusal.headline())
                    : Lists.map(refusal.faults(), Dispatch.Fault::why);
        }
    }

    /**
     * It only asks.
     *
     * @param answer may need what stands in the game file or the rule book
     */
    record Tell(String why, Function<Reprints, Dispatch> answer) implements Decision {}
}
