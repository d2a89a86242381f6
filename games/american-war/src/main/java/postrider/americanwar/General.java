package postrider.americanwar;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import postrider.kernel.ruling.Side;
import postrider.map.Indexed;
import postrider.text.Lists;

/**
 * A general (2.2.C / 2.2).
 *
 * @param ratings those that his counter prints
 * @param doubted which of them nobody has confirmed
 */
public record General(int index, String name, Nation nation, Map<Rating, Integer> ratings, Set<Rating> doubted)
        implements Indexed {

    /** What a counter prints, in this order. */
    public enum Rating {
        STRATEGY("strategy"),
        BATTLE("battle rating"),
        AGILITY("agility");

        private final String word;

        Rating(String word) {
            this.word = word;
        }

        @Override
        public String toString() {
            return word;
        }
    }

    public static final String WASHINGTON = "Washington";
    public static final String GREENE = "Greene";
    public static final String ARNOLD = "Arnold";

    /** So many CUs can a general take along, come with him to intercept, and get away with him (7.3.A, 7.8.C, 7.9.B / 7.1, 7.2, 9.0). */
    public static final int MOST_UNITS = 5;

    public General {
        ratings = Map.copyOf(ratings);
    }

    public int rating(Rating rating) {
        return ratings.get(rating);
    }

    /** 1 to 3. */
    public int strategy() {
        return rating(Rating.STRATEGY);
    }

    /** 1 to 6: what he adds in battle at most (9.3), or the battle cards he adds (9.1 of the elder book). */
    public int battle() {
        return rating(Rating.BATTLE);
    }

    /** 1 to 3; the elder book has none. */
    public int agility() {
        return rating(Rating.AGILITY);
    }

    /** The player who moves him: Rochambeau is American (12.2.C / 6.2). */
    public Side side() {
        return nation.side();
    }

    /** Comes with the French Alliance. */
    public boolean french() {
        return nation == Nation.FRENCH;
    }

    /** Where he is while nothing is said of him. */
    public Place home() {
        return french() ? Place.Box.FRANCE : Place.Box.REINFORCEMENTS;
    }

    public boolean is(String someone) {
        return name.equals(someone);
    }

    /** {@code Howe: strategy 3, battle rating 6, agility 1.} */
    public String ratingsInWords() {
        return name + ": " + each(", ", rating -> rating + " " + rating(rating)) + ".";
    }

    /** As his counter prints them: {@code 3-6-1}. */
    public String printed() {
        return each("-", rating -> "" + rating(rating));
    }

    /** With his ratings as his counter prints them, and a mark at what nobody has confirmed: {@code Howe 3-6?-1?}. */
    public String rated() {
        return name + " " + each("-", rating -> rating(rating) + (doubted.contains(rating) ? "?" : ""));
    }

    private String each(String between, Function<Rating, String> words) {
        return Lists.joined(Lists.filter(List.of(Rating.values()), ratings::containsKey), between, words);
    }

    /** Equal in every run: no set of them is in another order. */
    @Override
    public int hashCode() {
        return index;
    }

    @Override
    public String toString() {
        return name;
    }
}
