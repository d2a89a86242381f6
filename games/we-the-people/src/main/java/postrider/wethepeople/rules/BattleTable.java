package postrider.wethepeople.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import postrider.kernel.Lists;
import postrider.kernel.Scene;
import postrider.kernel.Side;
import postrider.wethepeople.Sides;
import postrider.wethepeople.Space;

/** What a battle came to, line by line, the attacker to the left. It only writes down what the rules have said; what neither side has is left out. */
final class BattleTable {
    private record Line(String rule, String label) {}

    private final List<Side> sides;
    private final Map<Line, Map<Side, Cell>> lines = new LinkedHashMap<>();

    /** Written only if somebody looks at it. */
    private record Cell(String text, Object... args) {
        @Override
        public String toString() {
            return text.formatted(args);
        }
    }

    BattleTable(Side attacker) {
        sides = List.of(attacker, Sides.enemy(attacker));
    }

    void put(Side side, String rule, String label, String text, Object... args) {
        lines.computeIfAbsent(new Line(rule, label), first -> new LinkedHashMap<>())
                .put(side, new Cell(text, args));
    }

    Scene.Fought scene(Space space, String headline, String outcome) {
        var rows = new ArrayList<Scene.Fought.Row>();
        lines.forEach((line, cells) -> rows.add(new Scene.Fought.Row(
                line.rule(),
                line.label(),
                Lists.each(
                        sides,
                        side -> Stream.ofNullable(cells.get(side))
                                .map(Cell::toString)
                                .findFirst()
                                .orElse("")))));
        rows.removeIf(row -> row.cells().stream().allMatch(String::isEmpty));
        return new Scene.Fought(space.name(), headline, sides, rows, outcome);
    }
}
