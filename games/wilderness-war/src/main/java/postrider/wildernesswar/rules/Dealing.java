package postrider.wildernesswar.rules;

import java.util.LinkedHashMap;
import java.util.Optional;
import postrider.kernel.Die;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Event;
import postrider.wildernesswar.Pile;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Track.Mark;
import postrider.wildernesswar.WarTopic;

/** 5.2: dealing and reshuffling. */
public record Dealing(WorkingPosition table) implements AtTable {
    /** The umpire's name for the deck. */
    public static final String DECK = "strategy deck";

    int handSize(Side side) {
        if (side == Sides.BRITISH) return has(Mark.WILLIAM_PITT) ? 9 : 8;
        if (has(Mark.QUIBERON_BAY)) return 7;
        return has(Mark.DIPLOMATIC_REVOLUTION) ? 9 : 8;
    }

    /** 5.21, 4.0: fills hands one card at a time, French first; a held card counts. */
    void deal() {
        link();
        var held = Lists.concat(table.hand(Sides.FRENCH), table.hand(Sides.BRITISH));
        umpire().open("5.21", DECK, Lists.map(held, Card::id));
        for (boolean more = true; more; ) {
            more = false;
            for (var side : Sides.BOTH) if (table.hand(side).size() < handSize(side)) more |= dealt(side);
        }
        for (var side : Sides.BOTH) {
            var hand = table.hand(side);
            umpire().tell(side, "5.21", "Your hand: %s.", Wording.lazily(() -> Wording.list(hand)));
        }
    }

    private boolean dealt(Side side) {
        if (table.now().cards().deck().isEmpty()
                && !table.now().cards().discards().isEmpty()) reshuffle();
        if (table.now().cards().deck().isEmpty()) return false;
        var purpose = side + " card " + (table.hand(side).size() + 1);
        var card = table.box().card(Integer.parseInt(umpire().draw("5.21", DECK, purpose)));
        table.cards(cards -> cards.withoutTop(card).plus(Pile.hand(side), card));
        return true;
    }

    /** 14.1: also before the discards are reshuffled (5.25). */
    void link() {
        if (!has(Mark.LINKED_DIPLOMACY)) return;
        follow(Event.WILLIAM_PITT, Event.DIPLOMATIC_REVOLUTION);
        follow(Event.DIPLOMATIC_REVOLUTION, Event.WILLIAM_PITT);
    }

    /** An event that has happened brings the other from the discards. After Quiberon Bay the French could not play theirs. */
    private void follow(Event happened, Event other) {
        var cards = table.now().cards();
        var waiting = Lists.find(cards.discards(), card -> card.event() == other);
        if (waiting.isEmpty() || cards.in(Pile.REMOVED).stream().noneMatch(card -> card.event() == happened)) return;
        var side = waiting.get().side().orElseThrow();
        boolean barred = side == Sides.FRENCH && has(Mark.QUIBERON_BAY);
        if (!barred && table.hand(side).size() < handSize(side)) receive(side, waiting.get(), "14.1");
    }

    private void receive(Side side, Card card, String rule) {
        table.cards(cards -> cards.minus(Pile.DISCARDS, card).plus(Pile.hand(side), card));
        rule(rule, "%s take %s from the discards.", Sides.the(side), card.label());
    }

    /** 14.6: after each deal (R12). */
    void call() {
        var hand = table.hand(Sides.BRITISH);
        var troops = Lists.filter(
                table.now().cards().discards(),
                card -> card.event() == Event.BRITISH_REGULARS || card.event() == Event.HIGHLANDERS);
        if (track().year() <= 1756 || troops.isEmpty() || hand.isEmpty()) return;
        var options = new LinkedHashMap<String, Optional<Card>>();
        for (var card : troops) options.put("take " + card.label(), Optional.of(card));
        options.put("no", Optional.empty());
        var text = "You may discard a random card of your hand for troops among the discards. Do you?";
        var asking = table.asking(Sides.BRITISH, "14.6", WarTopic.EVENT, track().season(), text);
        var taken = umpire().askOne(asking.one(options));
        if (taken.isEmpty()) return;
        var lost = random(Sides.BRITISH, "14.6");
        table.lay(Sides.BRITISH, lost, "14.6", false, "The British discard %s.", lost.label());
        receive(Sides.BRITISH, taken.get(), "14.6");
    }

    /** A random card of a hand, by its place (R2). */
    Card random(Side whose, String rule) {
        var hand = table.hand(whose);
        int die =
                hand.size() == 1 ? 1 : umpire().roll(rule, "a card of the " + whose + " hand", new Die(1, hand.size()));
        return hand.get(die - 1);
    }

    /** 5.25 */
    void reshuffle() {
        table.cards(cards -> cards.intoDeck(cards.discards()));
        umpire().shuffle("5.25", DECK, Lists.map(table.now().cards().deck(), Card::id));
    }
}
