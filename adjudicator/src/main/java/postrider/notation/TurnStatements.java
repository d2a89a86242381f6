package postrider.notation;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.stream.Collectors;
import postrider.kernel.Rules.Ending;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/**
 * The statements that say whose turn it is and how a game has ended.
 *
 * @param sides the sides of the game; the first is in the example
 */
public record TurnStatements<P>(List<Side> sides) {
    private static final String WINNER = "winner ";

    /** Whether a line is a single statement: the sentence of an ending goes to the end of its line. */
    public static boolean isWholeLine(String line) {
        return line.startsWith(WINNER);
    }

    /** "American to move", "nobody to move". */
    public StatementForm<P> toMove(Function<P, Optional<Side>> mover, BiFunction<P, Optional<Side>, P> made) {
        return StatementForm.<P>of(
                        sides.getFirst() + " to move",
                        words() + " to move",
                        (position, said) -> made.apply(position, side(said)))
                .says(position -> word(mover.apply(position)) + " to move");
    }

    /** @param example for the manual: {@code winner British 23.0 why} */
    public StatementForm<P> ending(
            String example, Function<P, Optional<Ending>> ending, BiFunction<P, Ending, P> made) {
        return StatementForm.<P>of(
                        example,
                        WINNER + words() + " (\\S+) (.+)",
                        (position, said) -> made.apply(position, new Ending(side(said), said.group(2), said.group(3))))
                .saysAll(position -> ending.apply(position).stream().map(TurnStatements::words));
    }

    private String words() {
        return sides.stream().map(Side::word).collect(Collectors.joining("|", "(?:nobody|(", "))"));
    }

    private Optional<Side> side(MatchResult said) {
        return Lists.find(sides, side -> side.word().equalsIgnoreCase(said.group(1)));
    }

    private static String word(Optional<Side> side) {
        return side.map(Side::word).orElse("nobody");
    }

    private static String words(Ending end) {
        return WINNER + "%s %s %s".formatted(word(end.winner()), end.rule(), end.sentence());
    }
}
