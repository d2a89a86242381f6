package postrider.washingtonswar.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.kernel.Choice;
import postrider.kernel.Refusal;
import postrider.kernel.Topic;
import postrider.washingtonswar.Names;
import postrider.washingtonswar.Sides;
import postrider.washingtonswar.Space;

/**
 * One American PC marker in each colony that can take one (4.0, 6.34.C.i). A colony with a single legal space need not be
 * named.
 *
 * @param legal the spaces that can take one, colony by colony
 */
public record OneEach(String rule, Map<String, List<Space>> legal) {

    OneEach(String rule, Collection<Space> spaces) {
        this(rule, byColony(spaces));
    }

    /** In the order of the box. */
    public static Map<String, List<Space>> byColony(Collection<Space> spaces) {
        var colonies = new LinkedHashMap<String, List<Space>>();
        for (var space : spaces)
            colonies.computeIfAbsent(space.colony(), colony -> new ArrayList<>())
                    .add(space);
        return colonies;
    }

    /** What is wrong with the picks, colony by colony. */
    Stream<Refusal> faults(List<Space> picks) {
        var picked = byColony(picks);
        return legal.entrySet().stream().flatMap(entry -> {
            int named = picked.getOrDefault(entry.getKey(), List.of()).size();
            return fault(entry.getKey(), entry.getValue(), named).stream();
        });
    }

    private Optional<Refusal> fault(String colony, List<Space> choices, int named) {
        if (named > 1) return Optional.of(new Refusal(rule, "Name one space in %s, not %d.".formatted(colony, named)));
        return named == 1 || choices.size() == 1
                ? Optional.empty()
                : Optional.of(new Refusal(rule, "Name a space in %s.".formatted(colony), names(choices)));
    }

    /** The picks, which have no faults, and the spaces that need no picking. */
    List<Space> complete(List<Space> picks) {
        var picked = byColony(picks);
        return legal.entrySet().stream()
                .map(entry ->
                        picked.getOrDefault(entry.getKey(), entry.getValue()).getFirst())
                .toList();
    }

    /** The American is asked to pick. */
    Choice<Space> question(Topic topic, String about, String text) {
        var real = legal.values().stream().filter(choices -> choices.size() > 1).toList();
        var silent = real.stream().map(List::getFirst).toList();
        var spaces = legal.values().stream().flatMap(List::stream).toList();
        return Choice.some(Sides.AMERICAN, rule, topic, about, text, Names.menu(spaces), real.size(), legal.size())
                .fitting(
                        picks -> faults(picks).findFirst(),
                        silent.isEmpty() ? "none" : String.join(", ", names(silent)));
    }

    private static List<String> names(List<Space> spaces) {
        return spaces.stream().map(Space::name).toList();
    }
}
