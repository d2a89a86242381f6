package postrider.letters;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import postrider.kernel.view.View;
import postrider.kernel.view.View.Block;
import postrider.kernel.view.View.Fact;
import postrider.kernel.view.View.Section;
import postrider.text.Lists;

/**
 * What is new in a situation: facts and rows that were not under the same heading before. Reference sections are included once a year,
 * if they have changed.
 *
 * @param before the situation that the reader was last told
 */
record ViewChanges(View before, View now) {
    private static final String STAR = " *";
    private static final String NO_LONGER = "No longer here: ";

    /** Everything but reference sections, with a star at what is new; the title explains the stars. */
    View marked() {
        var followed = Lists.filter(now.sections(), section -> !section.reference());
        var sections = Lists.map(followed, this::marked);
        var stars = sections.equals(followed) ? "" : " (* new since your last letter)";
        return now.withSections(now.title() + stars, sections);
    }

    /** Only what is new, with the whole map. A hand that has changed is given in full. */
    View alone() {
        var sections = now.sections().stream()
                .filter(section -> !section.reference())
                .flatMap(this::news)
                .toList();
        return now.withSections(now.title() + ": what is new", sections);
    }

    /** Everything but unchanged reference sections. */
    View whole() {
        return now.withSections(
                now.title(),
                Lists.filter(
                        now.sections(),
                        section -> !section.reference() || !earlier(section).equals(Optional.of(section))));
    }

    /** Whether a new year has begun, so that the whole situation is told. */
    boolean throughout() {
        return !before.title().equals(now.title());
    }

    private Section marked(Section section) {
        var earlier = earlier(section);
        if (earlier.isEmpty()) return section;
        var blocks = new ArrayList<Block>();
        for (int i = 0; i < section.blocks().size(); i++)
            blocks.add(marked(known(earlier.get(), i), section.blocks().get(i)));
        return section.withBlocks(blocks);
    }

    private static Block marked(Predicate<Object> known, Block block) {
        return switch (block) {
            case Block.Facts(var facts) ->
                new Block.Facts(Lists.map(
                        facts, fact -> known.test(fact) ? fact : new Fact(fact.label() + STAR, fact.value())));
            case Block.Table(var head, var rows) ->
                new Block.Table(head, Lists.map(rows, row -> known.test(row) ? row : starred(row)));
            case Block.Lines lines -> lines;
        };
    }

    /** The star follows the name. A number before it stays plain, to keep its column. */
    private static List<String> starred(List<String> row) {
        int name = row.size() > 1 && row.getFirst().matches("\\d+") ? 1 : 0;
        var cells = new ArrayList<>(row);
        cells.set(name, row.get(name) + STAR);
        return cells;
    }

    private Stream<Section> news(Section section) {
        var earlier = earlier(section);
        if (earlier.isEmpty()) return Stream.of(section);
        boolean hand = section.heading().equals(View.HAND) && !section.equals(earlier.get());
        var blocks = new ArrayList<Block>();
        for (int i = 0; i < section.blocks().size(); i++) {
            var block = section.blocks().get(i);
            (hand ? Optional.of(block) : news(known(earlier.get(), i), block)).ifPresent(blocks::add);
            gone(earlier.get(), i, block).ifPresent(blocks::add);
        }
        return blocks.isEmpty() ? Stream.of() : Stream.of(section.withBlocks(blocks));
    }

    private static Optional<Block> news(Predicate<Object> known, Block block) {
        return switch (block) {
            case Block.Facts(var facts) -> {
                var fresh = Lists.filter(facts, known.negate());
                yield fresh.isEmpty() ? Optional.empty() : Optional.of(new Block.Facts(fresh));
            }
            case Block.Table(var head, var rows) -> {
                var fresh = Lists.filter(rows, known.negate());
                yield fresh.isEmpty() ? Optional.empty() : Optional.of(new Block.Table(head, fresh));
            }
            case Block.Lines(var lines) -> lines.stream().allMatch(known) ? Optional.empty() : Optional.of(block);
        };
    }

    /** The names that are gone, so that the reader removes them from the table. */
    private static Optional<Block> gone(Section earlier, int index, Block block) {
        if (index >= earlier.blocks().size()) return Optional.empty();
        var names = names(block);
        var gone = Lists.filter(names(earlier.blocks().get(index)), name -> !names.contains(name));
        return gone.isEmpty() ? Optional.empty() : Optional.of(View.lines(NO_LONGER + String.join("; ", gone) + "."));
    }

    private static List<String> names(Block block) {
        return switch (block) {
            case Block.Facts(var facts) -> Lists.map(facts, Fact::label);
            case Block.Table(var head, var rows) -> Lists.map(rows, List::getFirst);
            case Block.Lines lines -> List.of();
        };
    }

    private Optional<Section> earlier(Section section) {
        return Lists.find(before.sections(), one -> one.heading().equals(section.heading()));
    }

    /** Whether something was in the same block before. */
    private static Predicate<Object> known(Section earlier, int block) {
        if (block >= earlier.blocks().size()) return fresh -> false;
        Set<Object> known = new HashSet<>(
                switch (earlier.blocks().get(block)) {
                    case Block.Facts(var facts) -> facts;
                    case Block.Table(var head, var rows) -> rows;
                    case Block.Lines(var lines) -> lines;
                });
        return known::contains;
    }
}
