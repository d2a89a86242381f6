package postrider.log;

import postrider.kernel.ruling.Side;

/** An outgoing letter: its Message-ID and the hash of its bytes, which are in the outbox before the event is written. */
public record Outgoing(Side to, LetterKind kind, String messageId, String sha256) {
    /** The end of the Message-ID of a letter on paper, which no mail server has. */
    public static final String PAPER = "@postrider.invalid>";

    /** Whether a letter is on paper, for the referee to hand over. */
    public static boolean isOnPaper(String messageId) {
        return messageId.endsWith(PAPER);
    }

    public boolean is(LetterRecord record) {
        return messageId.startsWith("<%s@".formatted(record.name()));
    }
}
