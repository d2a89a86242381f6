package postrider.log;

import java.util.Locale;

/** What a letter is for. */
public enum LetterKind {
    WELCOME,
    RECEIPT,
    REPORT,
    QUESTION,
    REFUSAL,
    PREVIEW,
    REMINDER,
    NOTICE,
    BOARD,
    COPY,
    /** Sent to observers, who sit on neither side. */
    BULLETIN,
    FINAL;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
