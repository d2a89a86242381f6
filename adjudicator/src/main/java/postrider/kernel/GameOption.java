package postrider.kernel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import postrider.text.Lists;

/**
 * Something the players agree on before a game begins: an optional rule of the rule book, or a custom of the referee.
 *
 * @param name its name on the command line
 * @param values its possible values, the default first
 * @param several whether it may have several of these values, separated by commas
 * @param others checks any other value, and throws an {@link IllegalArgumentException} with a sentence if it is not allowed; if
 *     present, the values after the first are only examples
 * @param rule its section of the rule book; empty if the book does not mention it
 * @param sentence its effect when it differs from the default
 */
public record GameOption(
        String name,
        List<String> values,
        boolean several,
        Optional<Consumer<String>> others,
        String rule,
        String sentence) {
    public GameOption {
        values = List.copyOf(values);
    }

    /** An option with exactly one of these values. */
    public GameOption(String name, List<String> values, String rule, String sentence) {
        this(name, values, false, Optional.empty(), rule, sentence);
    }

    /** An option with any value that {@code reader} accepts; {@code values} are the default and examples. */
    public static GameOption free(String name, List<String> values, Consumer<String> reader, String sentence) {
        return new GameOption(name, values, false, Optional.of(reader), "", sentence);
    }

    private boolean mayBe(String value) {
        others.ifPresent(reader -> reader.accept(value));
        if (others.isPresent()) return true;
        return values.containsAll(several ? List.of(value.split(",", -1)) : List.of(value));
    }

    /** Its value in a game with these choices. */
    public String in(Map<String, String> chosen) {
        return chosen.getOrDefault(name, values.getFirst());
    }

    /** Whether it differs from the default. */
    public boolean changed(Map<String, String> chosen) {
        return !in(chosen).equals(values.getFirst());
    }

    /**
     * The values in {@code named} that differ from the defaults, in the order of {@code known}.
     *
     * @throws IllegalArgumentException naming the possible options, if a name or value is unknown
     */
    public static Map<String, String> chosen(List<GameOption> known, Map<String, String> named) {
        named.forEach((name, value) -> {
            var called = Lists.filter(known, option -> option.name.equals(name));
            if (called.stream().noneMatch(option -> option.mayBe(value)))
                throw new IllegalArgumentException("There is no option '%s=%s'. %s"
                        .formatted(name, value, list(called.isEmpty() ? known : called)));
        });
        var chosen = new LinkedHashMap<String, String>();
        for (var option : known) if (option.changed(named)) chosen.put(option.name, option.in(named));
        return chosen;
    }

    private static String list(List<GameOption> known) {
        return known.isEmpty()
                ? "This game has no options."
                : "Choose from: %s."
                        .formatted(Lists.joined(known, ", ", GameOption::toString))
                        .replaceFirst("\\.{4}$", "...");
    }

    @Override
    public String toString() {
        return name + "=" + String.join("|", values) + (others.isPresent() ? "|..." : several ? "[,...]" : "");
    }
}
