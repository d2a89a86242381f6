package postrider.americanwar.table;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.americanwar.Card;
import postrider.kernel.view.View;
import postrider.text.Lists;
import postrider.text.Wording;

/** What letters tell of cards. */
public final class CardTables {
    private CardTables() {}

    /**
     * The hand of him who reads it.
     *
     * @param effect what a card does, in a few words
     */
    public static View.Block hand(List<Card> hand, Function<Card, String> effect) {
        return View.table(
                hand,
                "no cards",
                List.of(
                        View.column("No.", Card::id),
                        View.column("Card", Card::title),
                        View.column("What it does", effect)));
    }

    /** What is in doubt of a hand; empty if nothing is. */
    public static Optional<View.Section> doubts(List<Card> hand) {
        var facts = new LinkedHashMap<String, String>();
        for (var card : hand) if (!card.doubts().isEmpty()) facts.put(card.label(), String.join("; ", card.doubts()));
        return facts.isEmpty()
                ? Optional.empty()
                : Optional.of(View.reference("In doubt of your cards", View.facts(facts)));
    }

    /** Those that are out, to be looked up. */
    public static View.Section out(List<Card> discards, List<Card> removed) {
        var facts = new LinkedHashMap<String, String>();
        facts.put("Discards", counted(discards));
        facts.put("Out of the game", counted(removed));
        return View.reference("Cards that are out", View.facts(facts));
    }

    /** "72 Henry Knox Continental Artillery Commander; 2 times 3 OPS; 1 OPS": one OPS card is as good as another. */
    private static String counted(List<Card> pile) {
        if (pile.isEmpty()) return "none";
        var named = pile.stream().filter(card -> !card.isOps()).map(Card::label);
        var operations = pile.stream()
                .filter(Card::isOps)
                .collect(Collectors.groupingBy(
                        Card::ops, () -> new TreeMap<>(Comparator.reverseOrder()), Collectors.counting()))
                .entrySet()
                .stream()
                .map(cards -> (cards.getValue() == 1 ? "" : cards.getValue() + " times ") + cards.getKey() + " OPS");
        return Stream.concat(named, operations).collect(Collectors.joining("; "));
    }

    public static String labels(List<Card> cards) {
        return cards.isEmpty() ? "none" : String.join("; ", Lists.map(cards, Card::label));
    }

    /** "2 CU; used 1 of 2 this turn: 21 (...)". */
    public static String reinforcements(List<String> waiting, List<Card> used, int allowed) {
        var which = used.isEmpty() ? "" : ": " + labels(used);
        return "%s; used %d of %d this turn%s".formatted(Wording.orNone(waiting), used.size(), allowed, which);
    }
}
