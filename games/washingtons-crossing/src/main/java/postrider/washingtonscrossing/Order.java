package postrider.washingtonscrossing;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Fork;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.When;

/**
 * What a player orders for a turn: the command phase and the action phase in one (6.0). None of it is a pass.
 *
 * @param statements in the order in which they are carried out
 */
public record Order(List<Statement> statements) {
    public Order {
        statements = List.copyOf(statements);
    }

    /** The steps of a march, which stand behind it. */
    public static List<Step> steps(List<Statement> statements, int march) {
        int end = march + 1;
        while (end < statements.size() && statements.get(end) instanceof Step) end++;
        return Lists.filter(statements.subList(march + 1, end), Step.class);
    }

    /** Whom statements activate, or try. */
    public static List<Leader> activated(List<Statement> statements) {
        return Lists.flatMap(Lists.filter(statements, Activating.class), Activating::all);
    }

    /** A step that belongs to no march. */
    public static Optional<Statement> stray(List<Statement> statements) {
        boolean marching = false;
        for (var statement : statements) {
            marching = statement instanceof Action.Go || marching && statement instanceof Step;
            if (statement instanceof Step && !marching) return Optional.of(statement);
        }
        return Optional.empty();
    }

    /** One thing that is done. */
    public sealed interface Statement {}

    /** 10.0: a leader may act, and those activated through that leader. */
    public interface Activating {
        Leader leader();

        List<Leader> with();

        /** That leader first. */
        default List<Leader> all() {
            return Lists.concat(List.of(leader()), with());
        }
    }

    /** What is done in the command phase (10.0). */
    public sealed interface Command extends Statement {
        /** 15.0 */
        record Transfer(int troops, Leader from, Leader to) implements Command {}

        /** 14.0 */
        record Absorb(Leader detachment, Leader by) implements Command {}

        /** 2.2.1, 9.2.3: a leader without troops leaves the game. */
        record Remove(Leader leader) implements Command {}

        /** 9.2.1 */
        record SubordinateGrant(Optional<Leader> with) implements Command {}

        /** 9.2.4, 9.4.1: so many go home, or are lost to disease. */
        record Discharge(int troops, Leader from) implements Command {}

        /** 10.1, 10.4: by points, or by the span of one who is activated already. */
        record Activate(Leader leader, List<Leader> with) implements Command, Activating {}
    }

    /** What is done in the action phase (11.0 to 19.0). */
    public sealed interface Action extends Statement {
        /**
         * 11.2: declared before they roll.
         *
         * @param under Washington or Cornwallis, who spares them the fatigue once a game
         */
        record ForceMarch(List<Leader> leaders, Optional<Leader> under) implements Action {}

        /** 11.0: they roll for their movement points with one die. */
        record Roll(List<Leader> leaders) implements Action {}

        /** 11.0: a leader or a stack sets out; its steps follow. */
        record Go(List<Leader> leaders) implements Action {}

        /** 11.6 */
        record Sail(Ship ship, Hexside to) implements Action {}

        /** 10.2: by die roll. */
        record Try(Leader leader, List<Leader> with) implements Action, Activating {}

        /** 16.3 */
        record Prepare(Hex target, List<Leader> leaders, boolean dawn) implements Action {}

        /** 16.3: who takes the hex if the prepared attack above wins it. */
        record Advance(List<Leader> leaders) implements Action {}

        /** 19.0 */
        record Entrench(Leader leader) implements Action {}
    }

    /** What those do who are on the move. */
    public sealed interface Step extends Statement {
        /**
         * To a hex next to theirs, or the cheapest way to one farther off, as far as the points go.
         *
         * @param boat by a naval unit (11.4.3)
         */
        record To(Hex hex, boolean boat) implements Step {}

        /** 11.0, Exception: a leader of the same roll goes along from here. */
        record Join(Leader leader) implements Step {}

        /** 11.0: they stay. */
        record Drop(List<Leader> leaders) implements Step {}

        /**
         * 14.0: a detachment, on the way or before anybody goes.
         *
         * @param as its counter; the first that is free if none is named
         * @param goesOn it goes on, and who made it stays
         */
        record Detach(int troops, Leader from, Optional<Leader> as, boolean goesOn) implements Step {}

        /** 16.2 */
        record Attack(Hex target, boolean hasty, boolean dawn) implements Step {}

        /** 11.5 */
        record LeaveMap() implements Step {}

        /** They stay where they are. */
        record Stop() implements Step {}

        /** What follows, up to the next of these, is done only with so many points. */
        record Parting(When when) implements Step, Fork {}

        /** How it goes on is said when it is known how it went. */
        record ThenAsk() implements Step {}
    }
}
