package postrider.gamefile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import postrider.dice.Binding;
import postrider.kernel.Entry;
import postrider.kernel.Side;

class ChronicleTest {
    private static final Chronicle STORY = new Chronicle(List.of(
            Samples.header(""),
            order(1, Side.AMERICAN, "a1"),
            played(1, new Entry.Draw("6.1 American", "7 Fog")),
            order(2, Side.BRITISH, "b2"),
            played(2, new Entry.Draw("6.1 British", "8 Rain")),
            letter("answer", 2, Side.AMERICAN, "a2"),
            order(3, Side.AMERICAN, "a3"),
            order(3, Side.AMERICAN, "a4")));

    @Test
    void theDiceOfAnImpulseAreBoundToItsOrderAndTheLettersBeforeIt() {
        assertEquals(binding(1, Side.AMERICAN, "a1", Binding.NO_LETTER, Binding.NO_LETTER), STORY.binding(1));
        assertEquals(binding(2, Side.BRITISH, "b2", "a1", Binding.NO_LETTER), STORY.binding(2));
        assertEquals(binding(3, Side.AMERICAN, "a4", "a1", "b2"), STORY.binding(3));
    }

    @Test
    void whatWasDrawnInAnImpulse() {
        assertEquals(List.of(new Entry.Draw("6.1 British", "8 Rain")), STORY.entries(2));
        assertEquals(2, STORY.entries().size());
    }

    private static Binding binding(int impulse, Side by, String letter, String american, String british) {
        var nonces = new TreeMap<>(Map.of(Side.AMERICAN.word(), american, Side.BRITISH.word(), british));
        var ordered = Optional.of(new Binding.Ordered(by, letter));
        return new Binding("ww-017", impulse, List.of("play " + letter), ordered, nonces);
    }

    private static Record.Letter order(int impulse, Side by, String digest) {
        return letter("order", impulse, by, digest);
    }

    private static Record.Letter letter(String purpose, int impulse, Side by, String digest) {
        return new Record.Letter(
                purpose,
                by,
                impulse,
                "<m@x>",
                digest,
                "",
                "",
                List.of("play " + digest),
                List.of(),
                List.of(),
                Samples.NOON);
    }

    private static Record.Played played(int impulse, Entry entry) {
        return new Record.Played(
                impulse,
                List.of(entry),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Samples.NOON);
    }
}
