package postrider.kernel.view;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/**
 * Something that happened in sight of both sides or, in fog, of one. Letters tell scenes and maps show them. Like rulings they result
 * from the rules; they are not stored.
 */
public sealed interface Scene {
    /** How a force moves. */
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
     * A force moves.
     *
     * @param who its leader; if there is none, what it consists of: "3 CU"
     */
    record Went(Side side, String who, String from, String to, Way way) implements Scene {
        /** The news in a few words: "Howe falls back to Boston". */
        public String headline() {
            return way.news.formatted(who, to);
        }
    }

    /**
     * A battle, with a table.
     *
     * @param headline the news in a few words: "Washington beaten back at Lexington"
     * @param sides the columns of the table
     * @param rows the lines of the table, in the order in which the rules were applied
     * @param outcome who won, in a sentence
     */
    record Fought(String place, String headline, List<Side> sides, List<Row> rows, String outcome) implements Scene {
        public Fought {
            sides = List.copyOf(sides);
            rows = List.copyOf(rows);
        }

        /**
         * @param cells one for each side; empty where the line does not apply to it
         */
        public record Row(String rule, String label, List<String> cells) {
            public Row {
                cells = List.copyOf(cells);
            }
        }
    }

    /**
     * A raid, successful or not.
     *
     * @param who the leader; if there is none, what the raiders consist of
     */
    record Raided(Side side, String who, String place, boolean success) implements Scene {
        /** The news in a few words: "Rigaud raids Carlisle in vain". */
        public String headline() {
            return "%s raids %s%s".formatted(who, place, success ? "" : " in vain");
        }
    }

    /**
     * Other news without movement: a siege, a building, an event.
     *
     * @param place where it is shown on the map; empty if it is not shown
     * @param headline the news in a few words: "The siege of Louisbourg fails to advance"
     */
    record Told(String place, String headline) implements Scene {}

    /** A control marker is placed, flipped or removed. */
    record Turned(String place, Optional<Side> from, Optional<Side> to) implements Scene {}

    /**
     * The end of a year, or of whatever period the game is played in.
     *
     * @param headline the state of the game in a few words
     * @param standing the same in numbers, the leading side's first; empty if the game keeps no score
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
     * A scene, and which rulings of the impulse tell of it.
     *
     * @param only the only side that saw it; empty if both did
     * @param from the index of the first of these rulings
     * @param until the index after the last
     */
    record Shown(Scene scene, Optional<Side> only, int from, int until) {
        public static <S extends Scene> List<S> all(List<Shown> shown, Class<S> kind) {
            return Lists.filter(Lists.map(shown, Shown::scene), kind);
        }

        /** The scenes that {@code side} saw. */
        public static List<Shown> to(Side side, List<Shown> all) {
            return Lists.filter(all, shown -> shown.only.isEmpty() || shown.only.get() == side);
        }
    }
}
