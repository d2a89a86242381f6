package postrider.wildernesswar.rules;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Scene;
import postrider.text.Lists;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Place;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Track.Mark;

/** Chapter 4, the sequence of play (4.0). */
public final class Sequence {
    private Sequence() {}

    /** Goes on until an order is needed or the game is over. */
    public static void advance(WorkingPosition table) {
        if (!hasBegun(table)) {
            new Bidding(table).settle();
            Dealing.reshuffle(table);
            beginSeason(table);
        }
        while (table.track().toMove().isEmpty() && !table.isOver()) {
            endSeason(table);
            if (!table.isOver()) beginSeason(table);
        }
    }

    private static boolean hasBegun(WorkingPosition table) {
        return table.isOver()
                || !table.now().cards().discards().isEmpty()
                || Sides.BOTH.stream().anyMatch(side -> !table.hand(side).isEmpty());
    }

    /** 4.0 A.2: players take turns; who has no card left, or holds his last, waits. */
    static void afterCard(WorkingPosition table, Side side) {
        var next = Lists.find(
                List.of(Sides.enemy(side), side),
                one -> !table.hand(one).isEmpty() && !table.track().has(one, Mark.FRENCH_HOLD, Mark.BRITISH_HOLD));
        table.track(track -> track.withToMove(next));
    }

    private static void beginSeason(WorkingPosition table) {
        table.rule(
                "4.0",
                "The %s season of %d begins.",
                table.track().late() ? "late" : "early",
                table.track().year());
        Dealing.deal(table);
        if (table.has(Mark.CALL_FOR_TROOPS)) Dealing.call(table);
        // R4
        var first = table.has(Mark.QUIBERON_BAY) ? Sides.BRITISH : Sides.FRENCH;
        table.track(track -> track.withToMove(Optional.of(first)));
    }

    private static void endSeason(WorkingPosition table) {
        for (var side : Sides.BOTH) {
            boolean held = !table.hand(side).isEmpty();
            table.track(track -> track.with(side, Mark.FRENCH_HELD, Mark.BRITISH_HELD, held)
                    .with(side, Mark.FRENCH_HOLD, Mark.BRITISH_HOLD, false));
        }
        table.mark(Mark.FRENCH_REGULARS, false);
        table.mark(Mark.BRITISH_REGULARS, false);
        if (table.has(Mark.SURRENDER)) {
            if (table.since(2)) Dealing.link(table);
            Dealing.reshuffle(table);
        }
        table.mark(Mark.SURRENDER, false);
        if (table.track().late()) endYear(table);
        else table.track(track -> track.withLate(true));
    }

    /** 4.0 B.3 to B.6 */
    private static void endYear(WorkingPosition table) {
        GoingHome.endOfYear(table);
        new Occupation(table).settle();
        raidedMarkers(table);
        new WinterAttrition(table).phase();
        int year = table.track().year();
        int vp = table.track().vp();
        var standing = vp == 0
                ? "nobody leads"
                : "the %s lead by %d".formatted(vp > 0 ? Sides.FRENCH : Sides.BRITISH, Math.abs(vp));
        table.umpire()
                .show(new Scene.Closed(
                        "" + year,
                        "%d is over: %s".formatted(year, standing),
                        List.of(lead(Sides.FRENCH, vp), lead(Sides.BRITISH, -vp))));
        new Victory(table).check();
        if (table.isOver()) return;
        for (var mark : List.of(Mark.NO_AMPHIBIOUS_LANDINGS, Mark.FRENCH_BLOCKHOUSES, Mark.BRITISH_BLOCKHOUSES))
            table.mark(mark, false);
        table.track(track -> track.withLate(false).withYears(year + 1, track.lastYear()));
        if (year + 1 >= 1759) pool(table);
    }

    private static Picture.Track lead(Side side, int vp) {
        return new Picture.Track(side.word(), Math.clamp(vp, 0, Victory.SUDDEN), Victory.SUDDEN);
    }

    /** 5.55: Amherst, Forbes and Wolfe wait no longer. */
    static void pool(WorkingPosition table) {
        for (var leader : table.country().leaders(Sides.BRITISH))
            if (table.board().place(leader) == Place.Off.WAITING) table.move(List.of(leader), Place.Off.POOL);
    }

    /** 4.0 B.4, 10.31, 13.22: half a point each, rounded up. */
    private static void raidedMarkers(WorkingPosition table) {
        for (var side : Sides.BOTH) {
            int markers = table.board().raids(side);
            table.award(side, (markers + 1) / 2, "13.22", "%d Raided markers", markers);
        }
        table.board(Board::withoutRaids);
    }
}
