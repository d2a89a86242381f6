package postrider.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Looks up things of one kind by name, however shortened; a thing may have several names. For a name that is unknown or
 * ambiguous it suggests the nearest ones.
 */
public final class NameIndex<T> {
    private static final int HANDFUL = 5;
    private static final int LONGEST = 60;

    private static final Pattern COMMA = Pattern.compile("[,;]");
    private static final Pattern AND = Pattern.compile("(?i)\\s(?:and|&)\\s");
    private static final Pattern AND_FIRST = Pattern.compile("(?i)^(?:and|&)\\s+");

    private final String kind;
    private final Map<String, T> named;
    private final Predicate<T> likely;
    /** The words of all names; filled at the first look-up. */
    private volatile Map<String, List<String>> read = Map.of();

    /**
     * @param kind what a sentence calls one of them: "space"
     * @param named the things by name; their order is the order of suggestions
     */
    public NameIndex(String kind, Map<String, T> named) {
        this(kind, new LinkedHashMap<>(named), thing -> false);
    }

    private NameIndex(String kind, Map<String, T> named, Predicate<T> likely) {
        this.kind = kind;
        this.named = named;
        this.likely = likely;
    }

    /** Where a name fits several things, it will mean the likely one, if exactly one is likely. */
    public NameIndex<T> preferring(Predicate<T> likely) {
        var preferring = new NameIndex<>(kind, named, likely);
        preferring.read = read();
        return preferring;
    }

    /** An index of names that stand for themselves. */
    public static NameIndex<String> of(String kind, Collection<String> names) {
        return of(kind, names, name -> name);
    }

    /** An index of things with one name each. */
    public static <T> NameIndex<T> of(String kind, Collection<T> things, Function<T, String> name) {
        var named = new LinkedHashMap<String, T>();
        things.forEach(thing -> named.put(name.apply(thing), thing));
        return new NameIndex<>(kind, named);
    }

    /** All names, in the order in which they were given. */
    public Set<String> all() {
        return Collections.unmodifiableSet(named.keySet());
    }

    String kind() {
        return kind;
    }

    /** The thing meant; empty if none or several fit. */
    public Optional<T> find(String said) {
        var known = Optional.ofNullable(named.get(said));
        if (known.isPresent()) return known;
        var meant = meant(said);
        return Lists.only(meant).or(() -> Lists.only(Lists.filter(meant, likely)));
    }

    /** Whether the name means exactly one thing. */
    public boolean knows(String said) {
        return find(said).isPresent();
    }

    /** Whether the name fits at least one thing. */
    public boolean fits(String said) {
        return !(match(said) instanceof Match.None);
    }

    private Match match(String said) {
        return Match.of(said, read());
    }

    private Map<String, List<String>> read() {
        if (read.isEmpty()) read = Match.read(named.keySet());
        return read;
    }

    private List<T> meant(String said) {
        return meant(match(said));
    }

    private List<T> meant(Match match) {
        return switch (match) {
            case Match.None none -> List.of();
            case Match.One(String name) -> List.of(named.get(name));
            case Match.Many(List<String> several) ->
                several.stream().map(named::get).distinct().toList();
        };
    }

    /** The thing meant. Throws IllegalArgumentException with the nearest names if none or several fit. */
    public T require(String said) {
        return find(said).orElseThrow(() -> {
            var several = meant(said).stream().map(Object::toString).toList();
            var near = nearest(said).isEmpty() ? "" : "; nearest: " + String.join(", ", nearest(said));
            return new IllegalArgumentException(
                    several.isEmpty()
                            ? "'%s' is no %s%s".formatted(said, kind, near)
                            : "'%s' fits %s".formatted(said, String.join(" and ", several)));
        });
    }

    /** Splits a list of names at commas, "and" and "&", but not inside "Wilmington, NC" or "Lexington and Concord". */
    public List<String> parts(String list) {
        var parts = new ArrayList<String>();
        for (var part : COMMA.split(list)) {
            var text = AND_FIRST.matcher(part.strip()).replaceFirst("");
            if (text.isEmpty()) continue;
            boolean known = knows(text);
            boolean joins =
                    !parts.isEmpty() && !(known && knows(parts.getLast())) && knows(parts.getLast() + " " + text);
            if (joins) parts.add(parts.removeLast() + " " + text);
            else if (known) parts.add(text);
            else parts.addAll(List.of(AND.split(text)));
        }
        return parts;
    }

    /** The complaint that a name is unknown or ambiguous, with the nearest names. */
    public Complaint complaint(Line line, String said) {
        var match = match(said);
        var why = meant(match).size() > 1 ? "'%s' could be more than one %s." : "'%s' is no %s.";
        return new Complaint(line.number(), line.text(), why.formatted(said, kind), nearest(said, match));
    }

    /** The nearest of these names; empty if none is near. */
    public static Optional<String> nearest(String said, Collection<String> names) {
        return of("name", names).nearest(said).stream().findFirst();
    }

    /** At most a handful of near names, best first. */
    public List<String> nearest(String said) {
        return nearest(said, match(said));
    }

    private List<String> nearest(String said, Match match) {
        if (match instanceof Match.Many(List<String> several))
            return Suggestions.of(said, several).limit(HANDFUL).toList();
        var word = squeezed(Match.words(said));
        if (word.length() > LONGEST) return List.of();
        int most = 1 + word.length() / 4;
        return Suggestions.of(said, named.keySet())
                .map(name -> Map.entry(name, distance(word, read().get(name), most)))
                .filter(near -> near.getValue() <= most)
                .sorted(Map.Entry.comparingByValue())
                .limit(HANDFUL)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The edit distance between {@code said} and the nearest run of a name's words; inexact beyond {@code most}. */
    private static int distance(String said, List<String> words, int most) {
        int least = Integer.MAX_VALUE;
        for (int from = 0; from < words.size(); from++)
            for (int to = from + 1; to <= words.size(); to++) {
                var run = squeezed(words.subList(from, to));
                if (Math.abs(run.length() - said.length()) <= most) least = Math.min(least, edits(said, run, most));
            }
        return least;
    }

    private static String squeezed(List<String> words) {
        return String.join("", words);
    }

    /** The edit distance: letters added, omitted, changed or swapped with their neighbour. Inexact beyond {@code most}. */
    public static int edits(String a, String b, int most) {
        var edits = new int[a.length() + 1][b.length() + 1];
        int before = 0;
        for (int i = 0; i <= a.length(); i++) {
            edits[i][0] = i;
            int least = i;
            for (int j = 1; j <= b.length(); j++) {
                if (i == 0) {
                    edits[i][j] = j;
                    continue;
                }
                int change = edits[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                edits[i][j] = Math.min(change, 1 + Math.min(edits[i - 1][j], edits[i][j - 1]));
                boolean swapped =
                        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
                if (swapped) edits[i][j] = Math.min(edits[i][j], 1 + edits[i - 2][j - 2]);
                least = Math.min(least, edits[i][j]);
            }
            if (least > most && before > most) return least;
            before = least;
        }
        return edits[a.length()][b.length()];
    }
}
