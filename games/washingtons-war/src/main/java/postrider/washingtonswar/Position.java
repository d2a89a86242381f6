package postrider.washingtonswar;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Forces;
import postrider.kernel.Lists;
import postrider.kernel.Side;

/**
 * A whole game at one moment. Unchangeable, equal by value. Its text is {@link Notation}'s business.
 *
 * @param tournamentRule the optional rule of 6.34.C.i is in force
 */
public record Position(Box box, boolean tournamentRule, Track track, Board board, Cards cards) {

    public Position withTournamentRule(boolean inForce) {
        return new Position(box, inForce, track, board, cards);
    }

    public Position with(Track next) {
        return new Position(box, tournamentRule, next, board, cards);
    }

    public Position with(Board next) {
        return new Position(box, tournamentRule, track, next, cards);
    }

    public Position with(Cards next) {
        return new Position(box, tournamentRule, track, board, next);
    }

    /** Whose PC marker is in the space (10.0.A). */
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

    /** Generals of {@code side} there: one at most, but two while a move ends (3.0 Stacking Limits). */
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

    /** 3.0 American Unit: a general, a CU or the Congress; no PC marker. */
    public boolean americanUnit(Space space) {
        return units(Sides.AMERICAN, space) > 0
                || general(Sides.AMERICAN, space).isPresent()
                || congressIn(space);
    }

    /** 12.3 */
    public boolean blockaded(Space space) {
        return space.zone().isPresent() && space.zone().equals(board.navy());
    }

    /** 10.0.B, 13.2: the side with more PC markers; in Canada the side that has Montreal and Quebec. */
    public Optional<Side> controlOf(String colony) {
        boolean canada = colony.equals(Space.CANADA);
        var spaces = box.spacesOf(colony);
        if (canada) spaces = spaces.and(box.fortified());
        int american = spaces.and(board.control().of(Sides.AMERICAN)).size();
        int british = spaces.and(board.control().of(Sides.BRITISH)).size();
        if (canada && Math.max(american, british) < spaces.size()) return Optional.empty();
        return american == british
                ? Optional.empty()
                : Optional.of(american > british ? Sides.AMERICAN : Sides.BRITISH);
    }
}
