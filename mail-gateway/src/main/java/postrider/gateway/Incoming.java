package postrider.gateway;

import java.util.Optional;
import java.util.stream.Stream;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.mime.MimePart;

/** A letter that came in, sorted before anything else is done with it. Any bytes give one of these. */
public sealed interface Incoming {
    /** A letter that gets at most one answer. */
    sealed interface Answerable extends Incoming {}

    /**
     * A letter to be read.
     *
     * @param unlessSigned why it gets no answer unless a player has signed it; the answer then goes to that player, whatever its From
     */
    record Letter(Envelope envelope, MimePart part, Optional<Reason> unlessSigned) implements Answerable {
        /** Whether a person seems to have written it to this address. */
        public boolean isPersonalTo(MailAddress self) {
            return unlessSigned.isEmpty() && envelope.isTo(self);
        }
    }

    /** A letter that is not read because it is too large or contained a secret key, and what its writer is told about it. */
    record Unread(Envelope envelope, String why) implements Answerable {}

    /** A letter that is never answered, and why. */
    record Silent(Envelope envelope, Reason reason) implements Incoming {}

    /** Why a letter is not answered. */
    enum Reason {
        OURS("a letter of our own"),
        BOUNCE("a letter of ours that could not be delivered"),
        AUTO_REPLY("sent by a machine"),
        AWAY("sent by a machine, by its subject"),
        CHALLENGE("sent by a machine that wants to know whether a person wrote to it"),
        NO_REPLY("sent by a machine that wants no answer"),
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

    String TOO_LARGE =
            "Your letter has %,d bytes, more than are read here: send your orders as plain text, without attachments.";

    /** The header field by which we recognize our own letters. */
    String MARK = "X-Postrider";

    Envelope envelope();

    /**
     * Sorts a letter.
     *
     * @param raw its bytes, or its beginning if it is larger than {@code limit}
     * @param limit the size of the largest letter that is read
     */
    static Incoming sort(byte[] raw, long size, long limit, MailAddress self) {
        var part = MimePart.of(raw);
        var envelope = Envelope.of(part);
        if (ours(part, envelope, self)) return new Silent(envelope, Reason.OURS);
        var unlessSigned = Robot.of(part, envelope, self)
                .reason()
                .or(() -> envelope.from().isEmpty() ? Optional.of(Reason.NO_SENDER) : Optional.empty());
        if (unlessSigned.isEmpty() && Withheld.is(part)) return new Unread(envelope, Withheld.WHY);
        if (size <= limit) return new Letter(envelope, part, unlessSigned);
        return unlessSigned
                .<Incoming>map(reason -> new Silent(envelope, reason))
                .orElseGet(() -> new Unread(envelope, TOO_LARGE.formatted(size)));
    }

    /** Even if a player signed something in it: our answer would come back as well. In a bounce our mark is on the letter within. */
    private static boolean ours(MimePart part, Envelope envelope, MailAddress self) {
        boolean comesBack = envelope.from().filter(RobotNames::isCarrier).isPresent();
        var marked = comesBack ? Stream.of(part) : part.all();
        return marked.anyMatch(within -> within.field(MARK).isPresent())
                || envelope.from().filter(self::sameAs).isPresent();
    }
}
