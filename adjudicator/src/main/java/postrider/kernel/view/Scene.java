package postrider.kernel.view;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/**
 * Something that happened before the eyes of both or, in fog, of one side alone, as letters tell it and maps show it. It follows
 * from the rules as the rulings do, and is stored nowhere.
 */
public sealed interface Scene {
    /** How somebody goes. */
    enum Way {
        MARCH("%s marches to %s"),
        SEA("%s sails to %s"),
        INTERCEPTION("%s comes to %s"),
        RETREAT("%s falls back to %s");

        private final String news;

        Way(String news) {
            this.news = news;
        }
    }

    /**
     * A force goes from one place to another.
     *
     * @param who its leader; without one, what it is: "3 CU"
     */
    record Went(Side side, String who, String from, String to, Way way) implements Scene {
        /** The news in a few words: "Howe falls back to Boston". */
        public String headline() {
            return way.news.formatted(who, to);
        }
    }

    /**
     * A battle, as a table with a column for each side.
     *
     * @param headline the news in a few words: "Washington beaten back at Lexington"
     * @param rows the rules in the order in which they were applied
     * @param outcome who won, in a sentence
     */
    record Fought(String place, String headline, List<Side> sides, List<Row> rows, String outcome) implements Scene {
        public Fought {
            sides = List.copyOf(sides);
            rows = List.copyOf(rows);
        }

        /**
         * A line of the table.
         *
         * @param cells one for each side; empty where a side has nothing of it
         */
        public record Row(String rule, String label, List<String> cells) {
            public Row {
                cells = List.copyOf(cells);
            }
        }
    }

    /**
     * Raiders lay a place waste, or fail to.
     *
     * @param who their leader; without one, what they are
     */
    record Raided(Side side, String who, String place, boolean success) implements Scene {
        /** The news in a few words: "Rigaud raids Carlisle in vain". */
        public String headline() {
            return "%s raids %s%s".formatted(who, place, success ? "" : " in vain");
        }
    }

    /**
     * What else is news, and moves nobody: a siege goes on, something is built, an event happens.
     *
     * @param place where it is seen on the map; empty if it is not
     * @param headline in a few words: "The siege of Louisbourg fails to advance"
     */
    record Told(String place, String headline) implements Scene {}

    /** A marker of control is put down, turned or taken away. */
    record Turned(String place, Optional<Side> from, Optional<Side> to) implements Scene {}

    /**
     * A year, or whatever a game counts in, is over.
     *
     * @param headline how things stand then, in a few words
     * @param standing the same in numbers, the leading side's first; empty where a game counts nothing
     */
    record Closed(String period, String headline, List<Picture.Track> standing) implements Scene {
        public Closed {
            standing = List.copyOf(standing);
        }

        public Closed(String period, String headline) {
            this(period, headline, List.of());
        }
    }

    /**
     * A scene, and the rulings that tell it.
     *
     * @param only the one side that saw it; empty if both
     * @param from how many rulings stand before it
     * @param until how many there are with it
     */
    record Shown(Scene scene, Optional<Side> only, int from, int until) {
        public static <S extends Scene> List<S> all(List<Shown> shown, Class<S> kind) {
            return Lists.filter(Lists.map(shown, Shown::scene), kind);
        }

        /** Of these all that {@code side} saw. */
        public static List<Shown> to(Side side, List<Shown> all) {
            return Lists.filter(all, shown -> shown.only.isEmpty() || shown.only.get() == side);
        }
    }
}
