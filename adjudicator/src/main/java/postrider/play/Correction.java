package postrider.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import postrider.kernel.Game;
import postrider.kernel.Rules;
import postrider.log.Event;
import postrider.log.Settlement;

/**
 * A correction of a position by the referee.
 *
 * @param <P> a position of the game
 */
record Correction<P>(Game.Box<P, ?> box, P position) {
    /**
     * The position after these statements in its notation.
     *
     * @throws IllegalArgumentException naming all that is wrong with them
     */
    Event.Settled by(List<String> statements) {
        var after = position;
        for (var statement : statements) {
            after = box.notation().with(after, statement);
            if (!box.notation().dealt(after).equals(box.notation().dealt(position)))
                throw new IllegalArgumentException(
                        ("'%s' would move a card of a deck or a hand. These are sealed, and no"
                                        + " correction deals; take back the impulse in which it went wrong.")
                                .formatted(statement));
        }
        if (after.equals(position)) throw new IllegalArgumentException("These statements change nothing.");
        var broken = box.brokenInvariants(position, Optional.empty(), after, List.of());
        if (!broken.isEmpty())
            throw new IllegalArgumentException(
                    broken.stream().distinct().collect(Collectors.joining("; ", "That is not possible: ", ".")));
        var ending = box.rules().ending(after).map(Rules.Ending::sentence);
        if (ending.isEmpty() && box.rules().toMove(after).isEmpty())
            throw new IllegalArgumentException("After that neither side would be to move.");
        var text = box.notation().write(after);
        return Event.Settled.unsigned(new Settlement.Correct(statements), Optional.of(text), ending);
    }
}
