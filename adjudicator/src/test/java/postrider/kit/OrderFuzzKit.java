package postrider.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;
import postrider.kernel.Game;
import postrider.kernel.ruling.Side;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.words.OpenedLetter;
import postrider.words.ReadingContext;

/**
 * Fuzzes orders, and what is said during a march. The first line of an input names the position.
 *
 * @param <P> a position
 * @param <O> an order
 */
public abstract class OrderFuzzKit<P, O> extends FuzzKit {
    private final Game.Box<P, O> box;
    private final SequencedMap<String, P> positions;

    /** @param positions by name; any other name means the last */
    protected OrderFuzzKit(Game.Box<P, O> box, SequencedMap<String, P> positions) {
        super("order");
        this.box = box;
        this.positions = positions;
    }

    /** Reads a line as said during a march, and returns its canonical words; empty if it is not understood. */
    protected abstract Optional<String> onward(String line, P position, Side side);

    /** Nothing in a name is mistaken for a list mark, a quote or a greeting. */
    @Test
    void everyNameSurvivesInALetter() {
        var names = box.vocabulary();
        var side = box.rules().toMove(positions.lastEntry().getValue()).orElseThrow();
        var context = new ReadingContext("any", side, "", names, words -> false, List.of(), false);
        for (var name : Lists.concat(names.places(), Lists.concat(names.people(), names.cards()))) {
            var said = "play %1$s: activate %1$s; to %1$s".formatted(name);
            var letter = OpenedLetter.open("game any\nimpulse 1\n(x) " + said + "\n")
                    .in(context)
                    .read(context);
            assertEquals(List.of(said), letter.words());
        }
    }

    @Override
    protected void read(byte[] input) {
        var lines = new String(input, StandardCharsets.UTF_8)
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
        if (lines.size() < 2) return;
        var position =
                positions.getOrDefault(lines.getFirst(), positions.lastEntry().getValue());
        var side = box.rules().toMove(position).orElseThrow();
        ordered(Line.numbered(lines.subList(1, lines.size())), position, side);
        onward(lines.get(1), position, side)
                .ifPresent(words -> assertEquals(Optional.of(words), onward(words, position, side)));
    }

    /** Every complaint has words, and an order in canonical words reads as the same order. */
    private void ordered(List<Line> lines, P position, Side side) {
        switch (box.orders().read(lines, position, side)) {
            case Read.NotUnderstood<O>(var complaints) ->
                complaints.forEach(complaint -> assertFalse(complaint.expected().isBlank()));
            case Read.Understood<O>(var order) -> {
                var words = box.orders().words(order);
                assertTrue(box.orders().begins(words.getFirst()), "might be taken for a greeting: " + words);
                assertEquals(
                        new Read.Understood<>(order),
                        box.orders().read(Line.numbered(words), position, side),
                        () -> String.join("\n", words));
            }
        }
    }
}
