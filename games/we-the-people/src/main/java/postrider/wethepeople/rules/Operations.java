package postrider.wethepeople.rules;

import java.util.HashSet;
import java.util.List;
import postrider.americanwar.Card;
import postrider.americanwar.General;
import postrider.americanwar.Leg;
import postrider.americanwar.Part;
import postrider.americanwar.Sides;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.Plan;
import postrider.kernel.Plan.Statement;
import postrider.kernel.Refused;
import postrider.wethepeople.Order;
import postrider.wethepeople.orders.OrderWords;

/** 7.0: the operations of one card, one general after the other. */
final class Operations {
    private final CardPlay play;
    private final WorkingPosition working;
    private final int allowed;
    private final Plan<Part> plan;
    private boolean asks;
    private int number;

    private Operations(CardPlay play, List<Order.Step> steps) {
        this.play = play;
        this.working = play.working();
        this.allowed = allowed(play.card());
        this.plan = new Plan<>(Order.parts(steps));
    }

    /** 7.0: how many operations a card allows. */
    static int allowed(Card card) {
        return switch (card.kind()) {
            case MINOR_CAMPAIGN -> 2;
            case MAJOR_CAMPAIGN -> 3;
            case OPS, EVENT, BATTLE, BATTLE_OR_EVENT, SPECIAL -> 1;
        };
    }

    /**
     * Throws {@link Refused} if the card cannot do this. The first operation is judged with the order; each later one when
     * its turn comes, because the ones before decide what is possible.
     */
    static void judge(CardPlay play, List<Order.Step> steps) {
        int allowed = allowed(play.card());
        var operations = Order.activations(steps);
        if (operations.isEmpty() || operations.size() > allowed)
            throw new Refused("7.0", "Order 1 to %d operations.".formatted(allowed));
        judgeTogether(play, operations);
    }

    /** The same for what a player says on the way, when {@code left} operations may still be ordered. */
    static void judgeNext(CardPlay play, List<Order.Step> steps, int left) {
        var operations = Order.activations(steps);
        if (operations.size() > left)
            throw new Refused("7.0", "%d operations are left on this card, no more.".formatted(left));
        if (!operations.isEmpty()) judgeTogether(play, operations);
    }

    /** No general twice. */
    private static void judgeTogether(CardPlay play, List<Order.Activation> activations) {
        var generals = new HashSet<General>();
        for (var activation : activations)
            if (!generals.add(activation.general()))
                throw new Refused("7.0", "%s can move only once on this card.".formatted(activation.general()));
        Movement.judge(play, activations.getFirst());
    }

    /** Whether there is an operation to begin with. */
    static boolean mayBegin(CardPlay play) {
        return Movement.movers(play).stream()
                .flatMap(general -> Destinations.of(play, general).stream())
                .anyMatch(ways -> !ways.stops().isEmpty());
    }

    /** Carries out what was judged before. What is no longer possible when its turn comes is asked anew. */
    static void carryOut(CardPlay play, List<Order.Step> steps) {
        new Operations(play, steps).carryOut();
    }

    private void carryOut() {
        while (goesOn()) {
            var legs = plan.all(Leg.class);
            if (!legs.isEmpty()) play.moving().orElseThrow().go(legs);
            else step(plan.next());
        }
        endMove();
    }

    /** On a campaign he is asked until he says stop. */
    private boolean goesOn() {
        if (working.isOver()) return false;
        if (plan.isDone() && asks && left() > 0) isAsked(List.of());
        return !plan.isDone();
    }

    /** What is left on its own is a step: legs went with their move. */
    private void step(Statement<Part> next) {
        switch ((Order.Step) next.what()) {
            case Order.Activation operation -> {
                endMove();
                if (!working.isOver()) begin(operation, next.part());
            }
            case Order.ThenAsk thenAsk -> {
                asks = true;
                if (!isAsked(next.part()))
                    working.umpire().tell(play.side(), "7.1", "There is nothing left to ask you about.");
            }
        }
    }

    private void endMove() {
        if (play.moving().isEmpty()) return;
        play.moving().get().end();
        Victory.automatic(working);
    }

    private void begin(Order.Activation operation, List<Integer> part) {
        try {
            Movement.judge(play, operation);
        } catch (Refused noLonger) {
            var words = OrderWords.of(operation);
            var why = noLonger.refusals().getFirst().why();
            var sentence = "Operation %d cannot be carried out as ordered, '%s': %s";
            working.umpire().tell(play.side(), "7.0", sentence, number + 1, words, why);
            plan.all(Leg.class);
            isAsked(List.of());
            return;
        }
        number++;
        Movement.begin(play, operation.general(), part);
    }

    /** Operations that are neither carried out nor ordered. */
    private int left() {
        return allowed - number - plan.count(Order.Activation.class);
    }

    /**
     * Asks how the move goes on and which operation is next, if there is anything he could do.
     *
     * @param part of the order that has him asked
     */
    private boolean isAsked(List<Integer> part) {
        var question = new WhatNext(play, number + 1, left());
        if (question.isForced()) return false;
        if (!part.isEmpty())
            working.umpire().carryOut(part, question.rule(), "%s say how they go on.", Sides.the(play.side()));
        var onward = working.umpire().ask(question);
        asks &= !onward.equals(Order.Onward.STOP);
        plan.first(Order.parts(onward));
        return true;
    }
}
