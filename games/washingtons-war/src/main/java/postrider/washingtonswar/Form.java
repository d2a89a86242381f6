package postrider.washingtonswar;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * One form of statement in the notation of positions.
 *
 * @param example as the README shows it
 * @param pattern the words; capitals do not count, and a full stop may follow
 * @param meaning what it makes of a position
 */
record Form(String example, Pattern pattern, Meaning<Position, Position> meaning) {

    /** What comes of {@code before} by what was said. */
    interface Meaning<B, A> {
        A apply(B before, MatchResult said);
    }

    static Form track(String example, String words, Meaning<Track, Track> meaning) {
        return form(example, words, (p, m) -> p.with(meaning.apply(p.track(), m)));
    }

    static Form board(String example, String words, Meaning<Position, Board> meaning) {
        return form(example, words, (p, m) -> p.with(meaning.apply(p, m)));
    }

    static Form cards(String example, String words, Meaning<Position, Cards> meaning) {
        return form(example, words, (p, m) -> p.with(meaning.apply(p, m)));
    }

    static Form form(String example, String words, Meaning<Position, Position> meaning) {
        return new Form(example, Pattern.compile("(?:" + words + ")\\.?", Pattern.CASE_INSENSITIVE), meaning);
    }
}
