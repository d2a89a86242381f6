package postrider.washingtonswar;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.Match;

/** The names of a box as players write them. */
final class WordList {
    private final Map<String, Space> spaces = new LinkedHashMap<>();
    private final Map<String, General> generals = new LinkedHashMap<>();

    WordList(Box box) {
        box.spaces().forEach(space -> {
            spaces.put(space.name(), space);
            space.aliases().forEach(alias -> spaces.putIfAbsent(alias, space));
        });
        box.generals().forEach(general -> generals.put(general.name(), general));
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

    /** The card meant, of these; of several with the same title, the first. */
    Optional<Card> card(String said, Collection<Card> cards) {
        var titled = cards.stream()
                .filter(card -> Match.words(card.title()).equals(Match.words(said)))
                .findFirst(); // "3 OPS" is not card 3, a 1 OPS
        if (titled.isPresent()) return titled;
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
        for (var part : said.split("[,;]")) {
            var text = part.strip().replaceFirst("(?i)^and\\s+", "");
            if (text.isEmpty()) continue;
            boolean joins = !parts.isEmpty() && !isSpace(text) && isSpace(parts.getLast() + " " + text);
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
