package postrider.log;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.dice.Binding;
import postrider.dice.ChanceHistory;
import postrider.dice.SealedChance;
import postrider.dice.SealedOrder;
import postrider.dice.Secret;
import postrider.dice.Undone;
import postrider.kernel.Entry;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Maps;
import postrider.words.Motion;

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
    private boolean welcomed;
    private boolean revealed;
    private boolean announced;
    private boolean acknowledged;
    private int impulse;
    private Optional<String> position = Optional.empty();
    private Optional<String> ended = Optional.empty();
    private OpenImpulse open = OpenImpulse.NOTHING;
    private SealedOrders orders = SealedOrders.NONE;
    private ChanceHistory history = ChanceHistory.NONE;
    private boolean paused;
    private boolean takenBack;
    private boolean exchanged;
    private PendingMotions motions = PendingMotions.NONE;
    private StandingOrders standing = StandingOrders.NONE;
    private Map<Side, Correspondence> correspondence = Map.of();
    private Mailing mailing = Mailing.NOTHING;

    private GameLog() {}

    private GameLog(GameLog before) {
        header = before.header;
        lastMoved = before.lastMoved;
        reminded = before.reminded;
        lastPlayed = before.lastPlayed;
        welcomed = before.welcomed;
        revealed = before.revealed;
        announced = before.announced;
        acknowledged = before.acknowledged;
        impulse = before.impulse;
        position = before.position;
        ended = before.ended;
        open = before.open;
        orders = before.orders;
        history = before.history;
        paused = before.paused;
        takenBack = before.takenBack;
        exchanged = before.exchanged;
        motions = before.motions;
        standing = before.standing;
        correspondence = before.correspondence;
        mailing = before.mailing;
    }

    /** The log after one more event, and the letters it sent. */
    public GameLog with(StoredEvent stored) {
        var next = new GameLog(this);
        next.add(stored.event(), stored.at());
        next.post(stored);
        return next;
    }

    /** The same log with an event that is not stored yet: it is not known which letters it sends. */
    public GameLog with(Event event) {
        return with(new StoredEvent(0, event, List.of(), lastMoved, ""));
    }

    private void add(Event event, Instant at) {
        boolean held = held();
        if (isMove(event)) lastMoved = at;
        apply(event, at);
        if (held() != held) lastMoved = at;
    }

    private void apply(Event event, Instant at) {
        switch (event) {
            case Event.Header begun -> header = begun;
            case Event.Posted posted -> {
                welcomed = true;
                announced = true;
                if (posted.why().equals(Event.Posted.REMINDER)) reminded = at;
            }
            case Event.Letter letter -> add(letter, at);
            case Event.Played played -> add(played, at);
            case Event.Settled settled -> add(settled, at);
            case Event.Revealed secret -> revealed = true;
            case Event.Rejected rejected -> {}
            case Event.Note note -> {}
        }
    }

    private void add(Event.Settled settled, Instant at) {
        motions = motions.settled(settled.settlement());
        switch (settled.settlement()) {
            case Settlement.Uphold uphold -> {}
            case Settlement.Annul(String letter) -> annul(letter, at);
            case Settlement.Reinstate(String letter) -> {
                standing = standing.reinstating(letter);
                open = open.reinstating(letter);
            }
            case Settlement.Upgrade(Pin box) -> header = header.with(box);
            case Settlement.Pause pause -> paused = true;
            case Settlement.Resume resume -> paused = false;
            case Settlement.Replace(Side side, var player, var lastLetter) -> {
                header = header.with(side, player);
                if (mailing.needs(side) && isUnderWay()) announced = false;
            }
            case Settlement.Concede concede -> leave(settled);
            case Settlement.Draw draw -> leave(settled);
            case Settlement.Abandon abandon -> leave(settled);
            case Settlement.Correct correct -> goOnFrom(settled, at);
            case Settlement.Rollback(int to) -> {
                takenBack = true;
                history = history.backTo(to);
                goOnFrom(settled, at);
            }
        }
    }

    /** What was played on it is asked and told again. */
    private void annul(String letter, Instant at) {
        standing = standing.annulling(letter);
        if (!open.playedOn(letter).isEmpty()) lastPlayed = at;
        int rulings = rulings().size();
        int entries = journal().size();
        open = open.annulling(letter);
        var gone = new Correspondence.Untold(
                rulings - rulings().size(), entries - journal().size());
        correspondence = Maps.each(correspondence, letters -> letters.forgetting(gone));
    }

    /** No letter that was meant for another position acts in this one: it has an impulse of its own. */
    private void goOnFrom(Event.Settled settled, Instant at) {
        lastPlayed = at;
        leave(settled);
        position = settled.position();
        impulse++;
        history = history.beginning(impulse);
    }

    /** The open impulse is not finished. */
    private void leave(Event.Settled settled) {
        order().ifPresent(order -> orders = orders.closed(order, journal()));
        open = OpenImpulse.NOTHING;
        announced = true;
        acknowledged = true;
        ended = settled.ended();
    }

    private void add(Event.Letter letter, Instant at) {
        if (letter.purpose() != Event.Letter.Purpose.MOTION) open = open.with(letter);
        switch (letter.purpose()) {
            case ORDER -> {
                motions = motions.ordered(letter.side());
                orders = orders.given();
                announced = false;
                acknowledged = false;
            }
            case STANDING -> standing = standing.with(letter, at);
            case ANSWER -> motions = motions.movedOn();
            case MOTION ->
                motions = motions.with(
                        Motion.of(letter.words()),
                        letter.side(),
                        letter.signedAt().orElse(at),
                        at,
                        this);
        }
    }

    private void add(Event.Played played, Instant at) {
        lastPlayed = at;
        open = open.with(played);
        announced = true;
        acknowledged = true;
        history = history.with(played.entries());
        motions = motions.movedOn();
        if (played.exchanges()) exchange();
        if (played.position().isEmpty()) return;
        motions = motions.played(orderedWithCertainty());
        history = history.closing(journal());
        order().ifPresent(order -> orders = orders.closed(order, journal()));
        position = played.position();
        ended = played.ended();
        impulse++;
        history = history.beginning(impulse);
        open = OpenImpulse.NOTHING;
    }

    /** What belongs to a player goes with him; a side's letters are counted on, and standing orders spoke of another side. */
    private void exchange() {
        exchanged = !exchanged;
        header = header.exchanged(this::other);
        motions = motions.exchanged(this::other);
        standing = standing.exchanged(this::other);
        var sent = correspondence;
        correspondence = Maps.under(this::other, correspondence);
        for (var side : sent.keySet())
            correspondence = Maps.with(
                    correspondence,
                    side,
                    correspondence(side).counting(sent.get(side).sent()));
    }

    /** Whose order is being carried out, if it has hung on no chance and no answer so far. */
    private Optional<Side> orderedWithCertainty() {
        boolean certain =
                journal().stream().allMatch(entry -> entry instanceof Entry.Show || entry instanceof Entry.Told);
        return order().map(Event.Letter::side).filter(side -> certain);
    }

    private void post(StoredEvent stored) {
        for (var side : header.players().keySet())
            correspondence =
                    Maps.with(correspondence, side, correspondence(side).with(side, stored));
        mailing = mailing.with(stored, this);
    }

    /** Whether an order is being carried out that has not stopped yet. */
    boolean isUnderWay() {
        return order().isPresent() && !stopped();
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
        };
    }

    public Event.Header header() {
        return header;
    }

    /** The impulse that is open, or whose order is awaited. Number 0 is the set-up. */
    public int impulse() {
        return impulse;
    }

    /** The position after the last impulse, in the game's notation; empty before the set-up. */
    public Optional<String> position() {
        return position;
    }

    /** The sentence with which the game ended, if it is over. */
    public Optional<String> ended() {
        return ended;
    }

    public boolean over() {
        return ended.isPresent();
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

    /** When the standing orders of a side were signed; the beginning of time if it never had any. */
    public Instant standingSince(Side side) {
        return standing.since(side);
    }

    /** Whether no order or answer acts until the referee lets the game go on. */
    public boolean paused() {
        return paused;
    }

    /** What is disputed, and not settled or withdrawn. */
    public Optional<Motion.Dispute> dispute() {
        return motions.disputed().map(PendingMotions.Disputed::dispute);
    }

    /** The same, since when it is. */
    Optional<Glance.Held> disputed() {
        return motions.disputed().map(open -> new Glance.Held(open.dispute(), open.since()));
    }

    /** Whether no order or answer acts now. */
    public boolean held() {
        return paused || dispute().isPresent();
    }

    /** What the players themselves have settled, and the referee has to enter. */
    public Optional<Settlement> agreed() {
        return motions.agreed();
    }

    /** When the last motion of a side was signed; the beginning of time if it never made one. */
    public Instant motionSince(Side side) {
        return motions.signed().getOrDefault(side, Instant.MIN);
    }

    /** What takes back the last that a side ordered or answered; empty if something was rolled, drawn or answered since. */
    public Optional<Settlement> undoing(Side side) {
        if (order().isEmpty())
            return motions.undoable().filter(side::equals).map(last -> new Settlement.Rollback(impulse - 1));
        var answer = open.undoable().filter(letter -> letter.side() == side);
        return answer.<Settlement>map(letter -> new Settlement.Annul(letter.digest()))
                .or(() -> orderedWithCertainty()
                        .filter(side::equals)
                        .filter(mover -> pending().isEmpty())
                        .map(mover -> new Settlement.Rollback(impulse)));
    }

    /** The other of the two players. */
    public Side other(Side side) {
        return header.players().keySet().stream()
                .filter(one -> one != side)
                .findFirst()
                .orElseThrow();
    }

    /** What was played on an answer, and would be taken back with it. */
    public List<Event> playedOn(String letter) {
        return open.playedOn(letter);
    }

    /** Since when the other side has offered what this motion accepts; empty if it accepts nothing that is offered. */
    public Optional<Instant> offered(Motion motion, Side by) {
        return motion instanceof Motion.Accept(var what) ? motions.offered(what, by) : Optional.empty();
    }

    /** Why a side cannot move this now, one clause without a full stop; empty if it can. */
    public Optional<String> cannot(Motion motion, Side by) {
        if (motion instanceof Motion.Press) return Optional.empty();
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

    /** Whether both players have the letter that binds the referee. */
    public boolean welcomed() {
        return welcomed;
    }

    /** Whether the secret is on the table. */
    public boolean revealed() {
        return revealed;
    }

    /** Whether the referee has nothing to do before the next letter comes. False if only the rules could tell. */
    public boolean settled() {
        boolean resting = over() || (open.events().isEmpty() ? impulse > 0 : open.resting());
        return welcomed && resting && agreed().isEmpty() && over() == revealed;
    }

    /** Journal entries of the open impulse. */
    public List<Entry> journal() {
        return open.journal();
    }

    /** Rulings of the open impulse. */
    public List<Ruling> rulings() {
        return open.rulings();
    }

    /** The order that is being carried out. */
    public Optional<Event.Letter> order() {
        return open.order();
    }

    /** The order that is being carried out, if no letter has told the other player of it yet. */
    public Optional<Event.Letter> unannounced() {
        return order().filter(order -> !announced);
    }

    /** The order that is being carried out, if no letter has told {@code to} of it yet. */
    public Optional<Event.Letter> unannounced(Side to) {
        return order().filter(order -> order.side() == to ? !acknowledged : !announced);
    }

    /** The order that is being carried out, sealed. */
    public Optional<SealedOrder> sealed(Secret secret) {
        return order().map(order -> seal(secret, orders.number(), order.words()));
    }

    /** Whether the open impulse stopped half-way, and its questions were mailed. */
    public boolean stopped() {
        return open.stopped();
    }

    /** The keys of the questions that stopped the open impulse last, answered since or not. */
    public List<String> asked() {
        return open.asked();
    }

    /** Answers of the open impulse that wait for another player's. */
    public List<Event.Letter> pending() {
        return open.pending();
    }

    /** Whether an answer of this side waits for the other player's. */
    public boolean answered(Side side) {
        return pending().stream().anyMatch(letter -> letter.side() == side);
    }

    /** The standing orders of a side in canonical words. */
    public List<String> standing(Side side) {
        return standing.words(side);
    }

    /** Whose letter it is, if its standing orders are in force, or it is an answer on which nothing hangs; empty if neither. */
    public Optional<Side> standsBy(String letter) {
        return standing.by(letter, false)
                .or(() -> Stream.concat(pending().stream(), open.undoable().stream())
                        .filter(answer -> answer.digest().equals(letter))
                        .map(Event.Letter::side)
                        .findFirst());
    }

    /** Whose letter it is, if it was annulled and may stand again. */
    public Optional<Side> annulled(String letter) {
        return standing.by(letter, true).or(() -> open.annulled(letter).map(Event.Letter::side));
    }

    /** What the dice of the open impulse are bound to. */
    public Binding binding() {
        return orders.binding(header, impulse, order());
    }

    /** Dice and cards to go on with the open impulse. */
    public SealedChance chance(Secret secret) {
        return chance(secret, Undone.NOTHING);
    }

    /** The same, where what came of the same order in an impulse that was taken back comes again. */
    public SealedChance chance(Secret secret, Undone undone) {
        return new SealedChance(secret, history, binding(), sealed(secret), undone);
    }

    /** Dice and decks so far. */
    public ChanceHistory history() {
        return history;
    }

    /** The next order of the game, sealed. */
    public SealedOrder seal(Secret secret, List<String> words) {
        return seal(secret, orders.number() + 1, words);
    }

    private SealedOrder seal(Secret secret, int number, List<String> words) {
        return SealedOrder.of(secret, header.game(), header.places(), number, words);
    }

    /** The orders of which a part was never told, for the end of the game. */
    public List<SealedOrder> untold(Secret secret) {
        return Lists.map(orders.untold(), order -> seal(secret, order.number(), order.words()));
    }

    /** The letters that went out last, oldest first. */
    public List<Outgoing> lastLetters() {
        return mailing.last();
    }

    /** What must have left before anything is rolled: the welcomes; after an order, what tells the other player of it. */
    public List<Outgoing> needed() {
        return mailing.needed();
    }

    /** Whether who ordered knows that what is needed cannot be delivered. */
    public boolean hopeless() {
        return mailing.hopeless();
    }

    /** The letters from and to a side. */
    public Correspondence correspondence(Side side) {
        return correspondence.getOrDefault(side, Correspondence.NONE);
    }
}
