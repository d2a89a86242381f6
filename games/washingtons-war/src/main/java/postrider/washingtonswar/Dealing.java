package postrider.washingtonswar;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.kernel.Side;

/** 6.1 Dealing strategy cards and reshuffling the deck. */
final class Dealing {
    /** What the umpire calls the deck. */
    static final String DECK = "strategy deck";

    private static final int HAND = 7;
    private static final List<Side> AMERICAN_FIRST = List.of(Side.AMERICAN, Side.BRITISH);

    private Dealing() {}

    /** 4.0, 6.1.E: the cards whose year has not come wait beside the deck. */
    static Position setAside(Position start) {
        var cards = start.cards();
        var waiting = cards.deck().stream()
                .filter(card -> card.setAsideUntil() > start.track().year())
                .toList();
        return start.with(cards.fill(
                Pile.SET_ASIDE,
                Stream.concat(cards.in(Pile.SET_ASIDE).stream(), waiting.stream())
                        .toList()));
    }

    /** 5.2: seven cards for each. */
    static void phase(Table table) {
        var setAside = table.now().cards().in(Pile.SET_ASIDE).stream()
                .filter(card -> card.setAsideUntil() <= table.now().track().year())
                .toList();
        if (table.now().cards().reshuffle()) reconstitute(table, "6.1.B");
        if (!setAside.isEmpty()) shuffleIn(table, setAside);
        else if (table.now().track().year() == table.box().arrivals().firstKey()) shuffle(table, "4.0");
        table.umpire().open("6.1", DECK, inHand(table.now()));
        for (int card = 0; card < HAND; card++) for (var side : AMERICAN_FIRST) deal(table, side, "5.2");
        for (var side : AMERICAN_FIRST)
            table.umpire()
                    .tell(
                            side,
                            "5.2",
                            "Your hand: %s.",
                            Names.list(table.now().cards().hand(side)));
    }

    /** 6.1.E */
    private static void shuffleIn(Table table, List<Card> setAside) {
        table.cards(cards -> {
            var deck = cards.deck().withAll(setAside);
            var waiting = cards.in(Pile.SET_ASIDE).stream()
                    .filter(card -> !setAside.contains(card))
                    .toList();
            return cards.withDeck(deck).with(Pile.SET_ASIDE, waiting);
        });
        table.umpire().rule("6.1.E", "%s join the deck.", Names.list(setAside));
        shuffle(table, "6.1.E");
    }

    /** 6.1.B: the discards and what is left of the deck become a new deck. */
    private static void reconstitute(Table table, String rule) {
        table.cards(cards -> {
            var deck = cards.deck().withAll(cards.discards());
            return cards.withDeck(deck)
                    .with(Pile.DISCARDS, List.of())
                    .withReshuffle(false)
                    .withExchange(Optional.empty());
        });
        shuffle(table, rule);
    }

    private static void shuffle(Table table, String rule) {
        var deck = table.now().cards().deck();
        table.umpire().shuffle(rule, DECK, deck.stream().map(Card::id).toList());
    }

    private static List<String> inHand(Position now) {
        return AMERICAN_FIRST.stream()
                .flatMap(side -> now.cards().hand(side).stream())
                .map(Card::id)
                .toList();
    }

    /** A card for one that was played: a battle card (6.33.B), a special one (6.34.C.i). */
    static void replace(Table table, Side side, String rule) {
        deal(table, side, rule).ifPresent(card -> {
            table.umpire().rule(rule, "%s draw a card.", Names.the(side));
            table.umpire().tell(side, rule, "You draw %s.", card);
        });
    }

    /** Deals one card; an empty deck is reconstituted first (6.1.A). Empty if no card is left anywhere. */
    private static Optional<Card> deal(Table table, Side side, String rule) {
        if (table.now().cards().deck().isEmpty()) {
            if (table.now().cards().discards().isEmpty()) return Optional.empty();
            reconstitute(table, "6.1.A");
        }
        int number = table.now().cards().hand(side).size() + 1;
        var card = table.box().card(Integer.parseInt(table.umpire().draw(rule, DECK, side + " card " + number)));
        table.cards(cards -> cards.withoutTop(card));
        table.addToHand(side, card);
        return Optional.of(card);
    }
}
