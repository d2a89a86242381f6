package postrider.americanwar;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import postrider.kernel.Adjudication;
import postrider.kernel.Rules;
import postrider.kernel.Umpire;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;

/** The position during one adjudication. It moves pieces and cards, but knows no rules; the chapters of the books work on it. */
public final class WorkingPosition extends Adjudication<Position> implements AtTable {
    private Occupancy occupancy;
    private final Set<Space> tried = new HashSet<>();

    public WorkingPosition(Position now, Umpire umpire) {
        super(now, umpire);
        this.occupancy = new Occupancy(now);
    }

    @Override
    public WorkingPosition working() {
        return this;
    }

    @Override
    public Occupancy occupancy() {
        if (occupancy.now() != now()) occupancy = new Occupancy(now());
        return occupancy;
    }

    public Box box() {
        return now().box();
    }

    public boolean isOver() {
        return now().track().isOver();
    }

    public void board(UnaryOperator<Board> change) {
        change(now -> now.with(change.apply(now.board())));
        tried.removeIf(space -> now().units(Sides.AMERICAN, space) == 0);
    }

    /** The American army there tries to intercept. A token stays with it until the card is done. */
    public void tries(Space space) {
        tried.add(space);
    }

    /**
     * Whether the American army there, or one that has joined it, has tried to intercept. Every part of an army that tried keeps the token.
     * A general who is sent home leaves it with the others, and a general who has lost all CUs has none.
     */
    public boolean hasTried(Space space) {
        return tried.contains(space);
    }

    public void add(Space space, Troops more) {
        board(board -> board.withTroops(space, now().troops(space).plus(more)));
    }

    public void remove(Space space, Troops less) {
        board(board -> board.withTroops(space, now().troops(space).minus(less)));
    }

    public void place(General general, Space space) {
        place(general, new Place.OnMap(space));
    }

    public void place(General general, Place place) {
        board(board -> board.withGeneral(general, place));
    }

    /** Moves troops of a side, and a general with them if there is one. */
    public void march(Side side, Optional<General> general, Troops troops, Space from, Space to, Scene.Way way) {
        boolean token = side == Sides.AMERICAN && hasTried(from) && !troops.isEmpty();
        general.ifPresent(g -> place(g, to));
        remove(from, troops);
        add(to, troops);
        if (token) tries(to);
        var who = general.map(General::name).orElseGet(troops::words);
        umpire().show(new Scene.Went(side, who, from.name(), to.name(), way));
    }

    public void track(UnaryOperator<Track> change) {
        change(now -> now.with(change.apply(now.track())));
    }

    /** Ends the war; nobody wins if {@code winner} is empty. */
    public void end(Optional<Side> winner, String rule, String sentence) {
        track(track -> track.withEnding(new Rules.Ending(winner, rule, sentence)));
        rule(rule, sentence);
    }

    public void win(Side side, String rule, String sentence) {
        end(Optional.of(side), rule, sentence);
    }

    public void cards(UnaryOperator<Cards> change) {
        change(now -> now.with(change.apply(now.cards())));
    }

    public void takeFromHand(Side side, Card card) {
        cards(cards -> cards.minus(Pile.hand(side), card));
    }

    public void addToHand(Side side, Card card) {
        cards(cards -> cards.plus(Pile.hand(side), card));
    }

    public void discard(Card card) {
        cards(cards -> cards.plus(Pile.DISCARDS, card));
    }

    /** Reveals a card: reports {@code sentence} with the proof of the card. */
    public void reveal(String rule, Card card, String sentence, Object... args) {
        umpire().reveal(rule, Cards.DECK, card.id(), sentence, args);
    }
}
