package postrider.americanwar.orders;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import postrider.americanwar.AtTable;
import postrider.americanwar.General;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.rules.WhichUnits;
import postrider.kernel.question.Forces;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.BattleTable;

/** The sides and place of a battle, and what both books report in the same way. Chapter 9 of each book says how it is fought. */
public interface Battlefield extends AtTable {
    PlayedCard play();

    Space space();

    /** What is shown of it. */
    BattleTable table();

    @Override
    default WorkingPosition working() {
        return play().working();
    }

    /** The side whose moving army started the battle. */
    default Side attacker() {
        return play().side();
    }

    default Side defender() {
        return Sides.enemy(attacker());
    }

    default List<Side> sides() {
        return List.of(attacker(), defender());
    }

    default Optional<General> general(Side side) {
        return now().general(side, space());
    }

    default int units(Side side) {
        return now().units(side, space());
    }

    /** "Howe with 5 CU", "American 2 CU". */
    default String force(Side side) {
        var troops = now().troops(side, space()).words();
        return general(side).map(general -> general + " with " + troops).orElse(side + " " + troops);
    }

    /** "attacking Boston". */
    default String about(Side side) {
        return (side == attacker() ? "attacking " : "defending ") + space();
    }

    default Forces forces(Side side) {
        return now().forces(side, space(), side == attacker());
    }

    /** "Howe beaten back at Boston". */
    default String headline(Side loser) {
        var beaten = loser == attacker() ? "beaten back" : "beaten";
        return "%s %s at %s".formatted(general(loser).map(General::name).orElse(Sides.the(loser)), beaten, space());
    }

    /** Explains, to a referee who asks, why a side has none of {@code what} in the battle. */
    default void lacks(Side side, String rule, String what, Supplier<String> why) {
        applies(false, rule, () -> "%s in %s, %s: %s.".formatted(Sides.the(side), space(), what, why.get()));
    }

    default void lose(Side side, Space where, Troops force, int count) {
        var rule = law(Subject.LOSSES);
        var lost = WhichUnits.lost(working(), side, where, force, count, rule);
        working().remove(where, lost);
        var words = lost.isEmpty() ? "nothing" : lost.words();
        rule(rule, "%s lose %s.", Sides.the(side), words);
        table().put(side, rule, "losses", words);
    }
}
