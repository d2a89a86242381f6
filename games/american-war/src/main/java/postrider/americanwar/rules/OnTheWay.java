package postrider.americanwar.rules;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.WarTopic;
import postrider.kernel.Asking;

/**
 * What a player is asked on the way (7.2.A, 7.3.B / 7.0, 7.1).
 *
 * @param march that may go on
 */
public record OnTheWay(PlayedCard play, Optional<March> march) {
    private static final String EXAMPLE = ", for example as below, or say stop.";

    /** Which operation follows. */
    public Asking operation(int number) {
        var text = "What is operation %d of your campaign? %sOrder it as you would order a move%s"
                .formatted(number, goesOn(), EXAMPLE);
        return new Asking(play.side(), play.sections().again(), WarTopic.NEXT_OPERATION, "number " + number, text)
                .knowing(warnings());
    }

    /** How the move goes on. */
    public Asking move() {
        var from = march.map(on -> "from " + on.at()).orElse("");
        var text = goesOn() + "Say how, as in an order" + EXAMPLE;
        return new Asking(play.side(), play.sections().step(), WarTopic.MARCH, from, text).knowing(warnings());
    }

    private String goesOn() {
        return march.map(on -> "%s stands in %s with %s and may go on. "
                        .formatted(on.general(), on.at(), on.with().words()))
                .orElse("");
    }

    private List<String> warnings() {
        return march.map(on -> OneGeneral.warnings(
                        play.working().now(), play.sections().stacking(), on.general(), List.of(on.at())))
                .orElse(List.of());
    }
}
