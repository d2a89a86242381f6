package postrider.notation;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * One form of statement, as it is read and written.
 *
 * @param <P> a position
 * @param example as a manual shows it
 * @param pattern the words; capitals do not count, and a full stop may follow
 * @param meaning what it makes of a position
 * @param said the statements of this form that are true of a position and worth saying
 */
public record StatementForm<P>(
        String example, Pattern pattern, Meaning<P, P> meaning, Function<P, Stream<String>> said) {

    /** What comes of {@code before} by what was said. */
    public interface Meaning<B, A> {
        /** Throws IllegalArgumentException if the words fit but mean nothing. */
        A apply(B before, MatchResult said);
    }

    /** A statement of these words, a regular expression. It is read, but goes without saying. */
    public static <P> StatementForm<P> of(String example, String words, Meaning<P, P> meaning) {
        var pattern = Pattern.compile("(?:" + words + ")\\.?", Pattern.CASE_INSENSITIVE);
        return new StatementForm<>(example, pattern, meaning, position -> Stream.of());
    }

    /** What is so, or not so where a group of the words took part; said where it is so. */
    public static <P> StatementForm<P> flag(
            String example, String words, Predicate<P> isSo, BiFunction<P, Boolean, P> made) {
        return StatementForm.<P>of(example, words, (position, said) -> made.apply(position, isPlain(said)))
                .saysIf(isSo, position -> example);
    }

    private static boolean isPlain(MatchResult said) {
        return IntStream.rangeClosed(1, said.groupCount()).allMatch(group -> said.start(group) < 0);
    }

    /** What the first group of the words holds, if it took part. */
    public static Optional<String> said(MatchResult words) {
        return Optional.ofNullable(words.group(1));
    }

    /** The number that the first group of the words is. */
    public static int number(MatchResult words) {
        return Integer.parseInt(words.group(1));
    }

    /** Said of every position. */
    public StatementForm<P> says(Function<P, String> statement) {
        return saysIf(position -> true, statement);
    }

    /** Said of some positions. */
    public StatementForm<P> saysIf(Predicate<P> some, Function<P, String> statement) {
        return saysAll(position -> some.test(position) ? Stream.of(statement.apply(position)) : Stream.of());
    }

    /** Said of a position as often as need be. */
    public StatementForm<P> saysAll(Function<P, Stream<String>> statements) {
        return new StatementForm<>(example, pattern, meaning, statements);
    }
}
