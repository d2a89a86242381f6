package postrider.desk;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.letters.Dispatch;
import postrider.play.OpenGame;
import postrider.play.SignedLetter;

/**
 * An order that nobody has sent, read and judged as if it had come.
 *
 * @param words in canonical form; none if it would be refused
 * @param clauses below it, in canonical form; none if it would be refused
 * @param faults why it would be refused; none if it would be accepted
 * @param game with that order; empty if it would be refused
 */
public record TriedOrder(
        List<String> words, List<String> clauses, List<Dispatch.Fault> faults, Optional<OpenGame<?, ?>> game) {
    /**
     * @param game which waits for an order of {@code by}
     * @param text of the letter; it may leave out game and impulse
     */
    public static TriedOrder of(OpenGame<?, ?> game, Side by, String text) {
        return switch (Intake.of(game, SignedLetter.byHand(by, text))) {
            case Decision.Reject(var refusal) -> refused(refusal.faults(), refusal.headline());
            case Decision.Tell(var why, var answer) -> refused(List.of(), "This is no order: " + why + ".");
            case Decision.Accept accept when !accept.event().orders() -> refused(List.of(), "This is no order.");
            case Decision.Accept accept ->
                new TriedOrder(
                        accept.event().words(),
                        accept.event().clauses(),
                        List.of(),
                        Optional.of(accept.step().apply(accept.event()).after()));
        };
    }

    private static TriedOrder refused(List<Dispatch.Fault> faults, String otherwise) {
        var why = faults.isEmpty() ? List.of(new Dispatch.Fault(0, "", "", otherwise, List.of())) : faults;
        return new TriedOrder(List.of(), List.of(), why, Optional.empty());
    }
}
