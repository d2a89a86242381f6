package postrider.log;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.clock.Policy;
import postrider.kernel.ruling.Side;
import postrider.words.Motion;
import postrider.words.TimeMotion;

/**
 * What the events of a game come to without its rules: whose letters came, what was rolled, which impulse is open. It never
 * changes: {@link #with} gives the log after one more event. It stays small however long the game is.
 */
public final class GameLog {
    /** Before the header. */
    public static final GameLog NOTHING = new GameLog();

    private Event.Header header;
    private Instant lastMoved = Instant.MIN;
    private Instant reminded = Instant.MIN;
    private Instant lastPlayed = Instant.MIN;
    private boolean revealed;
    private Impulses impulses = Impulses.NONE;
    private boolean paused;
    private boolean agreedPause;
    private boolean takenBack;
    private boolean exchanged;
    private PendingMotions motions = PendingMotions.NONE;
    private StandingOrders standing = StandingOrders.NONE;
    private Post post = Post.NONE;
    private Timekeeping time = Timekeeping.NONE;

    private GameLog() {}

    private GameLog(GameLog before) {
        header = before.header;
        lastMoved = before.lastMoved;
        reminded = before.reminded;
        lastPlayed = before.lastPlayed;
        revealed = before.revealed;
        impulses = before.impulses;
        paused = before.paused;
        agreedPause = before.agreedPause;
        takenBack = before.takenBack;
        exchanged = before.exchanged;
        motions = before.motions;
        standing = before.standing;
        post = before.post;
        time = before.time;
    }

    /** The log after one more event, and the letters it sent. */
    public GameLog with(StoredEvent stored) {
        var next = new GameLog(this);
        next.add(stored.event(), stored.at());
        next.send(stored);
        return next;
    }

    /** With an event that is not stored yet: it is not known which letters it sends. */
    public GameLog with(Event event) {
        return with(event, lastMoved);
    }

    /** With an event that will be stored as of some time. */
    public GameLog with(Event event, Instant at) {
        return with(new StoredEvent(0, event, List.of(), at, ""));
    }

    private void add(Event event, Instant at) {
        boolean held = held();
        if (isMove(event)) lastMoved = at;
        apply(event, at);
        if (held() == held) return;
        lastMoved = at;
        time = time.held(!held, at);
    }

    private void apply(Event event, Instant at) {
        switch (event) {
            case Event.Header begun -> {
                header = begun;
                time = Timekeeping.of(begun);
            }
            case Event.Posted(var why) when why.equals(Event.Posted.REMINDER) -> reminded = at;
            case Event.Posted posted -> {}
            case Event.Letter letter -> add(letter, at);
            case Event.Played played -> add(played, at);
            case Event.Settled settled -> add(settled, at);
            case Event.Revealed secret -> revealed = true;
            case Event.Rejected rejected -> {}
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
            case Settlement.Pause pause -> {
                paused = true;
                agreedPause = agreed;
            }
            case Settlement.Resume resume -> paused = false;
            case Settlement.Replace(Side side, var player, var lastLetter) -> {
                if (player.isSomebodyElse(header.players().get(side))) time = time.seated(side, at);
                header = header.with(side, player);
            }
            case Settlement.Concede concede -> impulses = impulses.left(settled.ended());
            case Settlement.Forfeit(Side side) -> {
                time = time.lost(side);
                impulses = impulses.left(settled.ended());
            }
            case Settlement.Draw draw -> impulses = impulses.left(settled.ended());
            case Settlement.Abandon abandon -> impulses = impulses.left(settled.ended());
            case Settlement.Correct correct -> goOnFrom(settled, at);
            case Settlement.Rollback(int to) -> {
                takenBack = true;
                impulses = impulses.backTo(to);
                goOnFrom(settled, at);
            }
        }
    }

    /** What was played on it is asked and told again. */
    private void annul(String letter, Instant at) {
        standing = standing.annulling(letter);
        var before = open();
        if (!before.playedOn(letter).isEmpty()) lastPlayed = at;
        impulses = impulses.annulling(letter);
        var gone = new Correspondence.Untold(
                before.rulings().size() - open().rulings().size(),
                before.journal().size() - open().journal().size());
        post = post.forgetting(gone);
    }

    private void goOnFrom(Event.Settled settled, Instant at) {
        lastPlayed = at;
        impulses = impulses.goingOn(settled.position(), settled.ended());
    }

    private void add(Event.Letter letter, Instant at) {
        if (letter.purpose() != Event.Letter.Purpose.MOTION) impulses = impulses.with(letter);
        if (letter.awaited()) time = time.answered(letter.side(), policy(), at);
        switch (letter.purpose()) {
            case ORDER -> motions = motions.ordered(letter.side());
            case STANDING -> standing = standing.with(letter, at);
            case ANSWER -> motions = motions.movedOn();
            case MOTION -> {
                var motion = Motion.of(letter.words());
                motions = motions.with(motion, letter.side(), letter.signedAt().orElse(at), at, this);
                if (motion instanceof Motion.WholeMap(boolean large)) post = post.wanting(letter.side(), large);
                if (motion instanceof TimeMotion said) time = time.with(said, letter.side(), other(letter.side()), at);
            }
        }
    }

    private void add(Event.Played played, Instant at) {
        lastPlayed = at;
        impulses = impulses.with(played);
        motions = motions.movedOn();
        if (played.exchanges()) exchange();
        if (played.position().isEmpty()) return;
        motions = motions.played(impulses.orderedWithCertainty());
        impulses = impulses.finished(played);
    }

    /** What belongs to a player goes with them, and standing orders spoke of another side. */
    private void exchange() {
        exchanged = !exchanged;
        header = header.exchanged(this::other);
        motions = motions.exchanged(this::other);
        standing = standing.exchanged(this::other);
        time = time.exchanged(this::other);
        post = post.exchanged(this::other);
    }

    private void send(StoredEvent stored) {
        for (var letter : stored.outbox()) time = time.sent(letter.to());
        post = post.with(stored, header.players().keySet(), this);
    }

    /** Whether an order is being carried out that has not stopped yet. */
    boolean isUnderWay() {
        return impulses.isUnderWay();
    }

    /** Whether somebody is asked something by it, and both know it. */
    private static boolean isMove(Event event) {
        return switch (event) {
            case Event.Header begun -> true;
            case Event.Letter letter -> letter.purpose() == Event.Letter.Purpose.ORDER;
            case Event.Played played -> true;
            case Event.Settled settled -> true;
            case Event.Revealed secret -> true;
            case Event.Posted posted -> false;
            case Event.Rejected rejected -> false;
            case Event.Note note -> false;
            case Event.Clock clock -> false;
        };
    }

    public Event.Header header() {
        return header;
    }

    /** The impulse that is open. */
    public OpenImpulse open() {
        return impulses.open();
    }

    /** What the players have asked for beside the moves of the game. */
    public PendingMotions motions() {
        return motions;
    }

    /** What is on record of its time. */
    public Timekeeping time() {
        return time;
    }

    /** How its time is counted. */
    public Policy policy() {
        return TimePolicy.of(header.options());
    }

    public StandingOrders standing() {
        return standing;
    }

    /** Whether who plays this side wants the whole map large with every report. */
    public boolean largeMap(Side side) {
        return post.largeMap().getOrDefault(side, false);
    }

    /** The letters that went out last. */
    public Mailing mailing() {
        return post.mailing();
    }

    /** What the dice and decks have come to, and what those of the open impulse hang on. */
    public Dice dice() {
        return impulses.dice(header);
    }

    /** The number of the impulse that is open, or whose order is awaited. Number 0 is the set-up. */
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

    /**
     * When the game moved last, or was let go on: what it waits for was asked then, and no press, draft, offer or reminder since
     * counts. A reminder hangs on it, and so must not tell that the opponent has written what he alone knows of.
     */
    public Instant lastMoved() {
        return lastMoved;
    }

    /** When somebody was last reminded; the beginning of time if nobody ever was. */
    public Instant reminded() {
        return reminded;
    }

    /** When the referee wrote what an order or an answer now replies to. */
    public Instant lastPlayed() {
        return lastPlayed;
    }

    /** Whether no order or answer acts until the referee lets the game go on. */
    public boolean paused() {
        return paused;
    }

    /** Whether either player may end the pause: they have agreed on it themselves. */
    public boolean mayResume() {
        return paused && agreedPause;
    }

    /** Whether no order or answer acts now. */
    public boolean held() {
        return paused || motions.disputed().isPresent();
    }

    /** What takes back the last that a side ordered or answered; empty if something was rolled, drawn or answered since. */
    public Optional<Settlement> undoing(Side side) {
        return impulses.undoing(side, motions.undoable());
    }

    /** The other of the two players. */
    public Side other(Side side) {
        return header.players().keySet().stream()
                .filter(one -> one != side)
                .findFirst()
                .orElseThrow();
    }

    /** Why a side cannot move this now, one clause without a full stop; empty if it can. */
    public Optional<String> cannot(Motion motion, Side by) {
        if (motion instanceof Motion.Press) return Optional.empty();
        if (motion instanceof TimeMotion.Waive && time.mayWaive(by)) return Optional.empty();
        return over() ? Optional.of("the game is over") : motions.cannot(motion, by, this);
    }

    /** Whether impulses were ever taken back. */
    public boolean takenBack() {
        return takenBack;
    }

    /** Where who sits on this side in {@code later} sits now. */
    public Side seat(Side side, GameLog later) {
        return exchanged == later.exchanged ? side : other(side);
    }

    /** Whether the secret is on the table. */
    public boolean revealed() {
        return revealed;
    }

    /** Whether the referee has nothing to do before the next letter comes. False if only the rules could tell. */
    public boolean settled() {
        boolean timed = over() || policy().isNone() || !time.running().isEmpty();
        return mailing().told().welcomed()
                && impulses.resting()
                && timed
                && motions.agreed().isEmpty()
                && over() == revealed;
    }

    /** The order that is being carried out, if no letter has told the other player of it yet. */
    public Optional<Event.Letter> unannounced() {
        return open().order().filter(order -> !mailing().told().announced());
    }

    /** The order that is being carried out, if no letter has told {@code to} of it yet. */
    public Optional<Event.Letter> unannounced(Side to) {
        return open().order()
                .filter(order -> order.side() == to
                        ? !mailing().told().acknowledged()
                        : !mailing().told().announced());
    }

    /** Whose letter it is, if its standing orders are in force, or it is an answer on which nothing hangs; empty if neither. */
    public Optional<Side> standsBy(String letter) {
        return standing.by(letter, false)
                .or(() -> Stream.concat(open().pending().stream(), open().undoable().stream())
                        .filter(answer -> answer.digest().equals(letter))
                        .map(Event.Letter::side)
                        .findFirst());
    }

    /** Whose letter it is, if it was annulled and may stand again. */
    public Optional<Side> annulled(String letter) {
        return standing.by(letter, true).or(() -> open().annulled(letter).map(Event.Letter::side));
    }

    /** The letters from and to a side. */
    public Correspondence correspondence(Side side) {
        return post.of(side);
    }
}
