package postrider.wethepeople.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.CardStep;
import postrider.americanwar.CardStep.Procedure;
import postrider.americanwar.Sides;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Choice;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.PerSide;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/**
 * 9.0, 9.1: events that both sides play at once at the beginning of a battle for extra battle cards (R12).
 *
 * @param facts what a side needs to know to decide
 */
record BattleEvents(Battle battle, List<String> facts) {
    /** The events a side plays, if any. */
    record Played(List<Card> events) {
        static final Played NOTHING = new Played(List.of());

        /** 9.1: extra battle cards. */
        BattleCards.Share cards() {
            int cards = Lists.sum(
                    events,
                    card -> card.step(Procedure.BATTLE_CARDS)
                            .map(CardStep::count)
                            .orElse(0));
            return new BattleCards.Share("9.1", "events", cards, "none was played");
        }

        /** 9.1, exception. */
        boolean cancelsBombardment() {
            return events.stream().anyMatch(card -> card.does(Procedure.CANCEL_BOMBARDMENT));
        }
    }

    /** Asks, together with the questions {@code besides}, what each side plays. A side is asked if its enemy cannot rule out such a card. */
    PerSide<Played> ask(List<? extends Question<?>> besides) {
        var questions = battle.perSide(this::question);
        var asked = Lists.<Question<?>>concat(
                Lists.of(questions.of(battle.attacker())), Lists.of(questions.of(battle.defender())));
        battle.umpire().gather(Lists.concat(asked, besides));
        return battle.perSide(
                side -> questions.of(side).map(battle.umpire()::askOne).orElse(Played.NOTHING));
    }

    void turnUp(PerSide<Played> played) {
        for (var side : battle.sides()) turnUp(side, played.of(side));
    }

    private void turnUp(Side side, Played played) {
        var working = battle.working();
        for (var card : played.events()) {
            working.takeFromHand(side, card);
            working.reveal("9.0", card, "%s play %s.", Sides.the(side), card);
            Events.BOOK.afterPlay(working, card);
        }
        battle.table().put(side, "9.0", "event played", "%s", Lists.joined(played.events(), ", ", Card::label));
    }

    private Optional<Choice<Played>> question(Side side) {
        var cards = battle.now().cards();
        var hand = cards.hand(side);
        var hands = Lists.concat(hand, cards.hand(Sides.enemy(side)));
        var unseen =
                Lists.filter(battle.now().box().cards(), card -> cards.deck().has(card) || hands.contains(card));
        boolean mayHold = Lists.find(unseen, card -> card.isBattleCardOf(side)).isPresent();
        if (hand.isEmpty() || !mayHold) return Optional.empty();
        var text = "Battle in %s. Do you play an event for more battle cards?".formatted(battle.space());
        return Optional.of(new Asking(side, "9.0", BattleTopic.BATTLE_EVENT, battle.about(side), text)
                .knowing(facts)
                .one(options(Lists.filter(hand, card -> card.isBattleCardOf(side))))
                .withFacts(battle.forces(side))
                .hidden());
    }

    /** Every combination of the events, the largest first; or none. */
    private static LinkedHashMap<String, Played> options(List<Card> events) {
        var several = new ArrayList<List<Card>>(List.of(List.of()));
        for (var event : events.reversed())
            for (var some : List.copyOf(several)) several.addFirst(Lists.concat(List.of(event), some));
        var options = new LinkedHashMap<String, Played>();
        for (var some : several) {
            var words = Lists.joined(some, " and ", Card::label);
            options.put(some.isEmpty() ? "none" : "play " + words, new Played(some));
        }
        return options;
    }
}
