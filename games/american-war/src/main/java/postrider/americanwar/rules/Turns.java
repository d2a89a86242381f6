package postrider.americanwar.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import postrider.americanwar.Card;
import postrider.americanwar.Cards;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Pile;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Track;
import postrider.americanwar.WorkingPosition;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Scene;
import postrider.text.Lists;
import postrider.text.Wording;

/** 5.0 in both books: one turn after another, and dealing cards. */
public final class Turns {
    private static final int HAND = 7;

    private Turns() {}

    /** Plays on until an order is needed or the game is over. */
    public static void advance(
            WorkingPosition working, Consumer<WorkingPosition> begin, Consumer<WorkingPosition> end) {
        while (working.now().track().toMove().isEmpty() && !working.isOver())
            if (working.now().track().phase() == Track.Phase.STRATEGY) end.accept(working);
            else begin.accept(working);
    }

    /** 13.1 / 12.0: the Americans lose without any CU on the map, the British without any in the thirteen colonies. */
    public static void automaticVictory(WorkingPosition working, String defeat) {
        var now = working.now();
        var rule = now.law(Subject.AUTOMATIC_VICTORY);
        if (working.applies(!now.holds(Sides.AMERICAN, space -> true), rule, "American or French CUs are on the map."))
            working.win(Sides.BRITISH, rule, defeat);
        else if (working.applies(
                !now.holds(Sides.BRITISH, Space::inTheThirteen), rule, "British CUs are in the thirteen colonies."))
            working.win(Sides.AMERICAN, rule, "No British CU is left in the thirteen colonies: the Americans win.");
    }

    /** 5.2: deals seven cards to each side, in turn. First opens the shuffles of which no card is still hidden. */
    public static void deal(WorkingPosition working, Consumer<Side> deal) {
        var cards = working.now().cards();
        var held = Lists.concat(cards.hand(Sides.AMERICAN), cards.hand(Sides.BRITISH));
        working.umpire().open(working.law(Subject.DEALING), Cards.DECK, Lists.map(held, Card::id));
        for (int card = 0; card < HAND; card++) for (var side : Sides.BOTH) deal.accept(side);
        for (var side : Sides.BOTH) {
            var hand = working.now().cards().hand(side);
            working.tell(side, "5.2", "Your hand: %s.", Wording.list(hand));
        }
    }

    public static boolean isFirst(Position now) {
        return now.track().year() == now.box().arrivals().firstKey();
    }

    /** 5.7, 6.34.C.iii / 5.7, 6.2: the game ends with this turn. */
    private static boolean isLast(Position now) {
        int year = now.track().year();
        return year >= now.box().arrivals().lastKey()
                || now.cards().warEnds().filter(card -> card.endYear() <= year).isPresent();
    }

    /** 5.7: after the last turn the war is decided; otherwise the next turn begins. */
    public static void end(WorkingPosition working, Consumer<WorkingPosition> decide, Consumer<WorkingPosition> begin) {
        int year = working.now().track().year();
        close(working);
        boolean last = isLast(working.now());
        if (working.applies(last, "5.7", "Nothing ends the war in %d.", year)) {
            working.rule("5.7", "The war ends in %d.", year);
            decide.accept(working);
        } else {
            next(working);
            begin.accept(working);
        }
    }

    /** Shows the standing at the end of the year. */
    private static void close(WorkingPosition working) {
        var now = working.now();
        int year = now.track().year();
        int all = now.country().colonies().size();
        var standing = Lists.map(
                Sides.BOTH,
                side -> new Picture.Track(side.word(), now.colonies(side).size(), all));
        int american = standing.getFirst().value();
        int british = standing.getLast().value();
        var account = "%d is over: %d colonies American, %d British".formatted(year, american, british);
        working.umpire().show(new Scene.Closed("" + year, account, standing));
    }

    /** 5.7: boxes, queues and what was in effect for the turn do not carry over. */
    private static void next(WorkingPosition working) {
        for (var side : Sides.BOTH)
            for (var pile : List.of(Pile.reinforcements(side), Pile.queue(side)))
                working.cards(cards -> cards.onto(Pile.DISCARDS, cards.in(pile)));
        working.track(track -> track.with(Track.Mark.MUTINY, false)
                .with(Track.Mark.CAMPAIGN_FIRST, false)
                .withYear(track.year() + 1));
    }

    public static void shuffle(WorkingPosition working, String rule) {
        var deck = working.now().cards().deck();
        working.umpire().shuffle(rule, Cards.DECK, Lists.map(deck, Card::id));
    }

    /** The discards and the rest of the deck become a new deck (6.1.B / 6.0). */
    public static void reconstitute(WorkingPosition working, String rule) {
        working.cards(
                cards -> cards.intoDeck(cards.discards()).withReshuffle(false).withExchange(Optional.empty()));
        shuffle(working, rule);
    }

    /** Draws the top card of the deck into the hand. */
    public static Card draw(WorkingPosition working, Side side, String rule) {
        int number = working.now().cards().hand(side).size() + 1;
        var drawn = working.umpire().draw(rule, Cards.DECK, side + " card " + number);
        var card = working.box().card(Integer.parseInt(drawn));
        working.cards(cards -> cards.withoutTop(card));
        working.addToHand(side, card);
        return card;
    }
}
