package postrider.wildernesswar.rules;

import java.util.List;
import java.util.Optional;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Choice;
import postrider.kernel.view.Scene;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Event;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Track.Mark;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.UnitType;
import postrider.wildernesswar.WarTopic;
import postrider.wildernesswar.orders.PlainWords;

/**
 * Chapter 10: a raid (10.1, 10.2, 10.3) by all auxiliaries and leaders in a space together.
 *
 * @param active the leader of the force
 * @param from where the raiders came from
 */
record Raid(ActionPhase phase, Space space, List<Piece> raiders, Optional<Leader> active, Optional<Space> from)
        implements AtTable.InPhase {
    private static final int[] HARD_LOSSES = {2, 1, 1, 0, 2, 1, 0, 0};
    private static final int[] EASY_LOSSES = {2, 0, 0, 0, 1, 1, 0, 0};
    private static final int SUCCESS = 5;

    /** What is at stake, for the player who may send militia. */
    private static final List<String> RAIDED = List.of(
            "Militia that defends it fights the raiders first; they raid only if they win (10.21, 10.22).",
            "A raid that succeeds destroys the stockade, and earns half a VP at the end of the year (10.31).");

    /** The raid of a group with no orders. */
    static Raid where(ActionPhase phase, Group who) {
        var at = March.begin(phase, who).at();
        return new Raid(phase, at, who.pieces(), who.commander(), Optional.empty());
    }

    private List<Piece> here() {
        return Lists.filter(raiders, piece -> board().place(piece).equals(space));
    }

    private List<Unit> auxiliaries() {
        return Lists.filter(Lists.filter(here(), Unit.class), Unit::isAuxiliary);
    }

    private List<Leader> leaders() {
        return Lists.filter(here(), Leader.class);
    }

    private boolean isStockade() {
        return board().hasStockade(enemy(), space);
    }

    private boolean isSettlement() {
        return board().isAllied(enemy(), space);
    }

    /** 10.1, 10.11 */
    boolean isTarget() {
        var enemy = enemy();
        if (board().hasDrilled(side(), space)) return false;
        if (board().hasUnits(enemy, space) || board().stronghold(space).isPresent()) return false;
        if (board().hasStockade(side(), space)) return false;
        if (auxiliaries().isEmpty()) return false;
        return space.isFriendlyTo(enemy) && space.isCultivated() || isStockade() || isSettlement();
    }

    /** Carries out the raid. Returns whether militia has beaten them off, so that they do not go home (10.23). */
    boolean isBeatenOff() {
        if (!isTarget()) return false;
        var blockhouses = blockhouses();
        if (meetsMilitia(blockhouses)) {
            var battle = new Battle(phase, space, from, here(), List.of(), active, Battle.Kind.RAID, battleTable());
            if (battle.fight() == Battle.Outcome.DEFEAT) return true;
            blockhouses = blockhouses();
        }
        if (auxiliaries().isEmpty()) return false;
        roll(blockhouses);
        // 8.232: Indians that are gone besiege nobody
        if (since(3)) new Occupation(table()).settleBut(space);
        new GoingHome(table(), side(), space, "The raid on %s is over.".formatted(space)).leave(here());
        return false;
    }

    /** The enemy's militia that is ready in the department (10.2, 10.3). */
    private List<Unit> militia() {
        return new Militia(table(), enemy(), space).ready();
    }

    /**
     * 10.2: one militia unit may defend a stockade that has not been fought for.
     *
     * @param blockhouses the question asked at the same time; it is asked again after a battle
     */
    private boolean meetsMilitia(Optional<Choice<Card>> blockhouses) {
        var enemy = enemy();
        var ready = militia();
        if (!isStockade() || ready.isEmpty() || phase.haveFought(space, auxiliaries())) return false;
        var text = "The stockade in %s is raided. Does a militia unit defend it?";
        var about = table().subject(enemy, WarTopic.MILITIA, "against the raid on " + space);
        var question = new Asking(enemy, "10.2", WarTopic.MILITIA, about, text, space)
                .knowing(RAIDED)
                .reading(PlainWords.MILITIA::of)
                .some(ready, 0, 1)
                .withFacts(table().seen(enemy, space));
        var picks = umpire().ask(question, () -> Lists.of(blockhouses));
        if (picks.isEmpty()) return false;
        table().move(picks, space);
        rule("10.21", "%s stands in the stockade of %s.", picks.getFirst(), space);
        return true;
    }

    private Optional<Choice<Card>> blockhouses() {
        var enemy = enemy();
        if (hasBlockhouses()) return Optional.empty();
        var text = "%s is raided. Do you play Blockhouses?";
        return new Responses(table(), enemy)
                .at(Seen.RAID)
                .question(Event.BLOCKHOUSES, "10.3", space, "to the raid on " + space, text, space);
    }

    private boolean hasBlockhouses() {
        return track().has(enemy(), Mark.FRENCH_BLOCKHOUSES, Mark.BRITISH_BLOCKHOUSES);
    }

    private void playBlockhouses(Choice<Card> question) {
        var enemy = enemy();
        if (new Responses(table(), enemy).played(question).isEmpty()) return;
        table().track(track -> track.with(enemy, Mark.FRENCH_BLOCKHOUSES, Mark.BRITISH_BLOCKHOUSES, true));
    }

    /** 10.3 */
    private void roll(Optional<Choice<Card>> blockhouses) {
        blockhouses.ifPresent(this::playBlockhouses);
        boolean worth = isStockade() || isSettlement();
        boolean hard = hasBlockhouses() || worth;
        var purpose = "raid on " + space;
        var modifiers = modifiers(purpose);
        int modifier = modifiers.sum();
        int die = umpire().roll("10.3", purpose);
        int result = Math.clamp(die + modifier, 0, 7);
        boolean success = result >= SUCCESS;
        var sentence = "The %s rolls %d%+d and %s%s.";
        rule("10.3", sentence, purpose, die, modifier, success ? "succeeds" : "fails", modifiers);
        new Losses(table(), side(), auxiliaries(), space, Losses.Combat.RAID)
                .take((hard ? HARD_LOSSES : EASY_LOSSES)[result]);
        var otherwise = "The die shows %d: no leader is in danger.";
        if (umpire().applies(die == 1 || die == 6 && hard, "10.32", otherwise, die))
            Losses.leaders(table(), "10.32", leaders());
        if (success) succeed(worth);
        else show(false);
    }

    private void show(boolean success) {
        var who = active.<Piece>map(leader -> leader).orElse(raiders.getFirst());
        umpire().show(new Scene.Raided(side(), who.name(), space.name(), success));
    }

    /** 14.2 */
    private void scareMilitia() {
        var ready = militia();
        if (ready.isEmpty()) return;
        var text = "%s is raided. Which militia unit loses a step?".formatted(space);
        var unit = umpire().settleOne(table().asking(enemy(), "14.2", WarTopic.LOSSES, "raid on " + space, text)
                .one(ready)
                .ranking(listed ->
                        Ranks.of(listed, ready).stream().map(Unit::name).findFirst())
                .withFacts(table().seen(enemy(), space)));
        table().reduce(unit);
        rule("14.2", "%s loses a step.", unit);
    }

    private Modifiers modifiers(String die) {
        var there = leaders();
        boolean rangers = auxiliaries().stream().anyMatch(unit -> unit.is(UnitType.RANGER));
        int ready = militia().size();
        return new Modifiers(table(), die)
                .tactics("7.51", active.filter(there::contains).map(List::of).orElseGet(() -> able(there)))
                .with("10.3", "Rangers", rangers ? 1 : 0, "none raid")
                .with("10.3", "militia", ready >= 2 ? -1 : 0, "fewer than two units stand ready");
    }

    /** 7.51: leaders dropped off who could command them; Mohawks and Iroquois follow only Johnson (5.534). */
    private List<Leader> able(List<Leader> there) {
        boolean follow = since(3) && auxiliaries().stream().anyMatch(Unit::followsJohnson);
        return follow && !Group.hasJohnson(there) ? List.of() : there;
    }

    /** 10.31, 10.33 */
    private void succeed(boolean worth) {
        var there = board().raids(space);
        if (!worth && there.of(side()) + there.of(enemy()) > 0) {
            rule("10.33", "%s was raided before.", space);
            return;
        }
        table().board(now -> now.withRaids(space, there.plus(side(), 1)));
        rule("10.31", "%s mark %s as raided.", Sides.the(side()), space);
        show(true);
        if (has(Mark.RAIDS_SCARE_MILITIA)) scareMilitia();
        if (isStockade()) {
            table().board(now -> now.withWorks(space, Optional.empty()));
            rule("10.31", "The stockade in %s is burned down.", space);
        }
        var nation = Lists.filter(board().unitsOnMap(enemy()), this::dwells);
        if (nation.isEmpty()) return;
        nation.forEach(table()::eliminate);
        rule("10.31", "%s lost with %s.", Wording.verb(nation, "is", "are"), space);
    }

    /** Besieged Indians are not eliminated. */
    private boolean dwells(Unit unit) {
        return unit.isAtHome(space)
                && !board().isInside(enemy(), board().space(unit).orElseThrow());
    }
}
