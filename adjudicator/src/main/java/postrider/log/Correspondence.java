package postrider.log;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.files.Hash;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Maps;

/**
 * The letters to and from one side.
 *
 * @param sent how many letters have gone out to it
 * @param thread where its next letter belongs
 * @param untold what of the open impulse no letter has told it yet
 * @param deliveries letters already dealt with, by short hash: the Message-ID of the first reply, empty if there was none
 * @param idle how often a letter had no effect, by short hash, whatever its Message-ID
 * @param deeds what letters did, by a short hash of what was signed
 * @param fresh the number of the first letter to it whose code is still good: nothing has happened and it has written nothing since
 */
public record Correspondence(
        int sent,
        Thread thread,
        Untold untold,
        Map<String, String> deliveries,
        Map<String, Integer> idle,
        Map<String, Deed> deeds,
        int fresh) {
    static final Correspondence NONE =
            new Correspondence(0, Thread.NEW, Untold.NOTHING, Map.of(), Map.of(), Map.of(), 1);

    /** In hex digits. With 128 bits, nobody finds two letters with the same hash. */
    private static final int SHORT = 32;

    /** How many of the last rulings and journal entries are untold. */
    public record Untold(int rulings, int entries) {
        static final Untold NOTHING = new Untold(0, 0);

        private Untold and(Event.Played played) {
            return new Untold(
                    rulings + played.rulings().size(),
                    entries + played.entries().size());
        }

        private Untold without(Untold gone) {
            return new Untold(Math.max(0, rulings - gone.rulings), Math.max(0, entries - gone.entries));
        }
    }

    public record Deed(Event.Letter.Purpose purpose, int impulse) {}

    /**
     * Threads are flat: the letters of each impulse reply to the welcome, and to the player's own letter where they answer one.
     *
     * @param welcome the first letter that went out; empty before it
     * @param acting the player's order or last answer in the open impulse; empty if there is none
     * @param about the player's letter that the next one is about; empty if there is none
     * @param unanswered the delivery that no letter has answered yet; empty if there is none
     */
    public record Thread(String welcome, String acting, String about, String unanswered) {
        static final Thread NEW = new Thread("", "", "", "");

        private Thread answering(String messageId, String delivery) {
            return new Thread(welcome, acting, messageId, delivery);
        }

        private Thread acting(String messageId, String delivery) {
            return new Thread(welcome, messageId, messageId, delivery);
        }

        private Thread goingOn() {
            return new Thread(welcome, acting, acting, unanswered);
        }

        private Thread closed() {
            return new Thread(welcome, "", acting, unanswered);
        }

        private Thread sent(List<String> out) {
            return out.isEmpty() ? this : new Thread(welcome.isEmpty() ? out.getFirst() : welcome, acting, about, "");
        }

        /** Message-IDs that a letter sent now refers to: the welcome, and the letter it answers. */
        public List<String> references() {
            return Stream.of(welcome, about).filter(id -> !id.isEmpty()).toList();
        }
    }

    /** Adds the letters of one more event. */
    Correspondence with(Side side, StoredEvent stored) {
        var next = after(side, stored);
        return outdates(side, stored) ? next.fresh(sent + 1) : next;
    }

    /** Whether the earlier codes expire: one has been used, or a letter reports that something has happened. */
    private static boolean outdates(Side side, StoredEvent stored) {
        boolean told = !stored.to(side).isEmpty();
        return switch (stored.event()) {
            case Event.Letter letter -> letter.side() == side || told;
            case Event.Rejected refused -> false;
            case Event.Posted posted -> false;
            case Event.Note note -> false;
            case Event.Clock clock -> false;
            case Event.Header header -> told;
            case Event.Played played -> told;
            case Event.Settled settled -> told;
            case Event.Revealed revealed -> told;
        };
    }

    private Correspondence fresh(int first) {
        return new Correspondence(sent, thread, untold, deliveries, idle, deeds, first);
    }

    private Correspondence after(Side side, StoredEvent stored) {
        var out = Lists.map(stored.to(side), Outgoing::messageId);
        return switch (stored.event()) {
            case Event.Letter letter
            when letter.side() == side ->
                took(letter)
                        .done(letter.signed(), new Deed(letter.purpose(), letter.impulse()))
                        .sent(out);
            case Event.Rejected letter
            when letter.side() == side ->
                in(thread.answering(letter.messageId(), delivery(letter.messageId(), letter.digest())))
                        .movedNothing(letter.digest())
                        .sent(out);
            case Event.Played played
            when played.position().isPresent() ->
                in(thread.closed()).untold(Untold.NOTHING).sent(out);
            case Event.Settled settled
            when settled.settlement().moves() || settled.ended().isPresent() ->
                in(thread.closed()).untold(Untold.NOTHING).sent(out);
            case Event.Played played ->
                in(thread.goingOn())
                        .untold(out.isEmpty() ? untold.and(played) : Untold.NOTHING)
                        .sent(out);
            default -> in(thread.goingOn()).sent(out);
        };
    }

    /** A letter entered by the referee's hand has no Message-ID, so nothing replies to it. */
    private Correspondence took(Event.Letter letter) {
        var id = letter.messageId();
        var delivery = id.isEmpty() ? "" : delivery(id, letter.digest());
        return in(letter.purpose().isAwaited() ? thread.acting(id, delivery) : thread.answering(id, delivery));
    }

    /** For a player who has moved to another side, to which this many letters had gone out. */
    Correspondence counting(int toTheSide) {
        return new Correspondence(toTheSide, thread, untold, deliveries, idle, deeds, toTheSide + 1);
    }

    /** Drops the last rulings and entries of the open impulse, which have been undone. */
    Correspondence forgetting(Untold gone) {
        return untold(untold.without(gone));
    }

    private Correspondence untold(Untold left) {
        return new Correspondence(sent, thread, left, deliveries, idle, deeds, fresh);
    }

    private Correspondence in(Thread next) {
        return new Correspondence(sent, next, untold, dealtWith(next.unanswered(), ""), idle, deeds, fresh);
    }

    private Correspondence sent(List<String> out) {
        var answered = out.isEmpty() ? deliveries : dealtWith(thread.unanswered(), out.getFirst());
        return new Correspondence(sent + out.size(), thread.sent(out), untold, answered, idle, deeds, fresh);
    }

    /** Adds a delivery, if there is one. Only the first letter that answers it counts. */
    private Map<String, String> dealtWith(String delivery, String answer) {
        var first = deliveries.getOrDefault(delivery, "");
        return delivery.isEmpty() ? deliveries : Maps.with(deliveries, delivery, first.isEmpty() ? answer : first);
    }

    private Correspondence movedNothing(String digest) {
        return new Correspondence(
                sent, thread, untold, deliveries, Maps.with(idle, hash(digest), idle(digest) + 1), deeds, fresh);
    }

    private Correspondence done(String signed, Deed deed) {
        var first = deed(signed).orElse(deed);
        return new Correspondence(sent, thread, untold, deliveries, idle, Maps.with(deeds, hash(signed), first), fresh);
    }

    private static String delivery(String messageId, String digest) {
        return hash(messageId + " " + digest);
    }

    private static String hash(String text) {
        return Hash.sha256(text).substring(0, SHORT);
    }

    /** Whether the player's last letter still awaits a reply. */
    public boolean awaitsAnswer() {
        return !thread.unanswered().isEmpty();
    }

    /**
     * The Message-ID of the reply to this very delivery: empty text if there has been no reply yet, nothing if it was not dealt with. A
     * letter entered by hand is never a delivery.
     */
    public Optional<String> answer(String messageId, String digest) {
        return Optional.ofNullable(deliveries.get(delivery(messageId, digest)));
    }

    /** How often a letter had no effect, whatever its Message-ID. */
    public int idle(String digest) {
        return idle.getOrDefault(hash(digest), 0);
    }

    /** What an earlier letter with the same signed bytes did. */
    public Optional<Deed> deed(String signed) {
        return Optional.ofNullable(deeds.get(hash(signed)));
    }
}
