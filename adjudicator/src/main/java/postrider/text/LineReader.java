package postrider.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Reads one line of an order. It looks up names and collects complaints. A line is read whole or not at all: a reader reports
 * the words it has {@link #understood}, and {@link #end} complains about any left over.
 */
public final class LineReader {
    /** Words that only join others. */
    private static final Set<String> JOINTS =
            Set.copyOf(Lists.concat(List.copyOf(Match.FILLERS), List.of("a", "an", "then", "+")));

    /** Words that change the meaning of a sentence, so "leave it out" would be bad advice. */
    private static final Set<String> TURNING =
            Set.of(("no not never nor neither without except but unless only instead rather if when until otherwise"
                            + " cannot cant dont doesnt isnt mustnt shouldnt wont")
                    .split(" "));

    private final Line line;
    private final List<Complaint> complaints;
    /** The words not understood yet, as written and in order. */
    private final List<String> unread;

    private List<String> instead = List.of();

    public LineReader(Line line, List<Complaint> complaints) {
        this.line = line;
        this.complaints = complaints;
        this.unread = new ArrayList<>(Match.spelled(line.text()));
    }

    /** Compiles a pattern for words as people write them, whatever their case. */
    public static Pattern pattern(String regex) {
        return Pattern.compile(regex, Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    }

    public Line line() {
        return line;
    }

    public List<Complaint> complaints() {
        return complaints;
    }

    /** Adds a complaint about this line. Returns empty, so that a reader can return it. */
    public <T> Optional<T> complain(String why, List<String> nearest) {
        complaints.add(new Complaint(line.number(), line.text(), why, nearest));
        return Optional.empty();
    }

    /** Marks these words as read. */
    public void understood(String words) {
        for (var word : Match.spelled(words))
            Lists.find(unread, word::equalsIgnoreCase).ifPresent(unread::remove);
    }

    /** Marks the keyword as read and returns what follows it. */
    public String after(Keyword said) {
        understood(said.word());
        return said.rest();
    }

    /** Sets the suggestions that go with a complaint about unread words. */
    public void instead(List<String> said) {
        instead = said;
    }

    /** Complains about unread words, unless an earlier complaint may explain them. */
    public void end() {
        var all = Match.spelled(line.text());
        var left = Lists.filter(unread, word -> !joins(word));
        boolean untouched = !left.isEmpty() && unread.size() == all.size();
        if (untouched ? !complaints.isEmpty() : isFaulty()) return;
        if (untouched) complain("This is one order too many.", List.of());
        else if (!left.isEmpty()) complain(tooMuch(joined(left)), instead);
        else if (!all.isEmpty() && unread.contains(all.getLast()))
            complain("'%s' has nothing after it.".formatted(all.getLast()), List.of());
    }

    /** The complaint about words that mean nothing where they stand. */
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

    /** These unread words as written, joining words between them included. */
    private String joined(List<String> words) {
        var from = unread.indexOf(words.getFirst());
        return String.join(" ", unread.subList(from, unread.lastIndexOf(words.getLast()) + 1));
    }

    private static boolean joins(String word) {
        return JOINTS.containsAll(Match.words(word));
    }

    /** Looks up a name, or complains and suggests the nearest names. */
    public <T> Optional<T> name(NameIndex<T> index, String said) {
        if (Match.words(said).isEmpty())
            return complain("The name of a %s is missing.".formatted(index.kind()), List.of());
        var meant = index.find(said);
        if (meant.isEmpty()) complaints.add(index.complaint(line, said.strip()));
        else understood(said);
        return meant;
    }

    /** Looks up each name of a list; complains about unknown names and about an empty list. */
    public <T> List<T> names(NameIndex<T> index, String list) {
        var parts = index.parts(list);
        return (parts.isEmpty() ? List.of("") : parts)
                .stream().flatMap(one -> name(index, one).stream()).toList();
    }
}
