package postrider.wethepeople.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import postrider.americanwar.Sides;
import postrider.kernel.Asking;
import postrider.kernel.Choice;
import postrider.kernel.Lists;
import postrider.kernel.PerSide;
import postrider.kernel.Side;
import postrider.wethepeople.Card;
import postrider.wethepeople.EventStep.Procedure;
import postrider.wethepeople.WarTopic;

/** 9.0, 9.1: events played at the beginning of a battle for extra battle cards, by both sides at once (R12). */
final class BattleEvents {
    private BattleEvents() {}

    /** What a side plays, perhaps nothing. */
    record Played(List<Card> events) {
        static final Played NOTHING = new Played(List.of());

        /** 9.1: extra battle cards. */
        int cards() {
            return events.stream()
                    .flatMap(card -> card.step(Procedure.BATTLE_CARDS).stream())
                    .mapToInt(step -> step.count())
                    .sum();
        }

        /** 9.1, its exception. */
        boolean cancelsBombardment() {
            return events.stream()
                    .anyMatch(card -> card.step(Procedure.CANCEL_BOMBARDMENT).isPresent());
        }
    }

    /** Asked of each side that may hold such a card as far as the other can see. */
    static PerSide<Played> ask(Battle battle) {
        var attack = question(battle, battle.attacker());
        var defence = question(battle, battle.defender());
        var umpire = battle.working().umpire();
        var played = new PerSide<>(battle.attacker(), Played.NOTHING, battle.defender(), Played.NOTHING);
        if (attack.isPresent() && defence.isPresent()) {
            var both = umpire.askBoth(attack.get(), defence.get());
            played = new PerSide<>(
                    battle.attacker(),
                    both.first().getFirst(),
                    battle.defender(),
                    both.second().getFirst());
        } else {
            if (attack.isPresent()) played = played.with(battle.attacker(), umpire.askOne(attack.get()));
            if (defence.isPresent()) played = played.with(battle.defender(), umpire.askOne(defence.get()));
        }
        for (var side : battle.sides()) turnUp(battle.working(), side, played.of(side));
        return played;
    }

    private static Optional<Choice<Played>> question(Battle battle, Side side) {
        var now = battle.working().now();
        var hand = now.cards().hand(side);
        boolean unseen = Lists.first(
                        now.box().cards(),
                        card -> card.isBattleCardOf(side)
                                && (now.cards().deck().has(card)
                                        || hand.contains(card)
                                        || now.cards().hand(Sides.enemy(side)).contains(card)))
                .isPresent();
        if (hand.isEmpty() || !unseen) return Optional.empty();
        var about = (side == battle.attacker() ? "attacking " : "defending ") + battle.space();
        var text = "Battle in %s. Do you play an event for more battle cards?".formatted(battle.space());
        return Optional.of(new Asking(side, "9.0", WarTopic.BATTLE_EVENT, about, text)
                .knowing(battle.facts())
                .one(options(Lists.those(hand, card -> card.isBattleCardOf(side))))
                .given(now.forces(side, battle.space(), side == battle.attacker()))
                .secretly());
    }

    /** Any of them, together or alone, the most first; or none. */
    private static LinkedHashMap<String, Played> options(List<Card> events) {
        var several = new ArrayList<List<Card>>(List.of(List.of()));
        for (var event : events.reversed())
            for (var some : List.copyOf(several)) several.addFirst(Lists.both(List.of(event), some));
        var options = new LinkedHashMap<String, Played>();
        for (var some : several) {
            var words = some.stream().map(Card::label).collect(Collectors.joining(" and "));
            options.put(some.isEmpty() ? "none" : "play " + words, new Played(some));
        }
        return options;
    }

    private static void turnUp(WorkingPosition working, Side side, Played played) {
        for (var card : played.events()) {
            working.takeFromHand(side, card);
            working.show("9.0", card, "%s play %s.", Sides.the(side), card);
            Events.afterPlay(working, card);
        }
    }
}
