package postrider.washingtonswar.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import postrider.kernel.Choice;
import postrider.kernel.Refusal;
import postrider.kernel.Side;
import postrider.kernel.Topic;
import postrider.washingtonswar.Names;
import postrider.washingtonswar.Space;

/**
 * Spaces of which somebody picks some, no more than so many in one colony (6.31, 7.6.B).
 *
 * @param count how many together, as far as there are so many
 */
record PerColony(String rule, Collection<Space> spaces, int count, int perColony) {

    /** As many as can be picked, in the order of the map. */
    List<Space> first() {
        var first = new ArrayList<Space>();
        for (var space : spaces) if (first.size() < count && inColony(first, space) < perColony) first.add(space);
        return List.copyOf(first);
    }

    /**
     * Which of them?
     *
     * @param optional fewer may be named, or none
     */
    Choice<Space> question(Side to, Topic topic, String about, String text, boolean optional) {
        var first = first();
        return Choice.some(to, rule, topic, about, text, Names.menu(spaces), optional ? 0 : first.size(), first.size())
                .fitting(
                        picks -> picks.stream().allMatch(space -> inColony(picks, space) <= perColony)
                                ? Optional.empty()
                                : Optional.of(
                                        new Refusal(rule, "Name no more than %d in a colony.".formatted(perColony))),
                        optional || first.isEmpty() ? "none" : Names.commas(first));
    }

    private static long inColony(List<Space> spaces, Space like) {
        return spaces.stream()
                .filter(space -> space.colony().equals(like.colony()))
                .count();
    }
}
