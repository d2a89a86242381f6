package postrider.text;

import java.util.List;
import java.util.regex.Pattern;

/**
 * How else the players of a game say a clause.
 *
 * @param idioms what is said for a whole clause, in the order in which they are tried
 * @param seasons that a clause may name, e.g. {@code early 1757}: it is for no other; the last word is the year
 * @param season the one that "this season" means; empty where nobody says so
 * @param words that stand in answers besides names and numbers; none if any may
 */
public record Speech(List<Idiom> idioms, List<String> seasons, String season, List<String> words) {
    /** A game whose clauses are said in one way. */
    public static final Speech PLAIN = new Speech(List.of(), List.of(), "", List.of());

    public Speech {
        idioms = List.copyOf(idioms);
        seasons = List.copyOf(seasons);
        words = List.copyOf(words);
    }

    /**
     * Words that mean a clause.
     *
     * @param said all of it, in small letters or capitals
     * @param meant the clause; {@code $1} is the first group of what was said
     */
    public record Idiom(Pattern said, String meant) {
        public static Idiom of(String said, String meant) {
            return new Idiom(Pattern.compile("^" + said + "$", Pattern.CASE_INSENSITIVE), meant);
        }
    }

    /** With a season that "this season" means. */
    public Speech in(String now) {
        return new Speech(idioms, seasons, now, words);
    }

    /** Whether these words are an idiom. */
    public boolean knows(String words) {
        return idioms.stream().anyMatch(idiom -> idiom.said().matcher(words).find());
    }

    /** What these words mean: themselves, unless they are an idiom. */
    public String meant(String words) {
        for (var idiom : idioms) {
            var said = idiom.said().matcher(words);
            if (said.find()) return said.replaceFirst(idiom.meant());
        }
        return words;
    }

    /** Whether a clause for {@code named}, a season or a year, is for this season. */
    public boolean isNow(String named) {
        return season.equals(named) || season.endsWith(" " + named);
    }
}
