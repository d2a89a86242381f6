package postrider.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import postrider.kernel.Chance;
import postrider.kernel.Die;
import postrider.kernel.Entry;
import postrider.kernel.Parts;
import postrider.kit.Sides;

class SealedChanceTest {
    private static final Secret SECRET = Secret.of("2a".repeat(32));
    private static final List<String> CARDS = IntStream.rangeClosed(1, 20)
            .mapToObj(n -> "card " + n)
            .sorted(Entry.LISTED)
            .toList();

    @Test
    void anInterruptedGameContinuesWithTheSameDice() {
        var sealed = entries(sealed(List.of(), binding("play 7")));
        var quick = entries(new UnsealedChance(3));
        for (int stop = 0; stop < sealed.size(); stop++) {
            var chance = sealed(sealed.subList(0, stop), binding("play 7"));
            assertEquals(sealed.get(stop), again(chance, sealed.get(stop)));
            assertEquals(quick.get(stop), again(new UnsealedChance(3, quick.subList(0, stop)), quick.get(stop)));
        }
    }

    @Test
    void aSealedGameIsProvedAndItsSecretsAreOpenedWhenDue() {
        var audit = audit(entries(sealed(List.of(), binding("play 7"))));
        assertEquals(8, audit.rolls());
        assertEquals(4, audit.shown());
        assertEquals(List.of(2, 3), audit.sealed());
        audit.reveal(SECRET);
        assertEquals(List.of(), audit.sealed());
        assertThrows(Audit.Unproved.class, () -> audit.reveal(Secret.of("2b".repeat(32))));
    }

    @Test
    void anotherOrderNonceImpulseOrPurposeGivesAnotherDie() {
        var rolls = List.of(
                roll(binding("play 7"), "9.2 attacker"),
                roll(binding("play 8"), "9.2 attacker"),
                roll(binding("play 7"), "9.2 defender"),
                roll(binding(24, "play 7", "11"), "9.2 attacker"),
                roll(binding(23, "play 7", "22"), "9.2 attacker"));
        assertEquals(5, rolls.stream().map(Entry.Roll::value).distinct().count());
        assertEquals(1, rolls.stream().map(SealedChanceTest::link).distinct().count());
    }

    @Test
    void aNewChainIsCommittedLongBeforeItsFirstUse() {
        var chance = sealed(List.of(), binding("play 7"));
        var audit = new Audit("ww-017", SECRET.commitments("ww-017", Parts.FEW));
        for (int i = 1; i <= Chain.LENGTH + 2; i++) {
            var roll = chance.roll("1 die", Die.D6);
            audit.check(binding("play 7"), roll, Undone.NOTHING, List.of());
            assertEquals(i % Chain.LENGTH == 1, roll.proof().contains("next chain"));
        }
        audit.reveal(SECRET);
    }

    @Test
    void everyForgedEntryIsFound() {
        var entries = entries(sealed(List.of(), binding("play 7")));
        for (int i = 0; i < entries.size(); i++) {
            for (var forged : forgeries(entries.get(i))) {
                var changed = new ArrayList<>(entries);
                changed.set(i, forged);
                assertThrows(Audit.Unproved.class, () -> audit(changed).reveal(SECRET), forged.toString());
            }
        }
    }

    @Test
    void everyChangedCharacterOfAProofIsFound() {
        var entries = entries(sealed(List.of(), binding("play 7")));
        var random = new Random(11);
        for (int i = 0; i < 300; i++) {
            int at = random.nextInt(entries.size());
            var changed = new ArrayList<>(entries);
            changed.set(at, smudged(entries.get(at), random));
            if (changed.equals(entries)) continue;
            assertThrows(Audit.Unproved.class, () -> audit(changed).reveal(SECRET), () -> "" + changed.get(at));
        }
    }

    @Test
    void diceAndDecksAreFair() {
        for (var chance : List.of(sealed(List.of(), binding("even")), new UnsealedChance(1))) {
            var faces = new int[6];
            for (int i = 0; i < 4_000; i++) faces[chance.roll("1 die", Die.D6).value() - 1]++;
            for (int count : faces) assertEquals(667, count, 110);
            var tops = new int[5];
            for (int i = 0; i < 500; i++) {
                chance.shuffle("1 deck", DECK, CARDS.subList(0, 5));
                tops[CARDS.indexOf(chance.draw("1 top", DECK).card())]++;
            }
            for (int count : tops) assertEquals(100, count, 40);
        }
    }

    @Test
    void aShuffleStaysSealedWhileACardOfItIsHidden() {
        var entries = entries(sealed(List.of(), binding("play 7")));
        var opened = entries.stream()
                .filter(Entry.Open.class::isInstance)
                .map(entry -> ((Entry.Open) entry).secrets())
                .toList();
        assertEquals("", opened.get(0));
        assertTrue(opened.get(1).startsWith("[ open shuffle 1, "), opened.get(1));
    }

    /** As in two battles of one impulse, where a card shown in the first is dealt again in the second. */
    @Test
    void aShuffleIsMentionedEvenIfItsShownCardWasDealtAgain() {
        var chance = sealed(List.of(), binding("play 7"));
        var entries = new ArrayList<Entry>();
        for (int battle = 1; battle <= 2; battle++) {
            entries.add(chance.shuffle("9.1 battle deck", "deck", CARDS));
            for (int card = 1; card <= 19; card++)
                entries.add(chance.draw("9.1 card %d of battle %d".formatted(card, battle), "deck"));
            if (battle == 1) entries.add(chance.reveal("9.1 led", "deck", ((Entry.Draw) entries.get(1)).card()));
        }
        var told = ChanceHistory.NONE.with(entries).drawn(entries);
        assertEquals(List.of(new Proof.Drawn(1, 19), new Proof.Drawn(2, 19)), told);
    }

    @Test
    void aFullyDrawnDeckIsOpenedToo() {
        var chance = sealed(List.of(), binding("play 7"));
        chance.shuffle("6.1 first deck", DECK, CARDS.subList(0, 2));
        var first = chance.draw("6.1 card", DECK).card();
        assertEquals("", chance.open("6.1 open", DECK, List.of()).secrets());
        chance.draw("6.1 card", DECK);
        assertEquals("", chance.open("6.1 open", DECK, List.of(first)).secrets());
        assertTrue(chance.open("6.1 open", DECK, List.of()).secrets().startsWith("[ open shuffle 1, "));
    }

    /** A letter mentions no more of old sealed shuffles than is needed to check it. */
    @Test
    void anOldShuffleIsMentionedOnlyWithACardOfIt() {
        var chance = sealed(List.of(), binding("play 7"));
        var entries = new ArrayList<Entry>();
        for (int i = 0; i < 3; i++) {
            entries.add(chance.shuffle("6.1 first deck", DECK, CARDS));
            entries.add(chance.draw("6.1 top", DECK));
        }
        entries.add(chance.shuffle("6.1 other deck", OTHER, CARDS));
        var history = ChanceHistory.NONE.with(entries);
        assertEquals(
                "[[ drawn 1 of shuffle 3 ], [ drawn 0 of shuffle 4 ]]",
                history.drawn(entries).toString());
        entries.add(chance.reveal("6 old card", DECK, card(entries.get(1))));
        assertEquals(
                "[[ drawn 1 of shuffle 1 ], [ drawn 1 of shuffle 3 ], [ drawn 0 of shuffle 4 ]]",
                history.drawn(entries).toString());
    }

    @Test
    void cardsToBeShuffledAreListedInOrderAndOnce() {
        for (var cards : List.of(List.<String>of(), List.of("b", "a"), List.of("a", "a"), List.of("a  b")))
            assertThrows(
                    IllegalArgumentException.class,
                    () -> sealed(List.of(), binding("play 7")).shuffle("6.1 first deck", DECK, cards));
    }

    @Test
    void aSecretIsNeverPrinted() {
        assertFalse(SECRET.toString().contains("2a2a"));
        var wrong = assertThrows(IllegalArgumentException.class, () -> Secret.of("2a2a"));
        assertFalse(wrong.getMessage().contains("2a2a"));
        assertNotEquals(Secret.fresh().hex(), Secret.fresh().hex());
        assertNotEquals(SECRET.mark("ww-017", 3), SECRET.mark("ww-017", 4));
    }

    @Test
    void aScriptSaysWhatItHasNoDieOrCardFor() {
        var chance = new ScriptedChance(List.of(1, 9), List.of("card 2"));
        assertEquals(1, chance.roll("9.2.4 attacker", Die.D6).value());
        var wrong = assertThrows(IllegalStateException.class, () -> chance.roll("9.2.4 defender", Die.D6));
        assertTrue(wrong.getMessage().contains("a 9 for 9.2.4 defender"));
        var none = assertThrows(IllegalStateException.class, () -> chance.roll("9.2.4 defender", Die.D6));
        assertTrue(none.getMessage().contains("no die left for 9.2.4 defender"));
        assertEquals("card 2", chance.draw("6.1 deal", DECK).card());
        none = assertThrows(IllegalStateException.class, () -> chance.draw("6.1 deal", DECK));
        assertTrue(none.getMessage().contains("no card left for 6.1 deal"));
    }

    private static final String DECK = "first deck";
    private static final String OTHER = "other deck";

    /** A game with two decks, and a card that is kept over a new shuffle. */
    private static List<Entry> entries(Chance chance) {
        var entries = new ArrayList<Entry>();
        entries.add(chance.shuffle("6.1 first deck", DECK, CARDS));
        for (int i = 0; i < 4; i++) entries.add(chance.draw("6.1 card " + i, DECK));
        entries.add(chance.shuffle("6.1 other deck", OTHER, CARDS.subList(0, 5)));
        for (int i = 0; i < 4; i++) entries.add(chance.roll("9.2 die  " + i, new Die(i % 2, 6 + i)));
        entries.add(chance.reveal("6 show", DECK, card(entries.get(2))));
        entries.add(chance.shuffle("6.1 first deck", DECK, CARDS.subList(3, 10)));
        entries.add(chance.draw("6.1 again", DECK));
        entries.add(chance.draw("6.1 other", OTHER));
        entries.add(chance.reveal("6 old card", DECK, card(entries.get(1))));
        entries.add(chance.reveal("6 new card", DECK, card(entries.get(12))));
        entries.add(chance.reveal("6 other card", OTHER, card(entries.get(13))));
        entries.add(chance.open("6.1 open", DECK, List.of(kept(entries))));
        entries.add(chance.open("6.1 open", DECK, List.of()));
        entries.add(chance.disclose("7.3 part 2", 2));
        for (int i = 0; i < 4; i++) entries.add(chance.roll("9.2 die " + i, Die.D6));
        return entries;
    }

    /** A card of the first shuffle that did not go into the second. */
    private static String kept(List<Entry> entries) {
        return entries.subList(1, 5).stream()
                .map(SealedChanceTest::card)
                .filter(card -> !CARDS.subList(3, 10).contains(card))
                .findFirst()
                .orElseThrow();
    }

    private static String card(Entry draw) {
        return ((Entry.Draw) draw).card();
    }

    private static Entry again(Chance chance, Entry entry) {
        return switch (entry) {
            case Entry.Answer answer -> answer;
            case Entry.Roll roll -> chance.roll(roll.key(), roll.die());
            case Entry.Shuffle shuffle -> chance.shuffle(shuffle.key(), shuffle.deck(), shuffle.cards());
            case Entry.Draw draw -> chance.draw(draw.key(), draw.deck());
            case Entry.Show show -> chance.reveal(show.key(), show.deck(), show.card());
            case Entry.Open open -> chance.open(open.key(), open.deck(), open.hidden());
            case Entry.Told told -> chance.disclose(told.key(), told.part());
            case Entry.Seats seats -> seats;
        };
    }

    private static List<Entry> forgeries(Entry entry) {
        return switch (entry) {
            case Entry.Answer answer -> List.of();
            case Entry.Roll(var key, var die, int value, var proof) -> {
                int other = die.low() + (value - die.low() + 1) % die.faces();
                yield List.of(
                        new Entry.Roll(key, die, other, proof),
                        new Entry.Roll(key, die, other, proof.replace("= " + value, "= " + other)),
                        new Entry.Roll(key, new Die(die.low(), die.faces() + 1), value, proof),
                        new Entry.Roll(key, new Die(die.low() + 1, die.faces()), value, proof),
                        new Entry.Roll(key + "!", die, value, proof),
                        new Entry.Roll(key, die, value, ""),
                        new Entry.Roll(key, die, value, proof.replaceFirst("roll ", "roll 0")));
            }
            case Entry.Shuffle(var key, var deck, var cards, var commitment) -> {
                var swapped = new ArrayList<>(cards);
                Collections.swap(swapped, 0, 1);
                yield List.of(
                        new Entry.Shuffle(key + "!", deck, cards, commitment),
                        new Entry.Shuffle(key, "third deck", cards, commitment),
                        new Entry.Shuffle(key, deck, swapped, commitment),
                        new Entry.Shuffle(key, deck, cards, ""));
            }
            case Entry.Draw(var key, var deck, var card) ->
                List.of(
                        new Entry.Draw(key, deck, "?"),
                        new Entry.Draw(key, "third deck", card),
                        new Entry.Draw(key, deck, card.equals("card 5") ? "card 4" : "card 5"));
            case Entry.Show(var key, var deck, var card, var proof) ->
                List.of(new Entry.Show(key, deck, "card 20", proof), new Entry.Show(key, deck, card, ""));
            case Entry.Open(var key, var deck, var hidden, var secrets) ->
                secrets.isEmpty()
                        ? List.of(new Entry.Open(key, deck, List.of(), ""))
                        : List.of(
                                new Entry.Open(key, deck, hidden, ""),
                                new Entry.Open(key, deck, hidden, secrets + " " + secrets));
            case Entry.Told(var key, int part, var proof) ->
                List.of(
                        new Entry.Told(key, 1, proof),
                        new Entry.Told(key, 9, proof),
                        new Entry.Told(key, part, ""),
                        new Entry.Told(key, part, proof.replace("to Saratoga", "to Albany")));
            case Entry.Seats seats -> List.of();
        };
    }

    private static Entry smudged(Entry entry, Random random) {
        return switch (entry) {
            case Entry.Answer answer -> answer;
            case Entry.Draw draw -> draw;
            case Entry.Roll(var key, var die, int value, var proof) ->
                new Entry.Roll(key, die, value, smudged(proof, random));
            case Entry.Shuffle(var key, var deck, var cards, var proof) ->
                new Entry.Shuffle(key, deck, cards, smudged(proof, random));
            case Entry.Show(var key, var deck, var card, var proof) ->
                new Entry.Show(key, deck, card, smudged(proof, random));
            case Entry.Open(var key, var deck, var hidden, var secrets) ->
                new Entry.Open(key, deck, hidden, smudged(secrets, random));
            case Entry.Told(var key, int part, var proof) -> new Entry.Told(key, part, smudged(proof, random));
            case Entry.Seats seats -> seats;
        };
    }

    private static String smudged(String proof, Random random) {
        if (proof.isEmpty()) return proof;
        var text = new StringBuilder(proof);
        int at = random.nextInt(proof.length());
        text.setCharAt(at, (char) (text.charAt(at) ^ 1 << random.nextInt(7)));
        return text.toString();
    }

    private static Audit audit(List<Entry> entries) {
        var audit = new Audit("ww-017", SECRET.commitments("ww-017", Parts.FEW));
        audit.order(order("play 7").root(), words("play 7"));
        entries.forEach(entry -> audit.check(binding("play 7"), entry, Undone.NOTHING, List.of()));
        return audit;
    }

    private static Entry.Roll roll(Binding binding, String key) {
        return sealed(List.of(), binding).roll(key, new Die(1, 1_000_000));
    }

    private static String link(Entry.Roll roll) {
        return ((Proof.Roll) Proof.read(roll.proof()).orElseThrow()).link();
    }

    private static SealedChance sealed(List<Entry> earlier, Binding binding) {
        return new SealedChance(
                SECRET,
                ChanceHistory.NONE.with(earlier),
                binding,
                binding.ordered().map(by -> order("play 7")),
                Undone.NOTHING);
    }

    private static List<String> words(String order) {
        return List.of(order + "; to Saratoga; then ask");
    }

    private static SealedOrder order(String words) {
        return SealedOrder.of(SECRET, "ww-017", Parts.FEW, 1, words(words));
    }

    private static Binding binding(String order) {
        return binding(23, order, "11");
    }

    private static Binding binding(int impulse, String order, String american) {
        var nonces = Map.of(Sides.AMERICAN, american.repeat(32), Sides.BRITISH, Binding.NO_LETTER);
        var ordered = new Binding.Ordered(
                Sides.BRITISH, false, "be".repeat(32), 1, order(order).root());
        return new Binding("ww-017", impulse, Optional.of(ordered), nonces);
    }
}
