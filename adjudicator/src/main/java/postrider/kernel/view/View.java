package postrider.kernel.view;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import postrider.text.Lists;

/**
 * The situation as one side may see it, ready to be laid out. It holds words only: no secret can hide in it.
 *
 * @param picture the map, if there is one; {@code sections} say all that it shows
 * @param hand what its reader holds, whether {@code sections} tell of it or not
 */
public record View(String title, List<Section> sections, Optional<Picture> picture, Optional<Section> hand) {
    public View {
        sections = List.copyOf(sections);
    }

    /** All of it. */
    public View(String title, List<Section> sections, Optional<Picture> picture) {
        this(title, sections, picture, Lists.find(sections, section -> section.heading.equals(HAND)));
    }

    public View(String title, List<Section> sections) {
        this(title, sections, Optional.empty());
    }

    public View titled(String other) {
        return withSections(other, sections);
    }

    /** In these sections, of what is on the same map and in the same hand. */
    public View withSections(String other, List<Section> told) {
        return new View(other, told, picture, hand);
    }

    /** A heading, and these blocks under it. */
    public static Section section(String heading, Block... blocks) {
        return new Section(heading, List.of(blocks));
    }

    /** The heading of the section that is for the eyes of its reader alone. */
    public static final String HAND = "Your hand";

    /** This with the hand of the other player after its own, when nothing is secret any more. */
    public View withHand(View others, String other) {
        var open = sections.stream()
                .flatMap(section -> Stream.concat(
                        Stream.of(section),
                        others.sections.stream()
                                .filter(hand -> section.heading.equals(HAND) && hand.heading.equals(HAND))
                                .map(hand -> section(other + "'s hand", hand.blocks.toArray(Block[]::new)))))
                .toList();
        return withSections(title, open);
    }

    /** This for whoever sits on neither side: without what is told to its reader of their own. */
    public View impersonal() {
        return new View(title, Lists.filter(sections, section -> !section.personal), picture, Optional.empty());
    }

    /** What is looked up rather than followed, and so told once a year and where it is asked for. */
    public static Section reference(String heading, Block... blocks) {
        return new Section(heading, List.of(blocks), true, false);
    }

    public static Block lines(String... lines) {
        return new Block.Lines(List.of(lines));
    }

    /** Labels and values. */
    public static Block facts(Map<String, String> facts) {
        return new Block.Facts(Lists.map(facts.entrySet(), fact -> new Fact(fact.getKey(), fact.getValue())));
    }

    /** A row for each of these; where there are none, the line {@code nothing} instead. */
    public static <E> Block table(Collection<E> things, String nothing, List<Column<E>> columns) {
        if (things.isEmpty()) return lines(nothing);
        return new Block.Table(
                Lists.map(columns, Column::head),
                Lists.map(
                        things,
                        thing -> Lists.map(columns, column -> column.cell().apply(thing))));
    }

    /** With columns that are known beforehand. */
    @SafeVarargs
    @SuppressWarnings("varargs")
    public static <E> Block table(Collection<E> things, String nothing, Column<E>... columns) {
        return table(things, nothing, List.of(columns));
    }

    public static <E> Column<E> column(String head, Function<E, String> cell) {
        return new Column<>(head, cell);
    }

    /** A column of a table: what stands over it, and in the row of each thing. */
    public record Column<E>(String head, Function<E, String> cell) {}

    /**
     * A heading and what stands under it.
     *
     * @param reference what is looked up rather than followed
     * @param personal what is told to its reader of their own, and so to nobody else
     */
    public record Section(String heading, List<Block> blocks, boolean reference, boolean personal) {
        public Section {
            blocks = List.copyOf(blocks);
        }

        public Section(String heading, List<Block> blocks) {
            this(heading, blocks, false, false);
        }

        /** What is told to its reader of their own. */
        public Section asPersonal() {
            return new Section(heading, blocks, reference, true);
        }

        /** With other blocks under its heading. */
        public Section withBlocks(List<Block> others) {
            return new Section(heading, others, reference, personal);
        }
    }

    /** One block of a section. */
    public sealed interface Block {
        /** Labels and values: tracks, boxes, markers. */
        record Facts(List<Fact> facts) implements Block {
            public Facts {
                facts = List.copyOf(facts);
            }
        }

        /** A table; every row has as many cells as {@code head}. */
        record Table(List<String> head, List<List<String>> rows) implements Block {
            public Table {
                head = List.copyOf(head);
                rows = rows.stream().map(List::copyOf).toList();
            }
        }

        /** Lines of text. */
        record Lines(List<String> lines) implements Block {
            public Lines {
                lines = List.copyOf(lines);
            }
        }
    }

    /** One fact. */
    public record Fact(String label, String value) {}
}
