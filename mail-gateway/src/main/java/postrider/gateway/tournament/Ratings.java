package postrider.gateway.tournament;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import postrider.gateway.tournament.Leaf.Table;
import postrider.text.Lists;
import postrider.tournament.Rating;

/** How strong the entrants have shown themselves. */
final class Ratings {
    private Ratings() {}

    /** By number, after all that is over. */
    static Map<Integer, Rating> after(Proceedings so) {
        var ratings = new TreeMap<Integer, Rating>();
        for (var one : so.tournament().entrants()) ratings.put(one.number(), so.at(one.number()).rating());
        return ratings;
    }

    /** "1623 ±80". */
    static String words(Rating rating) {
        return "%d ±%d".formatted(Math.round(rating.value()), Math.round(2 * rating.deviation()));
    }

    /** "1623". */
    static String figure(Rating rating) {
        return "%d".formatted(Math.round(rating.value()));
    }

    /** Before and after, a row each. */
    static Table table(Proceedings so) {
        var after = after(so);
        return new Table(
                List.of("", "Before", "After", "Change"),
                List.of(1, 2, 3),
                Lists.map(so.tournament().entrants(), one -> {
                    var before = so.at(one.number()).rating();
                    var now = after.get(one.number());
                    return List.of(
                            one.name(),
                            words(before),
                            words(now),
                            "%+d".formatted(Math.round(now.value()) - Math.round(before.value())));
                }));
    }
}
