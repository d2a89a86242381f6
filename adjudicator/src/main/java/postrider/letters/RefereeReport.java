package postrider.letters;

import java.util.List;
import java.util.Optional;
import postrider.kernel.view.Scene;
import postrider.kernel.view.View;
import postrider.kernel.view.View.Block;

/**
 * What the referee reads on a screen, or as a page, before it is laid out. It is no letter.
 *
 * @param title the name on the box
 * @param about one line under it
 * @param headline the news of it
 * @param lead the opening sentences, a paragraph each
 */
public record RefereeReport(String title, String about, String headline, List<String> lead, List<Chapter> chapters) {
    public RefereeReport {
        lead = List.copyOf(lead);
        chapters = List.copyOf(chapters);
    }

    /** A heading and what stands under it. */
    public record Chapter(String heading, List<Item> items) {
        public Chapter {
            items = List.copyOf(items);
        }
    }

    /** What a chapter is made of. */
    public sealed interface Item {
        /**
         * A sentence under its number, and what there is to say of it.
         *
         * @param rule may be empty
         */
        record Statement(String rule, String sentence, List<View.Fact> notes) implements Item {
            public Statement {
                notes = List.copyOf(notes);
            }

            /** Of which there is no more to say. */
            public Statement(String rule, String sentence) {
                this(rule, sentence, List.of());
            }
        }

        /** Two texts side by side, under a line that says of what. */
        record Beside(String of, String left, String right, List<String> one, List<String> other) implements Item {}

        /**
         * A block as letters have them.
         *
         * @param heading may be empty, like {@code below}
         */
        record Table(String heading, Block block, String below) implements Item {}

        /** The map, which only a page shows, and what has happened on it. */
        record Map(String caption, View view, List<Scene> scenes) implements Item {
            public Map {
                scenes = List.copyOf(scenes);
            }
        }
    }

    public static Item block(Block block) {
        return new Item.Table("", block, "");
    }

    /** A chapter that says how there is nothing in it, if there is not. */
    public static Chapter chapter(String heading, List<? extends Item> items, String nothing) {
        return new Chapter(heading, items.isEmpty() ? List.of(block(View.lines(nothing))) : List.copyOf(items));
    }

    /** The situation of a map, if it has one. */
    public static Optional<Item> map(String caption, View view, List<Scene> scenes) {
        return view.picture().map(picture -> new Item.Map(caption, view, scenes));
    }
}
