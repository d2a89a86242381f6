package postrider.text;

import static java.util.Comparator.comparingInt;

import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Replaces what players write with the words a reader expects, anywhere in a line. */
public final class Rewording {
    /** How a link begins. */
    public static final String LINK = "(?:https?|mailto|tel|x-apple-[a-z-]+):";

    private static final Pattern ESCAPED = Pattern.compile("\\\\p\\{[^}]*}|\\\\.");
    private static final Pattern SET = Pattern.compile("\\[[^\\[\\]]*]");
    private static final Pattern GROUP = Pattern.compile("\\([^()]*\\)");
    private static final Pattern OPTIONAL = Pattern.compile(".[?*{]");
    private static final Pattern WORD = Pattern.compile("[a-z &</]+");

    /** Shorthand and courtesies in the orders and answers of every game. */
    public static final Rewording SHORTHAND =
            from("LINK := " + LINK + "\n" + WordTable.shipped(Rewording.class, "shorthand.txt"));

    /** @param word what a text that holds the idiom must have, in small letters: looking for it first is cheap. Empty if unknown */
    private record Keyed(Speech.Idiom idiom, String word) {
        static Keyed of(Speech.Idiom idiom) {
            var regex = idiom.said().pattern().toLowerCase(Locale.ROOT);
            var plain = without(GROUP, without(SET, without(ESCAPED, regex)));
            var words = OPTIONAL.matcher(plain).replaceAll("#");
            return new Keyed(
                    idiom,
                    plain.contains("|")
                            ? ""
                            : WORD.matcher(words)
                                    .results()
                                    .map(MatchResult::group)
                                    .max(comparingInt(String::length))
                                    .orElse(""));
        }

        private static String without(Pattern part, String regex) {
            var less = part.matcher(regex).replaceAll("#");
            return less.equals(regex) ? less : without(part, less);
        }
    }

    private final List<Keyed> idioms;

    /** @param idioms the replacements, in the order in which they are made */
    public Rewording(List<Speech.Idiom> idioms) {
        this.idioms = Lists.map(idioms, Keyed::of);
    }

    /** @param table the name of a table beside that class */
    public static Rewording from(Class<?> beside, String table) {
        return from(WordTable.shipped(beside, table));
    }

    /** @param table a {@link WordTable} with two columns: what is said, and what is meant */
    public static Rewording from(String table) {
        return new Rewording(Lists.map(WordTable.rows(table, 2), row -> idiom(row.getFirst(), row.getLast())));
    }

    /** @param meant {@code $1} is the first group of what was said */
    public static Speech.Idiom idiom(String said, String meant) {
        return new Speech.Idiom(LineReader.pattern(said), meant);
    }

    public String of(String words) {
        var reworded = words;
        var small = words.toLowerCase(Locale.ROOT);
        for (var keyed : idioms) {
            if (!small.contains(keyed.word)) continue;
            reworded = keyed.idiom.said().matcher(reworded).replaceAll(keyed.idiom.meant());
            small = reworded.toLowerCase(Locale.ROOT);
        }
        return reworded;
    }
}
