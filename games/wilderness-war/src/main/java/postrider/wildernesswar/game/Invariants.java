package postrider.wildernesswar.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Pile;
import postrider.wildernesswar.Place;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Track.Mark;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.UnitType;
import postrider.wildernesswar.Works;

/**
 * Invariants of a position, whatever was ordered and rolled. {@link Changes} and {@link Points} hold from one order to the next.
 */
public record Invariants(Position before, Position now, List<String> broken) {
    private static final int INSIDE = 4;
    private static final int CHIEFS = 2;
    private static final int HAND = 9;

    /** The invariants that the impulse broke, each a sentence with its rule number. */
    public static List<String> broken(Position before, Optional<Order> order, Position after, List<Ruling> report) {
        var check = new Invariants(before, after, new ArrayList<>());
        for (var piece : after.country().pieces()) check.piece(piece);
        check.pieces();
        for (var space : after.country().spaces()) check.space(space);
        check.markers();
        check.cards();
        check.track();
        order.ifPresent(given -> {
            check.broken.addAll(Changes.broken(before, given, after));
            check.broken.addAll(Points.broken(before, after, report));
        });
        return List.copyOf(check.broken);
    }

    private void must(boolean holds, String otherwise, Object... about) {
        if (!holds) broken.add(otherwise.formatted(about));
    }

    private Board board() {
        return now.board();
    }

    private void piece(Piece piece) {
        var post = board().posts().get(piece);
        boolean gone = before.board().place(piece) == Place.Off.GONE;
        must(!gone || post.at() == Place.Off.GONE, "7.61 %s has come back", piece);
        must(!post.reduced() || piece instanceof Unit, "3.2 the leader %s has lost a step", piece);
        must(!post.reduced() || !(post.at() instanceof Place.Off), "5.521 %s would come reduced", piece);
        must(mayBe(piece, post.at()), "3.0 %s is no piece to be %s", piece, post.at());
        if (post.at() instanceof Space space)
            must(board().pieces(space).contains(piece), "3.0 %s is not among those in %s", piece, space);
    }

    /** 5.52, 5.55, 7.3 */
    private static boolean mayBe(Piece piece, Place place) {
        return switch (place) {
            case Space space -> !(piece instanceof Unit unit) || !unit.is(UnitType.MILITIA);
            case Place.Off.RESERVE -> piece instanceof Unit;
            case Place.Off.POOL -> piece instanceof Leader && piece.side() == Sides.BRITISH;
            case Place.Off.WAITING -> true;
            case Place.Off.GONE -> true;
            case Place.MilitiaBox(var department) ->
                piece instanceof Unit unit && unit.is(UnitType.MILITIA) && unit.side() == department.side();
        };
    }

    private void pieces() {
        var onMap = Lists.filter(
                now.country().pieces(), piece -> board().space(piece).isPresent());
        int standing = 0;
        for (var space : now.country().spaces())
            standing += board().pieces(space).size();
        must(standing == onMap.size(), "3.0 a piece is in two places");
        var leaders = Lists.filter(Lists.filter(onMap, Leader.class), leader -> leader.side() == Sides.BRITISH);
        int chiefs = Lists.filter(leaders, leader -> leader.command() == Leader.CHIEF)
                .size();
        must(chiefs <= CHIEFS, "5.55 the British have %d commanders in chief", chiefs);
        var british = Lists.filter(
                board().unitsOnMap(Sides.BRITISH), unit -> unit.tribe().isPresent());
        for (var unit : board().unitsOnMap(Sides.FRENCH))
            for (var other : british)
                must(!unit.tribe().equals(other.tribe()), "5.533 %s and %s are on the map", unit, other);
    }

    private void space(Space space) {
        boolean both = board().hasUnits(Sides.FRENCH, space) && board().hasUnits(Sides.BRITISH, space);
        boolean besieged = board().isBesieged(space);
        must(!both || besieged, "6.51 both sides stand in %s", space);
        boolean besiegers = board().stronghold(space)
                .filter(side -> board().hasUnits(Sides.enemy(side), space))
                .isPresent();
        must(besiegers == besieged, "8.21, 8.232 the siege of %s is not marked as it is", space);
        int level = board().sieges().getOrDefault(space, 0);
        must(level >= 0 && level <= 2, "8.23 siege %d in %s", level, space);
        for (var side : Sides.BOTH) {
            boolean inside = board().isInside(side, space);
            int units = inside ? board().units(side, space).size() : 0;
            must(!inside || space.fortress() || units <= INSIDE, "8.11 %d units inside the fort of %s", units, space);
            boolean safe = !board().hasFreeUnits(Sides.enemy(side), space) || board().isOccupied(side, space);
            must(safe || board().leaders(side, space).isEmpty(), "6.53 leaders alone among enemies in %s", space);
        }
    }

    private void markers() {
        board().works().forEach((space, works) -> {
            must(!space.fortress(), "5.43 something is built in the fortress of %s", space);
            must(works.kind() != Works.Kind.BEGUN, "5.44 a fort begun counts as one in %s", space);
        });
        board().begun().forEach((space, side) -> {
            must(board().stronghold(space).isEmpty(), "5.43 a fort is begun where one stands, in %s", space);
            boolean taken = isHeldByDrilled(Sides.enemy(side), space);
            must(!taken, "5.45 the fort begun in %s is still there", space);
        });
        for (var space : board().captured()) {
            must(space.fortress(), "8.24 %s is no fortress", space);
            var holder = space.friendlyTo().map(Sides::enemy);
            boolean kept = holder.filter(side -> isKept(side, space)).isPresent();
            must(kept, "8.24 nobody holds the captured fortress of %s", space);
        }
        var beaches = now.country().landings().from(now.country().everywhere());
        for (var space : board().landings()) {
            must(beaches.has(space), "6.43 no arrow leads to the Amphib marker in %s", space);
            boolean cleared =
                    isHeldByDrilled(Sides.FRENCH, space) || board().hasUnbesiegedFortification(Sides.FRENCH, space);
            must(!cleared, "6.431 the Amphib marker in %s is still there", space);
        }
        board().raided().forEach((space, raids) -> {
            must(!space.fortress(), "10.11 a Raided marker lies in the fortress of %s", space);
            must(raids.french() >= 0 && raids.british() >= 0, "10.31 fewer Raided markers than none in %s", space);
        });
    }

    private boolean isKept(Side side, Space space) {
        return board().hasUnits(side, space)
                || side == Sides.BRITISH && board().landings().has(space);
    }

    private boolean isHeldByDrilled(Side side, Space space) {
        return board().units(side, space).stream().anyMatch(Unit::isDrilled)
                && !board().hasUnits(Sides.enemy(side), space);
    }

    private void cards() {
        var cards = now.cards();
        must(cards.holdExactly(now.box().cards()), "5.2 a card is lost, or in two places");
        must(cards.in(Pile.REMOVED).containsAll(before.cards().in(Pile.REMOVED)), "5.23 a removed card comes back");
        for (var side : Sides.BOTH) {
            var hand = cards.hand(side);
            boolean holds = now.track().has(side, Mark.FRENCH_HOLD, Mark.BRITISH_HOLD);
            must(hand.size() <= HAND, "5.21 more than nine cards: %s", side);
            must(!holds || hand.size() <= 1, "4.0 %s hold more than one card", side);
        }
        now.track().toMove().ifPresent(side -> {
            must(!cards.hand(side).isEmpty(), "4.0 %s have no card to play", side);
            must(!now.track().has(side, Mark.FRENCH_HOLD, Mark.BRITISH_HOLD), "4.0 %s have passed", side);
        });
    }

    private void track() {
        var track = now.track();
        must(track.year() <= track.lastYear(), "13.1 the war goes on in %d", track.year());
        must(track.toMove().isPresent() != track.isOver(), "4.0 nobody is to move, and no end");
        prize("Niagara", Mark.BRITISH_NIAGARA);
        prize("Ohio Forks", Mark.BRITISH_OHIO_FORKS);
    }

    /** 13.23 */
    private void prize(String name, Mark british) {
        var space = now.country().space(name);
        var taker = now.track().has(british) ? Sides.FRENCH : Sides.BRITISH;
        must(!board().isSolelyOccupied(taker, space), "13.23 %s has changed hands, and nobody noticed", space);
    }
}
