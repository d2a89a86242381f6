package postrider.americanwar.orders;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.stream.Stream;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

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
        return Stream.of(Leg.words(side, legs), Step.words(then))
                .filter(words -> !words.isEmpty())
                .collect(joining("; then "));
    }
}
