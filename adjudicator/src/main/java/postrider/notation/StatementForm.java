package postrider.notation;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * One form of statement.
 *
 * @param <P> a position
 * @param example as a manual shows it
 * @param pattern the words; capitals do not count, and a full stop may follow
 * @param meaning what it makes of a position
 */
public record StatementForm<P>(String example, Pattern pattern, Meaning<P, P> meaning) {

    /** What comes of {@code before} by what was said. */
    public interface Meaning<B, A> {
        /** Throws IllegalArgumentException if the words fit but mean nothing. */
        A apply(B before, MatchResult said);
    }

    /** A statement of these words, a regular expression. */
    public static <P> StatementForm<P> of(String example, String words, Meaning<P, P> meaning) {
        return new StatementForm<>(
                example, Pattern.compile("(?:" + words + ")\\.?", Pattern.CASE_INSENSITIVE), meaning);
    }
}
