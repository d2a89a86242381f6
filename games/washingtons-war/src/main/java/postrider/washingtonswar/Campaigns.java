package postrider.washingtonswar;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import postrider.kernel.Refused;
import postrider.kernel.Side;

/** 7.2 Activating generals with campaign cards. */
final class Campaigns {
    private Campaigns() {}

    /** 7.2.A: how many operations the card allows. */
    static int allowed(Card card) {
        return card.kind() == Card.Kind.MAJOR_CAMPAIGN ? 3 : 2;
    }

    /**
     * The first operation is judged with the order; each later one when its turn comes, because the ones before decide what
     * is possible. What is no longer possible then is asked anew.
     */
    static void play(CardPlay play, Order.Use.Campaign order) {
        var table = play.table();
        int allowed = allowed(play.card());
        if (order.operations().isEmpty() || order.operations().size() > allowed)
            throw new Refused("7.2.A", "Order 1 to %d operations.".formatted(allowed));
        judgeTogether(order.operations());
        judge(play, order.operations().getFirst(), false);
        play.show("7.2.A", "%s play %s.", Names.the(play.side()), play.card());
        table.discard(play.card());
        StrategyCards.abandonQueue(play);
        var waiting = new ArrayDeque<>(order.operations());
        boolean landed = false;
        for (int number = 1; number <= allowed && table.now().track().winner().isEmpty(); number++) {
            var next = next(play, waiting, landed, number, order.thenAsk());
            if (next.isEmpty()) return;
            landed |= next.get() instanceof Order.LandingParty;
            carryOut(play, next.get());
        }
    }

    /** 7.2: no general twice, and one landing party. */
    private static void judgeTogether(List<Order.Operation> operations) {
        var generals = new HashSet<General>();
        int parties = 0;
        for (var operation : operations)
            switch (operation) {
                case Order.Activation(var general, var legs) -> {
                    if (!generals.add(general))
                        throw new Refused("7.2.A", "%s can move only once on this card.".formatted(general));
                }
                case Order.LandingParty landing -> {
                    if (++parties > 1) throw new Refused("7.2.B", "Only one landing party a card.");
                }
            }
    }

    private static Optional<Order.Operation> next(
            CardPlay play, ArrayDeque<Order.Operation> waiting, boolean landed, int number, boolean thenAsk) {
        if (waiting.isEmpty() && !thenAsk) return Optional.empty();
        if (!waiting.isEmpty()) {
            var ordered = waiting.poll();
            try {
                judge(play, ordered, landed);
                return Optional.of(ordered);
            } catch (Refused noLonger) {
                play.table()
                        .umpire()
                        .rule(
                                "7.2.A",
                                "Operation %d cannot be carried out as ordered: %s",
                                number,
                                noLonger.refusals().getFirst().why());
            }
        }
        var question = new NextOperation(play, landed, number);
        return question.options().size() == 1
                ? Optional.empty()
                : play.table().umpire().ask(question);
    }

    /** Throws {@link Refused} if the operation is not possible now. */
    static void judge(CardPlay play, Order.Operation operation, boolean landed) {
        switch (operation) {
            case Order.Activation activation -> Movement.judge(play, activation);
            case Order.LandingParty(var port) -> {
                if (play.side() != Side.BRITISH) throw new Refused("7.2.B", "Only the British land parties.");
                if (landed) throw new Refused("7.2.B", "Only one landing party a card.");
                PoliticalControl.judgeLanding(play.table().now(), port);
            }
        }
    }

    private static void carryOut(CardPlay play, Order.Operation operation) {
        switch (operation) {
            case Order.Activation activation -> Movement.move(play, activation);
            case Order.LandingParty(var port) -> PoliticalControl.landingParty(play.table(), port);
        }
        Victory.automatic(play.table());
    }
}
