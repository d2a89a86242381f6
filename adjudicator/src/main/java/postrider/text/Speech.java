package postrider.text;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * The other ways in which players of a game may say a clause.
 *
 * @param plain rewrites words as the grammar has them, numbers in digits
 * @param idioms phrases that mean a whole clause, in the order in which they are tried
 * @param slips phrases that look like a clause but are not one
 * @param seasons that a clause may be limited to, e.g. {@code early 1757}; the last word is the year
 * @param season what "this season" means; empty if the game has no seasons
 * @param words that may stand in answers besides names and numbers; empty if any may
 */
public record Speech(
        UnaryOperator<String> plain,
        List<Idiom> idioms,
        List<Slip> slips,
        List<String> seasons,
        String season,
        List<String> words) {
    /** For a game whose clauses are said in one way only. */
    public static final Speech PLAIN = new Speech(List.of(), List.of(), "", List.of());

    public Speech {
        idioms = List.copyOf(idioms);
        slips = List.copyOf(slips);
        seasons = List.copyOf(seasons);
        words = List.copyOf(words);
    }

    /** For a game whose numbers are digits and which has no slips. */
    public Speech(List<Idiom> idioms, List<String> seasons, String season, List<String> words) {
        this(UnaryOperator.identity(), idioms, List.of(), seasons, season, words);
    }

    /**
     * A phrase that means a clause.
     *
     * @param said matches the whole phrase
     * @param meant the clause; {@code $1} is the first group of {@code said}
     */
    public record Idiom(Pattern said, String meant) {
        public static Idiom of(String said, String meant) {
            return new Idiom(whole(said), meant);
        }
    }

    /**
     * A phrase that looks like a clause but is not one.
     *
     * @param said matches the whole phrase
     * @param why it is not a clause
     * @param instead what to say instead; in both, {@code $1} is the first group of {@code said}
     */
    public record Slip(Pattern said, String why, String instead) {
        public static Slip of(String said, String why, String instead) {
            return new Slip(whole(said), why, instead);
        }
    }

    /** @param table a {@link WordTable} with two columns: what is said, and what is meant */
    public static List<Idiom> idioms(String table) {
        return Lists.map(WordTable.rows(table, 2), row -> Idiom.of(row.getFirst(), row.getLast()));
    }

    /** @param table a {@link WordTable} with three columns: what is said, why it is not a clause, and what to say instead */
    public static List<Slip> slips(String table) {
        return Lists.map(WordTable.rows(table, 3), row -> Slip.of(row.getFirst(), row.get(1), row.getLast()));
    }

    private static Pattern whole(String said) {
        return Pattern.compile("^" + said + "$", Pattern.CASE_INSENSITIVE);
    }

    /** Sets what "this season" means. */
    public Speech in(String now) {
        return new Speech(plain, idioms, slips, seasons, now, words);
    }

    /** Whether these words are an idiom or a slip. */
    public boolean knows(String words) {
        var said = plain.apply(words);
        return slip(words).isPresent()
                || idioms.stream().anyMatch(idiom -> idiom.said().matcher(said).find());
    }

    /** The slip these words are, with its groups filled in. */
    public Optional<Slip> slip(String words) {
        for (var slip : slips) {
            var said = slip.said().matcher(plain.apply(words));
            if (said.find())
                return Optional.of(new Slip(slip.said, said.replaceFirst(slip.why), said.replaceFirst(slip.instead)));
        }
        return Optional.empty();
    }

    /** The meaning of an idiom; any other words stay as they are. */
    public String meant(String words) {
        var plainly = plain.apply(words);
        for (var idiom : idioms) {
            var said = idiom.said().matcher(plainly);
            if (said.find()) return said.replaceFirst(idiom.meant());
        }
        return plainly;
    }

    /** Whether {@code named}, a season or a year, includes this season. */
    public boolean isNow(String named) {
        return season.equals(named) || season.endsWith(" " + named);
    }
}
