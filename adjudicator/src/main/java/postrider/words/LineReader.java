package postrider.words;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.kernel.Complaint;
import postrider.kernel.Line;

/** A line that is being read: names become what they stand for, and what does not is complained of. */
public record LineReader(Line line, List<Complaint> complaints) {
    /** Words as people write them: capitals do not count. */
    public static Pattern pattern(String regex) {
        return Pattern.compile(regex, Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    }

    /** Nothing comes of it. */
    public <T> Optional<T> complain(String why, List<String> nearest) {
        complaints.add(new Complaint(line.number(), line.text(), why, nearest));
        return Optional.empty();
    }

    /** What is meant, or a complaint with the nearest names. */
    public <T> Optional<T> name(NameIndex<T> index, String said) {
        var meant = index.find(said);
        if (meant.isEmpty()) complaints.add(index.complaint(line, said.strip()));
        return meant;
    }

    /** Those of a list that are understood. */
    public <T> List<T> names(NameIndex<T> index, String list) {
        return index.parts(list).stream()
                .flatMap(one -> name(index, one).stream())
                .toList();
    }
}
