package postrider.text;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * How else the players of a game say a clause.
 *
 * @param plain the words as the grammar has them: its numbers in digits
 * @param idioms what is said for a whole clause, in the order in which they are tried
 * @param slips what is said for a clause and is none
 * @param seasons that a clause may name, e.g. {@code early 1757}: it is for no other; the last word is the year
 * @param season the one that "this season" means; empty where nobody says so
 * @param words that stand in answers besides names and numbers; none if any may
 */
public record Speech(
        UnaryOperator<String> plain,
        List<Idiom> idioms,
        List<Slip> slips,
        List<String> seasons,
        String season,
        List<String> words) {
    /** A game whose clauses are said in one way. */
    public static final Speech PLAIN = new Speech(List.of(), List.of(), "", List.of());

    public Speech {
        idioms = List.copyOf(idioms);
        slips = List.copyOf(slips);
        seasons = List.copyOf(seasons);
        words = List.copyOf(words);
    }

    /** Of a game in which numbers are digits, and nothing but a clause is like one. */
    public Speech(List<Idiom> idioms, List<String> seasons, String season, List<String> words) {
        this(UnaryOperator.identity(), idioms, List.of(), seasons, season, words);
    }

    /**
     * Words that mean a clause.
     *
     * @param said all of it, in small letters or capitals
     * @param meant the clause; {@code $1} is the first group of what was said
     */
    public record Idiom(Pattern said, String meant) {
        public static Idiom of(String said, String meant) {
            return new Idiom(whole(said), meant);
        }
    }

    /**
     * Words that are like a clause.
     *
     * @param said all of it, in small letters or capitals
     * @param why it is none
     * @param instead what may be said; {@code $1} is the first group of what was said
     */
    public record Slip(Pattern said, String why, String instead) {
        public static Slip of(String said, String why, String instead) {
            return new Slip(whole(said), why, instead);
        }
    }

    /** @param table a {@link WordTable}: what is said, and what is meant */
    public static List<Idiom> idioms(String table) {
        return Lists.map(WordTable.rows(table, 2), row -> Idiom.of(row.getFirst(), row.getLast()));
    }

    /** @param table a {@link WordTable}: what is said, why it is no clause, and what may be said instead */
    public static List<Slip> slips(String table) {
        return Lists.map(WordTable.rows(table, 3), row -> Slip.of(row.getFirst(), row.get(1), row.getLast()));
    }

    private static Pattern whole(String said) {
        return Pattern.compile("^" + said + "$", Pattern.CASE_INSENSITIVE);
    }

    /** With a season that "this season" means. */
    public Speech in(String now) {
        return new Speech(plain, idioms, slips, seasons, now, words);
    }

    /** Whether these words are an idiom, or a slip. */
    public boolean knows(String words) {
        var said = plain.apply(words);
        return slip(words).isPresent()
                || idioms.stream().anyMatch(idiom -> idiom.said().matcher(said).find());
    }

    /** What is wrong with these words, if they are a slip; why it is none may name what was said too. */
    public Optional<Slip> slip(String words) {
        for (var slip : slips) {
            var said = slip.said().matcher(plain.apply(words));
            if (said.find())
                return Optional.of(new Slip(slip.said, said.replaceFirst(slip.why), said.replaceFirst(slip.instead)));
        }
        return Optional.empty();
    }

    /** What these words mean: themselves, unless they are an idiom. */
    public String meant(String words) {
        var plainly = plain.apply(words);
        for (var idiom : idioms) {
            var said = idiom.said().matcher(plainly);
            if (said.find()) return said.replaceFirst(idiom.meant());
        }
        return plainly;
    }

    /** Whether a clause for {@code named}, a season or a year, is for this season. */
    public boolean isNow(String named) {
        return season.equals(named) || season.endsWith(" " + named);
    }
}
