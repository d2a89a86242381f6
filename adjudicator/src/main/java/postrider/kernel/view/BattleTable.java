package postrider.kernel.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import postrider.kernel.ruling.Modifier;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/**
 * A table of a battle, with a column for each side, the attacker's on the left. It records what the rules have said, and omits lines
 * that are empty for both sides.
 */
public final class BattleTable {
    private record Heading(String rule, String label) {}

    private static final Cell EMPTY = new Cell("");

    private final List<Side> sides;
    private final Map<Heading, Map<Side, Cell>> lines = new LinkedHashMap<>();

    /** Formatted only if somebody reads it. */
    private record Cell(String text, Object... args) {
        @Override
        public String toString() {
            return text.formatted(args);
        }
    }

    public BattleTable(Side attacker, Side defender) {
        sides = List.of(attacker, defender);
    }

    /** Writes a cell in the line with this label, replacing what was there. */
    public void put(Side side, String rule, String label, String text, Object... args) {
        lines.computeIfAbsent(new Heading(rule, label), first -> new LinkedHashMap<>())
                .put(side, new Cell(text, args));
    }

    /** Writes a modifier to a side's die in a line of its own. */
    public void put(Side side, Modifier modifier) {
        put(side, modifier.rule(), modifier.name(), modifier.applies() ? "%+d" : "", modifier.value());
    }

    public Scene.Fought scene(String place, String headline, String outcome) {
        var rows = new ArrayList<Scene.Fought.Row>();
        lines.forEach((line, cells) -> rows.add(new Scene.Fought.Row(
                line.rule(),
                line.label(),
                Lists.map(sides, side -> cells.getOrDefault(side, EMPTY).toString()))));
        rows.removeIf(row -> row.cells().stream().allMatch(String::isEmpty));
        return new Scene.Fought(place, headline, sides, rows, outcome);
    }
}
