package postrider.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import postrider.dice.SealedOrder;
import postrider.dice.Secret;
import postrider.dice.UnsealedChance;
import postrider.kernel.Parts;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.letters.Bulletin;
import postrider.letters.Chronicle;
import postrider.letters.Dispatch;
import postrider.letters.Dispatches;
import postrider.letters.Enquiries;
import postrider.log.Event;
import postrider.log.Event.Letter.Purpose;
import postrider.log.GameLog;
import postrider.log.StoredEvent;
import postrider.play.OpenGame;
import postrider.play.Step;

/** Changing what the American cannot see leaves each of their letters the same to the byte. */
class SecrecyTest {
    private static final List<String> BRITISH_ORDER = List.of("raid Camden with a1");

    /** A game after the deal and a raid; the British hold a1 and otherwise whatever chance gives them. */
    private Tale raid(long seed) {
        var random = new Random(seed);
        var hidden = new ArrayList<>(List.of("e1", "f1", "g1", "h1"));
        Collections.shuffle(hidden, random);
        var british = List.of("a1", hidden.get(0), hidden.get(1));
        var clauses = random.nextBoolean() ? List.of("bid: bid 2") : List.<String>of();
        var dealt = dealt(List.of("b1", "c1", "d1"), british);
        return new Tale(dealt, order(clauses));
    }

    private GameLog dealt(List<String> american, List<String> british) {
        var hands = new TreeMap<Side, List<String>>(Map.of(AMERICAN, american, BRITISH, british));
        var position = new Raids.Position(0, 2, BRITISH, hands, Map.of());
        var deal = deal(british);
        return GameLog.NOTHING
                .with(new StoredEvent(1, Office.header("r-1", "raids", "two"), List.of(), Office.NOON, "00"))
                .with(new Event.Posted("welcome"))
                .with(new Event.Played(
                        0,
                        List.of(),
                        List.of(),
                        deal.rulings(),
                        Optional.of(new Raids.Book("b0").write(position)),
                        Optional.empty()));
    }

    private static Event.Played deal(List<String> british) {
        var told = new Ruling("1.2", Optional.of(BRITISH), "You are dealt %s.".formatted(british), "");
        return new Event.Played(0, List.of(), List.of(), List.of(told), Optional.empty(), Optional.empty());
    }

    private static Event.Letter order(List<String> clauses) {
        return letter(Purpose.ORDER, BRITISH, BRITISH_ORDER, clauses);
    }

    private static Event.Letter letter(Purpose purpose, Side side, List<String> words, List<String> clauses) {
        var root = Optional.of("root").filter(r -> purpose == Purpose.ORDER);
        return new Event.Letter(purpose, side, 1, "<1@x>", "00", "", "s", words, clauses, root);
    }

    /** A game, and an order that has come in. */
    private record Tale(GameLog before, Event.Letter order) {
        private static final SealedOrder SEALED =
                SealedOrder.of(Secret.of(Office.SECRET), "r-1", Parts.FEW, 1, BRITISH_ORDER);

        OpenGame<?, ?> game() {
            return game(before);
        }

        OpenGame<?, ?> ordered() {
            return game(before.with(order));
        }

        Step stopped() {
            return ordered().play(new UnsealedChance(1));
        }

        List<Dispatch> announced() {
            return new Dispatches(game(), ordered()).announced(order, SEALED);
        }

        List<Dispatch> played() {
            var stopped = stopped();
            return new Dispatches(ordered(), stopped.after())
                    .played(
                            (Event.Played) stopped.event(),
                            () -> Secret.of(Office.SECRET),
                            () -> Chronicle.NONE,
                            List.of());
        }

        private static OpenGame<?, ?> game(GameLog log) {
            return OpenGame.of(new Raids(), new Raids.Book("b0"), log);
        }
    }

    /** Everything a side is told from the receipt of the order on. */
    private List<Dispatch> told(Side side, long seed) {
        var raid = raid(seed);
        var stopped = raid.stopped().after();
        return Stream.of(
                        raid.announced().stream(),
                        raid.played().stream(),
                        new Dispatches(raid.game(), raid.game()).reminders().stream(),
                        Stream.of(new Enquiries(stopped, side).status()),
                        new Dispatches(stopped, stopped).reminders().stream())
                .flatMap(letters -> letters)
                .filter(letter -> letter.to() == side)
                .toList();
    }

    @Test
    void hiddenHandsAndClausesDoNotShow() {
        for (long seed = 1; seed <= 200; seed++) assertEquals(told(AMERICAN, 0), told(AMERICAN, seed), "seed " + seed);
        assertEquals(
                List.of("RECEIPT", "QUESTION", "NOTICE", "REMINDER"),
                told(AMERICAN, 0).stream().map(letter -> letter.kind().name()).toList());
    }

    private static final List<String> AMERICAN_CARDS = List.of("b1", "c1", "e1", "f1");
    private static final List<List<String>> STANDING = List.of(
            List.of("intercept: with b1", "otherwise ask"),
            List.of("intercept: with c1, or ask", "bid: bid 1"),
            List.of("intercept in Boston: with b1", "otherwise bid 0"),
            List.of("intercept: ask", "intercept: with b1"),
            List.of("otherwise stand"),
            List.of());

    /** What the British are told of their raid if the American holds all cards but one and has left these words. */
    private List<Dispatch> told(List<String> standing, String missing) {
        var american =
                AMERICAN_CARDS.stream().filter(card -> !card.equals(missing)).toList();
        var before = dealt(american, List.of("a1", "g1", "h1"))
                .with(letter(Purpose.STANDING, AMERICAN, List.of(), standing));
        return new Tale(before, order(List.of("otherwise bid 2")))
                .played().stream().filter(letter -> letter.to() == BRITISH).toList();
    }

    /** Until they lay a card nothing reveals which they hold, neither what is said nor whether they are waited for. */
    @Test
    void standingOrdersShowNothingOfTheHand() {
        for (var standing : STANDING) {
            var stories = AMERICAN_CARDS.stream()
                    .map(missing -> told(standing, missing).toString())
                    .filter(story -> !story.contains("intercept with"))
                    .collect(Collectors.toSet());
            assertEquals(1, stories.size(), standing.toString());
        }
    }

    /** What observers read of the deal and a raid, whatever both hold. */
    private List<Dispatch> published(long seed) {
        var cards = new ArrayList<>(List.of("b1", "c1", "d1", "e1", "f1", "g1", "h1"));
        Collections.shuffle(cards, new Random(seed));
        var dealt = dealt(cards.subList(0, 3), List.of("a1", cards.get(3), cards.get(4)))
                .with(letter(
                        Purpose.STANDING,
                        AMERICAN,
                        List.of(),
                        List.of("intercept: stand", "bid: bid 1", "otherwise ask")));
        var raid = new Tale(dealt, order(List.of("bid: bid 2")));
        var over = raid.stopped();
        var played = (Event.Played) over.event();
        assertTrue(played.position().isPresent(), "the raid is over");
        return List.of(
                new Bulletin(Tale.game(dealt), Tale.game(dealt))
                        .played(deal(List.of("a1", cards.get(3), cards.get(4)))),
                new Bulletin(raid.ordered(), over.after()).played(played));
    }

    /** Observers read nothing that a player's own letters would not tell. */
    @Test
    void observersReadNothingHidden() {
        for (long seed = 1; seed <= 200; seed++) assertEquals(published(0), published(seed), "seed " + seed);
        var told = published(0).toString();
        assertTrue(told.contains("The British order began: raid Camden with a1."), told);
        assertFalse(told.contains("You are dealt"), told);
    }

    /** The test would notice a difference. */
    @Test
    void aPlayersOwnHandDoesShow() {
        assertNotEquals(told(BRITISH, 0), told(BRITISH, 1));
    }
}
