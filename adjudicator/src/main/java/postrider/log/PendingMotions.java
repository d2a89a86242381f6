package postrider.log;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import postrider.kernel.ruling.Side;
import postrider.text.Maps;

/**
 * What the players have asked for beside the moves of the game, and what is to come of it.
 *
 * @param disputed what is disputed, and not settled or withdrawn
 * @param offers what each side has offered
 * @param signed when the last motion of each side was signed
 * @param agreed what the players themselves have settled, and the referee has to enter
 * @param undoable whose order of the last impulse may be taken back
 */
record PendingMotions(
        Optional<Disputed> disputed,
        Map<Side, Offered> offers,
        Map<Side, Instant> signed,
        Optional<Settlement> agreed,
        Optional<Side> undoable) {
    static final PendingMotions NONE =
            new PendingMotions(Optional.empty(), Map.of(), Map.of(), Optional.empty(), Optional.empty());

    /** A dispute, whose it is, and since when. */
    record Disputed(Motion.Dispute dispute, Side by, Instant since) {}

    /** What is offered, since when. */
    record Offered(Motion.Offer what, Instant since) {}

    /** These, and one more, signed at one time and entered at another. */
    PendingMotions with(Motion motion, Side by, Instant signedAt, Instant at, GameLog log) {
        var next = new PendingMotions(
                disputed, offers, Maps.with(signed, by, signedAt), motion.settles(by, log), undoable);
        return switch (motion) {
            case Motion.Dispute dispute -> next.disputed(Optional.of(new Disputed(dispute, by, at)));
            case Motion.Withdraw withdraw ->
                next.offering(Maps.without(offers, by)).disputed(disputed.filter(other -> other.by() != by));
            case Motion.Undo undo -> next.offering(Maps.with(offers, by, new Offered(Motion.Offer.UNDO, at)));
            case Motion.OfferDraw offer -> next.offering(Maps.with(offers, by, new Offered(Motion.Offer.DRAW, at)));
            case Motion.AgreeUpgrade agree ->
                next.offering(Maps.with(offers, by, new Offered(Motion.Offer.UPGRADE, at)));
            case Motion.AcceptUndo accept -> next;
            case Motion.AcceptDraw accept -> next;
            case Motion.Concede concede -> next;
            case Motion.Press press -> next;
        };
    }

    /** What is left of them when the referee has settled something. */
    PendingMotions settled(Settlement settlement) {
        var left = settlement.moves() ? played(Optional.empty()) : this;
        if (settlement instanceof Settlement.Upgrade) left = left.without(Motion.Offer.UPGRADE);
        return new PendingMotions(
                settlement.decides() ? Optional.empty() : disputed,
                left.offers,
                signed,
                Optional.empty(),
                left.undoable);
    }

    /**
     * What is left of them when an impulse is over.
     *
     * @param certain who ordered it, if it hung on no chance and no answer
     */
    PendingMotions played(Optional<Side> certain) {
        return new PendingMotions(disputed, movedOn().offers, signed, agreed, certain);
    }

    /** The players exchange their sides. */
    PendingMotions exchanged(UnaryOperator<Side> other) {
        return new PendingMotions(
                disputed.map(open -> new Disputed(open.dispute(), other.apply(open.by()), open.since())),
                Maps.under(other, offers),
                Maps.under(other, signed),
                agreed,
                undoable.map(other));
    }

    /** What is left of them when the game has moved on: what was to be undone is no longer the last. */
    PendingMotions movedOn() {
        return without(Motion.Offer.UNDO);
    }

    private PendingMotions without(Motion.Offer what) {
        var left = offers;
        for (var side : offers.keySet()) if (offers.get(side).what() == what) left = Maps.without(left, side);
        return offering(left);
    }

    /** What is left of them when a side has given its order: who plays on declines a draw. */
    PendingMotions ordered(Side by) {
        var left = movedOn().offers;
        for (var side : offers.keySet())
            if (side != by && offers.get(side).what() == Motion.Offer.DRAW) left = Maps.without(left, side);
        return offering(left);
    }

    private PendingMotions disputed(Optional<Disputed> other) {
        return new PendingMotions(other, offers, signed, agreed, undoable);
    }

    private PendingMotions offering(Map<Side, Offered> other) {
        return new PendingMotions(disputed, other, signed, agreed, undoable);
    }

    /** Why a side cannot move this now, one clause without a full stop; empty if it can. */
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
            case Motion.Undo undo ->
                why(
                        log.undoing(by).isEmpty(),
                        "your order or answer can be taken back only while it is the last, and nothing was rolled, drawn"
                                + " or answered since");
            case Motion.OfferDraw offer -> Optional.empty();
            case Motion.AcceptUndo accept ->
                unoffered(Motion.Offer.UNDO, by)
                        .or(() -> log.undoing(log.other(by)).flatMap(settlement -> settlement.cannotIn(log)));
            case Motion.AgreeUpgrade agree ->
                why(
                                Optional.ofNullable(offers.get(by))
                                        .filter(mine -> mine.what() == Motion.Offer.UPGRADE)
                                        .isPresent(),
                                "you have agreed already, and the other player is awaited")
                        .or(() -> new Settlement.Upgrade(Pin.NONE).cannotIn(log));
            case Motion.AcceptDraw accept -> unoffered(Motion.Offer.DRAW, by);
            case Motion.Concede concede -> new Settlement.Concede(by).cannotIn(log);
            case Motion.Press press -> Optional.empty();
        };
    }

    /** Since when the other side has offered this; empty if it has not. */
    Optional<Instant> offered(Motion.Offer what, Side by) {
        return offers.entrySet().stream()
                .filter(offer -> offer.getKey() != by && offer.getValue().what() == what)
                .map(offer -> offer.getValue().since())
                .findFirst();
    }

    private Optional<String> unoffered(Motion.Offer what, Side by) {
        return why(
                offered(what, by).isEmpty(),
                "the other player has not asked for it, or has withdrawn, or the game has moved on since");
    }

    private static Optional<String> why(boolean cannot, String because) {
        return cannot ? Optional.of(because) : Optional.empty();
    }
}
