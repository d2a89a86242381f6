package postrider.desk.letters;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.kernel.Lists;
import postrider.kernel.View;
import postrider.kernel.View.Block;
import postrider.kernel.View.Fact;
import postrider.kernel.View.Section;

/** What is new in a situation is marked with a star: facts and rows that an earlier one did not have. */
final class Changes {
    private static final String STAR = "* ";
    private static final String MEANING = " (* new since your last letter)";

    private Changes() {}

    /** The situation now, and in its title what the stars mean; none if nothing is new. */
    static View marked(View before, View now) {
        var sections = Lists.each(now.sections(), section -> marked(before, section));
        return sections.equals(now.sections())
                ? now
                : new View(now.title() + MEANING, sections, now.picture());
    }

    private static Section marked(View before, Section now) {
        var earlier = before.sections().stream()
                .filter(section -> section.heading().equals(now.heading()))
                .findFirst();
        if (earlier.isEmpty()) return now;
        var blocks = new ArrayList<Block>();
        for (int i = 0; i < now.blocks().size(); i++)
            blocks.add(marked(at(earlier.get().blocks(), i), now.blocks().get(i)));
        return new Section(now.heading(), blocks);
    }

    private static Optional<Block> at(List<Block> blocks, int i) {
        return i < blocks.size() ? Optional.of(blocks.get(i)) : Optional.empty();
    }

    private static Block marked(Optional<Block> before, Block now) {
        return switch (now) {
            case Block.Facts(var facts) -> {
                var known = new HashSet<Fact>();
                if (before.orElse(null) instanceof Block.Facts(var earlier)) known.addAll(earlier);
                yield new Block.Facts(Lists.each(
                        facts, fact -> known.contains(fact) ? fact : new Fact(STAR + fact.label(), fact.value())));
            }
            case Block.Table(var head, var rows) -> {
                var known = new HashSet<List<String>>();
                if (before.orElse(null) instanceof Block.Table(var same, var earlier)) known.addAll(earlier);
                yield new Block.Table(head, Lists.each(rows, row -> known.contains(row) ? row : starred(row)));
            }
            case Block.Lines lines -> lines;
        };
    }

    private static List<String> starred(List<String> row) {
        return Stream.concat(Stream.of(STAR + row.getFirst()), row.stream().skip(1))
                .toList();
    }
}
