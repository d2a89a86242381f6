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
 * @param ratings those printed on the counter
 * @param doubted those that nobody has confirmed
 */
public record General(int index, String name, Nation nation, Map<Rating, Integer> ratings, Set<Rating> doubted)
        implements Indexed {

    /** The ratings on a counter, in printed order. */
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

    /** The most CUs a general can lead when moving, intercepting or retreating before battle (7.3.A, 7.8.C, 7.9.B / 7.1, 7.2, 9.0). */
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

    /** 1 to 6: the most he adds in battle (9.3), or the battle cards he adds (9.1 of the elder book). */
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

    /** Arrives with the French Alliance. */
    public boolean french() {
        return nation == Nation.FRENCH;
    }

    /** Where he is unless a position says otherwise. */
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

    /** As printed on the counter: {@code 3-6-1}. */
    public String printed() {
        return each("-", rating -> "" + rating(rating));
    }

    /** Name and printed ratings, with a mark after each that nobody has confirmed: {@code Howe 3-6?-1?}. */
    public String rated() {
        return name + " " + each("-", rating -> rating(rating) + (doubted.contains(rating) ? "?" : ""));
    }

    private String each(String between, Function<Rating, String> words) {
        return Lists.joined(Lists.filter(List.of(Rating.values()), ratings::containsKey), between, words);
    }

    /** Equal in every run, so that sets are always in the same order. */
    @Override
    public int hashCode() {
        return index;
    }

    @Override
    public String toString() {
        return name;
    }
}
