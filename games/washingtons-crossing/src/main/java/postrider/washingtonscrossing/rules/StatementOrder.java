package postrider.washingtonscrossing.rules;

import static postrider.kernel.ruling.Fault.when;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import postrider.kernel.ruling.Fault;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Command;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;

/** The sequence of statements within an order (6.0). */
public final class StatementOrder {
    /** Ranks of the sequence; prepared attacks come last. */
    private static final int ACTIVATION = 1;

    private static final int MARCH = 2;
    private static final int BY_DIE = 3;

    private static final String TOO_LATE =
            "That stands too late: first come troops and activation, then marches, then activation by a die, and prepared attacks last.";

    private StatementOrder() {}

    /** Refuses steps outside a march, and any order but commands, marches, activation by die, prepared attacks. */
    static void check(List<Statement> statements, Refusals refusals) {
        var ranks = new Ranks();
        int last = ACTIVATION;
        boolean marching = false;
        var gone = new HashSet<Leader>();
        for (var statement : statements) {
            if (statement instanceof Action.Go(var leaders)) gone.addAll(leaders);
            boolean late = statement instanceof Action.ForceMarch(var leaders, var under)
                    && !Collections.disjoint(gone, leaders);
            refusals.refuse(
                    statement, when(late, "11.2", "A forced march is declared before they go: say it before 'go'."));
            marching = statement instanceof Action.Go || marching && statement instanceof Step;
            int rank = Math.max(ACTIVATION, ranks.next(statement));
            boolean stray =
                    statement instanceof Step && !marching && (ranks.goes || !(statement instanceof Step.Detach));
            refusals.refuse(statement, when(stray, "6.0", "Say who goes, before you say where."));
            if (rank < last)
                refusals.refuse(statement, Fault.no(() -> refusals.legal(inTurn(statements)), "6.0", TOO_LATE));
            last = rank;
        }
    }

    /** Sorts statements into the book's sequence, transfers before activation (15.0). */
    public static List<Statement> inTurn(List<Statement> statements) {
        var ranks = new Ranks();
        var sorted = new TreeMap<Integer, List<Statement>>();
        for (var statement : statements)
            sorted.computeIfAbsent(ranks.next(statement), any -> new ArrayList<>())
                    .add(statement);
        return sorted.values().stream().flatMap(List::stream).toList();
    }

    /** Ranks statements one after the other; transfers come first. */
    private static final class Ranks {
        private int last;
        private boolean goes;

        /** 10.2: leaders tried by a die, after all others have moved. */
        private final Set<Leader> tried = new HashSet<>();

        int next(Statement statement) {
            goes |= statement instanceof Action.Go;
            if (statement instanceof Action.Try attempt) tried.addAll(attempt.all());
            last = rank(statement);
            return last;
        }

        private int rank(Statement statement) {
            return switch (statement) {
                case Command.Activate activate -> ACTIVATION;
                case Command command -> 0;
                case Step.Detach detach -> goes ? last : 0;
                case Step step -> last;
                case Action.Sail sail -> Math.clamp(last, MARCH, BY_DIE);
                case Action.ForceMarch(var leaders, var under) -> march(leaders);
                case Action.Roll(var leaders) -> march(leaders);
                case Action.Go(var leaders) -> march(leaders);
                case Action.Entrench(var leader) -> march(List.of(leader));
                case Action.Try attempt -> BY_DIE;
                case Action.Prepare prepare -> BY_DIE + 1;
                case Action.Advance advance -> BY_DIE + 1;
            };
        }

        private int march(List<Leader> leaders) {
            return tried.containsAll(leaders) ? BY_DIE : MARCH;
        }
    }
}
