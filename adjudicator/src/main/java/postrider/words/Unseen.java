package postrider.words;

/** What a letter holds and its reader does not see, or sees struck out: each line of it is marked so, and never read. */
public final class Unseen {
    public static final String HIDDEN = "[not shown] ";
    public static final String STRUCK = "[struck out] ";

    private Unseen() {}

    static boolean is(MailLine line) {
        return isHidden(line) || line.text().startsWith(STRUCK);
    }

    static boolean isHidden(MailLine line) {
        return line.text().startsWith(HIDDEN);
    }

    /** What is not shown, as it would be read. */
    static MailLine hidden(MailLine line) {
        return line.from(HIDDEN.length());
    }
}
