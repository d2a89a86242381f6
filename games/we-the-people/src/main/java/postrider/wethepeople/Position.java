package postrider.wethepeople;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Forces;
import postrider.kernel.Lists;
import postrider.kernel.Notation;
import postrider.kernel.Side;

/**
 * A whole game at one moment. Unchangeable, equal by value. Its text is {@link Notation}'s business.
 *
 * @param cardByCard the players agreed to play battles card by card (9.1)
 */
public record Position(Box box, boolean cardByCard, Track track, Board board, Cards cards) {

    public Position withCardByCard(boolean agreed) {
        return new Position(box, agreed, track, board, cards);
    }

    public Position with(Track next) {
        return new Position(box, cardByCard, next, board, cards);
    }

    public Position with(Board next) {
        return new Position(box, cardByCard, track, next, cards);
    }

    public Position with(Cards next) {
        return new Position(box, cardByCard, track, board, next);
    }

    /** Whose PC marker is in the space (3.0). */
    public Optional<Side> control(Space space) {
        return board.control().in(space);
    }

    public boolean controls(Side side, Space space) {
        return board.control().of(side).has(space);
    }

    public Troops troops(Space space) {
        return board.troops().getOrDefault(space, Troops.NONE);
    }

    /** CUs there that fight for {@code side}. */
    public int units(Side side, Space space) {
        return troops(space).of(side);
    }

    public Place place(General general) {
        return board.generals().get(general);
    }

    public Optional<Space> space(General general) {
        return place(general) instanceof Place.OnMap(Space space) ? Optional.of(space) : Optional.empty();
    }

    /** Generals of {@code side} there: one at most, but two while a move ends (7.1). */
    public List<General> generals(Side side, Space space) {
        return Lists.those(box.generals(side), general -> isIn(general, space));
    }

    public Optional<General> general(Side side, Space space) {
        return Lists.first(box.generals(side), general -> isIn(general, space));
    }

    private boolean isIn(General general, Space space) {
        return place(general) instanceof Place.OnMap(var there) && there.equals(space);
    }

    public List<General> generals(Side side, Place.Box where) {
        return Lists.those(box.generals(side), general -> place(general) == where);
    }

    /** The forces in a space, as {@code side} sees them. */
    public Forces forces(Side side, Space space, boolean attacking) {
        var who = general(side, space).map(General::name).orElse("");
        int enemy = units(Sides.enemy(side), space);
        return new Forces(space.name(), who, units(side, space), enemy, attacking, Troops.UNIT);
    }

    public boolean congressIn(Space space) {
        return board.congress().equals(Optional.of(space));
    }

    /** 10.2: a general, a CU or the Congress; no PC marker. */
    public boolean americanUnit(Space space) {
        return units(Sides.AMERICAN, space) > 0
                || general(Sides.AMERICAN, space).isPresent()
                || congressIn(space);
    }

    /** The French Navy is there (5.5). */
    public boolean blockaded(Space space) {
        return board.navy().equals(Optional.of(space));
    }

    /** 9.1: the side with more PC markers in a colony, or Canada. */
    public Optional<Side> majority(String colony) {
        int lead = markers(Sides.AMERICAN, colony) - markers(Sides.BRITISH, colony);
        return lead == 0 ? Optional.empty() : Optional.of(lead > 0 ? Sides.AMERICAN : Sides.BRITISH);
    }

    private int markers(Side side, String colony) {
        return box.spacesOf(colony).and(board.control().of(side)).size();
    }

    /** 12.0: in the thirteen the American has ties; Canada is his who has Montreal and Quebec. */
    public Optional<Side> controlOf(String colony) {
        if (!colony.equals(Space.CANADA)) return Optional.of(majority(colony).orElse(Sides.AMERICAN));
        return Lists.first(
                Sides.BOTH,
                side -> box.canadianCities().minus(board.control().of(side)).isEmpty());
    }
}
