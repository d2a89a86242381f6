package postrider.wildernesswar.game;

import java.util.ArrayList;
import java.util.List;
import postrider.kernel.ruling.Side;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Department;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Order.Use;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Place;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.rules.Supply;

/** Invariants from one order to the next: nothing appears from nowhere, and what needs supply had it (12.3). */
record Changes(Position before, Position now, Use use, List<String> broken) {

    static List<String> broken(Position before, Order order, Position now) {
        var use = order instanceof Order.Play play ? play.use() : new Use.Nothing();
        var check = new Changes(before, now, use, new ArrayList<>());
        for (var piece : now.country().pieces()) check.piece(piece);
        for (var unit : now.country().units()) check.restored(unit);
        for (var space : now.country().spaces()) {
            for (var side : Sides.BOTH) check.built(side, space);
            check.siege(space);
            check.raids(space);
        }
        check.track();
        return check.broken;
    }

    private void must(boolean holds, String otherwise, Object... about) {
        if (!holds) broken.add(otherwise.formatted(about));
    }

    private boolean isEvent() {
        return use instanceof Use.Event;
    }

    private boolean isWinter() {
        return now.track().isOver() || now.track().year() > before.track().year();
    }

    private void piece(Piece piece) {
        var from = before.board().place(piece);
        var to = now.board().place(piece);
        if (from.equals(to)) return;
        must(mayGo(piece, from, to), "7.61, 5.52 %s was %s and is %s", piece, from, to);
        if (from instanceof Place.Off && to instanceof Space space) entered(piece, space);
    }

    /** 7.61, 5.55: whether a piece may go from one place to the other. */
    private boolean mayGo(Piece piece, Place from, Place to) {
        boolean returns = piece instanceof Unit unit && unit.kind().mayReturn();
        boolean field = to instanceof Space || to instanceof Place.MilitiaBox;
        return switch (from) {
            case Space space -> field || to == (returns ? Place.Off.RESERVE : Place.Off.GONE);
            case Place.MilitiaBox box -> to == Place.Off.RESERVE;
            case Place.Off.RESERVE -> field && isEvent();
            // two leaders of command 7 drawn at once, the first of whom makes room for the second
            case Place.Off.POOL -> (to instanceof Space || to == Place.Off.GONE) && isEvent();
            case Place.Off.WAITING -> to == Place.Off.POOL || to instanceof Space && isEvent();
            case Place.Off.GONE -> false;
        };
    }

    /** 5.521, 5.522; winter may take a step at once. */
    private void entered(Piece piece, Space space) {
        var enemy = Sides.enemy(piece.side());
        boolean open = !now.board().isOccupied(enemy, space) && !now.board().isBesieged(space);
        must(open || isWinter(), "5.522 %s entered at %s", piece, space);
        boolean whole = piece instanceof Leader || !now.board().isReduced((Unit) piece);
        must(whole || isWinter(), "5.521 %s entered reduced", piece);
    }

    /** 5.523 */
    private void restored(Unit unit) {
        var board = before.board();
        if (!board.isReduced(unit) || now.board().isReduced(unit)) return;
        if (!(board.place(unit) instanceof Space at) || !(now.board().place(unit) instanceof Space)) return;
        must(isEvent(), "5.523 %s is whole again without an event", unit);
        must(!board.isInside(unit.side(), at), "5.523 %s, besieged, is whole again", unit);
        must(!unit.isDrilled() || isSupplied(unit.side(), at), "12.3 %s, out of supply, is whole again", unit);
    }

    /** Supplied before or after the order, since supply is judged at the instant it is needed (12.3). */
    private boolean isSupplied(Side side, Space space) {
        return new Supply(now.country(), before.board(), side).supplies(space)
                || new Supply(now.country(), now.board(), side).supplies(space);
    }

    /** 5.41, 5.42: anything new there was built or begun; anything captured belonged to the enemy. */
    private void built(Side side, Space space) {
        boolean fresh = now.board().hasFortification(side, space)
                && before.board().fortification(space).isEmpty();
        boolean begun = now.board().begun().get(space) == side
                && before.board().begun().get(space) != side
                && before.board().fort(space).isEmpty();
        if (!fresh && !begun) return;
        must(use instanceof Use.Build, "5.4 the %s have built in %s without a card", side, space);
        boolean fields = space.isFriendlyTo(side) && space.isCultivated() && !begun;
        boolean troops = before.board().hasDrilled(side, space) && isSupplied(side, space);
        boolean may = troops || fields && now.board().stockade(space).isPresent();
        must(may, "12.3 the %s have built in %s", side, space);
    }

    /** 8.231: the level rises only by an activation of Drilled Troops in supply. */
    private void siege(Space space) {
        int was = before.board().sieges().getOrDefault(space, 0);
        int is = now.board().sieges().getOrDefault(space, 0);
        if (is <= was) return;
        var besieger = now.board().stronghold(space).map(Sides::enemy).orElseThrow();
        boolean troops = before.board().hasDrilled(besieger, space);
        must(use instanceof Use.Activate, "8.231 the siege of %s has risen by itself", space);
        must(troops && isSupplied(besieger, space), "12.3 the siege of %s has risen", space);
    }

    /** 10.1, 10.11, 10.33: a new marker is where a target was. */
    private void raids(Space space) {
        for (var side : Sides.BOTH) {
            if (now.board().raids(space).of(side) <= before.board().raids(space).of(side)) continue;
            var enemy = Sides.enemy(side);
            boolean worth =
                    before.board().hasStockade(enemy, space) || before.board().isAllied(enemy, space);
            boolean fields = space.isCultivated() && space.isFriendlyTo(enemy);
            boolean first = before.board().raids(space).equals(Board.NO_RAIDS);
            must(worth || fields && first, "10.1, 10.33 %s is no target of a raid", space);
            must(before.board().stronghold(space).isEmpty(), "10.11 a raid on the fort of %s", space);
        }
    }

    private void track() {
        var was = before.track();
        int years = now.track().year() - was.year();
        boolean next = years == 0 || years == 1 && was.late();
        must(next, "4.0 from %s to %s", was.season(), now.track().season());
        provincials(Department.NORTHERN);
        provincials(Department.SOUTHERN);
    }

    /** 5.54: besieged provincials may exceed the limit, but then none are added. */
    private void provincials(Department department) {
        int was = before.board().provincials(department).size();
        int is = now.board().provincials(department).size();
        boolean paid = is <= was || is <= now.track().assemblies().limit(department);
        must(paid, "5.54 %d provincials of the %s Department", is, department);
    }
}
