package postrider.wildernesswar.rules;

import java.util.ArrayList;
import java.util.List;
import postrider.kernel.question.Asking;
import postrider.kernel.question.FreeQuestion;
import postrider.text.LazyList;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Order.Operation;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.WarTopic;
import postrider.wildernesswar.orders.OperationReader;
import postrider.wildernesswar.orders.OrderWords;

/** 5.33, 5.36: asks what those left open do when their turn comes: some of them in any order, or nothing more. */
final class NextActivation extends FreeQuestion<List<Operation>> implements WhatNext {
    private static final String NOTHING = "nothing";

    private final Activations activations;
    private final List<Piece> heads;

    /**
     * @param number the number of the next of them on this card
     * @param heads those who are left
     */
    NextActivation(Activations activations, int number, List<Piece> heads) {
        super(asking(activations.phase(), number, heads), examples(activations, heads));
        this.activations = activations;
        this.heads = heads;
    }

    private static Asking asking(ActionPhase phase, int number, List<Piece> heads) {
        var subject = phase.table().subject(phase.side(), WarTopic.NEXT_ACTIVATION, "number " + number);
        var text = heads.size() == 1
                ? "What does %s do? Order it as you would in an order, for example as below, or say nothing."
                : "What do %s do, and who goes first? Order it as you would in an order, for example as below, or say nothing."
                        + " Whoever you leave out is asked for again.";
        return new Asking(phase.side(), "5.36", WarTopic.NEXT_ACTIVATION, subject, text.formatted(Wording.list(heads)));
    }

    private static List<List<Operation>> examples(Activations activations, List<Piece> heads) {
        var examples = new ArrayList<List<List<Operation>>>();
        for (var head : heads)
            for (var group : groups(activations, head))
                examples.add(LazyList.of(new LegalOperations(activations.phase(), group).operations(), List::of));
        examples.add(List.of(List.of()));
        return LazyList.joined(examples);
    }

    /** In a Campaign a leader goes with his own largest force, or alone. */
    private static List<Group> groups(Activations activations, Piece head) {
        var phase = activations.phase();
        var alone = Group.of(head);
        if (!phase.isCampaign() || !(head instanceof Leader leader)) return List.of(alone);
        var led = Group.alone(phase.board(), leader);
        var fought = Lists.filter(led.units(), phase::hasFought);
        var force = activations.free(led.without(fought));
        return force.isSeveral() ? List.of(force, alone) : List.of(alone);
    }

    @Override
    public Position now() {
        return activations.phase().table().now();
    }

    @Override
    public List<List<Operation>> ways() {
        return examples();
    }

    @Override
    protected String words(List<Operation> said) {
        return said.isEmpty() ? NOTHING : String.join("; ", Lists.map(said, OrderWords::of));
    }

    @Override
    protected List<Operation> judged(String words) {
        var staying = staying(words).flatMap(now().pieceNames()::find);
        if (words.equalsIgnoreCase(NOTHING)
                || staying.map(List::of).filter(heads::equals).isPresent()) return List.of();
        var phase = activations.phase();
        var said = said(OperationReader.operations(words, phase.table().now(), heads), words);
        refuse(words, activations.fault(heads, said));
        return said;
    }
}
