package postrider.wethepeople.rules;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import postrider.wethepeople.BattleCard;

/** The battle cards a side holds during a battle (9.1). */
final class BattleHand {
    /** What the umpire calls the deck. */
    static final String DECK = "battle deck";

    private final Map<BattleCard, List<String>> cards = new EnumMap<>(BattleCard.class);

    void take(String id) {
        cards.computeIfAbsent(BattleCard.of(id), first -> new ArrayList<>()).add(id);
    }

    /** The name of one card of that type, which he plays. */
    String play(BattleCard type) {
        var held = cards.get(type);
        var id = held.removeFirst();
        if (held.isEmpty()) cards.remove(type);
        return id;
    }

    boolean has(BattleCard type) {
        return cards.containsKey(type);
    }

    boolean isEmpty() {
        return cards.isEmpty();
    }

    int size() {
        return cards.values().stream().mapToInt(List::size).sum();
    }

    /** What he holds, in the order of the book. */
    List<BattleCard> types() {
        return List.copyOf(cards.keySet());
    }

    /** What he holds, most of it first. */
    List<BattleCard> byNumber() {
        return types().stream()
                .sorted((one, other) -> cards.get(other).size() - cards.get(one).size())
                .toList();
    }

    /** "2 Frontal Attack, 1 Probe" */
    String words() {
        return isEmpty()
                ? "none"
                : types().stream()
                        .map(type -> cards.get(type).size() + " " + type)
                        .collect(Collectors.joining(", "));
    }
}
