package postrider.wildernesswar.rules;

import java.util.Map;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.wildernesswar.Country;
import postrider.wildernesswar.Event;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Track.Mark;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.Works;

/**
 * The consequences of which pieces are where: 5.45, 6.431, 8.232, 8.24, 13.23; and 6.53.
 *
 * @param ways where those who entered a space in this move came from
 */
record Occupation(WorkingPosition table, Map<Space, Space> ways) implements AtTable {
    Occupation(WorkingPosition table) {
        this(table, Map.of());
    }

    void settle() {
        if (table.mustSettle()) settle(country().everywhere());
    }

    /** R21: except in a space just entered, which is not occupied until it is known who resists. */
    void settleBut(Space entered) {
        settle(since(2) ? country().everywhere().without(entered) : country().everywhere());
    }

    private void settle(SpaceSet<Space> where) {
        for (var space : board().sieges().keySet()) lift(space);
        // R11: pieces on a beach sail before the marker is removed
        var beaches = where.and(board().landings());
        if (since(2) && !beaches.isEmpty()) rescue(beaches);
        for (var space : where.and(marked())) {
            if (board().begun().containsKey(space)) overrun(space);
            if (board().landings().has(space)) clear(space);
            if (board().captured().has(space)) revert(space);
        }
        rescue(where);
        for (var space : country().prizes()) if (where.has(space)) prize(space);
    }

    private SpaceSet<Space> marked() {
        var board = board();
        return board.landings().or(board.captured()).or(board.begun().keySet());
    }

    private void rescue(SpaceSet<Space> where) {
        for (var side : Sides.BOTH) new LoneLeaders(table, side, ways).rescue(where);
    }

    /** 8.232 */
    private void lift(Space space) {
        var owner = board().stronghold(space).orElseThrow();
        if (board().hasUnits(Sides.enemy(owner), space)) return;
        table.board(board -> board.withSiege(space, Optional.empty()));
        rule("8.232", "The siege of %s is lifted.", space);
    }

    /** 5.45 */
    private void overrun(Space space) {
        var owner = board().begun().get(space);
        var enemy = Sides.enemy(owner);
        if (board().hasUnits(owner, space)) return;
        if (!board().hasDrilled(enemy, space)) return;
        table.board(board -> board.withBegun(space, Optional.empty()));
        rule("5.45", "The fort under construction in %s is removed.", space);
    }

    /** 6.431 */
    private void clear(Space space) {
        var board = board();
        boolean alone = !board.hasUnits(Sides.BRITISH, space);
        boolean drilled = board.hasDrilled(Sides.FRENCH, space) && alone;
        boolean works = board.hasUnbesiegedFortification(Sides.FRENCH, space) && (alone || !since(2));
        if (!drilled && !works) return;
        table.board(now -> now.withLandings(now.landings().without(space)));
        rule("6.431", "The Amphib marker in %s is removed.", space);
    }

    /** 8.24 */
    private void revert(Space space) {
        var owner = space.friendlyTo().orElseThrow();
        var holder = Sides.enemy(owner);
        var board = board();
        if (board.hasUnits(holder, space)
                || holder == Sides.BRITISH && board.landings().has(space)) return;
        table.board(now -> now.withCaptured(now.captured().without(space)).withSiege(space, Optional.empty()));
        table.award(owner, 3, "8.24", "%s, which nobody holds, is theirs again", space);
    }

    /** 13.23 */
    private void prize(Space space) {
        var british = space.name().equals(Country.NIAGARA) ? Mark.BRITISH_NIAGARA : Mark.BRITISH_OHIO_FORKS;
        var holder = has(british) ? Sides.BRITISH : Sides.FRENCH;
        var taker = Sides.enemy(holder);
        if (!board().isSolelyOccupied(taker, space)) return;
        table.mark(british, taker == Sides.BRITISH);
        table.award(taker, 1, "13.23", "%s changes hands", space);
    }

    /** 5.45, 6.51: Drilled Troops take a stockade that nobody defends; interceptors would defend it (6.711). */
    boolean takeStockade(Side side, Space space) {
        var enemy = Sides.enemy(side);
        if (!board().hasStockade(enemy, space)) return false;
        if (!board().hasDrilled(side, space)) return false;
        table.board(board -> board.withWorks(space, Optional.of(new Works(Works.Kind.STOCKADE, side))));
        table.award(side, 1, "5.45", "the stockade in %s is captured", space);
        massacre(side, space);
        return true;
    }

    /** 5.56, 8.231: Massacre! may be played after Indians and Drilled Troops have taken a place. */
    void massacre(Side taker, Space space) {
        var indians = Lists.filter(board().units(taker, space), Unit::isIndian);
        if (indians.isEmpty() || !board().hasDrilled(taker, space)) return;
        var loser = Sides.enemy(taker);
        var text = "%s have taken %s. Do you play Massacre!?";
        var moment = "at the fall of " + space;
        if (!new Responses(table, loser).plays(Event.MASSACRE, "5.56", space, moment, text, Sides.the(taker), space))
            return;
        indians.forEach(table::eliminate);
        rule("5.56", "The Indians in %s go home for good.", space);
        table.award(loser, 1, "13.21", "Massacre!");
    }

    /** 8.21 */
    boolean besiege(Side side, Space space) {
        var board = board();
        var enemy = Sides.enemy(side);
        if (!board.hasStronghold(enemy, space) || board.isBesieged(space)) return false;
        if (!board.hasUnits(side, space)) return false;
        table.board(now -> now.withSiege(space, Optional.of(0)));
        rule("8.21", "%s is besieged.", space);
        return true;
    }
}
