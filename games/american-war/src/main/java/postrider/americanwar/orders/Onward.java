package postrider.americanwar.orders;

import java.util.List;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Wording;

/**
 * What a player says when asked on the way.
 *
 * @param legs how the general goes on; none if they stop
 * @param then what follows; nothing if there is no more to do
 */
public record Onward(List<Leg> legs, List<Step> then) {
    public static final Onward STOP = new Onward(List.of(), List.of());

    List<Part> parts() {
        return Lists.concat(legs, Step.parts(then));
    }

    public String words(Side side) {
        if (equals(STOP)) return "stop";
        return Wording.said("; then ", Leg.words(side, legs), Step.words(then));
    }
}
