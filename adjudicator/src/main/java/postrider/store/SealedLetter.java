package postrider.store;

/**
 * A letter as it leaves.
 *
 * @param messageId {@code <name@domain>}, where the name is that of the parcel
 * @param extension of its file in the outbox
 */
public record SealedLetter(String messageId, String extension, byte[] bytes) {}
