package postrider.americanwar.box;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import postrider.americanwar.box.CountryFacts.CardFacts;
import postrider.box.BoxData;
import postrider.box.Doubts;
import postrider.box.Item;

/** What nobody has confirmed about a card: in full for the list of a box, briefly for the player who holds it. */
public final class CardDoubts {
    private static final String REMOVAL = "remove-after-play";
    private static final Map<String, String> WORDS = Map.of(
            "playable-by", "whose event", "any-strategy", "any general", REMOVAL, "removal", "wording", "full title");
    private static final Doubts DOUBTS = new Doubts(WORDS, Set.of("guess", "copies"));

    private CardDoubts() {}

    /** Everything unconfirmed in a box, by kind of record, a line for each record; identical cards share a line. */
    public static SequencedMap<String, List<String>> unconfirmed(BoxData data) {
        var cards = CountryFacts.CARDS;
        var kinds = new LinkedHashMap<>(data.unconfirmed());
        var listed = data.unconfirmed(cards, CardDoubts::listed);
        if (!listed.isEmpty()) kinds.put(cards.word(), listed);
        return kinds;
    }

    private static List<String> listed(Item<CardFacts> card) {
        var doubts = new ArrayList<String>();
        if (card.provenance().existence().isPresent()) doubts.add("may not exist");
        doubts.addAll(card.provenance().doubts());
        if (card.facts().removalUnknown()) doubts.add("removal unknown, run as no");
        return doubts;
    }

    /** For the hand in a letter. */
    public static List<String> inHand(Item<CardFacts> card) {
        var facts = card.facts();
        var known = facts.removalUnknown() ? card.provenance().unknown(REMOVAL) : card.provenance();
        var doubts = new ArrayList<String>();
        Doubts.existence(known).ifPresent(doubts::add);
        if (facts.guessed()) doubts.add("effect partly guessed");
        DOUBTS.details(facts.eventKnown() ? known : known.withoutUnknown()).ifPresent(doubts::add);
        return List.copyOf(doubts);
    }
}
