package postrider.washingtonswar.box;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.kernel.Lists;
import postrider.notation.Ranges;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.General;
import postrider.washingtonswar.Space;
import postrider.words.LineReader;
import postrider.words.NameIndex;

/** The names of a box, and lists of them, as players and positions write them. */
public final class BoxNames {
    private static final Pattern COLONY = LineReader.pattern("all of (.+)");
    private static final Pattern OPS = LineReader.pattern("([1-3])[\\s-]*ops?(?: card)?|ops ([1-3])");

    private final Map<String, List<Space>> colonies;
    private final List<Card> cards;
    private final NameIndex<Space> spaces;
    private final NameIndex<General> generals;
    private final NameIndex<String> zones;

    public BoxNames(List<Space> spaces, List<General> generals, List<Card> cards) {
        var names = new LinkedHashMap<String, Space>();
        for (var space : spaces) {
            names.put(space.name(), space);
            space.aliases().forEach(alias -> names.putIfAbsent(alias, space));
            if (space.name().startsWith("Fort ")) names.putIfAbsent(space.name().replaceFirst("Fort", "Ft"), space);
        }
        var people = new LinkedHashMap<String, General>();
        generals.forEach(general -> people.put(general.name(), general));
        this.colonies = Lists.grouped(spaces, Space::colony);
        this.cards = List.copyOf(cards);
        this.spaces = new NameIndex<>("space", names);
        this.generals = new NameIndex<>("general", people);
        this.zones = NameIndex.of(
                "Blockade Zone",
                spaces.stream().flatMap(space -> space.zone().stream()).toList());
    }

    public NameIndex<Space> spaces() {
        return spaces;
    }

    public NameIndex<General> generals() {
        return generals;
    }

    public NameIndex<String> zones() {
        return zones;
    }

    /** Spaces by name; {@code all of Georgia} are those of the colony. */
    public List<Space> spaces(String list) {
        return spaces.parts(list).stream().flatMap(this::spacesOf).distinct().toList();
    }

    private Stream<Space> spacesOf(String part) {
        var colony = COLONY.matcher(part);
        return colony.matches()
                ? new NameIndex<>("colony", colonies).require(colony.group(1)).stream()
                : Stream.of(spaces.require(part));
    }

    public List<General> generals(String list) {
        return generals.parts(list).stream().map(generals::require).toList();
    }

    /** A card by number. */
    Card numbered(int number) {
        if (number < 1 || number > cards.size())
            throw new IllegalArgumentException("cards are numbered 1 to " + cards.size());
        return cards.get(number - 1);
    }

    /**
     * Cards by number ("77"), range ("1-54"), title ("Morgan"), or as "3 ops". Where a title fits several, the first one in
     * {@code offered} that is not named yet.
     */
    public List<Card> cards(String list, Collection<Card> offered) {
        var named = new ArrayList<Card>();
        if (list.strip().equalsIgnoreCase("none")) return named;
        for (var part : list.split(",")) {
            var numbers = Ranges.read(part);
            if (numbers.isPresent()) numbers.get().mapToObj(this::numbered).forEach(named::add);
            else if (!part.isBlank())
                named.add(titled(part.strip(), Lists.those(offered, card -> !named.contains(card))));
        }
        if (named.stream().distinct().count() < named.size())
            throw new IllegalArgumentException("a card is named twice");
        return named;
    }

    private Card titled(String words, List<Card> offered) {
        return ops(words, offered)
                .or(() -> card(words, offered))
                .or(() -> labels(cards).find(words).filter(card -> words.startsWith(card.id())))
                .orElseThrow(
                        () -> new IllegalArgumentException("no card '%s' is free; name it by number".formatted(words)));
    }

    /** The first card of the value meant: "3 ops" is not card 3, a 1 OPS. */
    public static Optional<Card> ops(String said, Collection<Card> cards) {
        var ops = OPS.matcher(said);
        if (!ops.matches()) return Optional.empty();
        int value = Integer.parseInt(ops.group(1) == null ? ops.group(2) : ops.group(1));
        return Lists.first(cards, card -> card.ops() == value);
    }

    /** The card meant, of these; of several with the same title, the first. */
    public static Optional<Card> card(String said, Collection<Card> cards) {
        return labels(cards).find(said).or(() -> {
            var titles = new LinkedHashMap<String, String>();
            cards.forEach(card -> titles.put(card.label(), card.title()));
            return new NameIndex<>("card", titles)
                    .find(said)
                    .flatMap(title -> Lists.first(cards, card -> card.title().equals(title)));
        });
    }

    public static NameIndex<Card> labels(Collection<Card> cards) {
        var labels = new LinkedHashMap<String, Card>();
        cards.forEach(card -> labels.put(card.label(), card));
        return new NameIndex<>("card", labels);
    }
}
