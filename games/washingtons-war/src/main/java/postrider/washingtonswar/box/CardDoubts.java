package postrider.washingtonswar.box;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import postrider.box.BoxData;
import postrider.box.Ground;
import postrider.box.Item;
import postrider.box.Provenance;
import postrider.kernel.Lists;
import postrider.washingtonswar.EventStep;
import postrider.washingtonswar.box.BoxFacts.CardFacts;

/** What nobody has confirmed of a card: in full for the list of the box, in a few words for the player who holds it. */
final class CardDoubts {
    private static final String TITLE = "title";
    /** What the note says otherwise, or what does not matter to who holds one card. */
    private static final Set<String> UNTOLD = Set.of(TITLE, "guess", "copies");

    private CardDoubts() {}

    /** All that is not confirmed in a box, a line a record; like cards share one. */
    static List<String> unconfirmed(BoxData data) {
        var lines = new ArrayList<String>();
        for (var section : BoxFacts.ALL) if (section != BoxFacts.CARDS) lines.addAll(data.unconfirmed(section));
        lines.addAll(data.unconfirmed(BoxFacts.CARDS, CardDoubts::listed));
        return lines;
    }

    private static List<String> listed(Item<CardFacts> card) {
        var doubts = new ArrayList<String>();
        if (existence(card).isPresent()) doubts.add("may not exist");
        doubts.addAll(card.provenance().doubts());
        if (card.facts().removalUnknown()) doubts.add("removal unknown, run as no");
        return doubts;
    }

    /** For the hand in a report. */
    static List<String> inHand(Item<CardFacts> card) {
        var doubts = new ArrayList<String>();
        existence(card)
                .map(ground -> ground.kind() == Ground.Kind.UNKNOWN
                        ? "stands for a card nobody could name"
                        : "may not exist (%s)".formatted(ground.kind().word()))
                .ifPresent(doubts::add);
        if (card.facts().steps().stream().anyMatch(EventStep::guess)) doubts.add("effect partly guessed");
        var grounds = unsure(card);
        var unsure = Lists.grouped(grounds.keySet(), what -> grounds.get(what).kind()).entrySet().stream()
                .map(like -> "%s (%s)"
                        .formatted(
                                String.join(", ", like.getValue()),
                                like.getKey().word()))
                .toList();
        if (!unsure.isEmpty()) doubts.add("not confirmed: " + String.join(", ", unsure));
        return List.copyOf(doubts);
    }

    /** What is recalled well is not worth a word there. */
    private static Map<String, Ground> unsure(Item<CardFacts> card) {
        var unsure = new LinkedHashMap<String, Ground>();
        var grounds = card.provenance().grounds();
        grounds.forEach((what, ground) -> {
            boolean told = UNTOLD.contains(what) || what.equals(Provenance.ALL) && !grounds.containsKey(TITLE);
            if (!told && !ground.kind().isConfirmed() && ground.kind() != Ground.Kind.HIGH)
                unsure.put(words(what), ground);
        });
        if (card.facts().removalUnknown()) unsure.put("removal", new Ground(Ground.Kind.UNKNOWN, "unknown: removal"));
        if (!card.facts().eventKnown()) unsure.values().removeIf(ground -> ground.kind() == Ground.Kind.UNKNOWN);
        return unsure;
    }

    private static String words(String field) {
        return switch (field) {
            case "playable-by" -> "whose event";
            case "any-strategy" -> "any general";
            case "remove-after-play" -> "removal";
            case "wording" -> "full title";
            case Provenance.ALL -> "the rest";
            default -> field;
        };
    }

    /** Why we are not sure that there is such a card: no text names it. */
    private static Optional<Ground> existence(Item<CardFacts> card) {
        return card.provenance().of(TITLE).filter(ground -> !ground.kind().isConfirmed());
    }
}
