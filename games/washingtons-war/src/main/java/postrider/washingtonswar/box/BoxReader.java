package postrider.washingtonswar.box;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import postrider.americanwar.Box;
import postrider.americanwar.Card;
import postrider.americanwar.Nation;
import postrider.americanwar.box.BoxFolder;
import postrider.americanwar.box.CardDoubts;
import postrider.americanwar.box.CountryFacts.Known;
import postrider.americanwar.box.CountryReader;
import postrider.box.BoxData;
import postrider.box.Item;
import postrider.cards.CardNames;
import postrider.kernel.Edition;
import postrider.kernel.Layers;
import postrider.washingtonswar.WashingtonsWar;
import postrider.washingtonswar.box.BoxFacts.CardFacts;
import postrider.washingtonswar.notation.WarNotation;

/** Opens the box. */
public final class BoxReader {
    public static final BoxFolder FOLDER = new BoxFolder(
            WashingtonsWar.class,
            "/games/washingtons-war/box/",
            List.of("map.yaml", "generals.yaml", "cards.yaml", "turns.yaml", "scenarios.yaml"),
            BoxFacts.ALL);

    private BoxReader() {}

    /**
     * Reads our box.
     *
     * @param overlay a folder with corrections to lay over it
     * @throws IllegalArgumentException naming every fault at once, a line each, with file and record
     */
    public static Box read(Optional<Path> overlay) {
        return read(FOLDER.layers(overlay), WashingtonsWar.EDITION);
    }

    /** The same, of a box as it was once, under the rules as they were. */
    public static Box read(Layers layers, Edition edition) {
        var data = FOLDER.data(layers);
        new BoxCheck(data).all();
        data.faults().throwIfAny();
        var box = build(data, edition);
        new CountryReader(data).tryScenarios(text -> new WarNotation(box).position(text));
        return box;
    }

    private static Box build(BoxData data, Edition edition) {
        var reader = new CountryReader(data);
        var country = reader.country(BoxFacts.SPACES, BoxFacts.GENERALS, true);
        var cards = cards(data);
        return new Box(
                country,
                cards,
                new CardNames<>(cards),
                new LinkedHashMap<>(),
                reader.arrivals(),
                reader.scenarios(),
                data.hash(),
                edition,
                CardDoubts.unconfirmed(data, BoxFacts.ALL, BoxFacts.CARDS));
    }

    /** A card bears its printed number where we know it. What had that number before takes one that is left over. */
    private static List<Card> cards(BoxData data) {
        var facts = data.facts(BoxFacts.CARDS);
        var printed = facts.stream().flatMap(card -> card.printed().stream()).toList();
        var free = facts.stream()
                .filter(card -> card.printed().isPresent() && !printed.contains(card.number()))
                .map(CardFacts::number)
                .sorted()
                .iterator();
        return data.all(BoxFacts.CARDS).stream()
                .map(card -> card(number(card.facts(), printed, free), card))
                .sorted(Comparator.comparing(Card::number))
                .toList();
    }

    private static int number(CardFacts card, List<Integer> printed, Iterator<Integer> free) {
        return card.printed().orElseGet(() -> printed.contains(card.number()) ? free.next() : card.number());
    }

    private static Card card(int number, Item<CardFacts> card) {
        var facts = card.facts();
        return new Card(
                number,
                facts.title(),
                facts.kind(),
                facts.ops(),
                facts.playableBy().map(Nation::side),
                facts.eventKnown(),
                facts.steps(),
                facts.removeAfterPlay().equals(Optional.of(Known.YES)),
                facts.reshuffle(),
                facts.setAsideUntil(),
                facts.endYear(),
                CardDoubts.inHand(card));
    }
}
