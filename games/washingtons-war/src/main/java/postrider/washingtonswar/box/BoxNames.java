package postrider.washingtonswar.box;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.kernel.Lists;
import postrider.notation.Numbered;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.General;
import postrider.washingtonswar.Space;
import postrider.words.LineReader;
import postrider.words.NameIndex;

/** The names of a box, and lists of them, as players and positions write them. */
public record BoxNames(
        NameIndex<Space> spaces,
        NameIndex<List<Space>> colonies,
        NameIndex<String> zones,
        NameIndex<General> generals,
        Numbered<Card> cards) {
    private static final Pattern COLONY = LineReader.pattern("all of (.+)");
    private static final Pattern OPS = LineReader.pattern("([1-3])[\\s-]*ops?(?: card)?|ops ([1-3])");

    public static BoxNames of(List<Space> spaces, List<General> generals, List<Card> cards) {
        var names = new LinkedHashMap<String, Space>();
        for (var space : spaces) {
            names.put(space.name(), space);
            space.aliases().forEach(alias -> names.putIfAbsent(alias, space));
            if (space.name().startsWith("Fort ")) names.putIfAbsent(space.name().replaceFirst("Fort", "Ft"), space);
        }
        return new BoxNames(
                new NameIndex<>("space", names),
                new NameIndex<>("colony", Lists.grouped(spaces, Space::colony)),
                NameIndex.of(
                        "Blockade Zone",
                        spaces.stream().flatMap(space -> space.zone().stream()).toList()),
                NameIndex.of("general", generals, General::name),
                new Numbered<>(
                        "card",
                        cards,
                        (words, offered) -> card(words, offered)
                                .or(() -> labels(cards).find(words).filter(card -> words.startsWith(card.id())))));
    }

    /** Spaces by name; {@code all of Georgia} are those of the colony. */
    public List<Space> spaces(String list) {
        return spaces.parts(list).stream().flatMap(this::spacesOf).distinct().toList();
    }

    private Stream<Space> spacesOf(String part) {
        var colony = COLONY.matcher(part);
        return colony.matches() ? colonies.require(colony.group(1)).stream() : Stream.of(spaces.require(part));
    }

    public List<General> generals(String list) {
        return generals.parts(list).stream().map(generals::require).toList();
    }

    /** The card meant, of these; of several with the same title or value, the first. "3 ops" is not card 3, a 1 OPS. */
    public static Optional<Card> card(String said, Collection<Card> cards) {
        var ops = OPS.matcher(said);
        if (ops.matches()) {
            int value = Integer.parseInt(ops.group(1) == null ? ops.group(2) : ops.group(1));
            return Lists.first(cards, card -> card.ops() == value);
        }
        var names = new LinkedHashMap<String, Card>();
        for (var card : cards) names.put(card.label(), card);
        for (var card : cards) names.putIfAbsent(card.title(), card);
        return new NameIndex<>("card", names).find(said);
    }

    public static NameIndex<Card> labels(Collection<Card> cards) {
        return NameIndex.of("card", cards, Card::label);
    }
}
