package postrider.wethepeople.rules;

import java.util.Optional;
import java.util.function.UnaryOperator;
import postrider.kernel.Scene;
import postrider.kernel.Side;
import postrider.kernel.Umpire;
import postrider.wethepeople.Board;
import postrider.wethepeople.Box;
import postrider.wethepeople.Card;
import postrider.wethepeople.Cards;
import postrider.wethepeople.General;
import postrider.wethepeople.Pile;
import postrider.wethepeople.Place;
import postrider.wethepeople.Position;
import postrider.wethepeople.Space;
import postrider.wethepeople.Track;
import postrider.wethepeople.Troops;

/**
 * The table during one adjudication: the position as it changes, and the umpire beside it. The chapters of the rule book
 * work on it; it knows how to lift and put down pieces, but no rule.
 */
public final class WorkingPosition {
    private Position now;
    private Optional<Occupancy> occupancy = Optional.empty();
    private final Umpire umpire;

    public WorkingPosition(Position now, Umpire umpire) {
        this.now = now;
        this.umpire = umpire;
    }

    public Position now() {
        return now;
    }

    Umpire umpire() {
        return umpire;
    }

    /** The position as sets of spaces. */
    Occupancy occupancy() {
        if (occupancy.isEmpty() || occupancy.get().now() != now) occupancy = Optional.of(new Occupancy(now));
        return occupancy.get();
    }

    /** Reports a ruling to both. */
    void rule(String rule, String sentence, Object... args) {
        umpire.rule(rule, sentence, args);
    }

    /** Lays a card face up: {@code sentence} is reported with its proof. */
    void show(String rule, Card card, String sentence, Object... args) {
        umpire.show(rule, Dealing.DECK, card.id(), sentence, args);
    }

    boolean isOver() {
        return now.track().isOver();
    }

    Box box() {
        return now.box();
    }

    public void track(UnaryOperator<Track> change) {
        now = now.with(change.apply(now.track()));
    }

    void board(UnaryOperator<Board> change) {
        now = now.with(change.apply(now.board()));
    }

    void cards(UnaryOperator<Cards> change) {
        now = now.with(change.apply(now.cards()));
    }

    public void add(Space space, Troops more) {
        board(board -> board.withTroops(space, now.troops(space).plus(more)));
    }

    void remove(Space space, Troops less) {
        board(board -> board.withTroops(space, now.troops(space).minus(less)));
    }

    void place(General general, Space space) {
        place(general, new Place.OnMap(space));
    }

    void place(General general, Place place) {
        board(board -> board.withGeneral(general, place));
    }

    /** Moves a general, who may be absent, and troops of a side together. */
    void march(Side side, Optional<General> general, Troops troops, Space from, Space to, Scene.Way way) {
        general.ifPresent(g -> place(g, to));
        remove(from, troops);
        add(to, troops);
        var who = general.map(General::name).orElseGet(troops::words);
        umpire.show(new Scene.Went(side, who, from.name(), to.name(), way));
    }

    /** Takes a card out of a hand. */
    public void takeFromHand(Side side, Card card) {
        cards(cards -> cards.minus(Pile.hand(side), card));
    }

    void discard(Card card) {
        cards(cards -> cards.plus(Pile.DISCARDS, card));
    }

    void addToHand(Side side, Card card) {
        cards(cards -> cards.plus(Pile.hand(side), card));
    }
}
