package postrider.washingtonswar;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import postrider.kernel.Choice;
import postrider.kernel.Refusal;
import postrider.kernel.Side;

/**
 * One American PC marker in each colony that can take one (4.0, 6.34.C.i). A colony with a single legal space need not be
 * named.
 *
 * @param legal the spaces that can take one
 */
record OneEach(String rule, List<Space> legal) {

    /** What is wrong with the picks, colony by colony. */
    List<Refusal> faults(List<Space> picks) {
        var faults = new ArrayList<Refusal>();
        for (var colony : colonies(legal)) {
            var choices = of(colony, legal);
            long named = of(colony, picks).size();
            if (named > 1) faults.add(new Refusal(rule, "Name one space in %s, not %d.".formatted(colony, named)));
            if (named == 0 && choices.size() > 1)
                faults.add(new Refusal(rule, "Name a space in %s.".formatted(colony), names(choices)));
        }
        return faults;
    }

    /** The picks, which have no faults, and the spaces that need no picking. */
    List<Space> complete(List<Space> picks) {
        return colonies(legal).stream()
                .map(colony -> of(colony, picks).stream()
                        .findFirst()
                        .orElseGet(() -> of(colony, legal).getFirst()))
                .toList();
    }

    /** The American is asked to pick. */
    Choice<Space> question(String topic, String about, String text) {
        var real = colonies(legal).stream()
                .filter(colony -> of(colony, legal).size() > 1)
                .toList();
        var silent = real.stream().map(colony -> of(colony, legal).getFirst()).toList();
        return Choice.some(
                        Side.AMERICAN,
                        rule,
                        topic,
                        about,
                        text,
                        Names.menu(legal),
                        real.size(),
                        colonies(legal).size())
                .fitting(
                        picks -> faults(picks).stream().findFirst(),
                        silent.isEmpty() ? "none" : String.join(", ", names(silent)));
    }

    private static List<String> colonies(List<Space> spaces) {
        return List.copyOf(
                new LinkedHashSet<>(spaces.stream().map(Space::colony).toList()));
    }

    private static List<Space> of(String colony, List<Space> spaces) {
        return spaces.stream().filter(space -> space.colony().equals(colony)).toList();
    }

    private static List<String> names(List<Space> spaces) {
        return spaces.stream().map(Space::name).toList();
    }
}
