package postrider.workbench.cases;

import static java.util.Comparator.comparingInt;
import static java.util.stream.Collectors.joining;

import java.util.List;
import postrider.rulebook.Case;

/** A case that failed: every difference, what happens in it, and the rulings of ours it rests on. */
public final class CaseFailed extends AssertionError {
    private static final long serialVersionUID = 1;

    CaseFailed(Case failed, List<Difference> differences, List<String> story, Throwable cause) {
        super(
                "%s\n\n%s\n\n%s%s"
                        .formatted(
                                failed.heading(),
                                differences.stream()
                                        .sorted(comparingInt(Difference::line))
                                        .map(Difference::toString)
                                        .collect(joining("\n")),
                                told(story),
                                rests(failed.disputed())),
                cause);
    }

    private static String told(List<String> story) {
        return story.isEmpty()
                ? "Nothing happens."
                : story.stream().map(line -> "  " + line).collect(joining("\n", "What happens:\n", ""));
    }

    private static String rests(List<String> rulings) {
        return rulings.isEmpty()
                ? ""
                : "\n\nIt rests on our own reading of the rules: %s.".formatted(String.join(", ", rulings));
    }
}
