package postrider.store;

import postrider.files.Hash;
import postrider.kernel.ruling.Side;
import postrider.log.LetterKind;
import postrider.log.Outgoing;

/** A letter as it leaves, and the name its event gives it. */
public record SealedLetter(Outgoing named, byte[] bytes) {
    public static SealedLetter of(Side to, LetterKind kind, String messageId, byte[] bytes) {
        return new SealedLetter(new Outgoing(to, kind, messageId, Hash.sha256(bytes)), bytes);
    }
}
