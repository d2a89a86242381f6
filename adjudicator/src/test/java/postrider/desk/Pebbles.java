package postrider.desk;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.Edition;
import postrider.kernel.Toy;
import postrider.kernel.Umpire;
import postrider.kernel.question.Asking;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.kit.Sides;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.Read;

/**
 * A whole game, with everything a game must provide: two sides take one to three pebbles in turn; the other may snatch one back with a
 * 4 or more, or by the second edition a 3; whoever takes the last has lost.
 */
public record Pebbles(Edition edition) implements Toy<Pebbles.Heap, Integer> {
    public record Heap(int left, Side toMove) {}

    /** With nothing else on it. */
    public static GameCatalog catalog(Edition newest, String heap) {
        return new GameCatalog(List.of(new Toy.Shelved(
                "pebbles", List.of(Sides.AMERICAN, Sides.BRITISH), List.of(heap), newest, Pebbles::new)));
    }

    public Heap setUp(String scenario, Map<String, String> options) {
        return new Heap(Integer.parseInt(scenario), Sides.AMERICAN);
    }

    public Heap play(Heap heap, Side by, Integer taken, Umpire umpire) {
        if (taken > Math.min(3, heap.left())) throw new Refused("1.1", "One to three are there to take.");
        umpire.rule("1.1", "The %s take %d.", by, taken);
        var other = by == Sides.AMERICAN ? Sides.BRITISH : Sides.AMERICAN;
        var snatch = new Asking(other, "1.2", () -> "snatch", "Snatch one back?").yesOrNo();
        int back = umpire.askOne(snatch) && umpire.roll("1.2", "snatching") >= (edition.since(2) ? 3 : 4) ? 1 : 0;
        return new Heap(heap.left() - taken + back, other);
    }

    public Optional<Side> toMove(Heap heap) {
        return Optional.of(heap.toMove()).filter(side -> heap.left() > 0);
    }

    public Optional<Ending> ending(Heap heap) {
        var won = new Ending(Optional.of(heap.toMove()), "2", "The %s have won.".formatted(heap.toMove()));
        return Optional.of(won).filter(over -> heap.left() == 0);
    }

    public View view(Heap heap, Side side) {
        return new View(heap.left() + " pebbles", List.of());
    }

    public String write(Heap heap) {
        return heap.left() + " " + heap.toMove();
    }

    public Heap position(String text) {
        return with(new Heap(0, Sides.AMERICAN), text);
    }

    public Heap with(Heap heap, String words) {
        var toMove = words.contains("British") ? Sides.BRITISH : Sides.AMERICAN;
        return new Heap(Integer.parseInt(words.replaceAll("\\D", "")), toMove);
    }

    public Read<Integer> read(List<Line> lines, Heap heap, Side by) {
        var said = lines.getFirst();
        if (said.text().matches("take [1-9]"))
            return new Read.Understood<>(said.text().charAt(5) - '0');
        return new Read.NotUnderstood<>(
                List.of(new Complaint(said.number(), said.text(), "Take some.", offered(heap, by))));
    }

    public List<String> words(Integer taken) {
        return List.of("take " + taken);
    }

    public List<String> offered(Heap heap, Side side) {
        return List.of("take 1");
    }

    public List<List<Integer>> legal(Heap heap, Side side) {
        return List.of(List.of(1, 2, 3).subList(0, Math.min(3, heap.left())));
    }
}
