package postrider.americanwar.orders;

import java.util.HashSet;
import java.util.List;
import postrider.americanwar.Card;
import postrider.americanwar.General;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Sides;
import postrider.kernel.Plan;
import postrider.kernel.Plan.Statement;
import postrider.kernel.ruling.Refused;
import postrider.text.LazyList;

/** 7.1, 7.2 / 7.0: carries out the operations of one card, one general or landing party after another. */
public final class Operations {
    private final PlayedCard play;
    private final int allowed;
    private final Plan<Part> plan;
    private boolean asks;
    private int number;

    private Operations(PlayedCard play, List<Step> steps) {
        this.play = play;
        this.allowed = allowed(play.card());
        this.plan = new Plan<>(Step.parts(steps));
    }

    /** 7.1, 7.2.A / 7.0: how many operations a card allows. */
    static int allowed(Card card) {
        return switch (card.kind()) {
            case MINOR_CAMPAIGN -> 2;
            case MAJOR_CAMPAIGN -> 3;
            case OPS, EVENT, BATTLE, BATTLE_OR_EVENT, SPECIAL -> 1;
        };
    }

    /**
     * Throws {@link Refused} if the card cannot do this. Only the first operation is judged with the order. Each later one is judged when
     * its turn comes, because earlier ones decide what is possible.
     */
    public static void judge(PlayedCard play, List<Step> steps) {
        int allowed = allowed(play.card());
        var operations = Step.operations(steps);
        if (operations.isEmpty() || operations.size() > allowed)
            throw new Refused(play.law(Subject.OPERATIONS), "Order 1 to %d operations.".formatted(allowed));
        judgeTogether(play, operations);
        operations.getFirst().judge(play);
    }

    /**
     * Judges what a player says on the way: none, or up to {@code left} operations.
     *
     * @param goesOn whether the move goes on first, so that even the first operation is judged when its turn comes
     */
    static void judgeNext(PlayedCard play, List<Step> steps, int left, boolean goesOn) {
        var operations = Step.operations(steps);
        if (operations.size() > left)
            throw new Refused(
                    play.law(Subject.OPERATIONS), "%d operations are left on this card, no more.".formatted(left));
        judgeTogether(play, operations);
        if (!goesOn && !operations.isEmpty()) operations.getFirst().judge(play);
    }

    /** 7.2: no general twice, and at most one landing party. */
    private static void judgeTogether(PlayedCard play, List<Step.Operation> operations) {
        var generals = new HashSet<General>();
        int parties = 0;
        for (var operation : operations)
            switch (operation) {
                case Activation(var general, var legs) -> {
                    if (!generals.add(general))
                        throw new Refused(
                                play.law(Subject.OPERATIONS), "%s can move only once on this card.".formatted(general));
                }
                case Step.LandingParty landing -> {
                    if (++parties > 1) throw new Refused("7.2.B", "Only one landing party a card.");
                }
            }
    }

    /** 7.2 / 7.0: the operations a campaign card allows next. */
    public static List<Step.Operation> legal(PlayedCard play) {
        return LazyList.joined(Activation.legal(play), Step.LandingParty.legal(play));
    }

    /** Carries out steps that have been judged. Asks again about those no longer possible when their turn comes (R62 of the newer book). */
    public static void carryOut(PlayedCard play, List<Step> steps) {
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

    /** On a campaign a player who wants to be asked is asked until they say stop. */
    private boolean goesOn() {
        if (play.working().isOver()) return false;
        if (plan.isDone() && asks && left() > 0) isAsked(List.of());
        return !plan.isDone();
    }

    /** Only steps are left here, because legs were carried out with their move. */
    private void step(Statement<Part> next) {
        switch ((Step) next.what()) {
            case Step.Operation operation -> {
                endMove();
                if (!play.working().isOver()) begin(operation, next.part());
            }
            case Step.ThenAsk thenAsk -> {
                asks = true;
                if (!isAsked(next.part())) play.tell(play.law(Subject.STEP), "There is nothing left to ask you about.");
            }
        }
    }

    private void endMove() {
        if (play.moving().isEmpty()) return;
        play.moving().get().end();
        play.won();
    }

    private void begin(Step.Operation operation, List<Integer> part) {
        try {
            operation.judge(play);
        } catch (Refused noLonger) {
            var words = operation.words();
            var why = noLonger.refusals().getFirst().why();
            var sentence = "Operation %d cannot be carried out as ordered, '%s': %s";
            play.tell(play.law(Subject.OPERATIONS), sentence, number + 1, words, why);
            plan.all(Leg.class);
            isAsked(List.of());
            return;
        }
        number++;
        operation.begin(play, part);
    }

    /** Operations that are neither carried out nor ordered yet. */
    private int left() {
        return allowed - number - plan.left(Step.Operation.class).size();
    }

    /** Asks how the move goes on and which operation is next, unless there is nothing left to do. {@code part} of the order asked for it. */
    private boolean isAsked(List<Integer> part) {
        var march = play.moving().map(Movement::march).filter(March::mayGoOn);
        var question = new WhatNext(play, march, number + 1, left(), plan.left(Step.Operation.class));
        if (question.isForced()) return false;
        if (!part.isEmpty())
            play.umpire().carryOut(part, question.rule(), "%s say how they go on.", Sides.the(play.side()));
        var onward = play.umpire().ask(question);
        asks &= !onward.equals(WhatNext.Onward.STOP);
        plan.first(onward.parts());
        return true;
    }
}
