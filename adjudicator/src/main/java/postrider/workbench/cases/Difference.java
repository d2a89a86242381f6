package postrider.workbench.cases;

/**
 * A difference between what a case says and what came.
 *
 * @param line where in its file the case says so
 * @param came what came instead; may have several lines
 */
public record Difference(int line, String expected, String came) {
    @Override
    public String toString() {
        return "%-10sexpected  %s\n%scame      %s"
                .formatted("line " + line, indented(expected), " ".repeat(10), indented(came));
    }

    private static String indented(String text) {
        return text.strip().replace("\n", "\n" + " ".repeat(20));
    }
}
