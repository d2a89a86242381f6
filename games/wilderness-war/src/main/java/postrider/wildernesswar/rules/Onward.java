package postrider.wildernesswar.rules;

import java.util.List;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Circumstance;
import postrider.kernel.question.FreeQuestion;
import postrider.text.Lists;
import postrider.wildernesswar.Order.Means;
import postrider.wildernesswar.Order.Operation;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.WarTopic;
import postrider.wildernesswar.orders.OperationReader;
import postrider.wildernesswar.orders.OrderWords;

/** 6.51, 5.36: asks how a march that may go on goes on. */
final class Onward extends FreeQuestion<List<Step>> implements WhatNext {
    private static final String STOP = "stop";

    private final March march;

    Onward(March march) {
        super(asking(march), examples(march));
        this.march = march;
    }

    private static Asking asking(March march) {
        var at = march.at();
        var text = "%s may go on from %s. Say how, as in an order, for example as below, or say stop.";
        return march.table().asking(march.side(), "6.51", WarTopic.ONWARD, "from " + at, text, march.who(), at);
    }

    /** Whether it may go on to any space by land or by boat. */
    static boolean isOpen(March march) {
        return !march.open(Means.LAND, true).isEmpty();
    }

    private static List<List<Step>> examples(March march) {
        var on = Lists.map(
                List.copyOf(march.open(Means.LAND, true)), space -> List.<Step>of(new Step.To(space, Means.LAND)));
        return Lists.with(on, List.of());
    }

    @Override
    public Position now() {
        return march.table().now();
    }

    @Override
    public List<List<Operation>> ways() {
        return Lists.map(examples(), steps -> steps.isEmpty() ? List.of() : List.of(new Operation(march.who(), steps)));
    }

    @Override
    public Circumstance circumstance() {
        return march.table().seen(march.side(), march.at());
    }

    @Override
    protected String words(List<Step> steps) {
        return steps.isEmpty() ? STOP : OrderWords.of(steps);
    }

    @Override
    protected List<Step> judged(String words) {
        if (words.equalsIgnoreCase(STOP)
                || staying(words)
                        .flatMap(now().pieceNames()::find)
                        .filter(march.who().head()::equals)
                        .isPresent()) return List.of();
        var phase = march.phase();
        var steps = said(OperationReader.steps(words, phase.table().now()), words);
        var fault = new Steps(phase, steps)
                .fault(march)
                .or(() -> StrategyCards.demolitionFault(phase, List.of(new Operation(march.who(), steps))));
        refuse(words, fault);
        return steps;
    }
}
