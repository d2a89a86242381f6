package postrider.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A line that is being read: names become what they stand for, and what does not is complained of. It is read whole or not at
 * all: whoever understands some of its words says so, and {@link #end} complains of the others.
 */
public final class LineReader {
    /** They join what is read, and say nothing by themselves. */
    private static final Set<String> JOINTS =
            Set.copyOf(Lists.concat(List.copyOf(Match.FILLERS), List.of("a", "an", "then", "+")));

    /** They turn what is said round: it is something else without them. */
    private static final Set<String> TURNING =
            Set.of(("no not never nor neither without except but unless only instead rather"
                            + " cannot cant dont doesnt isnt mustnt shouldnt wont")
                    .split(" "));

    private final Line line;
    private final List<Complaint> complaints;
    /** As they are written, in their order. */
    private final List<String> unread;

    private List<String> instead = List.of();

    public LineReader(Line line, List<Complaint> complaints) {
        this.line = line;
        this.complaints = complaints;
        this.unread = new ArrayList<>(Match.spelled(line.text()));
    }

    /** Words as people write them: capitals do not count. */
    public static Pattern pattern(String regex) {
        return Pattern.compile(regex, Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    }

    public Line line() {
        return line;
    }

    public List<Complaint> complaints() {
        return complaints;
    }

    /** Nothing comes of it. */
    public <T> Optional<T> complain(String why, List<String> nearest) {
        complaints.add(new Complaint(line.number(), line.text(), why, nearest));
        return Optional.empty();
    }

    public void understood(String words) {
        for (var word : Match.spelled(words))
            Lists.find(unread, word::equalsIgnoreCase).ifPresent(unread::remove);
    }

    /** What follows a keyword, which is understood. */
    public String after(Keyword said) {
        understood(said.word());
        return said.rest();
    }

    /** How what nobody reads may be said. */
    public void instead(List<String> said) {
        instead = said;
    }

    /** Complains of what nobody has read, unless something is complained of that may be why. */
    public void end() {
        var all = Match.spelled(line.text());
        var left = Lists.filter(unread, word -> !joins(word));
        boolean whole = !left.isEmpty() && unread.size() == all.size();
        if (whole ? !complaints.isEmpty() : isFaulty()) return;
        if (whole) complain("This is one order too many.", List.of());
        else if (!left.isEmpty()) complain(tooMuch(joined(left)), instead);
        else if (!all.isEmpty() && unread.contains(all.getLast()))
            complain("'%s' has nothing after it.".formatted(all.getLast()), List.of());
    }

    /** What is wrong with words that stand where nobody reads them. */
    public static String tooMuch(String words) {
        return Match.words(words).stream().anyMatch(TURNING::contains)
                ? "'%s' is not understood here.".formatted(words)
                : "'%s' says nothing here: leave it out.".formatted(words);
    }

    private boolean isFaulty() {
        return complaints.stream()
                .anyMatch(
                        other -> other.line() == line.number() && other.words().equals(line.text()));
    }

    /** With what joins them. */
    private String joined(List<String> words) {
        var from = unread.indexOf(words.getFirst());
        return String.join(" ", unread.subList(from, unread.lastIndexOf(words.getLast()) + 1));
    }

    private static boolean joins(String word) {
        return JOINTS.containsAll(Match.words(word));
    }

    /** What is meant, or a complaint with the nearest names. */
    public <T> Optional<T> name(NameIndex<T> index, String said) {
        if (Match.words(said).isEmpty())
            return complain("The name of a %s is missing.".formatted(index.kind()), List.of());
        var meant = index.find(said);
        if (meant.isEmpty()) complaints.add(index.complaint(line, said.strip()));
        else understood(said);
        return meant;
    }

    /** Those of a list that are understood; a complaint if it has none. */
    public <T> List<T> names(NameIndex<T> index, String list) {
        var parts = index.parts(list);
        return (parts.isEmpty() ? List.of("") : parts)
                .stream().flatMap(one -> name(index, one).stream()).toList();
    }
}
