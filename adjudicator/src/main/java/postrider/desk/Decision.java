package postrider.desk;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import postrider.letters.Dispatch;
import postrider.log.Event;
import postrider.play.SignedLetter;
import postrider.play.Step;
import postrider.text.Lists;
import postrider.words.Letter;

/** What a letter amounts to. */
sealed interface Decision {
    /** What it comes to if its writer only wants to know. */
    default Decision preview() {
        return this instanceof Accept accept ? new Tell("preview", accept.foreseen()) : this;
    }

    /** What of its writer's rations it uses up; nothing if it moves the game. */
    default Optional<Ration> uses() {
        return switch (this) {
            case Accept accept
            when accept.purpose() == Event.Letter.Purpose.STANDING -> Optional.of(Ration.STANDING_ORDERS);
            case Accept accept when accept.purpose() == Event.Letter.Purpose.MOTION -> Optional.of(Ration.ANSWERS);
            case Accept accept -> Optional.empty();
            case Reject reject -> Optional.of(Ration.ANSWERS);
            case Tell tell -> Optional.of(Ration.ANSWERS);
            case LookUp lookUp -> Optional.of(Ration.ANSWERS);
        };
    }

    /**
     * It stands.
     *
     * @param words the order or the answers in canonical words
     * @param clauses the clauses of the order, or the standing orders, in canonical words
     * @param notRead greetings and farewells, which were passed over
     * @param foreseen what the writer is told if they only want to know
     * @param step what its event makes of the game
     */
    record Accept(
            Event.Letter.Purpose purpose,
            List<String> words,
            List<String> clauses,
            List<String> notRead,
            Dispatch foreseen,
            Function<Event.Letter, Step> step)
            implements Decision {

        /** @param root of the sealed order; empty for other letters */
        Event.Letter event(SignedLetter letter, int impulse, Optional<String> root) {
            return new Event.Letter(
                    purpose,
                    letter.side(),
                    impulse,
                    letter.messageId(),
                    letter.digest(),
                    letter.signed(),
                    letter.signature(),
                    words,
                    clauses,
                    root);
        }
    }

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
     * It asks for what stands in the game file or the rule book.
     *
     * @param notRead what of it was passed over
     */
    record LookUp(Letter.LookUp asked, List<String> notRead) implements Decision {}

    /** It only asks. */
    record Tell(String why, Dispatch answer) implements Decision {}
}
