package postrider.log;

import postrider.kernel.ruling.Side;

/** A letter that goes out: its Message-ID and the hash of its bytes, which lie in the outbox before the event is written. */
public record Outgoing(Side to, LetterKind kind, String messageId, String sha256) {
    /** What the Message-ID of a letter ends with that is on paper: no mail server has it. */
    public static final String PAPER = "@postrider.invalid>";

    /** Whether a letter lies on paper, for the referee to hand over. */
    public static boolean isOnPaper(String messageId) {
        return messageId.endsWith(PAPER);
    }

    /** Whether this is its record. */
    public boolean is(LetterRecord record) {
        return messageId.startsWith("<%s@".formatted(record.name()));
    }
}
