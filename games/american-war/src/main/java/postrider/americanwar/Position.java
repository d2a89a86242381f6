package postrider.americanwar;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import postrider.kernel.question.Forces;
import postrider.kernel.ruling.Side;
import postrider.map.SpaceSet;
import postrider.text.Lists;

/**
 * A whole game at one moment. {@link postrider.kernel.Notation} writes and reads it.
 *
 * @param optionalRule whether the players agreed to the optional rule of their book (6.34.C.i, the tournament rule / 9.1, battles card
 *     by card)
 */
public record Position(Box box, boolean optionalRule, Track track, Board board, Cards cards) {
    /** Something about a position for one side. */
    public interface Seen<T> {
        T of(Position now, Side side);
    }

    public Position withOptionalRule(boolean agreed) {
        return new Position(box, agreed, track, board, cards);
    }

    public Position with(Track next) {
        return new Position(box, optionalRule, next, board, cards);
    }

    public Position with(Board next) {
        return new Position(box, optionalRule, track, next, cards);
    }

    public Position with(Cards next) {
        return new Position(box, optionalRule, track, board, next);
    }

    /** Whether the game is played by edition {@code ruled} of the rules or a later one. */
    public boolean since(int ruled) {
        return box.edition().since(ruled);
    }

    /** The section of the book on a subject. */
    public String law(Law.Subject subject) {
        return box.law().of(subject);
    }

    public String law(Law.Subject subject, Side side) {
        return box.law().of(subject, side);
    }

    /** The colonies that {@code side} controls (13.2 / 12.0). */
    public List<String> colonies(Side side) {
        return box.law().colonies().of(this, side);
    }

    public Country country() {
        return box.country();
    }

    /** The owner of the PC marker in the space (10.0.A / 3.0). */
    public Optional<Side> control(Space space) {
        return board.control().in(space);
    }

    public boolean controls(Side side, Space space) {
        return board.control().of(side).has(space);
    }

    /** The side with more PC markers in these spaces. */
    public Optional<Side> majority(SpaceSet<Space> some) {
        int american = some.and(board.control().of(Sides.AMERICAN)).size();
        int british = some.and(board.control().of(Sides.BRITISH)).size();
        if (american == british) return Optional.empty();
        return Optional.of(american > british ? Sides.AMERICAN : Sides.BRITISH);
    }

    /** The side with a PC marker in every one of them. */
    public Optional<Side> holder(SpaceSet<Space> all) {
        return Lists.find(
                Sides.BOTH, side -> all.minus(board.control().of(side)).isEmpty());
    }

    public Troops troops(Space space) {
        return board.troops().getOrDefault(space, Troops.NONE);
    }

    public Troops troops(Side side, Space space) {
        return troops(space).only(side);
    }

    /** CUs there that fight for {@code side}. */
    public int units(Side side, Space space) {
        return troops(space).of(side);
    }

    public int onMap(Nation nation) {
        return Lists.sum(board.troops().values(), troops -> troops.of(nation));
    }

    /** Whether {@code side} has a CU in any such space. */
    public boolean holds(Side side, Predicate<Space> where) {
        Predicate<Space> held = space -> units(side, space) > 0;
        return Lists.find(board.troops().keySet(), held.and(where)).isPresent();
    }

    public Place place(General general) {
        return board.generals().get(general);
    }

    public Optional<Space> space(General general) {
        return place(general) instanceof Place.OnMap(Space space) ? Optional.of(space) : Optional.empty();
    }

    private boolean isIn(General general, Space space) {
        return place(general) instanceof Place.OnMap(var there) && there.equals(space);
    }

    /** Generals of {@code side} there: at most one, or two while a move ends (3.0 Stacking Limits / 7.1). */
    public List<General> generals(Side side, Space space) {
        return Lists.filter(country().generals(side), general -> isIn(general, space));
    }

    public Optional<General> general(Side side, Space space) {
        return Lists.find(country().generals(side), general -> isIn(general, space));
    }

    public List<General> generals(Side side, Place.Box where) {
        return Lists.filter(country().generals(side), general -> place(general) == where);
    }

    /** The forces in a space from the point of view of {@code side}. */
    public Forces forces(Side side, Space space, boolean attacking) {
        var who = general(side, space).map(General::name).orElse("");
        int enemy = units(Sides.enemy(side), space);
        return new Forces(space.name(), who, units(side, space), enemy, attacking, Troops.UNIT);
    }

    public boolean congressIn(Space space) {
        return board.congress().equals(Optional.of(space));
    }

    /** The French Navy closes the port (12.3 / 5.5). */
    public boolean blockaded(Space space) {
        return space.zone().isPresent() && space.zone().equals(board.navy());
    }
}
