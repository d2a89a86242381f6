package postrider.washingtonswar;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.kernel.Match;

/** The names of a box as players write them. */
final class WordList {
    private static final Pattern COMMA = Reading.pattern("[,;]");
    private static final Pattern AND_FIRST = Reading.pattern("^and\\s+");
    private static final Pattern OPS = Reading.pattern("([1-3])[\\s-]*ops?(?: card)?|ops ([1-3])");

    private final Map<String, Space> spaces = new LinkedHashMap<>();
    private final Map<String, General> generals = new LinkedHashMap<>();

    WordList(List<Space> spaces, List<General> generals) {
        for (var space : spaces) {
            this.spaces.put(space.name(), space);
            space.aliases().forEach(alias -> this.spaces.putIfAbsent(alias, space));
            if (space.name().startsWith("Fort "))
                this.spaces.putIfAbsent(space.name().replaceFirst("Fort", "Ft"), space);
        }
        generals.forEach(general -> this.generals.put(general.name(), general));
    }

    Map<String, Space> spaces() {
        return spaces;
    }

    Map<String, General> generals() {
        return generals;
    }

    List<String> titles(Collection<Card> cards) {
        return cards.stream().map(Card::label).toList();
    }

    /** What is meant, if it is one thing, under however many names. */
    static <T> Optional<T> meant(String said, Map<String, T> names) {
        return switch (Match.of(said, names.keySet())) {
            case Match.None none -> Optional.empty();
            case Match.One(String name) -> Optional.of(names.get(name));
            case Match.Many(List<String> several) -> {
                var things = several.stream().map(names::get).distinct().toList();
                yield things.size() == 1 ? Optional.of(things.getFirst()) : Optional.empty();
            }
        };
    }

    /** The first card of the value meant: "3 ops" is not card 3, a 1 OPS. */
    Optional<Card> ops(String said, Collection<Card> cards) {
        var ops = OPS.matcher(said);
        if (!ops.matches()) return Optional.empty();
        int value = Integer.parseInt(ops.group(1) == null ? ops.group(2) : ops.group(1));
        return cards.stream().filter(card -> card.ops() == value).findFirst();
    }

    /** The card meant, of these; of several with the same title, the first. */
    Optional<Card> card(String said, Collection<Card> cards) {
        var labels = titles(cards);
        return switch (Match.of(said, labels)) {
            case Match.None none -> Optional.empty();
            case Match.One(String label) -> labelled(label, cards);
            case Match.Many(List<String> several) -> {
                var fitting = several.stream()
                        .map(label -> labelled(label, cards).orElseThrow())
                        .toList();
                boolean alike = fitting.stream().map(Card::title).distinct().count() == 1;
                yield alike ? Optional.of(fitting.getFirst()) : Optional.empty();
            }
        };
    }

    private static Optional<Card> labelled(String label, Collection<Card> cards) {
        return cards.stream().filter(card -> card.label().equals(label)).findFirst();
    }

    /** A list of spaces cut at its commas, but not inside "Wilmington, NC". */
    List<String> parts(String said) {
        var parts = new ArrayList<String>();
        for (var part : COMMA.split(said)) {
            var text = AND_FIRST.matcher(part.strip()).replaceFirst("");
            if (text.isEmpty()) continue;
            boolean joins = !parts.isEmpty()
                    && !(isSpace(parts.getLast()) && isSpace(text))
                    && isSpace(parts.getLast() + " " + text);
            if (joins) parts.add(parts.removeLast() + " " + text);
            else if (!isSpace(text) && text.matches("(?i).+\\sand\\s.+"))
                parts.addAll(List.of(text.split("(?i)\\sand\\s")));
            else parts.add(text);
        }
        return parts;
    }

    private boolean isSpace(String text) {
        return meant(text, spaces).isPresent();
    }
}
