package postrider.words;

import static java.util.Comparator.comparingInt;

import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import postrider.kernel.Complaint;
import postrider.kernel.Line;
import postrider.kernel.Match;
import postrider.kernel.Suggestions;

/** What a player may have meant: the names nearest to a word that is none, for the complaint about it. */
public final class Names {
    private static final int HANDFUL = 5;
    private static final int LONGEST = 60;

    private Names() {}

    /** The nearest names, best first, at most a handful; empty if nothing is near. */
    public static List<String> nearest(String said, Collection<String> names) {
        if (Match.of(said, names) instanceof Match.Many(List<String> several))
            return Suggestions.of(said, several).limit(HANDFUL).toList();
        var word = squeezed(Match.words(said));
        if (word.length() > LONGEST) return List.of();
        return Suggestions.of(said, names)
                .filter(name -> distance(word, name) <= 1 + word.length() / 4)
                .sorted(comparingInt(name -> distance(word, name)))
                .limit(HANDFUL)
                .toList();
    }

    /** The complaint that {@code said} is no {@code kind}, or could be several, with the nearest names. */
    public static Complaint complaint(Line line, String kind, String said, Collection<String> names) {
        var nearest = nearest(said, names);
        boolean several = Match.of(said, names) instanceof Match.Many;
        var why = several
                ? "'%s' could be more than one %s.".formatted(said, kind)
                : "'%s' is no %s.".formatted(said, kind);
        return new Complaint(line.number(), line.text(), why, nearest);
    }

    /** Edits between {@code said} and the name, or that run of the name's words which is nearest to it. */
    private static int distance(String said, String name) {
        var words = Match.words(name);
        return IntStream.rangeClosed(0, words.size())
                .boxed()
                .flatMap(to -> IntStream.range(0, to).mapToObj(from -> squeezed(words.subList(from, to))))
                .mapToInt(run -> edits(said, run))
                .min()
                .orElse(Integer.MAX_VALUE);
    }

    private static String squeezed(List<String> words) {
        return String.join("", words);
    }

    /** Letters added, left out, changed or swapped with their neighbour. */
    private static int edits(String a, String b) {
        var edits = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++)
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    edits[i][j] = i + j;
                    continue;
                }
                int change = edits[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                edits[i][j] = Math.min(change, 1 + Math.min(edits[i - 1][j], edits[i][j - 1]));
                boolean swapped =
                        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
                if (swapped) edits[i][j] = Math.min(edits[i][j], 1 + edits[i - 2][j - 2]);
            }
        return edits[a.length()][b.length()];
    }
}
