package postrider.workbench.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.rulebook.Case;

/** What has happened in a case so far, and what differed from what the case says. */
final class CaseLog {
    private final Case played;
    private final List<String> story = new ArrayList<>();
    private final List<Difference> differences = new ArrayList<>();

    CaseLog(Case played) {
        this.played = played;
    }

    void tell(String line) {
        story.add(line);
    }

    void differs(int line, String expected, String came) {
        differences.add(new Difference(line, expected, came));
    }

    /** For the caller to throw where the case cannot go on. */
    CaseFailed stop(int line, String expected, String came) {
        return stop(line, expected, came, Optional.empty());
    }

    /** For the caller to throw where the rules themselves are at fault. */
    CaseFailed stop(int line, String expected, String came, Optional<Throwable> cause) {
        differs(line, expected, came);
        return new CaseFailed(played, differences, story, cause.orElse(null));
    }

    /**
     * The whole story.
     *
     * @throws CaseFailed if anything differs
     */
    List<String> end() {
        if (!differences.isEmpty()) throw new CaseFailed(played, differences, story, null);
        return List.copyOf(story);
    }
}
