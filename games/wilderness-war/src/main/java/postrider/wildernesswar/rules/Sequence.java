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
public record Sequence(WorkingPosition table) implements AtTable {
    /** Plays on until an order is needed or the game is over. */
    public void advance() {
        if (!hasBegun()) {
            new Bidding(table).settle();
            new Dealing(table).reshuffle();
            beginSeason();
        }
        while (track().toMove().isEmpty() && !table.isOver()) {
            endSeason();
            if (!table.isOver()) beginSeason();
        }
    }

    private boolean hasBegun() {
        return table.isOver()
                || !table.now().cards().discards().isEmpty()
                || Sides.BOTH.stream().anyMatch(side -> !table.hand(side).isEmpty());
    }

    /** 4.0 A.2: players take turns; a player who has no card left, or holds the last, waits. */
    void afterCard(Side side) {
        var next = Lists.find(
                List.of(Sides.enemy(side), side),
                one -> !table.hand(one).isEmpty() && !track().has(one, Mark.FRENCH_HOLD, Mark.BRITISH_HOLD));
        table.track(track -> track.withToMove(next));
    }

    private void beginSeason() {
        rule("4.0", "The %s season of %d begins.", track().late() ? "late" : "early", track().year());
        new Dealing(table).deal();
        if (has(Mark.CALL_FOR_TROOPS)) new Dealing(table).call();
        // R4
        var first = has(Mark.QUIBERON_BAY) ? Sides.BRITISH : Sides.FRENCH;
        table.track(track -> track.withToMove(Optional.of(first)));
    }

    private void endSeason() {
        for (var side : Sides.BOTH) {
            boolean held = !table.hand(side).isEmpty();
            table.track(track -> track.with(side, Mark.FRENCH_HELD, Mark.BRITISH_HELD, held)
                    .with(side, Mark.FRENCH_HOLD, Mark.BRITISH_HOLD, false));
        }
        table.mark(Mark.FRENCH_REGULARS, false);
        table.mark(Mark.BRITISH_REGULARS, false);
        if (has(Mark.SURRENDER)) {
            if (since(2)) new Dealing(table).link();
            new Dealing(table).reshuffle();
        }
        table.mark(Mark.SURRENDER, false);
        if (track().late()) endYear();
        else table.track(track -> track.withLate(true));
    }

    /** 4.0 B.3 to B.6 */
    private void endYear() {
        GoingHome.endOfYear(table);
        new Occupation(table).settle();
        raidedMarkers();
        new WinterAttrition(table).phase();
        int year = track().year();
        int vp = track().vp();
        var standing = vp == 0
                ? "nobody leads"
                : "the %s lead by %d".formatted(vp > 0 ? Sides.FRENCH : Sides.BRITISH, Math.abs(vp));
        umpire().show(new Scene.Closed(
                "" + year,
                "%d is over: %s".formatted(year, standing),
                List.of(lead(Sides.FRENCH, vp), lead(Sides.BRITISH, -vp))));
        new Victory(table).check();
        if (table.isOver()) return;
        for (var mark : List.of(Mark.NO_AMPHIBIOUS_LANDINGS, Mark.FRENCH_BLOCKHOUSES, Mark.BRITISH_BLOCKHOUSES))
            table.mark(mark, false);
        table.track(track -> track.withLate(false).withYears(year + 1, track.lastYear()));
        if (year + 1 >= 1759) pool();
    }

    private static Picture.Track lead(Side side, int vp) {
        return new Picture.Track(side.word(), Math.clamp(vp, 0, Victory.SUDDEN), Victory.SUDDEN);
    }

    /** 5.55: Amherst, Forbes and Wolfe enter the pool. */
    void pool() {
        for (var leader : country().leaders(Sides.BRITISH))
            if (board().place(leader) == Place.Off.WAITING) table.move(List.of(leader), Place.Off.POOL);
    }

    /** 4.0 B.4, 10.31, 13.22: half a point each, rounded up. */
    private void raidedMarkers() {
        for (var side : Sides.BOTH) {
            int markers = board().raids(side);
            table.award(side, (markers + 1) / 2, "13.22", "%d Raided markers", markers);
        }
        for (var space : board().raided().keySet()) table.board(now -> now.withRaids(space, Board.NO_RAIDS));
    }
}
