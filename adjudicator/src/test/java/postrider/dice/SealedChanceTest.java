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
import postrider.kernel.Entry;
import postrider.kernel.Side;

class SealedChanceTest {
    private static final Secret SECRET = Secret.of("2a".repeat(32));
    private static final List<String> CARDS =
            IntStream.rangeClosed(1, 20).mapToObj(n -> "card " + n).toList();

    @Test
    void aGameThatStopsAnywhereGoesOnWithTheSameDice() {
        var sealed = entries(new SealedChance(SECRET, List.of(), binding("play 7")));
        var quick = entries(new UnsealedChance(3));
        for (int stop = 0; stop < sealed.size(); stop++) {
            var chance = new SealedChance(SECRET, sealed.subList(0, stop), binding("play 7"));
            assertEquals(sealed.get(stop), again(chance, sealed.get(stop)));
            assertEquals(quick.get(stop), again(new UnsealedChance(3, quick.subList(0, stop)), quick.get(stop)));
        }
    }

    @Test
    void aSealedGameIsProvedAndItsSecretsOpenedInTheirTime() {
        var audit = audit(entries(new SealedChance(SECRET, List.of(), binding("play 7"))));
        assertEquals(8, audit.rolls());
        assertEquals(3, audit.shown());
        assertEquals(List.of(2), audit.sealed());
        audit.reveal(SECRET);
        assertEquals(List.of(), audit.sealed());
        assertThrows(Audit.Unproved.class, () -> audit.reveal(Secret.of("2b".repeat(32))));
    }

    @Test
    void anotherOrderNonceImpulseOrPurposeIsAnotherDie() {
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
        var chance = new SealedChance(SECRET, List.of(), binding("play 7"));
        var audit = new Audit("ww-017", SECRET.commitments("ww-017"));
        for (int i = 1; i <= Chain.LENGTH + 2; i++) {
            var roll = chance.roll("1 die", 6);
            audit.check(binding("play 7"), roll);
            assertEquals(i % Chain.LENGTH == 1, roll.proof().contains("next chain"));
        }
        audit.reveal(SECRET);
    }

    @Test
    void everyForgedEntryIsFound() {
        var entries = entries(new SealedChance(SECRET, List.of(), binding("play 7")));
        for (int i = 0; i < entries.size(); i++) {
            for (var forged : forgeries(entries.get(i))) {
                var changed = new ArrayList<>(entries);
                changed.set(i, forged);
                assertThrows(Audit.Unproved.class, () -> audit(changed).reveal(SECRET), forged.toString());
            }
        }
    }

    @Test
    void everyChangedLetterOfAProofIsFound() {
        var entries = entries(new SealedChance(SECRET, List.of(), binding("play 7")));
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
    void diceAndDecksAreEven() {
        for (var chance : List.of(new SealedChance(SECRET, List.of(), binding("even")), new UnsealedChance(1))) {
            var faces = new int[6];
            for (int i = 0; i < 4_000; i++) faces[chance.roll("1 die", 6).value() - 1]++;
            for (int count : faces) assertEquals(667, count, 110);
            var tops = new int[5];
            for (int i = 0; i < 500; i++) {
                chance.shuffle("1 deck", CARDS.subList(0, 5));
                tops[CARDS.indexOf(chance.draw("1 top").card())]++;
            }
            for (int count : tops) assertEquals(100, count, 40);
        }
    }

    @Test
    void noSecretPrintsItself() {
        assertFalse(SECRET.toString().contains("2a2a"));
        var wrong = assertThrows(IllegalArgumentException.class, () -> Secret.of("2a2a"));
        assertFalse(wrong.getMessage().contains("2a2a"));
        assertNotEquals(Secret.fresh().hex(), Secret.fresh().hex());
        assertNotEquals(SECRET.mark("ww-017", 3), SECRET.mark("ww-017", 4));
    }

    @Test
    void aCaseSaysWhatItHasNoDieFor() {
        var chance = new ScriptedChance(List.of(1, 9), List.of("card 2"));
        assertEquals(1, chance.roll("9.2.4 attacker", 6).value());
        var wrong = assertThrows(IllegalStateException.class, () -> chance.roll("9.2.4 defender", 6));
        assertTrue(wrong.getMessage().contains("a 9 for 9.2.4 defender"));
        var none = assertThrows(IllegalStateException.class, () -> chance.roll("9.2.4 defender", 6));
        assertTrue(none.getMessage().contains("no die left for 9.2.4 defender"));
        assertEquals("card 2", chance.draw("6.1 deal").card());
        none = assertThrows(IllegalStateException.class, () -> chance.draw("6.1 deal"));
        assertTrue(none.getMessage().contains("no card left for 6.1 deal"));
    }

    private static List<Entry> entries(Chance chance) {
        var entries = new ArrayList<Entry>();
        entries.add(chance.shuffle("6.1 deal", CARDS));
        for (int i = 0; i < 4; i++) entries.add(chance.draw("6.1 card " + i));
        for (int i = 0; i < 4; i++) entries.add(chance.roll("9.2 die  " + i, 6 + i));
        entries.add(chance.show("6 show", card(entries.get(2))));
        entries.add(chance.shuffle("6.1 again", CARDS.subList(3, 10)));
        entries.add(chance.draw("6.1 again"));
        entries.add(chance.show("6 old card", card(entries.get(1))));
        entries.add(chance.show("6 new card", card(entries.get(11))));
        entries.add(chance.open("6.1 open"));
        for (int i = 0; i < 4; i++) entries.add(chance.roll("9.2 die " + i, 6));
        return entries;
    }

    private static String card(Entry draw) {
        return ((Entry.Draw) draw).card();
    }

    private static Entry again(Chance chance, Entry entry) {
        return switch (entry) {
            case Entry.Answer answer -> answer;
            case Entry.Roll roll -> chance.roll(roll.key(), roll.faces());
            case Entry.Shuffle shuffle -> chance.shuffle(shuffle.key(), shuffle.cards());
            case Entry.Draw draw -> chance.draw(draw.key());
            case Entry.Show show -> chance.show(show.key(), show.card());
            case Entry.Open open -> chance.open(open.key());
        };
    }

    private static List<Entry> forgeries(Entry entry) {
        return switch (entry) {
            case Entry.Answer answer -> List.of();
            case Entry.Roll(var key, int faces, int value, var proof) ->
                List.of(
                        new Entry.Roll(key, faces, value % faces + 1, proof),
                        new Entry.Roll(
                                key, faces, value % faces + 1, proof.replace("= " + value, "= " + (value % faces + 1))),
                        new Entry.Roll(key, faces + 1, value, proof),
                        new Entry.Roll(key + "!", faces, value, proof),
                        new Entry.Roll(key, faces, value, ""),
                        new Entry.Roll(key, 0, value, proof.replaceFirst("d\\d+", "d0")));
            case Entry.Shuffle(var key, var cards, var commitment) -> {
                var swapped = new ArrayList<>(cards);
                Collections.swap(swapped, 0, 1);
                yield List.of(
                        new Entry.Shuffle(key + "!", cards, commitment),
                        new Entry.Shuffle(key, swapped, commitment),
                        new Entry.Shuffle(key, cards, ""));
            }
            case Entry.Draw(var key, var card) ->
                List.of(new Entry.Draw(key, "?"), new Entry.Draw(key, card.equals("card 5") ? "card 6" : "card 5"));
            case Entry.Show(var key, var card, var proof) ->
                List.of(new Entry.Show(key, "card 20", proof), new Entry.Show(key, card, ""));
            case Entry.Open(var key, var secrets) ->
                List.of(new Entry.Open(key, ""), new Entry.Open(key, secrets + " " + secrets));
        };
    }

    private static Entry smudged(Entry entry, Random random) {
        return switch (entry) {
            case Entry.Answer answer -> answer;
            case Entry.Draw draw -> draw;
            case Entry.Roll(var key, int faces, int value, var proof) ->
                new Entry.Roll(key, faces, value, smudged(proof, random));
            case Entry.Shuffle(var key, var cards, var proof) -> new Entry.Shuffle(key, cards, smudged(proof, random));
            case Entry.Show(var key, var card, var proof) -> new Entry.Show(key, card, smudged(proof, random));
            case Entry.Open(var key, var secrets) -> new Entry.Open(key, smudged(secrets, random));
        };
    }

    private static String smudged(String proof, Random random) {
        var text = new StringBuilder(proof);
        int at = random.nextInt(proof.length());
        text.setCharAt(at, (char) (text.charAt(at) ^ 1 << random.nextInt(7)));
        return text.toString();
    }

    private static Audit audit(List<Entry> entries) {
        var audit = new Audit("ww-017", SECRET.commitments("ww-017"));
        entries.forEach(entry -> audit.check(binding("play 7"), entry));
        return audit;
    }

    private static Entry.Roll roll(Binding binding, String key) {
        return new SealedChance(SECRET, List.of(), binding).roll(key, 1_000_000);
    }

    private static String link(Entry.Roll roll) {
        return ((Proof.Roll) Proof.read(roll.proof()).orElseThrow()).link();
    }

    private static Binding binding(String order) {
        return binding(23, order, "11");
    }

    private static Binding binding(int impulse, String order, String american) {
        var nonces = Map.of(Side.AMERICAN, american.repeat(32), Side.BRITISH, Binding.NO_LETTER);
        return new Binding("ww-017", impulse, List.of(order), Optional.empty(), nonces);
    }
}
