package postrider.wildernesswar.rules;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import postrider.kernel.ruling.Fault;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Order.Operation;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.orders.OrderWords;

/**
 * 5.33, 5.36: carries out the operations of those whom a card activates, one after another. The player is asked about what was left open
 * and what is no longer possible when its turn comes (R22).
 */
final class Activations implements AtTable.InPhase {
    private final ActionPhase phase;
    private final Deque<Turn> left = new ArrayDeque<>();
    private final Set<Piece> active = new HashSet<>();
    private int number;

    /**
     * An operation whose turn comes.
     *
     * @param part the number of its first step among the parts of the order; empty if it was said on the way
     */
    private record Turn(Operation operation, Optional<Integer> part) {
        static Turn open(Piece head) {
            return new Turn(Operation.open(head), Optional.empty());
        }

        Piece head() {
            return operation.head();
        }
    }

    private Activations(ActionPhase phase, List<Operation> operations) {
        this.phase = phase;
        boolean headers = operations.size() > 1 || phase.isCampaign();
        int part = 2;
        for (var operation : operations) {
            if (headers) part++;
            left.add(new Turn(operation, Optional.of(part)));
            part += operation.steps().size();
        }
    }

    static void carryOut(ActionPhase phase, List<Operation> operations) {
        new Activations(phase, operations).carryOut();
    }

    private void carryOut() {
        while (!left.isEmpty() && !table().isOver()) {
            var next = left.remove();
            if (next.operation().isOpen()) ask(next);
            else begin(next);
        }
    }

    private void begin(Turn turn) {
        var operation = turn.operation();
        var fault = fault(operation.who()).or(() -> since(2) ? Steps.fault(phase, operation) : Optional.empty());
        if (fault.isEmpty()) {
            number++;
            active.addAll(operation.who().pieces());
            new Movement(phase, operation).carryOut(turn.part());
        } else if (since(2) && isAble(turn)) {
            var text = "It is no longer possible as ordered, '%s': %s";
            var why = fault.get();
            umpire().tell(side(), why.rule(), text, OrderWords.of(operation), why.sentence());
            ask(Turn.open(turn.head()));
        } else tellUnable(turn);
    }

    /** 5.36, 5.34: why these can no longer be activated. */
    private Optional<Fault> fault(Group who) {
        return Lists.find(who.pieces(), phase::hasFought)
                .flatMap(fought -> Fault.no("5.36", "%s has fought already.", fought))
                .or(() -> who.fault(board(), side()));
    }

    private boolean isAble(Turn turn) {
        return fault(Group.of(turn.head())).isEmpty();
    }

    private void tellUnable(Turn turn) {
        rule("5.36", "%s can no longer be activated.", turn.head());
        if (since(2)) {
            var named = StrategyCards.onTheWay(List.of(turn.operation()));
            new StrategyCards(table(), side()).demolish(named);
        }
    }

    /** 5.33: asks about all consecutive open ones together, because their order is not fixed in advance. */
    private void ask(Turn first) {
        var all = new ArrayList<>(List.of(first));
        while (!left.isEmpty() && left.getFirst().operation().isOpen()) all.add(left.remove());
        Lists.filter(all, turn -> !isAble(turn)).forEach(this::tellUnable);
        var open = Lists.filter(all, this::isAble);
        if (open.isEmpty()) return;
        var heads = Lists.map(open, Turn::head);
        var asking = open.getFirst();
        asking.part()
                .ifPresent(
                        part -> umpire().carryOut(List.of(part), "5.36", "%s say who goes next.", Sides.the(side())));
        var said = umpire().ask(new NextActivation(this, number + 1, heads));
        if (said.isEmpty()) {
            rule("5.36", "%s where they are.", Wording.verb(heads, "stays", "stay"));
            return;
        }
        var going = Lists.map(said, Operation::head);
        var rest = Lists.filter(open, turn -> !going.contains(turn.head()));
        for (var turn : rest.reversed()) left.addFirst(turn.equals(asking) ? Turn.open(turn.head()) : turn);
        for (var operation : said.reversed()) left.addFirst(new Turn(operation, Optional.empty()));
    }

    @Override
    public ActionPhase phase() {
        return phase;
    }

    /** 5.31: those of the group that are neither activated nor ordered to be. */
    Group free(Group who) {
        var taken = new HashSet<>(active);
        for (var turn : left)
            if (!turn.operation().isOpen()) taken.addAll(turn.operation().who().pieces());
        return who.without(List.copyOf(taken));
    }

    /** Why those left open cannot do this now. */
    Optional<Fault> fault(List<Piece> heads, List<Operation> said) {
        for (var operation : said) {
            var who = operation.who();
            if (!heads.contains(who.head()))
                return Fault.no("5.33", "%s is not one of those who are left: %s.", who.head(), Wording.list(heads));
            if (!phase.isCampaign() && who.isSeveral()) return Fault.no("5.32", "%s is activated alone.", who.head());
            var taken = Lists.filter(who.pieces(), piece -> !free(who).pieces().contains(piece));
            if (!taken.isEmpty()) return Fault.no("5.31", "%s is activated twice.", taken.getFirst());
        }
        return fault(said.getFirst().who())
                .or(() -> new Activation(phase, said).operationsFault())
                .or(() -> StrategyCards.demolitionFault(phase, said));
    }
}
