package postrider.words;

import java.util.List;
import postrider.text.Complaint;

/** Text that is hidden, struck out or reversed in what the writer sees. Its lines are labelled so, and never read. */
public final class Unseen {
    public static final String HIDDEN = "[not shown] ";
    public static final String STRUCK = "[struck out] ";

    private static final String NOBODY_SEES =
            "These words are in your letter where nobody sees them who reads it. Write what you mean where it is seen, in a new letter.";

    private Unseen() {}

    static boolean is(MailLine line) {
        return isHidden(line) || line.text().startsWith(STRUCK);
    }

    static boolean isHidden(MailLine line) {
        return line.text().startsWith(HIDDEN);
    }

    /** Complaints about hidden lines that would be read if they were visible. */
    static List<Complaint> complaints(List<MailLine> lines, Meaning meant) {
        return lines.stream()
                .filter(Unseen::isHidden)
                .map(line -> line.from(HIDDEN.length()))
                .filter(meant::maybe)
                .map(line -> new Complaint(line.number(), line.text(), NOBODY_SEES, List.of()))
                .toList();
    }
}
