package postrider.letters;

import java.util.List;
import java.util.Optional;
import postrider.kernel.view.Scene;
import postrider.kernel.view.View;
import postrider.kernel.view.View.Block;

/**
 * The content of a sheet for a screen or a printed page, before it is laid out. It is not a letter.
 *
 * @param title the name on the box
 * @param about one line under the title
 * @param lead the opening paragraphs
 */
public record RefereeReport(String title, String about, String headline, List<String> lead, List<Chapter> chapters) {
    public RefereeReport {
        lead = List.copyOf(lead);
        chapters = List.copyOf(chapters);
    }

    /** A heading and the items under it. */
    public record Chapter(String heading, List<Item> items) {
        public Chapter {
            items = List.copyOf(items);
        }
    }

    /** A part of a chapter. */
    public sealed interface Item {
        /**
         * A sentence with its section number, and notes on it.
         *
         * @param rule may be empty
         */
        record Statement(String rule, String sentence, List<View.Fact> notes) implements Item {
            public Statement {
                notes = List.copyOf(notes);
            }

            /** A statement without notes. */
            public Statement(String rule, String sentence) {
                this(rule, sentence, List.of());
            }
        }

        /** Two texts side by side, under a line that says what they are. */
        record Beside(String of, String left, String right, List<String> one, List<String> other) implements Item {}

        /**
         * A block as in letters.
         *
         * @param heading may be empty
         * @param below may be empty
         */
        record Table(String heading, Block block, String below) implements Item {}

        /** A map, which only a page shows, and what has happened on it. */
        record Map(String caption, View view, List<Scene> scenes) implements Item {
            public Map {
                scenes = List.copyOf(scenes);
            }
        }
    }

    public static Item block(Block block) {
        return new Item.Table("", block, "");
    }

    /** A chapter, with the sentence {@code nothing} if it has no items. */
    public static Chapter chapter(String heading, List<? extends Item> items, String nothing) {
        return new Chapter(heading, items.isEmpty() ? List.of(block(View.lines(nothing))) : List.copyOf(items));
    }

    /** The map of a situation, if it has one. */
    public static Optional<Item> map(String caption, View view, List<Scene> scenes) {
        return view.picture().map(picture -> new Item.Map(caption, view, scenes));
    }
}
