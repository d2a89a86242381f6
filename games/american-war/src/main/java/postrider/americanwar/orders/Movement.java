package postrider.americanwar.orders;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import postrider.americanwar.General;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.rules.OneGeneral;
import postrider.kernel.Plan.Statement;
import postrider.text.Lists;

/**
 * Carries out one activation of one general (7.3, 7.4, 7.5 / 7.1): tracks how far he has come and which parts of the order have been
 * reported.
 */
public final class Movement {
    private final PlayedCard play;
    private final General general;
    private final SortedMap<Space, Troops> dropped = new TreeMap<>(Comparator.comparing(Space::index));
    private final int triesBefore;
    private final List<Integer> untold;
    /** CUs that joined him where he is, which have not moved yet (7.4.E). */
    private Troops unmoved = Troops.NONE;

    private March march;

    private Movement(PlayedCard play, General general, List<Integer> part) {
        this.play = play;
        this.general = general;
        this.triesBefore = play.tries();
        this.untold = new ArrayList<>(part);
        this.march = March.begin(play, general);
    }

    /** Begins a move that has been judged. The part of the order that names the general is reported with his first leg. */
    static void begin(PlayedCard play, General general, List<Integer> part) {
        play.activate(general);
        play.moving(Optional.of(new Movement(play, general, part)));
    }

    public March march() {
        return march;
    }

    /** Carries out these legs until he meets the enemy or, if so ordered, an interception is tried. */
    void go(List<Statement<Leg>> legs) {
        var wary = Lists.find(legs, leg -> leg.what() instanceof Leg.StopIfTried);
        for (int i = 0; i < legs.size(); i++) {
            boolean stops = !march.ended() && wary.isPresent() && play.tries() > triesBefore;
            if (stops) {
                var rule = play.law(Subject.INTERCEPTION);
                var sentence = "%s stops in %s: an interception was tried.";
                play.umpire().carryOut(wary.get().part(), rule, sentence, general, march.at());
            }
            if (stops || march.ended()) {
                leaveOut(legs.subList(i, legs.size()));
                return;
            }
            var leg = legs.get(i);
            if (!(leg.what() instanceof Leg.StopIfTried)) untold.addAll(leg.part());
            make(leg.what());
        }
    }

    /** Only his own player is told what he was ordered to do after he stops. */
    private void leaveOut(List<Statement<Leg>> legs) {
        var left = Lists.filter(Lists.map(legs, Statement::what), leg -> !(leg instanceof Leg.StopIfTried));
        var sentence = "%s goes no further: '%s' is not carried out.";
        if (!left.isEmpty()) play.tell(play.law(Subject.STEP), sentence, general, Leg.words(play.side(), left));
    }

    private void make(Leg leg) {
        play.umpire().allowed(() -> march.sparing(leg));
        var next = march.then(leg);
        switch (leg) {
            case Leg.PickUp(Troops troops) -> pickUp(troops);
            case Leg.DropOff(Troops troops) -> dropOff(troops);
            case Leg.To(Space space) -> {
                unmoved = Troops.NONE;
                next = play.entering(this, space).enter(next);
            }
            case Leg.BySea(Space port) -> {
                unmoved = Troops.NONE;
                play.sail(this, port);
            }
            case Leg.StopIfTried stop -> {}
        }
        play.endsTheWar();
        march = play.working().isOver() ? next.over() : next;
    }

    /** Before the third edition all CUs he took along counted as moved. */
    private void pickUp(Troops troops) {
        var again = dropped.getOrDefault(march.at(), Troops.NONE).common(troops);
        dropped.computeIfPresent(march.at(), (at, left) -> left.minus(again));
        if (play.now().since(3)) unmoved = unmoved.plus(troops.minus(again));
    }

    private void dropOff(Troops troops) {
        var stay = troops.common(unmoved);
        unmoved = unmoved.minus(stay);
        dropped.merge(march.at(), troops.minus(stay), Troops::plus);
        tell(play.law(Subject.UNITS), "%s leaves %s in %s.", general, troops.words(), march.at());
    }

    /** Reports what is carried out, along with the parts of the order not yet reported. */
    public void tell(String rule, String sentence, Object... args) {
        play.umpire().carryOut(List.copyOf(untold), rule, sentence, args);
        untold.clear();
    }

    /** Ends the move. Two generals may now be in one space. */
    void end() {
        var with = march.with();
        if (!untold.isEmpty()) tell(play.law(Subject.UNITS), "%s has %s with him.", general, with.words());
        play.moving(Optional.empty());
        dropped.forEach(play::markMoved);
        if (march.ended()) return;
        play.markMoved(march.at(), with.minus(unmoved));
        OneGeneral.stays(play.working(), play.side(), march.at());
    }

    /** CUs there that will have moved when {@code next} is activated; until he ends his move, all that are with him. */
    Troops moved(General next, Space space) {
        var with = with(space).minus(next.equals(general) ? Troops.NONE : unmoved.common(with(space)));
        return dropped.getOrDefault(space, Troops.NONE).plus(with);
    }

    /** CUs there that {@code next} has with him now. */
    Troops carried(General next, Space space) {
        return next.equals(general) ? with(space) : Troops.NONE;
    }

    private Troops with(Space space) {
        return !march.ended() && march.at().equals(space) ? march.with() : Troops.NONE;
    }
}
