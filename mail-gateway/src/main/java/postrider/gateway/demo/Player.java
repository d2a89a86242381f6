package postrider.gateway.demo;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.gateway.Authenticator;
import postrider.gateway.Correspondent;
import postrider.gateway.Envelope;
import postrider.gateway.Finding;
import postrider.gateway.ImapMailbox;
import postrider.gateway.Mailbox;
import postrider.gateway.OutgoingLetter;
import postrider.gateway.OutgoingLetter.Cause;
import postrider.gateway.Part;
import postrider.gateway.SmtpSender;
import postrider.kernel.Side;

/** A player who goes by his notebook. He trusts no letter that the referee has not signed. */
final class Player implements AutoCloseable {
    private static final int LARGEST = 1_000_000;

    private final Side side;
    private final Person person;
    private final Habit habit;
    private final Notebook notebook;
    private final Authenticator referee;
    private final StoryClock clock;
    private final ImapMailbox mailbox;
    private Optional<Got> toAnswer = Optional.empty();
    private Optional<Got> lastReport = Optional.empty();
    private int written;

    /** A letter of the referee, as it came and as it reads. */
    record Got(byte[] raw, String messageId, Correspondent from, String subject, Reading reading) {
        /** Our letters are named by game, number, reader and kind. */
        String kind() {
            return messageId.replaceAll("^.*\\.(\\w+)@.*$", "$1");
        }
    }

    /**
     * A letter he wrote.
     *
     * @param what order, answer or standing
     */
    record Wrote(byte[] raw, String what, List<String> words) {}

    /** @param place the file that holds the place up to which his mailbox was read */
    Player(Side side, Person person, Habit habit, Authenticator referee, StoryClock clock, Path place) {
        this.side = side;
        this.person = person;
        this.habit = habit;
        this.notebook = Notebook.of(Archive.word(side));
        this.referee = referee;
        this.clock = clock;
        this.mailbox = new ImapMailbox(
                person.box().imap(),
                new ImapMailbox.Options("INBOX", Optional.empty(), place, LARGEST, Duration.ofSeconds(10)));
    }

    Side side() {
        return side;
    }

    /** Fetches what has come in and reads it. */
    List<Got> read() throws IOException {
        var news = new ArrayList<Got>();
        mailbox.fetch(letter -> news.add(got(letter)));
        for (var letter : news) {
            if (!letter.reading().template().isEmpty()) toAnswer = Optional.of(letter);
            if (letter.kind().equals("report")) lastReport = Optional.of(letter);
        }
        return news;
    }

    private Got got(Mailbox.Fetched letter) {
        var part = Part.of(letter.raw());
        var envelope = Envelope.of(part);
        if (!(referee.examine(part) instanceof Finding.Signed signed))
            throw new IllegalStateException("A letter that the referee has not signed: " + envelope.subject());
        return new Got(
                letter.raw(),
                envelope.messageId().orElseThrow(),
                envelope.from().orElseThrow(),
                envelope.subject(),
                Reading.of(signed.text()));
    }

    Got lastReport() {
        return lastReport.orElseThrow();
    }

    boolean hasReport(String of) {
        return lastReport.filter(letter -> letter.reading().text().contains(of)).isPresent();
    }

    /** Answers the last letter that expects something of him; nothing if none does. */
    List<Wrote> write() throws IOException {
        if (toAnswer.isEmpty()) return List.of();
        var letter = toAnswer.get();
        toAnswer = Optional.empty();
        return letter.reading().questions().isEmpty()
                ? order(letter)
                : List.of(send(letter, "answer", answers(letter)));
    }

    private List<String> answers(Got letter) {
        return letter.reading().questions().stream()
                .map(question -> "answer %s: %s".formatted(question, notebook.answer(question)))
                .toList();
    }

    /** His next order; standing orders that stand before it in the notebook go first, in a letter of their own. */
    private List<Wrote> order(Got letter) throws IOException {
        var letters = new ArrayList<Wrote>();
        for (var page = notebook.next(); page.isPresent(); page = notebook.next()) {
            var heading = page.get().heading();
            letters.add(send(letter, heading, page.get().lines()));
            if (heading.equals("order")) break;
        }
        return letters;
    }

    private Wrote send(Got letter, String what, List<String> words) throws IOException {
        clock.think();
        var mail = new OutgoingLetter(
                person.self().messageId("letter." + ++written),
                person.self(),
                letter.from(),
                "Re: " + letter.subject(),
                clock.instant(),
                Cause.PERSON,
                List.of(letter.messageId()),
                habit.text(words, letter.reading()),
                Optional.empty(),
                List.of());
        var raw = habit.signed(mail, person.key());
        new SmtpSender(person.box().smtp()).send(raw);
        return new Wrote(raw, what, words);
    }

    @Override
    public void close() {
        mailbox.close();
    }
}
