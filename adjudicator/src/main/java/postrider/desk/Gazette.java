package postrider.desk;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import postrider.letters.Bulletin;
import postrider.letters.Dispatch;
import postrider.log.Event;
import postrider.log.Moment;
import postrider.log.Settlement;
import postrider.log.Spectators;
import postrider.store.GameStore;
import postrider.text.Lists;

/**
 * What observers may read of a game by now: a letter for each finished impulse, with the delay its players agreed on. It is derived
 * from the game's events, and nothing depends on it.
 */
public final class Gazette {
    private final GameCatalog catalog;
    private final GameStore store;
    private final Spectators later;
    private final List<Moment> moments;

    /**
     * A letter to all observers.
     *
     * @param entry of the game file that it reports
     * @param last whether none comes after it
     */
    public record Issue(int entry, boolean last, Dispatch letter) {}

    private Gazette(GameCatalog catalog, GameStore store, Spectators later) {
        this.catalog = catalog;
        this.store = store;
        this.later = later;
        this.moments = Moment.all(store.events());
    }

    static Optional<Gazette> of(GameCatalog catalog, GameStore store) {
        return Spectators.of(store.header().options()).map(later -> new Gazette(catalog, store, later));
    }

    /** The entries whose news may be read by now, oldest first. */
    public List<Integer> entries(Instant now) {
        return news().filter(at -> isDue(at, now)).mapToObj(this::entry).toList();
    }

    /** Whether time alone will make more readable. */
    public boolean ripens(Instant now) {
        return !later.time().isZero() && news().anyMatch(at -> !isDue(at, now));
    }

    public Issue issue(int entry) {
        var moment = Lists.find(moments, one -> one.stored().entry() == entry).orElseThrow();
        return new Issue(entry, moment.after().over(), told(moment));
    }

    private Dispatch told(Moment moment) {
        var before = catalog.open(store, moment.before());
        var after = catalog.open(store, moment.after());
        var chronicler = new Chronicler(catalog, store);
        return switch (moment.event()) {
            case Event.Played played
            when played.ended().isPresent() ->
                new Bulletin(before, after.showing(before.course(played))).ended(played, chronicler.soFar());
            case Event.Played played -> new Bulletin(before, after.showing(before.course(played))).played(played);
            case Event.Settled settled -> new Bulletin(before, after).settled(settled, chronicler::soFar);
            case Event other ->
                throw new IllegalArgumentException(
                        "this is no news: entry " + moment.stored().entry());
        };
    }

    private int entry(int at) {
        return moments.get(at).stored().entry();
    }

    private IntStream news() {
        return IntStream.range(0, moments.size()).filter(at -> isNews(moments.get(at)));
    }

    private static boolean isNews(Moment moment) {
        return switch (moment.event()) {
            case Event.Played played -> played.position().isPresent();
            case Event.Settled settled ->
                settled.settlement().abandonsImpulse()
                        || settled.settlement() instanceof Settlement.Replace(var side, var player, var lastLetter)
                                && player.isSomebodyElse(
                                        moment.before().header().player(side));
            case Event other -> false;
        };
    }

    /** Once the game is over nothing is held back. */
    private boolean isDue(int at, Instant now) {
        if (moments.getLast().after().over()) return true;
        long since = moments.subList(at + 1, moments.size()).stream()
                .filter(moment -> moment.event() instanceof Event.Played played
                        && played.position().isPresent())
                .count();
        return since >= later.impulses()
                && !moments.get(at).stored().at().plus(later.time()).isAfter(now);
    }
}
