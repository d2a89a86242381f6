package postrider.kernel.view;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import postrider.text.Lists;

/**
 * The situation as one side sees it, ready for layout. It holds only words, so that no secret can hide in it.
 *
 * @param picture the map, if there is one; it shows nothing that {@code sections} do not say
 * @param hand the reader's hand, whether or not {@code sections} include it
 */
public record View(String title, List<Section> sections, Optional<Picture> picture, Optional<Section> hand) {
    public View {
        sections = List.copyOf(sections);
    }

    /** The whole situation, the hand included if there is one. */
    public View(String title, List<Section> sections, Optional<Picture> picture) {
        this(title, sections, picture, Lists.find(sections, section -> section.heading.equals(HAND)));
    }

    public View(String title, List<Section> sections) {
        this(title, sections, Optional.empty());
    }

    public View titled(String other) {
        return withSections(other, sections);
    }

    /** This view with another title and other sections, but the same map and hand. */
    public View withSections(String other, List<Section> told) {
        return new View(other, told, picture, hand);
    }

    public static Section section(String heading, Block... blocks) {
        return new Section(heading, List.of(blocks));
    }

    /** The heading of the section that shows the reader's own hand. */
    public static final String HAND = "Your hand";

    /** This view with the other player's hand after the reader's own, for when nothing is secret any more. */
    public View withHand(View others, String other) {
        var open = new ArrayList<Section>();
        for (var section : sections) {
            open.add(section);
            if (section.heading.equals(HAND))
                others.hand.ifPresent(hand -> open.add(new Section(other + "'s hand", hand.blocks)));
        }
        return withSections(title, open);
    }

    /** This view for an onlooker, without the reader's personal sections. */
    public View impersonal() {
        return new View(title, Lists.filter(sections, section -> !section.personal), picture, Optional.empty());
    }

    /** A section for reference: letters include it once a year and on request. */
    public static Section reference(String heading, Block... blocks) {
        return new Section(heading, List.of(blocks), true, false);
    }

    public static Block lines(String... lines) {
        return new Block.Lines(List.of(lines));
    }

    public static Block facts(Map<String, String> facts) {
        return new Block.Facts(Lists.map(facts.entrySet(), fact -> new Fact(fact.getKey(), fact.getValue())));
    }

    /** A table with a row for each thing, or the line {@code nothing} if there are none. */
    public static <E> Block table(Collection<E> things, String nothing, List<Column<E>> columns) {
        if (things.isEmpty()) return lines(nothing);
        return new Block.Table(
                Lists.map(columns, Column::head),
                Lists.map(
                        things,
                        thing -> Lists.map(columns, column -> column.cell().apply(thing))));
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    public static <E> Block table(Collection<E> things, String nothing, Column<E>... columns) {
        return table(things, nothing, List.of(columns));
    }

    public static <E> Column<E> column(String head, Function<E, String> cell) {
        return new Column<>(head, cell);
    }

    /** A column of a table: its heading, and its cell in the row of each thing. */
    public record Column<E>(String head, Function<E, String> cell) {}

    /**
     * A heading and the blocks under it.
     *
     * @param reference whether it is for reference: looked up rather than followed
     * @param personal whether it is about the reader's own affairs, and so for nobody else
     */
    public record Section(String heading, List<Block> blocks, boolean reference, boolean personal) {
        public Section {
            blocks = List.copyOf(blocks);
        }

        public Section(String heading, List<Block> blocks) {
            this(heading, blocks, false, false);
        }

        public Section asPersonal() {
            return new Section(heading, blocks, reference, true);
        }

        public Section withBlocks(List<Block> others) {
            return new Section(heading, others, reference, personal);
        }
    }

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

        record Lines(List<String> lines) implements Block {
            public Lines {
                lines = List.copyOf(lines);
            }
        }
    }

    public record Fact(String label, String value) {}
}
