package postrider.wildernesswar.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.BattleTable;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.UnitType;
import postrider.wildernesswar.rules.CombatTable.Fire;

/**
 * Chapter 7: a battle (7.1, 7.2).
 *
 * @param from where the attackers came from; empty if they were besieged there
 * @param attackers including militia that join them
 * @param inside defenders that take no part (8.12)
 * @param active the leader of the attack (7.51)
 * @param lines what players are shown of the battle
 */
record Battle(
        ActionPhase phase,
        Space space,
        Optional<Space> from,
        List<Piece> attackers,
        List<Piece> inside,
        Optional<Leader> active,
        Kind kind,
        BattleTable lines)
        implements AtTable.InPhase {
    /** What the attackers are doing. */
    enum Kind {
        LAND,
        /** An Amphibious Landing (7.54). */
        LANDING,
        /** A raid: the only militia unit that 10.2 allows is already there. */
        RAID
    }

    /** How it ended for the attacker. */
    enum Outcome {
        DEFEAT,
        VICTORY,
        /** 7.82 */
        OVERRUN
    }

    private static final int MANY = 4;

    Battle {
        attackers = new ArrayList<>(attackers);
    }

    private List<Piece> side(Side side) {
        return side == phase.side()
                ? Lists.filter(attackers, this::isThere)
                : Lists.filter(board().pieces(side, space), piece -> !inside.contains(piece));
    }

    private boolean isThere(Piece piece) {
        return board().place(piece).equals(space);
    }

    private List<Unit> units(Side side) {
        return Lists.filter(side(side), Unit.class);
    }

    private List<Leader> leaders(Side side) {
        return Lists.filter(side(side), Leader.class);
    }

    Outcome fight() {
        var enemy = enemy();
        int told = umpire().rulingCount();
        rule("7.1", "Battle in %s: %s against %s.", space, Wording.list(side(phase.side())), Wording.list(side(enemy)));
        if (kind != Kind.RAID) for (var side : Sides.BOTH) militia(side);
        var ambusher = new BattleEvents(phase, space, lines, units(side()), units(enemy)).play();
        side(phase.side()).forEach(phase::fights);
        phase.field(space, side(phase.side()));
        int worthAttackers = worth(side());
        int worthDefenders = worth(enemy);
        boolean drilled = hasDrilled();
        var result = ambusher.map(this::ambushed).orElseGet(this::atOnce);
        boolean left = !units(side()).isEmpty();
        boolean alone = left == units(enemy).isEmpty();
        int lead = lead(result, left);
        boolean won = alone ? left : lead > 0;
        var winner = won ? side() : enemy;
        var win = Sides.the(winner) + " win";
        var outcome = win + (!alone && lead == 0 ? ": who defends wins a tie." : ".");
        rule("7.8", "%s", outcome);
        umpire().show(() -> lines.scene(space.name(), win + " in " + space, outcome), told);
        table().award(winner, won ? worthDefenders : worthAttackers, "7.81", "battle of %s", space);
        boolean militia = units(enemy).stream().anyMatch(unit -> unit.is(UnitType.MILITIA));
        Militia.home(table(), space);
        return won ? victory(result, since(2) ? drilled : hasDrilled(), since(2) && militia) : defeat();
    }

    private boolean hasDrilled() {
        return units(side()).stream().anyMatch(Unit::isDrilled);
    }

    /** 7.8: by how many steps the attacker leads, if both or neither have units left. */
    private static int lead(Result result, boolean left) {
        return left ? result.lostByDefender() - result.lostByAttacker() : result.byAttacker() - result.byDefender();
    }

    /** 7.81: a point for defeating a Regular, or more than four units including militia (R6). */
    private int worth(Side side) {
        boolean worth = units(side).size() > MANY || hasRegulars(side);
        var otherwise = "%s are worth no point: neither Regulars nor more than four units.";
        return umpire().applies(worth, "7.81", otherwise, Sides.the(side)) ? 1 : 0;
    }

    private record Result(int byAttacker, int byDefender, int lostByAttacker, int lostByDefender) {}

    private Result atOnce() {
        var attack = fire(side(), false);
        var defence = fire(enemy(), false);
        int lostByAttacker = lose(side(), defence);
        int lostByDefender = lose(enemy(), attack);
        return new Result(attack.steps(), defence.steps(), lostByAttacker, lostByDefender);
    }

    /** 7.56 */
    private Result ambushed(Side side) {
        var other = Sides.enemy(side);
        var shot = fire(side, true);
        int lost = lose(other, shot);
        var answer = units(other).isEmpty() ? new Fire(0, 0) : fire(other, false);
        int own = lose(side, answer);
        return side == phase.side()
                ? new Result(shot.steps(), answer.steps(), own, lost)
                : new Result(answer.steps(), shot.steps(), lost, own);
    }

    /** @param ambushes whether it fires first, with twice its strength */
    private Fire fire(Side side, boolean ambushes) {
        int strength = strength(side, ambushes);
        int shift = shift(side);
        var purpose = side + " fire in " + space;
        return CombatTable.fire(
                table(), lines, side, Losses.Combat.BATTLE, purpose, strength, shift, modifiers(side, purpose));
    }

    /** 7.56: doubled in an ambush. */
    private int strength(Side side, boolean ambushes) {
        int strength = board().strength(units(side)) * (ambushes ? 2 : 1);
        lines.put(side, "7.2", "strength", "%d", strength);
        lines.put(side, "7.56", "ambush", ambushes ? "doubled" : "");
        return strength;
    }

    /** 7.55 */
    private int shift(Side side) {
        boolean works = side == phase.side() && board().fieldworks().has(space);
        boolean shifts = umpire().applies(works, "7.55", "%s attack no fieldworks in %s.", Sides.the(side), space);
        if (shifts) rule("7.55", "%s lose a column to the fieldworks in %s.", Sides.the(side), space);
        lines.put(side, "7.55", "fieldworks", shifts ? "1 column less" : "");
        return shifts ? -1 : 0;
    }

    /** 7.51 to 7.54 */
    private Modifiers modifiers(Side side, String die) {
        boolean attacking = side == phase.side();
        var enemy = Sides.enemy(side);
        var leading = attacking ? Lists.of(active.filter(this::isThere)) : List.<Leader>of();
        var others = attacking ? Lists.filter(leaders(side), leader -> !isJoined(leader)) : leaders(side);
        boolean landing = attacking && kind == Kind.LANDING;
        boolean stockade = attacking && board().hasStockade(enemy, space);
        boolean outfought = space.terrain().isWild() && !hasWoodsmen(side) && hasWoodsmen(enemy);
        boolean outdrilled = space.isCultivated() && !hasRegulars(side) && hasRegulars(enemy);
        return new Modifiers(table(), die)
                .tactics("7.51", leading.isEmpty() ? others : leading)
                .with("7.52", "woods", outfought ? -1 : 0, woods(side))
                .with("7.53", "Regulars", outdrilled ? -1 : 0, fields(side))
                .with("7.54", "landing", landing ? -1 : 0, attacking ? "it is none" : "they defend")
                .with("7.54", "stockade", stockade ? -1 : 0, attacking ? "there is none" : "they defend");
    }

    /** 8.251: this leader joined without being activated, so his tactics do not count for the attack (R29). */
    private boolean isJoined(Leader leader) {
        return since(2) && from.isPresent() && table().hasBeenInside(leader, space);
    }

    private String woods(Side side) {
        if (!space.terrain().isWild()) return "the space is neither wilderness nor mountain";
        return hasWoodsmen(side)
                ? "they have Auxiliaries or Light Infantry"
                : "their enemy has neither Auxiliaries nor Light Infantry";
    }

    private String fields(Side side) {
        if (!space.isCultivated()) return "the space is not cultivated";
        return hasRegulars(side) ? "they have some" : "their enemy has none";
    }

    private boolean hasWoodsmen(Side side) {
        return units(side).stream().anyMatch(unit -> unit.isAuxiliary() || unit.is(UnitType.LIGHT_INFANTRY));
    }

    private boolean hasRegulars(Side side) {
        return units(side).stream().anyMatch(unit -> unit.is(UnitType.REGULAR));
    }

    private int lose(Side side, Fire fire) {
        return new Losses(table(), side, units(side), space, Losses.Combat.BATTLE).suffer(fire, leaders(side), lines);
    }

    /** 7.3 */
    private void militia(Side side) {
        var come = new Militia(table(), side, space).called();
        if (come.isEmpty()) return;
        if (side == phase.side()) attackers.addAll(come);
        lines.put(side, "7.3", "militia", "%s", Wording.list(come));
    }

    /**
     * @param drilled whether Drilled Troops have won, alive or not (R40)
     * @param militia whether militia went back to its box instead of being eliminated (7.82)
     */
    private Outcome victory(Result result, boolean drilled, boolean militia) {
        var enemy = enemy();
        boolean works = board().hasFortification(enemy, space);
        boolean overrun =
                !works && !militia && result.byDefender() == 0 && units(enemy).isEmpty();
        table().board(board -> board.withFieldworks(board.fieldworks().without(space))); // R7
        new Retreat(table(), enemy, space, from).defenders(side(enemy));
        if (drilled && board().hasStockade(enemy, space)) {
            table().board(board -> board.withWorks(space, Optional.empty()));
            table().award(side(), 1, "5.45", "the stockade in %s is destroyed", space);
        }
        return overrun ? Outcome.OVERRUN : Outcome.VICTORY;
    }

    private Outcome defeat() {
        new Retreat(table(), side(), space, from).attackers(side(phase.side()));
        return Outcome.DEFEAT;
    }
}
