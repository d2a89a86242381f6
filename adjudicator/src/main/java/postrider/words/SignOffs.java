package postrider.words;

import java.util.List;
import java.util.regex.Pattern;

/** Recognizes what programs and companies add to every letter: "Sent from my phone", advertisements, notices and legal footers. */
final class SignOffs {
    /** The most rows of a sign-off, and the most words in a row. */
    private static final int ROWS = 3;

    private static final int WORDS = 16;

    private static final Pattern SENT = MailLine.pattern(
            "[(\\[]?(this (message|(e-?)?mail) )?(was )?(sent|written|typed|composed|dictated|tapped|thumbed) (from|with|via|using|by(?! (?:the|my)\\b)|on)\\b.*"
                    + "|dictated (to|but not)\\b.*|(get|download|try) .*\\bfor (ios|android|mobile|windows|mac)\\b.*|\\[?(scanned|checked|powered|sender notified) (by|with|for)\\b.*|no virus(es)? found\\b.*"
                    + "|(please )?(excuse|pardon|forgive)\\b.*|(my )?apologies (for|in advance)\\b.*");

    /** "Sent" as one of the first three words of a line, or as the last. */
    private static final Pattern SENT_ABROAD =
            MailLine.pattern("(\\S+ ){0,2}%1$s(?!\\p{L}).*|.*(?<!\\p{L})%1$s\\W*".formatted(Wordlist.of("sent")));

    private static final WordSearch SENT_WORD = new WordSearch("sent", "%s", MailLine.ANY_CASE);
    private static final WordSearch PROGRAM = new WordSearch("programs", "(?<!\\p{L})%s(?!\\p{L})", 0);
    private static final WordSearch TELEPHONE = holding("telephones");
    private static final Pattern LINK =
            MailLine.pattern("https?://|www\\.|\\b[a-z0-9-]+\\.(com|org|net|io|me|app|de|ru|info|eu)\\b");

    private static final WordSearch HEDGED = holding("hedges");

    /** Words that no company or mailing list uses in a notice. */
    private static final Pattern OF_AN_ORDER = MailLine.pattern(
            "(?<!\\p{L})(?:orders?|drafts?|final|execut\\p{L}*|my mind|thoughts?|game|yet|until|before \\p{L}+day|act on this|give up|i may|entwurf|befehle?|brouillon|borrador|bozza)(?!\\p{L})");

    private static final Pattern PLACEHOLDER = MailLine.pattern(Wordlist.of("placeholders"));

    private static final WordSearch NOTICE = holding("notices");
    private static final WordSearch IMPRINT = holding("imprints");

    /** A longer row is full: a program may have broken the line there. */
    private static final int FULL = 50;

    private static final Pattern ADDRESS = MailLine.pattern("[<(]?(https?://|www\\.)\\S+[>)]?");

    /** A label and an address, as mailing lists write them. */
    private static final Pattern LABELLED =
            MailLine.pattern("([\\p{L}/#() 0-9]{1,40}: ?)?[<(]?((https?://|www\\.|mailto:)\\S+|\\S+@\\S+\\.\\S+)[>)]?");

    private SignOffs() {}

    /** Searches for the forms of a list as whole words. */
    private static WordSearch holding(String list) {
        return new WordSearch(list, "(?<!\\p{L})%s(?!\\p{L})", MailLine.ANY_CASE);
    }

    /** Whether these rows between blank lines are a sign-off. */
    static boolean is(List<MailLine> rows) {
        var first = rows.getFirst();
        return rows.size() <= ROWS
                && (first.says(SENT)
                        || isSentAbroad(first)
                        || PROGRAM.finds(first)
                        || TELEPHONE.finds(first)
                        || first.holds(LINK))
                && rows.stream().allMatch(SignOffs::isShort);
    }

    private static boolean isSentAbroad(MailLine row) {
        return SENT_WORD.finds(row) && row.says(SENT_ABROAD);
    }

    /** Whether these rows between blank lines are a notice of a company or mailing list: each is typical of one, continues a full row, or is an address. */
    static boolean isNotice(List<MailLine> rows) {
        boolean goesOn = false;
        for (var row : rows) {
            if (row.isEndless() || !goesOn && !mayNotify(row) || row.holds(OF_AN_ORDER)) return false;
            goesOn = isFull(row);
        }
        return rows.stream().anyMatch(row -> NOTICE.finds(row));
    }

    private static boolean mayNotify(MailLine row) {
        return NOTICE.finds(row) || row.says(LABELLED) || isPlaceholder(row);
    }

    /** Whether these rows between blank lines are a company's footer: one has legal or contact details, and all may follow a name. */
    static boolean isFooter(List<MailLine> rows) {
        return rows.stream().anyMatch(SignOffs::isImprint) && rows.stream().allMatch(Closings::isUnderName);
    }

    /** Whether the row has the legal details or telephone numbers of a company. */
    static boolean isImprint(MailLine row) {
        return IMPRINT.finds(row);
    }

    static boolean isFull(MailLine row) {
        return row.text().length() > FULL;
    }

    /** Whether the row is only a placeholder for a picture or the like. */
    static boolean isPlaceholder(MailLine row) {
        return row.says(PLACEHOLDER);
    }

    /** Whether the row is a sign-off even without a blank line above it. */
    static boolean isAlone(MailLine row) {
        return (row.says(SENT)
                        || PROGRAM.finds(row)
                        || TELEPHONE.finds(row) && isSentAbroad(row)
                        || row.says(ADDRESS)
                        || isPlaceholder(row))
                && isShort(row);
    }

    /** Whether the row may speak of an order that is not meant, or not yet. */
    static boolean isHedged(MailLine row) {
        return HEDGED.finds(row);
    }

    /** Whether the row is short and says nothing about an order. */
    private static boolean isShort(MailLine row) {
        return row.text().split(" ", WORDS + 1).length <= WORDS && !isHedged(row);
    }
}
