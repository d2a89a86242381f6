package postrider.washingtonscrossing.rules;

import static postrider.washingtonscrossing.rules.Faults.when;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.TreeMap;
import postrider.kernel.ruling.Fault;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Command;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;

/** In which order the statements of an order stand (6.0). */
final class StatementOrder {
    /** Ranks of the sequence; between them come marches, behind them prepared attacks. */
    private static final int ACTIVATION = 1;

    private static final int BY_DIE = 3;

    private static final String TOO_LATE =
            "That stands too late: first come troops and activation, then marches, then activation by a die, and prepared attacks last.";

    private StatementOrder() {}

    /** Commands, marches, activation by die, prepared attacks, in this order; and each step belongs to a march. */
    static void check(List<Statement> statements, Refusals refusals) {
        int last = ACTIVATION;
        boolean goes = false;
        boolean marching = false;
        var gone = new HashSet<Leader>();
        for (var statement : statements) {
            if (statement instanceof Action.Go(var leaders)) gone.addAll(leaders);
            boolean late = statement instanceof Action.ForceMarch(var leaders, var under)
                    && !Collections.disjoint(gone, leaders);
            refusals.refuse(
                    statement, when(late, "11.2", "A forced march is declared before they go: say it before 'go'."));
            goes |= statement instanceof Action.Go;
            marching = statement instanceof Action.Go || marching && statement instanceof Step;
            int rank = Math.max(ACTIVATION, rank(statement, goes, last));
            boolean stray = statement instanceof Step && !marching && (goes || !(statement instanceof Step.Detach));
            refusals.refuse(statement, when(stray, "6.0", "Say who goes, before you say where."));
            if (rank < last)
                refusals.refuse(
                        statement, Fault.no(() -> List.of(refusals.words().of(inTurn(statements))), "6.0", TOO_LATE));
            last = rank;
        }
    }

    /** What was ordered, in the order of the book, troops before anybody is activated (15.0). */
    static List<Statement> inTurn(List<Statement> statements) {
        var ranks = new TreeMap<Integer, List<Statement>>();
        int last = 0;
        boolean goes = false;
        for (var statement : statements) {
            goes |= statement instanceof Action.Go;
            last = rank(statement, goes, last);
            ranks.computeIfAbsent(last, any -> new ArrayList<>()).add(statement);
        }
        return ranks.values().stream().flatMap(List::stream).toList();
    }

    private static int rank(Statement statement, boolean goes, int last) {
        return switch (statement) {
            case Command.Activate activate -> ACTIVATION;
            case Command command -> 0;
            case Step.Detach detach -> goes ? last : 0;
            case Step step -> last;
            case Action.Try attempt -> BY_DIE;
            case Action.Prepare prepare -> BY_DIE + 1;
            case Action.Advance advance -> BY_DIE + 1;
            case Action action -> Math.clamp(last, ACTIVATION + 1, BY_DIE);
        };
    }
}
