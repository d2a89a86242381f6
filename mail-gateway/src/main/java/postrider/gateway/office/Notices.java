package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.desk.Ration;
import postrider.files.Hash;
import postrider.gateway.OutgoingLetter;
import postrider.gateway.OutgoingLetter.Cause;
import postrider.gateway.Spool.Outcome;
import postrider.gateway.mailbox.Delivery;
import postrider.gateway.mailbox.Sender;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.office.Quotas.Account;
import postrider.gateway.office.Quotas.Kind;
import postrider.gateway.office.Seats.Seat;
import postrider.gateway.signing.SecretKey;
import postrider.log.Glance;
import postrider.store.Outbox;

/**
 * The office's own answers, to letters that reach no game or find no answer in theirs. They hold nothing of any game, and of
 * the letter only what {@link UnsignedLetter} tells a player of his own.
 */
final class Notices {
    static final String OFTEN = "answered often enough today";

    private final MailAddress self;
    private final SecretKey key;
    private final InstantSource clock;
    private final Outbox outbox;
    private final Quotas quotas;

    Notices(MailAddress self, SecretKey key, InstantSource clock, Outbox outbox, Quotas quotas) {
        this.self = self;
        this.key = key;
        this.clock = clock;
        this.outbox = outbox;
        this.quotas = quotas;
    }

    /** Answers a letter of this account, once, if it is not one too many. When it returns the answer is on the disk. */
    Outcome answer(Envelope letter, Account account, MailAddress to, String headline, String... sentences)
            throws IOException {
        var passedOver = passedOver(letter, account);
        if (passedOver.isPresent()) return passedOver.get();
        boolean isLast = quotas.place(account, letter.digest()).isLast();
        return answer(letter, to, headline, isLast ? and(sentences, last()) : List.of(sentences));
    }

    /** Why a letter of this account is not answered any more; empty if it is. It is counted, once. */
    Optional<Outcome> passedOver(Envelope letter, Account account) throws IOException {
        if (!quotas.place(account, letter.digest()).isIn()) return Optional.of(new Outcome.Silent(OFTEN));
        var all = new Account(Kind.STRANGERS, "together");
        return account.kind() == Kind.STRANGER && !quotas.place(all, letter.digest()).isIn()
                ? Optional.of(new Outcome.Silent("strangers were " + OFTEN))
                : Optional.empty();
    }

    private String last() {
        return "This is the last such answer today: letters like this one get none before %s."
                .formatted(quotas.until());
    }

    private static List<String> and(String[] sentences, String more) {
        return Stream.concat(Stream.of(sentences), Stream.of(more)).toList();
    }

    /** Tells a player that so many letters of theirs were answered today, and that this one is passed over. */
    Outcome oftenEnough(Envelope letter, Seat seat, Ration lacking, int most) throws IOException {
        var spent = switch (lacking) {
            case ANSWERS -> "that asked something or could not be carried out. No more of these are answered before";
            case STANDING_ORDERS -> "with standing orders: the last of them are in force. No more are read before";
        };
        return answer(
                letter,
                Reception.address(seat),
                "No more of these letters today",
                List.of(
                        "%d letters of yours in game %s have been answered today %s %s."
                                .formatted(most, seat.game().id(), spent, quotas.until()),
                        "This letter was not acted upon, and nothing has changed in any game. An order or an answer that can be carried out is accepted as always, and gets its receipt."));
    }

    /** Answers a letter, once. */
    Outcome answer(Envelope letter, MailAddress to, String headline, List<String> sentences) throws IOException {
        return answer(letter, letter.answerId(self), to, headline, sentences);
    }

    /** Answers a letter, once, by one of this Message-ID. */
    Outcome answer(Envelope letter, String id, MailAddress to, String headline, List<String> sentences) {
        if (outbox.state(id).isEmpty())
            outbox.put(Map.of(id, write(id, letter.thread(), to, Cause.ANSWER, headline, sentences)));
        return new Outcome.Answered(id, "no game: " + headline);
    }

    /** Lays a letter ready that answers none, once. */
    void lay(String id, MailAddress to, String headline, List<String> sentences) {
        if (outbox.state(id).isEmpty())
            outbox.put(Map.of(id, write(id, List.of(), to, Cause.EVENT, headline, sentences)));
    }

    /** Tells the referee himself, once, that a game is held until he settles something. */
    void tell(String game, Glance.Held held) throws IOException {
        var dispute = held.dispute();
        var words = "%d %s %s".formatted(dispute.impulse(), held.since(), dispute.reason());
        var id = self.messageId("dispute.%s.%s"
                .formatted(game, Hash.sha256(words.getBytes(UTF_8)).substring(0, 32)));
        var headline = "Impulse %d of %s is disputed".formatted(dispute.impulse(), game);
        var sentences = List.of(
                "A player disputes it: %s".formatted(dispute.reason()),
                "The game is held until you settle it, or the player withdraws.",
                "'postrider dispute %s %d' lays the impulse open; 'postrider settle %s uphold', or another settlement, ends it."
                        .formatted(game, dispute.impulse(), game));
        lay(id, self, headline, sentences);
    }

    private byte[] write(
            String id, List<String> thread, MailAddress to, Cause cause, String headline, List<String> sentences) {
        return new OutgoingLetter(
                        id,
                        self,
                        to,
                        headline,
                        clock.instant().truncatedTo(ChronoUnit.SECONDS),
                        cause,
                        thread,
                        headline + "\n\n"
                                + sentences.stream().map(Notices::lines).collect(Collectors.joining("\n")),
                        Optional.empty(),
                        List.of())
                .signed(key);
    }

    /** Paragraphs in lines of at most 72 columns. */
    private static String lines(String paragraphs) {
        return paragraphs
                .lines()
                .map(line -> line.isEmpty() ? "\n" : line.replaceAll("(.{1,72})(?: +|$)", "$1\n"))
                .collect(Collectors.joining());
    }

    /** Sends the notices that wait. Returns whether all are sent. */
    boolean send(Sender sender) throws IOException {
        return new Delivery(outbox, false, clock).deliver(outbox.in(Outbox.State.WAITING), sender);
    }
}
