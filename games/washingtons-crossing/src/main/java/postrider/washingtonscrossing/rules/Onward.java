package postrider.washingtonscrossing.rules;

import java.util.ArrayList;
import java.util.List;
import postrider.kernel.question.Asking;
import postrider.kernel.question.FreeQuestion;
import postrider.kernel.ruling.Refused;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.CrossingTopic;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.orders.OrderReader;
import postrider.washingtonscrossing.orders.OrderWords;

/** 11.0: how a march goes on of which its player wanted to be asked. */
final class Onward extends FreeQuestion<List<Statement>> {
    private static final String STOP = "stop";

    private final March march;

    Onward(March march) {
        super(asking(march), examples(march));
        this.march = march;
    }

    private static Asking asking(March march) {
        var table = march.table();
        var side = march.side();
        return new Asking(
                side,
                "11.0",
                CrossingTopic.ONWARD,
                table.subject(side, CrossingTopic.ONWARD, "from " + table.name(march.at())),
                "%s may go on from %s with %s. Say how, as in an order, or say stop.",
                Wording.list(march.company().leaders()),
                table.name(march.at()),
                Wording.count(march.company().left(), "movement point"));
    }

    private static List<List<Statement>> examples(March march) {
        var table = march.table();
        var costs = new MovementCosts(table.now(), march.side());
        var open = Lists.filter(
                table.country().grid().neighbours(march.at()),
                hex -> costs.faultNow(march.at(), hex).isEmpty()
                        && costs.cost(march.at(), hex) <= march.company().left());
        var examples = new ArrayList<List<Statement>>();
        for (var hex : open) examples.add(List.of(new Step.To(hex, false)));
        for (Hex enemy : table.board().hexes(Sides.enemy(march.side())))
            if (table.country().grid().neighbours(march.at()).contains(enemy)
                    && !table.turn().isNight()) examples.add(List.of(new Step.Attack(enemy, true, false)));
        examples.add(List.of());
        return examples;
    }

    @Override
    protected String words(List<Statement> steps) {
        return steps.isEmpty() ? STOP : new OrderWords(march.table().country()).of(steps);
    }

    @Override
    protected List<Statement> judged(String words) {
        if (words.equalsIgnoreCase(STOP)) return List.of();
        var steps = said(OrderReader.steps(words, march.table().now(), march.side()), words);
        if (!steps.stream().allMatch(Step.class::isInstance))
            throw new Refused("11.0", "Say how they go on, and nothing else.", nearest(words));
        Judge.way(march.turn(), march.at(), Lists.filter(steps, Step.class)).ifPresent(fault -> {
            throw new Refused(fault.rule(), fault.sentence(), nearest(words));
        });
        return Lists.filter(steps, step -> !(step instanceof Step.Stop));
    }
}
