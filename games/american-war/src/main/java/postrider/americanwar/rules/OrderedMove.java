package postrider.americanwar.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import postrider.americanwar.General;
import postrider.americanwar.Leg;
import postrider.americanwar.orders.LegWords;
import postrider.kernel.Plan.Statement;
import postrider.kernel.Umpire;
import postrider.text.Lists;

/** A general's move as his player ordered it: which parts of the order have been reported, and which are left out. */
public final class OrderedMove {
    private final PlayedCard play;
    private final Umpire umpire;
    private final General general;
    private final int triesBefore;
    private final List<Integer> untold;

    /** @param part of the order that names the general, to be told with his first leg */
    public OrderedMove(PlayedCard play, General general, List<Integer> part) {
        this.play = play;
        this.umpire = play.working().umpire();
        this.general = general;
        this.triesBefore = play.tries();
        this.untold = new ArrayList<>(part);
    }

    /**
     * Has these legs made, as far as the enemy lets him and, if he is wary of interceptions, as far as he likes.
     *
     * @param rule by which he goes no further
     * @param wary the rule by which he may be wary
     * @param march how far he has come by now
     * @param make makes a leg
     */
    public void go(String rule, String wary, List<Statement<Leg>> legs, Supplier<March> march, Consumer<Leg> make) {
        var stop = Lists.find(legs, leg -> leg.what() instanceof Leg.StopIfTried);
        for (int i = 0; i < legs.size(); i++) {
            boolean ended = march.get().ended();
            boolean stops = !ended && stop.isPresent() && play.tries() > triesBefore;
            if (stops) {
                var why = "%s stops in %s: an interception was tried.";
                umpire.carryOut(
                        stop.get().part(), wary, why, general, march.get().at());
            }
            if (stops || ended) {
                leaveOut(rule, legs.subList(i, legs.size()));
                return;
            }
            var leg = legs.get(i);
            if (!(leg.what() instanceof Leg.StopIfTried)) untold.addAll(leg.part());
            make.accept(leg.what());
        }
    }

    public boolean isUntold() {
        return !untold.isEmpty();
    }

    /** Reports what is carried out, and with it the parts of the order that nobody was told of yet. */
    public void tell(String rule, String sentence, Object... args) {
        umpire.carryOut(List.copyOf(untold), rule, sentence, args);
        untold.clear();
    }

    /** What he was ordered beyond where he stops is his own player's business. */
    private void leaveOut(String rule, List<Statement<Leg>> legs) {
        var words = legs.stream()
                .map(Statement::what)
                .filter(leg -> !(leg instanceof Leg.StopIfTried))
                .map(leg -> LegWords.of(general.side(), leg))
                .collect(Collectors.joining("; "));
        if (!words.isEmpty())
            umpire.tell(general.side(), rule, "%s goes no further: '%s' is not carried out.", general, words);
    }
}
