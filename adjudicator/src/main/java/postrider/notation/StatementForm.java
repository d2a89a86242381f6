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
 * A form of statement: how it is read and written.
 *
 * @param <P> a position
 * @param example a statement for the manual
 * @param pattern matches the statement, whatever its case, with or without a full stop
 * @param meaning changes a position as the statement says
 * @param said the statements of this form that a position must be written with
 */
public record StatementForm<P>(
        String example, Pattern pattern, Meaning<P, P> meaning, Function<P, Stream<String>> said) {

    /** Turns {@code before} into what a statement says. */
    public interface Meaning<B, A> {
        /** Throws IllegalArgumentException if the words match but make no sense. */
        A apply(B before, MatchResult said);
    }

    /** A form that is read but never written. {@code words} is a regular expression. */
    public static <P> StatementForm<P> of(String example, String words, Meaning<P, P> meaning) {
        var pattern = Pattern.compile("(?:" + words + ")\\.?", Pattern.CASE_INSENSITIVE);
        return new StatementForm<>(example, pattern, meaning, position -> Stream.of());
    }

    /** A form for a fact that is true or false. It is false if any group of {@code words} matches. Only a true fact is written. */
    public static <P> StatementForm<P> flag(
            String example, String words, Predicate<P> isSo, BiFunction<P, Boolean, P> made) {
        return StatementForm.<P>of(example, words, (position, said) -> made.apply(position, isPlain(said)))
                .saysIf(isSo, position -> example);
    }

    private static boolean isPlain(MatchResult said) {
        return IntStream.rangeClosed(1, said.groupCount()).allMatch(group -> said.start(group) < 0);
    }

    /** The first group of the match; empty if it did not take part. */
    public static Optional<String> said(MatchResult words) {
        return Optional.ofNullable(words.group(1));
    }

    /** The first group of the match as a number. */
    public static int number(MatchResult words) {
        return Integer.parseInt(words.group(1));
    }

    /** Writes this statement for every position. */
    public StatementForm<P> says(Function<P, String> statement) {
        return saysIf(position -> true, statement);
    }

    /** Writes this statement for some positions. */
    public StatementForm<P> saysIf(Predicate<P> some, Function<P, String> statement) {
        return saysAll(position -> some.test(position) ? Stream.of(statement.apply(position)) : Stream.of());
    }

    /** Writes any number of statements for a position. */
    public StatementForm<P> saysAll(Function<P, Stream<String>> statements) {
        return new StatementForm<>(example, pattern, meaning, statements);
    }
}
