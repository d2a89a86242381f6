package postrider.washingtonswar.rules;

import java.util.LinkedHashMap;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.CardStep;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.WarTopic;
import postrider.americanwar.rules.CardEvents;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Choice;
import postrider.kernel.ruling.Side;

/** The cards that sides lay in step 1 of a battle (6.33, 9.45). */
final class BattleCards {
    private BattleCards() {}

    /**
     * What a side laid.
     *
     * @param drm +2 for a battle card, +1 for a discarded event, 0 for none
     */
    record Laid(Optional<Card> card, int drm) {
        static final Laid NOTHING = new Laid(Optional.empty(), 0);

        boolean battleCard() {
            return drm == 2;
        }

        /** 6.33.D Clarifications: played, not discarded. */
        boolean treason() {
            return battleCard() && card.orElseThrow().does(CardStep.Procedure.REMOVE_ARNOLD);
        }
    }

    /** 6.33.C, D: everyone who holds any card is asked. {@code attack} is what the attacker has laid. */
    static Laid lay(Battle battle, Side side, Laid attack) {
        var play = battle.play();
        var working = play.working();
        var hand = working.now().cards().hand(side);
        if (hand.isEmpty()) return Laid.NOTHING;
        var options = new LinkedHashMap<String, Laid>();
        for (var card : hand)
            if (mayPlay(working.now(), side, card)) options.put("play " + card.label(), new Laid(Optional.of(card), 2));
        for (var card : hand)
            if (card.isEvent() && !card.isSpecial())
                options.put("discard " + card.label(), new Laid(Optional.of(card), 1));
        options.put("none", Laid.NOTHING);
        var laid = working.umpire().askOne(question(battle, side, attack, options));
        laid.card().ifPresent(card -> turnUp(play, side, card, laid));
        return laid;
    }

    /** A card that is also an event outside battles is only worth +2 in battle: its event does not happen and has no condition there. */
    private static boolean mayPlay(Position now, Side side, Card card) {
        return card.isBattleCardOf(side)
                && (card.kind() == Card.Kind.BATTLE_OR_EVENT
                        || Events.BOOK.unmet(now, side, card).isEmpty());
    }

    private static Choice<Laid> question(Battle battle, Side side, Laid attack, LinkedHashMap<String, Laid> options) {
        var text = "Battle in %s. Do you play a battle card (+2), discard an event (+1), or neither?"
                .formatted(battle.space());
        return new Asking(side, "9.2.1", WarTopic.BATTLE_CARD, battle.about(side), text)
                .knowing(new BattleOdds(battle, attack).facts(side, true))
                .one(options)
                .withFacts(battle.forces(side))
                .hidden();
    }

    private static void turnUp(CardPlay play, Side side, Card card, Laid laid) {
        var working = play.working();
        working.takeFromHand(side, card);
        if (!laid.battleCard()) {
            working.reveal("6.33.C", card, "%s discard %s.", Sides.the(side), card);
            CardEvents.discard(working, card);
            return;
        }
        working.reveal("9.45", card, "%s play %s.", Sides.the(side), card);
        play.replaceLater(side);
        if (card.kind() == Card.Kind.BATTLE) Events.BOOK.play(working, side, card, Optional.empty());
        Events.BOOK.afterPlay(working, card);
    }
}
