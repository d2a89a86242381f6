package postrider.kernel;

import java.util.List;

/** The situation as one side may see it, ready to be laid out. It holds words only: no secret can hide in it. */
public record View(String title, List<Section> sections) {
    public View {
        sections = List.copyOf(sections);
    }

    /** A heading and what stands under it. */
    public record Section(String heading, List<Block> blocks) {
        public Section {
            blocks = List.copyOf(blocks);
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
