package postrider.kernel.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import postrider.kernel.ruling.Modifier;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/** What a battle came to, line by line, the attacker to the left. It only writes down what the rules have said; what neither side has is left out. */
public final class BattleTable {
    private record Heading(String rule, String label) {}

    private final List<Side> sides;
    private final Map<Heading, Map<Side, Cell>> lines = new LinkedHashMap<>();

    /** Written only if somebody looks at it. */
    private record Cell(String text, Object... args) {
        @Override
        public String toString() {
            return text.formatted(args);
        }
    }

    public BattleTable(Side attacker, Side defender) {
        sides = List.of(attacker, defender);
    }

    /** Writes into the cell of a side, in the line of this label; what was there is gone. */
    public void put(Side side, String rule, String label, String text, Object... args) {
        lines.computeIfAbsent(new Heading(rule, label), first -> new LinkedHashMap<>())
                .put(side, new Cell(text, args));
    }

    /** Writes what is added to the die of a side into a line of its own. */
    public void put(Side side, Modifier modifier) {
        put(side, modifier.rule(), modifier.name(), modifier.applies() ? "%+d" : "", modifier.value());
    }

    /** The battle in this place, to be shown. */
    public Scene.Fought scene(String place, String headline, String outcome) {
        var rows = new ArrayList<Scene.Fought.Row>();
        lines.forEach((line, cells) -> rows.add(new Scene.Fought.Row(
                line.rule(),
                line.label(),
                Lists.map(
                        sides,
                        side -> Stream.ofNullable(cells.get(side))
                                .map(Cell::toString)
                                .findFirst()
                                .orElse("")))));
        rows.removeIf(row -> row.cells().stream().allMatch(String::isEmpty));
        return new Scene.Fought(place, headline, sides, rows, outcome);
    }
}
