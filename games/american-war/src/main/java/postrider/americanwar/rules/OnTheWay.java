package postrider.americanwar.rules;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Asking;
import postrider.kernel.Topic;

/**
 * What a player is asked on the way (7.2.A, 7.3.B / 7.0, 7.1).
 *
 * @param march that may go on
 * @param second the rule that forbids a second general where it stands
 */
public record OnTheWay(PlayedCard<?> play, Optional<? extends Marching> march, String second) {
    private static final String EXAMPLE = ", for example as below, or say stop.";

    /** Which operation follows. */
    public Asking operation(String rule, Topic topic, int number) {
        var text = "What is operation %d of your campaign? %sOrder it as you would order a move%s"
                .formatted(number, goesOn(), EXAMPLE);
        return new Asking(play.side(), rule, topic, "number " + number, text).knowing(warnings());
    }

    /** How the move goes on. */
    public Asking move(String rule, Topic topic) {
        var from = march.map(on -> "from " + on.at()).orElse("");
        var text = goesOn() + "Say how, as in an order" + EXAMPLE;
        return new Asking(play.side(), rule, topic, from, text).knowing(warnings());
    }

    private String goesOn() {
        return march.map(on -> "%s stands in %s with %s and may go on. "
                        .formatted(on.general(), on.at(), on.with().words()))
                .orElse("");
    }

    private List<String> warnings() {
        return march.map(on -> OneGeneral.warnings(play.working().now(), second, on.general(), List.of(on.at())))
                .orElse(List.of());
    }
}
