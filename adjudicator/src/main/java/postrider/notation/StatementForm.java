package postrider.notation;

import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
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

    /** Said of every position. */
    public StatementForm<P> says(Function<P, String> statement) {
        return saysAll(position -> Stream.of(statement.apply(position)));
    }

    /** Said of a position as often as need be. */
    public StatementForm<P> saysAll(Function<P, Stream<String>> statements) {
        return new StatementForm<>(example, pattern, meaning, statements);
    }
}
