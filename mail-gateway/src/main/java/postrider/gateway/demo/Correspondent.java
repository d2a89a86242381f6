package postrider.gateway.demo;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.gateway.OutgoingLetter;
import postrider.gateway.OutgoingLetter.Cause;
import postrider.gateway.mailbox.Mailbox;
import postrider.gateway.mailbox.Sender;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.mime.MimePart;
import postrider.gateway.signing.Authenticator;
import postrider.gateway.signing.Keyring;
import postrider.gateway.signing.SignatureCheck;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/** A player, who accepts only letters signed by the referee. */
final class Correspondent implements AutoCloseable {
    private static final Duration YEARS = Duration.ofDays(3650);

    private final Side side;
    private final Person person;
    private final Habit habit;
    private final Mind mind;
    private final Mail mail;
    private final StoryClock clock;
    private final Authenticator referee;
    private final Map<String, Got> latest = new HashMap<>();
    private Optional<Got> toAnswer = Optional.empty();
    private int written;

    /** How they fetch and send letters. */
    record Mail(Mailbox in, Sender out) {}

    /** A letter of the referee, as it came and as it reads. */
    record Got(byte[] raw, String messageId, MailAddress from, String subject, Reading reading) {
        /** The last part of the Message-ID, which names game, number, reader and kind. */
        String kind() {
            return messageId.replaceAll("^.*\\.(\\w+)@.*$", "$1");
        }
    }

    /**
     * A letter they wrote.
     *
     * @param what the heading of its page, or {@code answer}
     */
    record Wrote(byte[] raw, String what, List<String> words) {}

    Correspondent(Side side, Person person, Habit habit, Mind mind, Mail mail, StoryClock clock) {
        this.side = side;
        this.person = person;
        this.habit = habit;
        this.mind = mind;
        this.mail = mail;
        this.clock = clock;
        var referee = Person.REFEREE.key().publicKey();
        this.referee = new Authenticator(new Keyring(List.of(referee)), clock, YEARS);
    }

    Side side() {
        return side;
    }

    List<Got> read() throws IOException {
        var news = new ArrayList<Got>();
        mail.in().fetch(letter -> news.add(got(letter)));
        for (var letter : news) {
            if (!letter.reading().template().isEmpty()) toAnswer = Optional.of(letter);
            latest.put(letter.kind(), letter);
        }
        return news;
    }

    private Got got(Mailbox.Fetched letter) {
        var part = MimePart.of(letter.raw());
        var envelope = Envelope.of(part);
        if (!(referee.examine(part) instanceof SignatureCheck.Signed signed))
            throw new IllegalStateException("A letter that the referee has not signed: " + envelope.subject());
        return new Got(
                letter.raw(),
                envelope.messageId().orElseThrow(),
                envelope.from().orElseThrow(),
                envelope.subject(),
                Reading.of(signed.text()));
    }

    Optional<Got> latest(String kind) {
        return Optional.ofNullable(latest.get(kind));
    }

    /** Answers the last letter that expects something of them, if any. */
    List<Wrote> write() throws IOException {
        if (toAnswer.isEmpty()) return List.of();
        var letter = toAnswer.get();
        toAnswer = Optional.empty();
        return letter.reading().questions().isEmpty()
                ? order(letter)
                : List.of(send(letter, "answer", answers(letter)));
    }

    private List<String> answers(Got letter) {
        return Lists.map(
                letter.reading().questions(),
                question -> "answer %s: %s".formatted(question, mind.answer(question, report(letter))));
    }

    private List<Wrote> order(Got letter) throws IOException {
        var letters = new ArrayList<Wrote>();
        for (var page : mind.order(report(letter))) letters.add(send(letter, page.heading(), page.lines()));
        return letters;
    }

    /** The last report; the letter itself if there is none yet. */
    private Reading report(Got letter) {
        return latest("report").orElse(letter).reading();
    }

    private Wrote send(Got letter, String what, List<String> words) throws IOException {
        clock.think();
        var answer = new OutgoingLetter(
                person.self().messageId("letter." + ++written),
                person.self(),
                letter.from(),
                "Re: " + letter.subject(),
                clock.instant(),
                Cause.PERSON,
                List.of(letter.messageId()),
                habit.text(words, letter.reading()));
        var raw = habit.signed(answer, person.key());
        mail.out().send(raw);
        return new Wrote(raw, what, words);
    }

    @Override
    public void close() {
        mail.in().close();
    }
}
