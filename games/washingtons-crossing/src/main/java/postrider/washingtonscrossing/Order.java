package postrider.washingtonscrossing;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Fork;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.When;

/**
 * A player's order for a turn: the command phase and the action phase together (6.0). An empty order is a pass.
 *
 * @param statements in the order in which they are carried out
 */
public record Order(List<Statement> statements) {
    public Order {
        statements = List.copyOf(statements);
    }

    /** The steps that follow the march at this index. */
    public static List<Step> steps(List<Statement> statements, int march) {
        int end = march + 1;
        while (end < statements.size() && statements.get(end) instanceof Step) end++;
        return Lists.filter(statements.subList(march + 1, end), Step.class);
    }

    /** The leaders whom statements activate, or try to. */
    public static List<Leader> activated(List<Statement> statements) {
        return Lists.flatMap(Lists.filter(statements, Activating.class), Activating::all);
    }

    /** The first step that belongs to no march. */
    public static Optional<Statement> stray(List<Statement> statements) {
        boolean marching = false;
        for (var statement : statements) {
            marching = statement instanceof Action.Go || marching && statement instanceof Step;
            if (statement instanceof Step && !marching) return Optional.of(statement);
        }
        return Optional.empty();
    }

    public sealed interface Statement {}

    /** 10.0: activates a leader, and others through that leader. */
    public interface Activating {
        Leader leader();

        List<Leader> with();

        /** That leader first. */
        default List<Leader> all() {
            return Lists.concat(List.of(leader()), with());
        }
    }

    /** A statement for the command phase (10.0). */
    public sealed interface Command extends Statement {
        /** 15.0 */
        record Transfer(int troops, Leader from, Leader to) implements Command {}

        /** 14.0 */
        record Absorb(Leader detachment, Leader by) implements Command {}

        /** 2.2.1, 9.2.3: a leader without troops leaves the game. */
        record Remove(Leader leader) implements Command {}

        /** 9.2.1 */
        record SubordinateGrant(Optional<Leader> with) implements Command {}

        /** 9.2.4, 9.4.1: men go home, or are lost to disease. */
        record Discharge(int troops, Leader from) implements Command {}

        /** 10.1, 10.4: by points, or within the span of a leader activated already. */
        record Activate(Leader leader, List<Leader> with) implements Command, Activating {}
    }

    /** A statement for the action phase (11.0 to 19.0). */
    public sealed interface Action extends Statement {
        /**
         * 11.2: declared before they roll.
         *
         * @param under Washington or Cornwallis, who can spare them the fatigue once a game
         */
        record ForceMarch(List<Leader> leaders, Optional<Leader> under) implements Action {}

        /** 11.0: one movement roll for all of them. */
        record Roll(List<Leader> leaders) implements Action {}

        /** 11.0: a leader or a stack marches; the steps follow. */
        record Go(List<Leader> leaders) implements Action {}

        /** 11.6 */
        record Sail(Ship ship, Hexside to) implements Action {}

        /** 10.2: activation by die roll. */
        record Try(Leader leader, List<Leader> with) implements Action, Activating {}

        /** 16.3 */
        record Prepare(Hex target, List<Leader> leaders, boolean dawn) implements Action {}

        /** 16.3: leaders who enter the hex if the preceding prepared attack wins it. */
        record Advance(List<Leader> leaders) implements Action {}

        /** 19.0 */
        record Entrench(Leader leader) implements Action {}
    }

    /** A step of a march. */
    public sealed interface Step extends Statement {
        /**
         * To an adjacent hex, or by the cheapest way to a distant one, as far as the points last.
         *
         * @param boat by a naval unit (11.4.3)
         */
        record To(Hex hex, boolean boat) implements Step {}

        /** 11.0, Exception: a leader of the same roll joins the march here. */
        record Join(Leader leader) implements Step {}

        /** 11.0: leaders stay behind. */
        record Drop(List<Leader> leaders) implements Step {}

        /**
         * 14.0: makes a detachment, on the march or before anybody moves.
         *
         * @param as its counter; the first free one if none is named
         * @param goesOn whether the detachment goes on while its leader stays
         */
        record Detach(int troops, Leader from, Optional<Leader> as, boolean goesOn) implements Step {}

        /** 16.2 */
        record Attack(Hex target, boolean hasty, boolean dawn) implements Step {}

        /** 11.5 */
        record LeaveMap() implements Step {}

        record Stop() implements Step {}

        /** The steps up to the next one of these depend on the number of movement points. */
        record Parting(When when) implements Step, Fork {}

        /** The player decides here how to go on. */
        record ThenAsk() implements Step {}
    }
}
