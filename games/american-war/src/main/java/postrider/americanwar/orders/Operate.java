package postrider.americanwar.orders;

import java.util.List;
import postrider.americanwar.Card;
import postrider.americanwar.Sides;
import postrider.kernel.ruling.Fault;
import postrider.map.LazyList;

/**
 * 6.2, 7.1, 7.2 / 6.1, 7.0: a general is activated, completing the Operations Queue if there is one; or the operations of a
 * campaign; or Glover's event.
 */
public record Operate(List<Step> steps) implements Use {
    @Override
    public String words(Card card) {
        return Use.played(card) + Step.words(steps);
    }

    @Override
    public void carryOut(PlayedCard play) {
        if (play.card().isOps()) activate(play);
        else if (play.card().isCampaign()) campaign(play);
        else activateByEvent(play);
    }

    /** 7.1 / 6.1 */
    private void activate(PlayedCard play) {
        Step.firstGeneral(steps).ifPresent(general -> {
            Fault.refuse(play.barred(general));
            play.mustSuffice(general);
        });
        Operations.judge(play, steps);
        play.show(
                play.chapters().ops(), "to activate " + Step.firstGeneral(steps).orElseThrow());
        play.working().discard(play.card());
        play.useQueue();
        Operations.carryOut(play, steps);
    }

    /** 7.2.A / 7.0 */
    private void campaign(PlayedCard play) {
        Operations.judge(play, steps);
        play.lay(play.sections().again(), "%s play %s.", Sides.the(play.side()), play.card());
        play.working().discard(play.card());
        play.abandonQueue();
        Operations.carryOut(play, steps);
    }

    /** 7.3.C / 7.1 */
    private void activateByEvent(PlayedCard play) {
        var events = play.events();
        play.mustFit(play.card().activatesGeneral(), "activate one general", "7.0");
        Fault.refuse(events.mayPlay(play.now(), play.side(), play.card()));
        Operations.judge(play, steps);
        play.show(events.sections().event(), "as an event");
        play.abandonQueue();
        Operations.carryOut(play, steps);
        events.resolve(play.working(), play.side(), play.card());
    }

    /** Each move as it is, and so that its player is asked how to go on. */
    static List<Use> legal(List<Activation> moves) {
        return LazyList.joined(
                LazyList.of(moves, move -> new Operate(List.of(move))),
                LazyList.of(moves, move -> new Operate(List.of(move, new Step.ThenAsk()))));
    }

    /** The first operation of a campaign, and to be asked for the next. */
    static List<Use> campaign(List<? extends Step.Operation> first) {
        return LazyList.of(first, operation -> new Operate(List.of(operation, new Step.ThenAsk())));
    }
}
