package postrider.log;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import postrider.clock.Policy;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.words.Motion;
import postrider.words.TimeMotion;

/**
 * What the events of a game add up to, without its rules: whose letters came, what was rolled, which impulse is open. It is immutable:
 * {@link #with} returns the log after one more event. It stays small however long the game is.
 */
public final class GameLog {
    /** Before the header. */
    public static final GameLog NOTHING = new GameLog();

    private Event.Header header;
    private Latest latest = Latest.NOTHING;
    private boolean revealed;
    private Impulses impulses = Impulses.NONE;
    private PausedBy pausedBy = PausedBy.NOBODY;
    private boolean takenBack;
    private boolean exchanged;
    private PendingMotions motions = PendingMotions.NONE;
    private StandingOrders standing = StandingOrders.NONE;
    private GameMail mail = GameMail.NONE;
    private Timekeeping time = Timekeeping.NONE;

    private enum PausedBy {
        NOBODY,
        REFEREE,
        PLAYERS
    }

    private GameLog() {}

    private GameLog(GameLog before) {
        header = before.header;
        latest = before.latest;
        revealed = before.revealed;
        impulses = before.impulses;
        pausedBy = before.pausedBy;
        takenBack = before.takenBack;
        exchanged = before.exchanged;
        motions = before.motions;
        standing = before.standing;
        mail = before.mail;
        time = before.time;
    }

    /** The log after one more event, and the letters it sent. */
    public GameLog with(StoredEvent stored) {
        var next = new GameLog(this);
        next.add(stored.event(), stored.at());
        next.send(stored);
        return next;
    }

    /** With an event that is not stored yet, so the letters it will send are unknown. */
    public GameLog with(Event event) {
        return with(event, latest.moved());
    }

    /** With an event that will be stored at this time. */
    public GameLog with(Event event, Instant at) {
        return with(new StoredEvent(0, event, List.of(), at, ""));
    }

    private void add(Event event, Instant at) {
        boolean held = held();
        latest = latest.with(event, at);
        apply(event, at);
        if (held() == held) return;
        latest = latest.moved(at);
        time = time.held(!held, at);
    }

    private void apply(Event event, Instant at) {
        switch (event) {
            case Event.Header begun -> {
                header = begun;
                time = Timekeeping.of(begun);
            }
            case Event.Posted posted -> {}
            case Event.Letter letter -> add(letter, at);
            case Event.Played played -> add(played);
            case Event.Settled settled -> add(settled, at);
            case Event.Revealed secret -> revealed = true;
            case Event.Rejected rejected -> impulses = impulses.refusing(rejected.side());
            case Event.Note note -> {}
            case Event.Clock(var tick) -> time = time.with(tick, at);
        }
        if (over()) time = time.running(List.of(), at);
    }

    private void add(Event.Settled settled, Instant at) {
        boolean agreed = motions.agreed().isPresent();
        motions = motions.settled(settled.settlement());
        switch (settled.settlement()) {
            case Settlement.Uphold uphold -> {}
            case Settlement.Annul(String letter) -> annul(letter, at);
            case Settlement.Reinstate(String letter) -> {
                standing = standing.reinstating(letter);
                impulses = impulses.reinstating(letter);
            }
            case Settlement.Upgrade(Pin box) -> header = header.with(box);
            case Settlement.Pause() -> pausedBy = agreed ? PausedBy.PLAYERS : PausedBy.REFEREE;
            case Settlement.Resume() -> pausedBy = PausedBy.NOBODY;
            case Settlement.Replace(Side side, var player, var lastLetter) -> {
                if (player.isSomebodyElse(header.player(side))) {
                    time = time.seated(side, at);
                    impulses = impulses.withoutNext(side);
                }
                header = header.with(side, player);
            }
            case Settlement.Concede concede -> impulses = impulses.abandoned(settled.ended());
            case Settlement.Forfeit(Side side) -> {
                time = time.lost(side);
                impulses = impulses.abandoned(settled.ended());
            }
            case Settlement.Draw draw -> impulses = impulses.abandoned(settled.ended());
            case Settlement.Abandon abandon -> impulses = impulses.abandoned(settled.ended());
            case Settlement.Correct correct -> continueFrom(settled);
            case Settlement.Rollback(int to) -> {
                takenBack = true;
                impulses = impulses.backTo(to);
                continueFrom(settled);
            }
        }
    }

    /** Undoes whatever was played on the answer; it will be asked and told again. */
    private void annul(String letter, Instant at) {
        standing = standing.annulling(letter);
        var before = open();
        if (!before.playedOn(letter).isEmpty()) latest = latest.played(at);
        impulses = impulses.annulling(letter);
        var gone = new Correspondence.Untold(
                before.rulings().size() - open().rulings().size(),
                before.journal().size() - open().journal().size());
        mail = mail.forgetting(gone);
    }

    private void continueFrom(Event.Settled settled) {
        impulses = impulses.continuingFrom(settled.position(), settled.ended());
    }

    private void add(Event.Letter letter, Instant at) {
        boolean below = answerWithNext(letter.side()).isPresent();
        if (letter.purpose() != Event.Letter.Purpose.MOTION) impulses = impulses.with(letter);
        if (letter.purpose().isAwaited()) time = time.answered(letter.side(), policy(), at);
        switch (letter.purpose()) {
            case ORDER -> motions = below ? motions.movedOn() : motions.ordered(letter.side());
            case STANDING -> standing = standing.with(letter, at);
            case ANSWER -> motions = motions.movedOn();
            case MOTION -> {
                var motion = Motion.of(letter.words());
                motions = motions.with(
                        motion, letter.side(), letter.written().signedAt().orElse(at), at, this);
                if (motion instanceof Motion.WholeMap(boolean large)) mail = mail.wanting(letter.side(), large);
                if (motion instanceof Motion.CancelNext) impulses = impulses.withoutNext(letter.side());
                if (motion instanceof TimeMotion said) time = time.with(said, letter.side(), other(letter.side()), at);
            }
        }
    }

    private void add(Event.Played played) {
        impulses = impulses.with(played);
        motions = motions.movedOn();
        if (played.exchanges()) exchange();
        if (played.position().isEmpty()) return;
        motions = motions.played(impulses.orderedWithCertainty());
        impulses = impulses.finished(played);
    }

    /** What belongs to a player moves with them; standing orders are dropped, as they were for the other side. */
    private void exchange() {
        exchanged = !exchanged;
        impulses = impulses.exchanged(this::other);
        header = header.exchanged(this::other);
        motions = motions.exchanged(this::other);
        standing = standing.exchanged(this::other);
        time = time.exchanged(this::other);
        mail = mail.exchanged(this::other);
    }

    private void send(StoredEvent stored) {
        for (var letter : stored.outbox()) time = time.sent(letter.to());
        mail = mail.with(stored, header.players().keySet(), this);
    }

    /** Whether an order has come in and has not been carried out as far as a stop. */
    boolean isUnderWay() {
        return impulses.isUnderWay();
    }

    public Event.Header header() {
        return header;
    }

    public OpenImpulse open() {
        return impulses.open();
    }

    /** The impulse before the open one; nothing if it was taken back. */
    public OpenImpulse before() {
        return impulses.before();
    }

    /** Answers of that impulse with an order below them that has not been dealt with. */
    public List<Event.Letter> answersWithNext() {
        return impulses.next();
    }

    /** This side's answer with its next order below it, if that order waits. */
    public Optional<Event.Letter> answerWithNext(Side side) {
        return Lists.find(answersWithNext(), answer -> answer.side() == side);
    }

    /** What the players have asked for besides the moves of the game. */
    public PendingMotions motions() {
        return motions;
    }

    public Timekeeping time() {
        return time;
    }

    public Policy policy() {
        return TimePolicy.of(header.options());
    }

    public StandingOrders standing() {
        return standing;
    }

    /** Whether the player of this side wants the large map with every report. */
    public boolean largeMap(Side side) {
        return mail.largeMap().getOrDefault(side, false);
    }

    public Mailing mailing() {
        return mail.mailing();
    }

    /** The dice and decks so far, and what those of the open impulse are bound to. */
    public Dice dice() {
        return impulses.dice(header);
    }

    /** The number of the impulse that is open or whose order is awaited. Number 0 is the set-up. */
    public int impulse() {
        return impulses.number();
    }

    /** The position after the last impulse, in the game's notation; empty before the set-up. */
    public Optional<String> position() {
        return impulses.position();
    }

    /** The sentence with which the game ended, if it is over. */
    public Optional<String> ended() {
        return impulses.ended();
    }

    public boolean over() {
        return ended().isPresent();
    }

    public Latest latest() {
        return latest;
    }

    /** Whether the game is paused: no order or answer acts until it resumes. */
    public boolean paused() {
        return pausedBy != PausedBy.NOBODY;
    }

    /** Whether either player may end the pause, because they agreed on it themselves. */
    public boolean mayResume() {
        return pausedBy == PausedBy.PLAYERS;
    }

    /** Whether the game is paused or disputed, so that no order or answer acts. */
    public boolean held() {
        return paused() || motions.disputed().isPresent();
    }

    /** The settlement that undoes a side's last order or answer; empty if something was rolled, drawn or answered since. */
    public Optional<Settlement> undoing(Side side) {
        return impulses.undoing(side, motions.undoable());
    }

    public Side other(Side side) {
        return Lists.find(header.players().keySet(), one -> one != side).orElseThrow();
    }

    /** Why a side cannot make this motion now, one clause without a full stop; empty if it can. */
    public Optional<String> cannot(Motion motion, Side by) {
        if (motion instanceof Motion.Press) return Optional.empty();
        if (motion instanceof TimeMotion.Waive && time.mayWaive(by)) return Optional.empty();
        return over() ? Optional.of("the game is over") : motions.cannot(motion, by, this);
    }

    public boolean takenBack() {
        return takenBack;
    }

    /** The side in this log of the player who plays {@code side} in {@code another}. */
    public Side seat(Side side, GameLog another) {
        return exchanged == another.exchanged ? side : other(side);
    }

    public boolean revealed() {
        return revealed;
    }

    /** Whether the referee has nothing to do before the next letter comes. False if only the rules could tell. */
    public boolean settled() {
        boolean timed = over() || policy().isNone() || !time.running().isEmpty();
        return mailing().told().welcomed()
                && impulses.resting()
                && (over() || answersWithNext().isEmpty())
                && timed
                && motions.agreed().isEmpty()
                && over() == revealed;
    }

    /** The order being carried out, if no letter has told the other player of it yet. */
    public Optional<Event.Letter> unannounced() {
        return open().order().flatMap(order -> unannounced(other(order.side())));
    }

    /** The order being carried out, if no letter has told {@code to} of it yet. */
    public Optional<Event.Letter> unannounced(Side to) {
        return open().order()
                .filter(order -> order.side() == to
                        ? !mailing().told().acknowledged()
                        : !mailing().told().announced());
    }

    public Correspondence correspondence(Side side) {
        return mail.of(side);
    }
}
