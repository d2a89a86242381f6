package postrider.gateway;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What came in by mail, sorted before anything else is done with it. Whatever the bytes, one of these comes out. */
public sealed interface Incoming {
    /** A letter that gets exactly one answer. */
    sealed interface Answerable extends Incoming {
        MailAddress from();
    }

    /** A letter to be read. */
    record Letter(Envelope envelope, MailAddress from, Part part) implements Answerable {}

    /** A letter that was not read because it is too large. {@code size} is in bytes. */
    record TooLarge(Envelope envelope, MailAddress from, long size) implements Answerable {}

    /** A letter that is never answered, and why. */
    record Silent(Envelope envelope, Reason reason) implements Incoming {}

    /** Why there is no answer. */
    enum Reason {
        OURS("a letter of our own"),
        BOUNCE("a letter of ours that could not be delivered"),
        AUTO_REPLY("sent by a machine"),
        NO_SENDER("no sender we could answer");

        private final String words;

        Reason(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }
    }

    /** The header field by which we know our own letters. */
    String MARK = "X-Postrider";

    Envelope envelope();

    /**
     * Sorts a letter.
     *
     * @param raw its bytes, or its beginning if it is larger than {@code limit}
     * @param size its size in bytes
     * @param limit the largest letter that is read
     * @param self the address of the post office
     */
    static Incoming sort(byte[] raw, long size, long limit, MailAddress self) {
        var part = Part.of(raw);
        var envelope = Envelope.of(part);
        var silence = silence(part, envelope, self);
        if (silence.isPresent()) return new Silent(envelope, silence.get());
        var from = envelope.from().orElseThrow();
        return size > limit ? new TooLarge(envelope, from, size) : new Letter(envelope, from, part);
    }

    private static Optional<Reason> silence(Part part, Envelope envelope, MailAddress self) {
        if (part.field(MARK).isPresent() || envelope.from().filter(self::sameAs).isPresent())
            return Optional.of(Reason.OURS);
        if (bounce(part, envelope)) return Optional.of(Reason.BOUNCE);
        if (automatic(part)) return Optional.of(Reason.AUTO_REPLY);
        return envelope.from().isEmpty() ? Optional.of(Reason.NO_SENDER) : Optional.empty();
    }

    /** RFC 3464, and the null return path of RFC 5321, 4.5.5. */
    private static boolean bounce(Part part, Envelope envelope) {
        return part.is("multipart/report")
                || part.field("Return-Path").orElse("").equals("<>")
                || part.field("X-Failed-Recipients").isPresent()
                || envelope.from()
                        .filter(from -> from.address().toLowerCase(Locale.ROOT).startsWith("mailer-daemon@"))
                        .isPresent();
    }

    /** RFC 3834, and what was used before it. */
    private static boolean automatic(Part part) {
        var submitted = part.field("Auto-Submitted").orElse("no").toLowerCase(Locale.ROOT);
        var precedence = part.field("Precedence").orElse("").toLowerCase(Locale.ROOT);
        return !submitted.startsWith("no")
                || Set.of("bulk", "list", "junk", "auto_reply").contains(precedence)
                || part.field("X-Autoreply").isPresent()
                || part.field("X-Autorespond").isPresent();
    }
}
