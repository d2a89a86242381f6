package postrider.log;

import static postrider.words.Motion.What.DRAW;
import static postrider.words.Motion.What.PAUSE;
import static postrider.words.Motion.What.UNDO;
import static postrider.words.Motion.What.UPGRADE;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import postrider.kernel.ruling.Side;
import postrider.text.Maps;
import postrider.words.Motion;
import postrider.words.TimeMotion;

/**
 * What the players have asked for besides the moves of the game, and what will come of it.
 *
 * @param disputed what is disputed, and not settled or withdrawn
 * @param offers what each side has offered
 * @param signed when each side's last motion was signed
 * @param agreed what the players have settled between them, for the referee to enter
 * @param undoable whose order of the last impulse may be taken back
 */
public record PendingMotions(
        Optional<Disputed> disputed,
        Map<Side, Offered> offers,
        Map<Side, Instant> signed,
        Optional<Settlement> agreed,
        Optional<Side> undoable) {
    static final PendingMotions NONE =
            new PendingMotions(Optional.empty(), Map.of(), Map.of(), Optional.empty(), Optional.empty());

    public record Disputed(Motion.Dispute dispute, Side by, Instant since) {}

    public record Offered(Motion.What what, Instant since) {}

    /** Adds one motion, signed at one time and entered at another. */
    PendingMotions with(Motion motion, Side by, Instant signedAt, Instant at, GameLog log) {
        var next = new PendingMotions(
                disputed, offers, Maps.with(signed, by, signedAt), settles(motion, by, log), undoable);
        return switch (motion) {
            case Motion.Dispute dispute -> next.disputed(Optional.of(new Disputed(dispute, by, at)));
            case Motion.Withdraw withdraw ->
                next.offering(Maps.without(offers, by)).disputed(disputed.filter(other -> other.by() != by));
            case Motion.Offer(var what) -> next.offering(Maps.with(offers, by, new Offered(what, at)));
            case Motion.Accept(var what)
            when what == UPGRADE -> next.offering(Maps.with(offers, by, new Offered(UPGRADE, at)));
            case Motion.Accept accept -> next;
            case Motion.Concede concede -> next;
            case Motion.Press press -> next;
            case Motion.WholeMap map -> next;
            case Motion.CancelNext cancel -> next;
            case TimeMotion ofTime -> next;
        };
    }

    /** The settlement it brings about at once; empty if there is none. */
    private static Optional<Settlement> settles(Motion motion, Side by, GameLog log) {
        if (motion instanceof Motion.Concede) return Optional.of(new Settlement.Concede(by));
        if (motion instanceof TimeMotion ofTime) return Timekeeping.settles(ofTime, by, log);
        if (!(motion instanceof Motion.Accept(var what))) return Optional.empty();
        return switch (what) {
            case DRAW -> Optional.of(new Settlement.Draw());
            case PAUSE -> Optional.of(new Settlement.Pause());
            case UNDO -> log.undoing(log.other(by));
            case UPGRADE -> log.motions().offered(motion, by).map(since -> new Settlement.Upgrade(Pin.NONE));
        };
    }

    /** What remains after the referee has settled something. */
    PendingMotions settled(Settlement settlement) {
        var left = settlement.moves() ? played(Optional.empty()) : this;
        if (settlement instanceof Settlement.Upgrade) left = left.without(UPGRADE);
        if (settlement instanceof Settlement.Pause) left = left.without(PAUSE);
        return new PendingMotions(
                settlement.decides() ? Optional.empty() : disputed,
                left.offers,
                signed,
                Optional.empty(),
                left.undoable);
    }

    /**
     * What remains after an impulse.
     *
     * @param certain who ordered it, if neither chance nor an answer had a part in it
     */
    PendingMotions played(Optional<Side> certain) {
        return new PendingMotions(disputed, movedOn().offers, signed, agreed, certain);
    }

    PendingMotions exchanged(UnaryOperator<Side> other) {
        return new PendingMotions(
                disputed.map(open -> new Disputed(open.dispute(), other.apply(open.by()), open.since())),
                Maps.mapKeys(other, offers),
                Maps.mapKeys(other, signed),
                agreed,
                undoable.map(other));
    }

    /** What remains once the game has moved on: the request to undo is no longer about the last move. */
    PendingMotions movedOn() {
        return without(UNDO);
    }

    private PendingMotions without(Motion.What what) {
        var left = offers;
        for (var side : offers.keySet()) if (offers.get(side).what() == what) left = Maps.without(left, side);
        return offering(left);
    }

    /** What remains once a side has ordered: to play on declines a draw offered before. */
    PendingMotions ordered(Side by) {
        var left = movedOn().offers;
        for (var side : offers.keySet())
            if (side != by && offers.get(side).what() == DRAW) left = Maps.without(left, side);
        return offering(left);
    }

    private PendingMotions disputed(Optional<Disputed> other) {
        return new PendingMotions(other, offers, signed, agreed, undoable);
    }

    private PendingMotions offering(Map<Side, Offered> other) {
        return new PendingMotions(disputed, other, signed, agreed, undoable);
    }

    /** Why a side cannot make this motion now, one clause without a full stop; empty if it can. */
    Optional<String> cannot(Motion motion, Side by, GameLog log) {
        return switch (motion) {
            case Motion.Dispute dispute ->
                disputed.map(open -> "impulse %d is disputed already, and the referee knows"
                                .formatted(open.dispute().impulse()))
                        .or(() -> why(
                                dispute.impulse() > log.impulse(),
                                "impulse %d was never played".formatted(dispute.impulse())));
            case Motion.Withdraw withdraw ->
                why(
                        !offers.containsKey(by)
                                && disputed.filter(mine -> mine.by() == by).isEmpty(),
                        "you have neither a dispute nor an offer to withdraw");
            case Motion.Offer(var what) when what == PAUSE -> new Settlement.Pause().cannotIn(log);
            case Motion.Offer(var what) ->
                why(
                        what == UNDO && log.undoing(by).isEmpty(),
                        "your order or answer can be taken back only while it is the last, and nothing was rolled, drawn"
                                + " or answered since");
            case Motion.Accept(var what) -> cannotAccept(what, by, log);
            case Motion.Concede concede -> new Settlement.Concede(by).cannotIn(log);
            case Motion.Press press -> Optional.empty();
            case Motion.WholeMap map -> Optional.empty();
            case Motion.CancelNext cancel ->
                why(
                        log.open().next().stream().noneMatch(answer -> answer.side() == by),
                        "no order waits below an answer of yours");
            case TimeMotion ofTime -> Timekeeping.cannot(ofTime, by, log);
        };
    }

    private Optional<String> cannotAccept(Motion.What what, Side by, GameLog log) {
        return switch (what) {
            case DRAW -> unoffered(DRAW, by);
            case PAUSE -> unoffered(PAUSE, by).or(() -> new Settlement.Pause().cannotIn(log));
            case UNDO ->
                unoffered(UNDO, by)
                        .or(() -> log.undoing(log.other(by)).flatMap(settlement -> settlement.cannotIn(log)));
            case UPGRADE ->
                why(
                                offers.containsKey(by) && offers.get(by).what() == UPGRADE,
                                "you have agreed already; the other player has yet to")
                        .or(() -> new Settlement.Upgrade(Pin.NONE).cannotIn(log));
        };
    }

    /** When a side's last motion was signed; the beginning of time if it never made one. */
    public Instant since(Side side) {
        return signed.getOrDefault(side, Instant.MIN);
    }

    /** What is disputed, and not settled or withdrawn. */
    public Optional<Motion.Dispute> dispute() {
        return disputed.map(Disputed::dispute);
    }

    /** When the other side offered what this motion accepts; empty if it accepts nothing on offer. */
    public Optional<Instant> offered(Motion motion, Side by) {
        return motion instanceof Motion.Accept(var what) ? offered(what, by) : Optional.empty();
    }

    /** When the other side offered this; empty if it has not. */
    private Optional<Instant> offered(Motion.What what, Side by) {
        return offers.entrySet().stream()
                .filter(offer -> offer.getKey() != by && offer.getValue().what() == what)
                .map(offer -> offer.getValue().since())
                .findFirst();
    }

    private Optional<String> unoffered(Motion.What what, Side by) {
        return why(
                offered(what, by).isEmpty(),
                "the other player has not asked for it, or has withdrawn, or the game has moved on since");
    }

    static Optional<String> why(boolean cannot, String because) {
        return cannot ? Optional.of(because) : Optional.empty();
    }
}
