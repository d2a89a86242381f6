package postrider.workbench.cases;

/**
 * Something that came otherwise than a case says.
 *
 * @param line where the case says so, in its file
 * @param came what was there instead; it may have several lines
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
