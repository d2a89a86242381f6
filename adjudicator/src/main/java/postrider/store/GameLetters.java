package postrider.store;

import static postrider.store.Outbox.State.DAMAGED;
import static postrider.store.Outbox.State.SENT;
import static postrider.store.Outbox.State.WAITING;
import static postrider.store.Outbox.State.WITHDRAWN;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.files.Hash;
import postrider.kernel.ruling.Side;
import postrider.log.GameLog;
import postrider.log.LetterName;
import postrider.log.Outgoing;
import postrider.text.Lists;

/** The letters of one game, as its events name them. A letter that no event names was never written. */
public record GameLetters(GameStore game) {
    private Outbox outbox() {
        return game.outbox();
    }

    /** The letters to be mailed that have not left yet, the oldest to each reader first. */
    public List<Outgoing> unsent() {
        var waiting = toMail();
        return waiting.isEmpty() ? List.of() : named(waiting, game.glance().lastLetters());
    }

    /** The same for a game whose log is known. */
    public List<Outgoing> unsent(GameLog log) {
        return named(toMail(), log.mailing().last());
    }

    private List<String> toMail() {
        return outbox().in(WAITING).stream()
                .filter(id -> !Outgoing.isOnPaper(id))
                .sorted(Comparator.comparingInt(
                        id -> LetterName.read(id).map(LetterName::number).orElse(0)))
                .toList();
    }

    private List<Outgoing> named(List<String> waiting, List<Outgoing> last) {
        var named = byId(last.stream());
        if (!named.keySet().containsAll(waiting))
            named = byId(game.events().stream().flatMap(stored -> stored.outbox().stream()));
        return waiting.stream().map(named::get).filter(Objects::nonNull).toList();
    }

    private static Map<String, Outgoing> byId(Stream<Outgoing> letters) {
        return letters.collect(Collectors.toMap(Outgoing::messageId, Function.identity(), (one, same) -> one));
    }

    /** Whether a letter has left. A letter on paper is in the referee's hands. */
    public boolean hasLeft(Outgoing letter) {
        return Outgoing.isOnPaper(letter.messageId()) || is(SENT, letter);
    }

    /** Whether a letter that was to be mailed has neither left nor waits. */
    public boolean hasLost(Outgoing letter) {
        return !hasLeft(letter) && !is(WAITING, letter);
    }

    private boolean is(Outbox.State state, Outgoing letter) {
        return outbox().state(letter.messageId()).equals(Optional.of(state));
    }

    /** Withdraws the letters to a side: they would go to an abandoned address. */
    public void withdraw(Side side, GameLog log, Instant at) {
        for (var letter : Lists.filter(unsent(log), letter -> letter.to() == side))
            outbox().move(letter.messageId(), WITHDRAWN);
        hear(side, at);
    }

    public Arrivals arrivals(Side side) {
        return Arrivals.of(game, side);
    }

    /** Notes a sign of a side's player, whatever came back before. */
    public void hear(Side side, Instant at) {
        var arrivals = arrivals(side);
        if (!arrivals.failures().isEmpty() || arrivals.unreachable().isPresent())
            note(at, MailEvent.News.HEARD, side.lower(), "");
    }

    /** Notes a report on a letter and returns true, if it adds to what is known; so only a few lines are kept on a letter. */
    public boolean learn(Side to, MailEvent event) {
        boolean isNews = arrivals(to).isNews(event);
        if (isNews) game.mailEvents().add(event);
        return isNews;
    }

    /** Notes that the mail system delays a waiting letter. Returns since when it has been delaying those that wait for this reader. */
    public Instant putOff(Outgoing letter, Instant at, String why) {
        learn(letter.to(), new MailEvent(at, MailEvent.News.DELAYED, letter.messageId(), why));
        return arrivals(letter.to()).in(MailEvent.News.DELAYED).stream()
                .filter(late -> outbox().state(late.about()).equals(Optional.of(WAITING)))
                .map(MailEvent::at)
                .min(Comparator.naturalOrder())
                .orElse(at);
    }

    /** Notes that a delayed letter has left at last. */
    public void leaves(Outgoing letter, Instant at) {
        var late = arrivals(letter.to()).in(MailEvent.News.DELAYED);
        if (late.stream().anyMatch(event -> event.about().equals(letter.messageId())))
            note(at, MailEvent.News.RELAYED, letter.messageId(), "");
    }

    /** Notes that a side is unreachable. */
    public void giveUp(Side side, Instant at, String why) {
        note(at, MailEvent.News.UNREACHABLE, side.lower(), why);
    }

    private void note(Instant at, MailEvent.News kind, String about, String why) {
        game.mailEvents().add(new MailEvent(at, kind, about, why));
    }

    /** Whether there are letters to be mailed, for the first time or again. */
    public boolean isToSend() {
        return !unsent().isEmpty() || !toSendAgain().isEmpty();
    }

    public List<Outgoing> toSendAgain() {
        var wanted = new Arrivals(game.mailEvents().all(), List.of()).toSendAgain();
        return wanted.isEmpty() ? List.of() : named(wanted, List.of());
    }

    /** Clears the refusals of letters to a side, so that they are tried at once. */
    public void retry(Side side) {
        var waiting = Lists.map(Lists.filter(unsent(), letter -> letter.to() == side), Outgoing::messageId);
        if (!waiting.isEmpty()) outbox().forget(waiting::contains);
    }

    /** Since when the mail system has refused a letter. */
    public Optional<Instant> refusedSince(Outgoing letter) {
        return Undeliverable.of(outbox(), letter.messageId()).since();
    }

    /** How many letters were set aside because neither they nor their copies matched their entry. */
    public int damaged() {
        return outbox().in(DAMAGED).size();
    }

    /** Why the mail system refuses a letter that waits; empty if it does not. */
    public Optional<String> refused(Outgoing letter) {
        return hasLeft(letter)
                ? Optional.empty()
                : Undeliverable.of(outbox(), letter.messageId()).why();
    }

    public int toHandOver() {
        return (int) outbox().in(WAITING).stream().filter(Outgoing::isOnPaper).count();
    }

    /**
     * Keeps only the hashes of letters that left before then, except those whose delivery is in doubt. None leaves while the game is
     * held, unless some already wait; then all are kept. Returns how many were reduced.
     */
    public int forget(Instant before) {
        var held = game.open();
        try {
            return toMail().isEmpty() ? forgotten(before) : 0;
        } finally {
            held.close();
        }
    }

    private int forgotten(Instant before) {
        var waited = Stream.of(MailEvent.News.FAILED, MailEvent.News.DELAYED, MailEvent.News.AGAIN)
                .flatMap(kind -> new Arrivals(game.mailEvents().all(), List.of()).in(kind).stream())
                .map(MailEvent::about)
                .collect(Collectors.toSet());
        var old = game.events().stream()
                .filter(stored -> stored.at().isBefore(before))
                .flatMap(stored -> stored.outbox().stream())
                .filter(letter -> !waited.contains(letter.messageId()))
                .toList();
        var forgotten = new TreeMap<String, String>();
        for (var letter : old) {
            var bytes = is(SENT, letter) ? outbox().letter(letter.messageId()) : Optional.<byte[]>empty();
            if (bytes.filter(sent -> Hash.sha256(sent).equals(letter.sha256())).isPresent())
                forgotten.put(letter.messageId(), letter.sha256());
        }
        if (!forgotten.isEmpty()) outbox().remember(forgotten);
        return forgotten.size();
    }

    /** The letters that have left: SHA-256 in hex by Message-ID. */
    public Map<String, String> sentLetters() {
        var letters = new TreeMap<String, String>();
        for (var id : outbox().in(SENT)) if (LetterName.read(id).isPresent()) letters.put(id, outbox().hash(id));
        return letters;
    }
}
