package postrider.americanwar.rules;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.kernel.Fault;
import postrider.kernel.Lists;
import postrider.kernel.Match;

/**
 * The American armies that may try to intercept in a space (7.8 / 7.2).
 *
 * @param near the rule that asks for an army next to it
 * @param once the rule that allows each a single attempt
 */
public record Interceptors(PlayedCard<?, ?, ?> play, Space space, String near, String once) {
    public List<General> able() {
        var working = play.working();
        return Lists.those(
                generals(),
                general -> working.now()
                        .space(general)
                        .filter(at -> working.umpire().applies(fault(general, at)))
                        .isPresent());
    }

    private List<General> generals() {
        return play.working().country().generals(Sides.AMERICAN);
    }

    private Optional<Fault> fault(General general, Space at) {
        var working = play.working();
        if (!working.country().lines().adjacent(general, at).has(space))
            return Fault.no(near, "%s, in %s, is not adjacent to %s.", general, at, space);
        if (working.now().units(Sides.AMERICAN, at) == 0) return Fault.no(near, "%s has no CU in %s.", general, at);
        return play.triedToIntercept(general)
                ? Fault.no(once, "%s has tried to intercept on this card.", general)
                : Optional.empty();
    }

    /** Why the general whom these words name may not; empty if they name none, or he may. */
    public Optional<Fault> barred(String words) {
        if (!(Match.of(words, Lists.each(generals(), General::name)) instanceof Match.One(var name)))
            return Optional.empty();
        var general = play.working().country().general(name);
        return play.working().now().space(general).flatMap(at -> fault(general, at));
    }
}
