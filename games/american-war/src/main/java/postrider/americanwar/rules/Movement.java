package postrider.americanwar.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import postrider.americanwar.General;
import postrider.americanwar.Leg;
import postrider.americanwar.Order;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.kernel.Plan.Statement;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/** One activation of one general, as it is carried out (7.3, 7.4, 7.5 / 7.1). */
public final class Movement {
    private final PlayedCard play;
    private final WorkingPosition working;
    private final Side side;
    private final General general;
    private final SortedMap<Space, Troops> dropped = new TreeMap<>(Comparator.comparing(Space::index));
    private final OrderedMove ordered;
    private March march;

    private Movement(PlayedCard play, General general, List<Integer> part) {
        this.play = play;
        this.working = play.working();
        this.side = play.side();
        this.general = general;
        this.ordered = new OrderedMove(play, general, part);
        this.march = March.begin(play, general);
    }

    /** Generals that can still be activated. */
    public static List<General> movers(PlayedCard play) {
        return Lists.filter(
                play.working().country().generals(play.side()),
                general -> play.barred(general).isEmpty());
    }

    /** Judges a whole move before anything happens; throws {@link Refused}. */
    static void judge(PlayedCard play, Order.Activation order) {
        var general = order.general();
        Fault.refuse(play.barred(general));
        if (Lists.filter(order.legs(), leg -> leg instanceof Leg.To || leg instanceof Leg.BySea)
                .isEmpty()) throw new Refused(play.sections().units(), "Say where %s goes.".formatted(general));
        March.begin(play, general).rehearse(order.legs());
    }

    /**
     * Begins a move, which was judged before.
     *
     * @param part of the order that names the general, to be told with his first leg
     */
    static void begin(PlayedCard play, General general, List<Integer> part) {
        play.activate(general);
        play.moving(Optional.of(new Movement(play, general, part)));
    }

    /** How far he has come. */
    public March march() {
        return march;
    }

    /** Makes these legs, as far as the enemy lets him and, if he is wary of interceptions, as far as he likes. */
    void go(List<Statement<Leg>> legs) {
        ordered.go(play.sections().step(), play.sections().interception(), legs, () -> march, this::make);
    }

    private void make(Leg leg) {
        working.umpire().allowed(() -> march.sparing(leg));
        var next = march.then(leg);
        switch (leg) {
            case Leg.PickUp(Troops troops) ->
                dropped.computeIfPresent(march.at(), (at, left) -> left.minus(left.common(troops)));
            case Leg.DropOff(Troops troops) -> {
                dropped.merge(march.at(), troops, Troops::plus);
                ordered.tell(play.sections().units(), "%s leaves %s in %s.", general, troops.words(), march.at());
            }
            case Leg.To to -> next = play.arriving(ordered, march).enter(next);
            case Leg.BySea(Space port) -> play.arriving(ordered, march).bySea(port);
            case Leg.StopIfTried stop -> {}
        }
        play.wonAtOnce();
        march = working.isOver() ? next.over() : next;
    }

    /** The move is over: perhaps two generals are in one space. */
    void end() {
        if (ordered.isUntold())
            ordered.tell(
                    play.sections().units(),
                    "%s has %s with him.",
                    general,
                    march.with().words());
        play.moving(Optional.empty());
        dropped.forEach(play::markMoved);
        if (!march.ended()) stop(march.at(), march.with());
    }

    /** CUs there that he has moved so far. */
    Troops moved(Space space) {
        var there = dropped.getOrDefault(space, Troops.NONE);
        return there.plus(carried(space));
    }

    /** CUs there that are with him. */
    Troops carried(Space space) {
        return !march.ended() && march.at().equals(space) ? march.with() : Troops.NONE;
    }

    private void stop(Space space, Troops with) {
        play.markMoved(space, with);
        OneGeneral.stays(working, play.sections().stacking(), side, space);
    }
}
