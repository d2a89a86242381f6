package postrider.washingtonswar;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import postrider.kernel.Match;

/** What the names of the box stand for, however shortened. Throws IllegalArgumentException with the nearest names. */
final class Lookup {
    private static final Pattern OPS = Pattern.compile("(?i)(?:(\\d+) )?([1-3]) ops?");
    private static final Pattern NUMBERS = Pattern.compile("(\\d{1,3})(?:\\s*-\\s*(\\d{1,3}))?");
    private static final Pattern LABEL = Pattern.compile("(\\d{1,3})\\s+(.+)");
    private final Box box;

    Lookup(Box box) {
        this.box = box;
    }

    List<Space> spaces(String list) {
        return parts(list).map(this::space).toList();
    }

    Space space(String name) {
        var named = new LinkedHashMap<String, Space>();
        box.spaces().forEach(space -> named.put(space.name(), space));
        box.spaces().forEach(space -> space.aliases().forEach(alias -> named.put(alias, space)));
        return one("space", name, named);
    }

    General general(String name) {
        var named = new LinkedHashMap<String, General>();
        box.generals().forEach(general -> named.put(general.name(), general));
        return one("general", name, named);
    }

    List<General> generals(String list) {
        return parts(list).map(this::general).toList();
    }

    String zone(String name) {
        var named = new LinkedHashMap<String, String>();
        box.zones().forEach(zone -> named.put(zone, zone));
        return one("Blockade Zone", name, named);
    }

    /**
     * Cards by number ("77"), range ("1-54"), title ("Morgan"), or as "3 ops". Where a title fits several, the first one in
     * {@code offered} that is not named yet.
     */
    List<Card> cards(String list, Collection<Card> offered) {
        var cards = new ArrayList<Card>();
        if (list.strip().equalsIgnoreCase("none")) return cards;
        parts(list).forEach(part -> {
            var numbers = NUMBERS.matcher(part);
            if (numbers.matches()) {
                int first = Integer.parseInt(numbers.group(1));
                int last = numbers.group(2) == null ? first : Integer.parseInt(numbers.group(2));
                for (int number = first; number <= last; number++) cards.add(numbered(number));
            } else {
                cards.add(titled(
                        part,
                        offered.stream().filter(card -> !cards.contains(card)).toList()));
            }
        });
        if (cards.stream().distinct().count() < cards.size())
            throw new IllegalArgumentException("a card is named twice");
        return cards;
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
        var titles = new LinkedHashMap<String, String>();
        box.cards().forEach(card -> titles.put(card.title(), card.title()));
        return first(one("card", words, titles), offered);
    }

    private static Card first(String title, List<Card> offered) {
        return offered.stream()
                .filter(card -> card.title().equals(title))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no card '" + title + "' is free; name it by number"));
    }

    private Card numbered(int number) {
        if (number < 1 || number > box.cards().size())
            throw new IllegalArgumentException(
                    "cards are numbered 1 to " + box.cards().size());
        return box.card(number);
    }

    private static java.util.stream.Stream<String> parts(String list) {
        return Arrays.stream(list.split(",")).map(String::strip).filter(part -> !part.isEmpty());
    }

    private static <T> T one(String kind, String said, Map<String, T> named) {
        if (named.containsKey(said)) return named.get(said);
        return switch (Match.of(said, named.keySet())) {
            case Match.One(String name) -> named.get(name);
            case Match.None() ->
                throw new IllegalArgumentException("'%s' is no %s; nearest are %s"
                        .formatted(said, kind, String.join(", ", nearest(said, named.keySet()))));
            case Match.Many(List<String> several) -> {
                var meant = Set.copyOf(several.stream().map(named::get).toList());
                if (meant.size() == 1) yield named.get(several.getFirst());
                throw new IllegalArgumentException("'%s' could be %s".formatted(said, String.join(", ", several)));
            }
        };
    }

    /** The three names that take the fewest changes of a letter. */
    private static List<String> nearest(String said, Set<String> names) {
        return names.stream()
                .sorted(Comparator.comparingInt(name -> changes(said.toLowerCase(), name.toLowerCase())))
                .limit(3)
                .toList();
    }

    private static int changes(String one, String other) {
        var row = new int[other.length() + 1];
        for (int j = 0; j < row.length; j++) row[j] = j;
        for (int i = 1; i <= one.length(); i++) {
            int corner = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int kept = corner + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                corner = row[j];
                row[j] = Math.min(kept, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[other.length()];
    }
}
