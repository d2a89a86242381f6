package postrider.wethepeople.rules;

import java.util.ArrayList;
import java.util.List;
import postrider.americanwar.Sides;
import postrider.kernel.ruling.PerSide;
import postrider.kernel.ruling.Side;
import postrider.wethepeople.BattleCard;
import postrider.wethepeople.rules.BattleCards.Share;

/** 9.1, R20: all battle cards, shuffled before each battle; they are dealt in turn, the attacker first, as far as they go. */
final class BattleDeck {
    private final Battle battle;
    private final PerSide<BattleHand> hands;
    private int left;

    BattleDeck(Battle battle) {
        this.battle = battle;
        this.hands = battle.perSide(side -> new BattleHand());
        var deck = new ArrayList<String>();
        var copies = battle.working().box().battleCards();
        for (var card : BattleCard.ALL)
            for (int copy = 1; copy <= copies.get(card.toString()); copy++) deck.add(card.id(copy));
        battle.working().umpire().shuffle("9.1", BattleHand.DECK, deck);
        this.left = deck.size();
    }

    PerSide<BattleHand> hands() {
        return hands;
    }

    void deal(PerSide<List<Share>> shares) {
        for (var side : battle.sides()) report(side, shares.of(side));
        int most = battle.sides().stream()
                .mapToInt(side -> BattleCards.sum(shares.of(side)))
                .max()
                .orElse(0);
        for (int card = 1; card <= most; card++)
            for (var side : battle.sides()) if (card <= BattleCards.sum(shares.of(side)) && left-- > 0) draw(side);
        for (var side : battle.sides())
            if (BattleCards.sum(shares.of(side)) > 0)
                battle.working()
                        .umpire()
                        .tell(
                                side,
                                "9.1",
                                "Your battle cards: %s.",
                                hands.of(side).words());
    }

    private void draw(Side side) {
        var hand = hands.of(side);
        var purpose = "%s battle card %d in %s".formatted(side, hand.size() + 1, battle.space());
        hand.take(battle.working().umpire().draw("9.1", BattleHand.DECK, purpose));
    }

    private void report(Side side, List<Share> shares) {
        for (var share : shares) {
            if (share.count() == 0) battle.lacks(side, share.rule(), share.name(), share.lacking());
            battle.table().put(side, share.rule(), share.name(), share.count() > 0 ? "%d" : "", share.count());
        }
        int count = BattleCards.sum(shares);
        if (count == 0) return;
        var more = hands.of(side).isEmpty() ? "" : " more";
        battle.working()
                .rule("9.1", "%s draw %d%s battle cards: %s.", Sides.the(side), count, more, BattleCards.words(shares));
    }
}
