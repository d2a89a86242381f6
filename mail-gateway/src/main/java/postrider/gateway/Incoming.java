package postrider.gateway;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What came in by mail, sorted before anything else is done with it. Whatever the bytes, one of these comes out. */
public sealed interface Incoming {
    /** A letter that gets one answer at most. */
    sealed interface Answerable extends Incoming {}

    /**
     * A letter to be read.
     *
     * @param unlessSigned why it gets no answer unless a player has signed it; if he has, it goes to him, wherever the letter
     *     says it came from
     */
    record Letter(Envelope envelope, Part part, Optional<Reason> unlessSigned) implements Answerable {}

    /** A letter that was not read because it is too large. {@code size} is in bytes. */
    record TooLarge(Envelope envelope, long size) implements Answerable {}

    /** A letter that is never answered, and why. */
    record Silent(Envelope envelope, Reason reason) implements Incoming {}

    /** Why there is no answer. */
    enum Reason {
        OURS("a letter of our own"),
        BOUNCE("a letter of ours that could not be delivered"),
        AUTO_REPLY("sent by a machine"),
        LIST("from a mailing list, and not signed by a player"),
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
        var unlessSigned = unlessSigned(part, envelope);
        if (size <= limit && silence.isEmpty()) return new Letter(envelope, part, unlessSigned);
        return silence.or(() -> unlessSigned)
                .<Incoming>map(reason -> new Silent(envelope, reason))
                .orElseGet(() -> new TooLarge(envelope, size));
    }

    /** Nobody waits for an answer, whoever signed what is in it; an answer might be answered in turn. */
    private static Optional<Reason> silence(Part part, Envelope envelope, MailAddress self) {
        if (part.all().anyMatch(within -> within.field(MARK).isPresent())
                || envelope.from().filter(self::sameAs).isPresent()) return Optional.of(Reason.OURS);
        if (bounce(part, envelope)) return Optional.of(Reason.BOUNCE);
        return automatic(part) ? Optional.of(Reason.AUTO_REPLY) : Optional.empty();
    }

    private static Optional<Reason> unlessSigned(Part part, Envelope envelope) {
        if (list(part)) return Optional.of(Reason.LIST);
        return envelope.from().isEmpty() ? Optional.of(Reason.NO_SENDER) : Optional.empty();
    }

    /** RFC 3464, and the null return path of RFC 5321, 4.5.5. */
    private static boolean bounce(Part part, Envelope envelope) {
        return part.all().anyMatch(within -> within.is("multipart/report"))
                || part.field("Return-Path").orElse("").equals("<>")
                || part.field("X-Failed-Recipients").isPresent()
                || envelope.from()
                        .filter(from -> from.address().toLowerCase(Locale.ROOT).startsWith("mailer-daemon@"))
                        .isPresent();
    }

    /** RFC 3834, and what was used before it. */
    private static boolean automatic(Part part) {
        return !lower(part, "Auto-Submitted").orElse("no").startsWith("no")
                || precedence(part, "junk", "auto_reply")
                || precedence(part, "bulk") && !list(part)
                || part.field("X-Autoreply").isPresent()
                || part.field("X-Autorespond").isPresent();
    }

    /** RFC 2919 and RFC 2369, and what was used before them. */
    private static boolean list(Part part) {
        return precedence(part, "list")
                || Stream.of("List-Id", "List-Post", "List-Help", "List-Unsubscribe", "Mailing-List")
                        .anyMatch(field -> part.field(field).isPresent());
    }

    private static boolean precedence(Part part, String... words) {
        return lower(part, "Precedence").filter(List.of(words)::contains).isPresent();
    }

    private static Optional<String> lower(Part part, String field) {
        return part.field(field).map(value -> value.toLowerCase(Locale.ROOT));
    }
}
