package postrider.washingtonswar;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.kernel.Match;

/** What the names of the box stand for, however shortened. Throws IllegalArgumentException with the nearest names. */
final class Lookup {
    private static final Pattern COLONY = Pattern.compile("(?i)all of (.+)");
    private static final Pattern OPS = Pattern.compile("(?i)(?:(\\d+) )?([1-3]) ops?");
    private static final Pattern NUMBERS = Pattern.compile("(\\d{1,3})(?:\\s*-\\s*(\\d{1,3}))?");
    private static final Pattern LABEL = Pattern.compile("(\\d{1,3})\\s+(.+)");
    private final Map<String, Space> spaces = new LinkedHashMap<>();
    private final Map<String, String> zones = new LinkedHashMap<>();
    private final Map<String, General> generals = new LinkedHashMap<>();
    private final Map<String, String> titles = new LinkedHashMap<>();
    private final List<Card> cards;

    Lookup(List<Space> spaces, List<General> generals, List<Card> cards) {
        for (var space : spaces) {
            this.spaces.put(space.name(), space);
            space.aliases().forEach(alias -> this.spaces.put(alias, space));
            space.zone().ifPresent(zone -> zones.put(zone, zone));
        }
        generals.forEach(general -> this.generals.put(general.name(), general));
        cards.forEach(card -> titles.put(card.title(), card.title()));
        this.cards = List.copyOf(cards);
    }

    /** Spaces by name; {@code all of Georgia} are those of the colony. */
    List<Space> spaces(String list) {
        return parts(list).flatMap(this::spacesOf).distinct().toList();
    }

    private Stream<Space> spacesOf(String part) {
        var colony = COLONY.matcher(part);
        if (!colony.matches()) return Stream.of(space(part));
        var named = new LinkedHashMap<String, String>();
        spaces.values().forEach(space -> named.put(space.colony(), space.colony()));
        var name = one("colony", colony.group(1), named);
        return spaces.values().stream().filter(space -> space.colony().equals(name));
    }

    Space space(String name) {
        return one("space", name, spaces);
    }

    General general(String name) {
        return one("general", name, generals);
    }

    List<General> generals(String list) {
        return parts(list).map(this::general).toList();
    }

    String zone(String name) {
        return one("Blockade Zone", name, zones);
    }

    /**
     * Cards by number ("77"), range ("1-54"), title ("Morgan"), or as "3 ops". Where a title fits several, the first one in
     * {@code offered} that is not named yet.
     */
    List<Card> cards(String list, Collection<Card> offered) {
        var named = new ArrayList<Card>();
        if (list.strip().equalsIgnoreCase("none")) return named;
        parts(list).forEach(part -> {
            var numbers = NUMBERS.matcher(part);
            if (numbers.matches()) {
                int first = Integer.parseInt(numbers.group(1));
                int last = numbers.group(2) == null ? first : Integer.parseInt(numbers.group(2));
                for (int number = first; number <= last; number++) named.add(numbered(number));
            } else {
                named.add(titled(
                        part,
                        offered.stream().filter(card -> !named.contains(card)).toList()));
            }
        });
        if (named.stream().distinct().count() < named.size())
            throw new IllegalArgumentException("a card is named twice");
        return named;
    }

    private Card titled(String words, List<Card> offered) {
        var ops = OPS.matcher(words);
        if (ops.matches() && ops.group(1) == null) return first(ops.group(2) + " OPS", offered);
        var label = LABEL.matcher(words);
        if (label.matches()) {
            var card = numbered(Integer.parseInt(label.group(1)));
            one("title of card " + card.number(), label.group(2), Map.of(card.title(), card));
            return card;
        }
        return first(one("card", words, titles), offered);
    }

    private static Card first(String title, List<Card> offered) {
        return offered.stream()
                .filter(card -> card.title().equals(title))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no card '" + title + "' is free; name it by number"));
    }

    private Card numbered(int number) {
        if (number < 1 || number > cards.size())
            throw new IllegalArgumentException("cards are numbered 1 to " + cards.size());
        return cards.get(number - 1);
    }

    private static Stream<String> parts(String list) {
        return Arrays.stream(list.split(",")).map(String::strip).filter(part -> !part.isEmpty());
    }

    private static <T> T one(String kind, String said, Map<String, T> named) {
        if (named.containsKey(said)) return named.get(said);
        return switch (Match.of(said, named.keySet())) {
            case Match.One(String name) -> named.get(name);
            case Match.None() ->
                throw new IllegalArgumentException("'%s' is no %s; nearest are %s"
                        .formatted(said, kind, String.join(", ", postrider.words.Names.nearest(said, named.keySet()))));
            case Match.Many(List<String> several) -> {
                var meant = several.stream().map(named::get).distinct().toList();
                if (meant.size() == 1) yield meant.getFirst();
                throw new IllegalArgumentException("'%s' fits %s".formatted(said, Names.list(meant)));
            }
        };
    }
}
