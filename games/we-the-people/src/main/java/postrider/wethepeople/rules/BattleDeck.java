package postrider.wethepeople.rules;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import postrider.americanwar.Sides;
import postrider.kernel.ruling.PerSide;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.wethepeople.rules.BattleCards.Share;

/** 9.1, R20: all battle cards, shuffled before each battle and dealt in turn, attacker first, as far as they last. */
final class BattleDeck {
    /** The umpire's name for this deck. */
    static final String NAME = "battle deck";

    private final Battle battle;
    private final PerSide<Hand> hands;
    private int left;

    BattleDeck(Battle battle) {
        this.battle = battle;
        this.hands = battle.perSide(side -> new Hand());
        var deck = new ArrayList<String>();
        var copies = battle.working().box().battleCards();
        for (var card : BattleCard.ALL)
            for (int copy = 1; copy <= copies.get(card.toString()); copy++) deck.add(card.id(copy));
        battle.umpire().shuffle("9.1", NAME, deck);
        this.left = deck.size();
    }

    PerSide<Hand> hands() {
        return hands;
    }

    void deal(PerSide<List<Share>> shares) {
        for (var side : battle.sides()) report(side, shares.of(side));
        int most = Lists.highest(battle.sides(), side -> BattleCards.sum(shares.of(side)));
        for (int card = 1; card <= most; card++)
            for (var side : battle.sides()) if (card <= BattleCards.sum(shares.of(side)) && left-- > 0) draw(side);
        for (var side : battle.sides()) {
            var held = hands.of(side).words();
            if (BattleCards.sum(shares.of(side)) > 0)
                battle.working().tell(side, "9.1", "Your battle cards: %s.", held);
        }
    }

    private void draw(Side side) {
        var hand = hands.of(side);
        var purpose = "%s battle card %d in %s".formatted(side, hand.size() + 1, battle.space());
        hand.take(battle.umpire().draw("9.1", NAME, purpose));
    }

    private void report(Side side, List<Share> shares) {
        for (var share : shares) {
            if (share.count() == 0) battle.lacks(side, share.rule(), share.name(), share::lacking);
            battle.table().put(side, share.rule(), share.name(), share.count() > 0 ? "%d" : "", share.count());
        }
        int count = BattleCards.sum(shares);
        if (count == 0) return;
        var more = hands.of(side).isEmpty() ? "" : " more";
        battle.rule("9.1", "%s draw %d%s battle cards: %s.", Sides.the(side), count, more, BattleCards.words(shares));
    }

    /** The battle cards a side holds during a battle (9.1). */
    static final class Hand {
        private final Map<BattleCard, List<String>> cards = new EnumMap<>(BattleCard.class);

        void take(String id) {
            cards.computeIfAbsent(BattleCard.of(id), first -> new ArrayList<>()).add(id);
        }

        /** Plays a card of this type; returns its name. */
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

        /** The types held, in the order of the book. */
        List<BattleCard> types() {
            return List.copyOf(cards.keySet());
        }

        /** The types held, the most numerous first. */
        List<BattleCard> byNumber() {
            return Lists.sorted(
                    types(),
                    (one, other) -> cards.get(other).size() - cards.get(one).size());
        }

        /** "2 Frontal Attack, 1 Probe" */
        String words() {
            return isEmpty()
                    ? "none"
                    : Lists.joined(types(), ", ", type -> cards.get(type).size() + " " + type);
        }
    }
}
