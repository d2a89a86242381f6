package postrider.gateway.office;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import postrider.gateway.Incoming;
import postrider.gateway.PostOffice.Errand;
import postrider.gateway.Seat;
import postrider.gateway.Spool.Disposition;
import postrider.gateway.enrolment.Applicant;
import postrider.gateway.enrolment.EnrolmentDesk;
import postrider.gateway.enrolment.Wish;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.office.Quotas.Account;
import postrider.gateway.office.Quotas.Allowance;
import postrider.gateway.signing.SignedText;
import postrider.text.Lists;
import postrider.words.OpenedLetter;

/**
 * Handles letters from people who want to begin or join a game. Those whose mailbox is proven have a quota of their own, which forged
 * letters cannot use up; all others share that of strangers.
 */
record Newcomers(Seats register, Notices notices, EnrolmentDesk desk, Applicant.Examination how) {

    /** What to do for a letter not signed by an enrolled key; empty if it asks for nothing of this kind. */
    Optional<Errand> stranger(Incoming.Letter letter, Instant came) {
        if (!letter.isPersonalTo(notices.self())) return Optional.empty();
        var readings = Lists.map(SignedText.readings(letter.part()).toList(), OpenedLetter::openUnquoted);
        return Lists.first(
                        readings.isEmpty() ? List.of(Applicant.said(letter, desk.awaitedKeys(), how)) : readings,
                        said -> wish(letter, said))
                .map(known -> errand(letter, came, Optional.empty()));
    }

    private Optional<Wish> wish(Incoming.Letter letter, OpenedLetter said) {
        return isKnown(letter) ? Wish.ofPlayer(said, desk.invited(from(letter))) : asked(letter, said);
    }

    private Optional<Wish> asked(Incoming.Letter letter, OpenedLetter said) {
        return Wish.of(said)
                .or(() -> Optional.<Wish>of(new Wish.Unclear()).filter(unclear -> desk.isAwaited(from(letter))));
    }

    private boolean isKnown(Incoming.Letter letter) {
        return register.knows(from(letter));
    }

    private static MailAddress from(Incoming.Letter letter) {
        return letter.envelope().from().orElseThrow();
    }

    /** What to do for a letter of this kind by somebody who already plays here. */
    Optional<Errand> player(Incoming.Letter letter, Instant came, Seat seat, OpenedLetter opened) {
        if (!letter.isPersonalTo(notices.self())) return Optional.empty();
        return Wish.ofPlayer(opened, desk.invited(from(letter))).map(wish -> errand(letter, came, Optional.of(seat)));
    }

    /** On a queue of its own, since the DNS may be slow. */
    private Errand errand(Incoming.Letter letter, Instant came, Optional<Seat> known) {
        var queue = "enrolment " + from(letter).address().toLowerCase(Locale.ROOT);
        return new Errand(queue, () -> deal(letter, came, known));
    }

    private Disposition deal(Incoming.Letter letter, Instant came, Optional<Seat> known) throws IOException {
        var writer = Applicant.of(letter, came, known.map(Seat::player), desk.awaitedKeys(), how);
        var wish = asked(letter, writer.said()).orElse(new Wish.Hello()); // its signed part may ask for nothing
        var strangers = isKnown(letter) ? Allowance.ADDRESS : Allowance.STRANGER;
        var account = Account.of(writer.isProven(desk.codes()) ? Allowance.NEWCOMER : strangers, writer.address());
        var overQuota = notices.overQuota(letter.envelope(), account);
        if (overQuota.isPresent()) return overQuota.get();
        var besides = Wish.besides(writer.said());
        var reply = desk.answer(writer, wish)
                .notReading(writer.isProven(desk.codes()) ? besides : UnsignedLetter.harmless(besides))
                .with(notices.ifLast(letter.envelope(), account));
        var to = known.filter(seat -> wish.isChange())
                .map(this::now)
                .map(Reception::address)
                .orElseGet(() -> new MailAddress("", writer.address()));
        var about = reply.about().isEmpty() ? writer.key() : reply.about();
        var id = "answer.%s.%s"
                .formatted(
                        letter.envelope().digest().substring(0, 32),
                        desk.codes().plain(to.address(), about));
        return notices.answer(letter.envelope(), notices.self().messageId(id), to, reply.notice());
    }

    /** The seat as enrolled after the change, if the key still counts. */
    private Seat now(Seat seat) {
        return Lists.find(
                        register.of(seat.player().fingerprint()),
                        other -> other.gameId().equals(seat.gameId())
                                && other.side().equals(seat.side()))
                .orElse(seat);
    }
}
