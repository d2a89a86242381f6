package postrider.cards;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.notation.Ranges;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.NameIndex;

/**
 * Reads cards by number, title or value, as players and positions name them.
 *
 * @param all all cards, in order of their numbers
 */
public record CardNames<C extends NamedCard>(List<C> all) {
    private static final Pattern OPS = LineReader.pattern("([1-9])[\\s-]*ops?(?: card)?|ops ([1-9])");
    private static final Pattern NUMBER_AND_NAME = LineReader.pattern("(\\d{1,3})[ ,]+\\(?([^()]+)\\)?");
    private static final Pattern ARTICLES = LineReader.pattern("^(?:an? |the |my |card )+");

    public CardNames {
        all = List.copyOf(all);
    }

    /**
     * Reads the name of a card in an order, or complains. Cards in {@code near} take precedence over others.
     *
     * @param near usually the player's hand
     */
    public Optional<C> read(LineReader reader, String said, Collection<C> near) {
        var text = ARTICLES.matcher(said.strip()).replaceFirst("");
        var card = numbered(text)
                .or(() -> meant(text, near))
                .or(() -> meant(text, all))
                .or(() -> numberAndName(text));
        if (card.isEmpty()) return reader.name(labels(near), text);
        reader.understood(said);
        return card;
    }

    /** A card by its number together with another of its names: "37 (3 OPS)". */
    private Optional<C> numberAndName(String text) {
        var both = NUMBER_AND_NAME.matcher(text);
        return both.matches()
                ? numbered(both.group(1))
                        .filter(card -> meant(both.group(2), List.of(card)).isPresent())
                : Optional.empty();
    }

    private Optional<C> numbered(String text) {
        if (!text.matches("\\d{1,3}")) return Optional.empty();
        int number = Integer.parseInt(text);
        return number >= 1 && number <= all.size() ? Optional.of(all.get(number - 1)) : Optional.empty();
    }

    /**
     * Reads a list of cards, each by number ("77"), range ("1-54"), title ("Morgan") or value ("3 ops"). A title or value means the first
     * such card in {@code offered} that is not listed yet. Throws IllegalArgumentException if a card is not understood.
     */
    public List<C> list(String list, Collection<C> offered) {
        var named = new ArrayList<C>();
        if (list.strip().equalsIgnoreCase("none")) return named;
        for (var part : list.split(",")) {
            var numbers = Ranges.read(part);
            if (numbers.isPresent()) numbers.get().mapToObj(this::numbered).forEach(named::add);
            else if (!part.isBlank())
                named.add(titled(part.strip(), Lists.filter(offered, card -> !named.contains(card))));
        }
        if (named.stream().distinct().count() < named.size())
            throw new IllegalArgumentException("a card is named twice");
        return named;
    }

    private C numbered(int number) {
        if (number < 1 || number > all.size())
            throw new IllegalArgumentException("cards are numbered 1 to " + all.size());
        return all.get(number - 1);
    }

    private C titled(String words, List<C> offered) {
        return meant(words, offered)
                .or(() -> labels(all).find(words).filter(card -> words.startsWith("" + card.number())))
                .orElseThrow(
                        () -> new IllegalArgumentException("no card '%s' is free; name it by number".formatted(words)));
    }

    /** The card meant among these; the first of several with one title or value. "3 ops" is a value, not card 3. */
    private static <C extends NamedCard> Optional<C> meant(String said, Collection<C> cards) {
        var ops = OPS.matcher(said);
        if (ops.matches()) {
            int value = Integer.parseInt(ops.group(1) == null ? ops.group(2) : ops.group(1));
            return Lists.find(cards, card -> card.ops() == value);
        }
        var names = new LinkedHashMap<String, C>();
        for (var card : cards) names.put(card.label(), card);
        for (var card : cards) names.putIfAbsent(card.title(), card);
        return new NameIndex<>("card", names).find(said);
    }

    private static <C extends NamedCard> NameIndex<C> labels(Collection<C> cards) {
        return NameIndex.of("card", cards, NamedCard::label);
    }
}
