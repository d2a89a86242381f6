package postrider.wildernesswar.rules;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import postrider.kernel.Adjudication;
import postrider.kernel.Umpire;
import postrider.kernel.ruling.Side;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Box;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Cards;
import postrider.wildernesswar.Event;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Pile;
import postrider.wildernesswar.Place;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Post;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Track;
import postrider.wildernesswar.Track.Mark;
import postrider.wildernesswar.Unit;

/** The position during one adjudication (4.0 to 14.0); the chapters of the rule book work on it. */
public final class WorkingPosition extends Adjudication<Position> implements AtTable {
    private final Map<Piece, Space> besieged = new HashMap<>();
    private boolean settled;

    public WorkingPosition(Position now, Umpire umpire) {
        super(now, umpire);
        for (var space : now.board().sieges().keySet())
            for (var piece : now.board().pieces(space))
                if (now.board().isInside(piece.side(), space)) besieged.put(piece, space);
    }

    /** 8.252: the piece was besieged there when this began; in the second edition, anywhere. */
    boolean hasBeenInside(Piece piece, Space space) {
        var where = Optional.ofNullable(besieged.get(piece));
        return since(3) ? where.equals(Optional.of(space)) : where.isPresent();
    }

    Box box() {
        return now().box();
    }

    @Override
    public WorkingPosition table() {
        return this;
    }

    boolean isOver() {
        return track().isOver();
    }

    void track(UnaryOperator<Track> change) {
        change(now -> now.with(change.apply(now.track())));
    }

    void board(UnaryOperator<Board> change) {
        change(now -> now.with(change.apply(now.board())));
        settled = false;
    }

    /** Whether the board has changed since the last call; otherwise there are no new consequences. */
    boolean mustSettle() {
        boolean must = !settled;
        settled = true;
        return must;
    }

    void cards(UnaryOperator<Cards> change) {
        change(now -> now.with(change.apply(now.cards())));
    }

    void mark(Mark mark, boolean inEffect) {
        track(track -> track.with(mark, inEffect));
    }

    List<Card> hand(Side side) {
        return now().cards().hand(side);
    }

    /** What both sides can see about a space, for clauses to test. */
    Seen seen(Side asked, Space space) {
        return new Seen(board(), asked, space, track().toMove().equals(Optional.of(asked)));
    }

    /** 6.4: ports under friendly control; the only French ones are Québec and Louisbourg. */
    SpaceSet<Space> ports(Side side) {
        var ports = country().ports().and(board().controlled(side));
        return side == Sides.BRITISH ? ports : ports.and(country().fields(side));
    }

    /** 6.432: ports and Amphib spaces. */
    SpaceSet<Space> harbours(Side side) {
        return side == Sides.BRITISH ? ports(side).or(board().landings()) : ports(side);
    }

    /** Options such as "to Albany". */
    static Map<String, Space> to(Collection<Space> goals) {
        var options = new LinkedHashMap<String, Space>();
        for (var goal : goals) options.put("to " + goal, goal);
        return options;
    }

    /** Reveals a card from a hand and discards or removes it (5.22, 5.23). */
    void lay(Side side, Card card, String rule, boolean asEvent, String sentence, Object... args) {
        umpire().reveal(rule, Dealing.DECK, card.id(), sentence, args);
        cards(cards -> cards.minus(Pile.hand(side), card)
                .plus(asEvent && card.removed() ? Pile.REMOVED : Pile.DISCARDS, card));
        if (card.event() == Event.SURRENDER) mark(Mark.SURRENDER, true);
    }

    /** 13.21 */
    void award(Side side, int points, String rule, String why, Object... args) {
        if (points == 0) return;
        track(track -> track.withVp(track.vp() + (side == Sides.FRENCH ? points : -points)));
        var change = (points > 0 ? "gain " : "lose ") + Math.abs(points);
        rule(rule, "%s %s VP: %s.", Sides.the(side), change, why.formatted(args));
    }

    void move(List<? extends Piece> pieces, Place to) {
        board(board -> board.move(pieces, to));
    }

    /** 7.61 */
    void eliminate(Piece piece) {
        boolean returns = piece instanceof Unit unit && unit.kind().mayReturn();
        board(board -> board.put(piece, new Post(returns ? Place.Off.RESERVE : Place.Off.GONE, false)));
    }

    /** Takes a step from a unit, which is flipped or eliminated. */
    void reduce(Unit unit) {
        if (board().isReduced(unit)) eliminate(unit);
        else board(board -> board.put(unit, new Post(board.place(unit), true)));
    }

    /** 5.523 */
    void restore(List<Unit> units) {
        for (var unit : units) board(board -> board.put(unit, new Post(board.place(unit), false)));
        if (!units.isEmpty()) rule("5.523", "%s at full strength again.", Wording.verb(units, "is", "are"));
    }

    List<Unit> inPlace(Place place, Side side) {
        return Lists.filter(country().units(side), unit -> board().place(unit).equals(place));
    }

    Optional<Leader> leader(String name) {
        return Lists.find(country().leaders(), leader -> leader.name().equals(name));
    }
}
