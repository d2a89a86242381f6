package postrider.desk;

import java.util.Optional;
import postrider.log.Event;
import postrider.log.Moment;
import postrider.log.Pin;
import postrider.log.Signatures;
import postrider.play.OpenGame;
import postrider.store.GameStore;

/**
 * A game read and played again under the installed rules and box: every impulse from the position on file before it. Nothing is
 * changed.
 *
 * @param playedWith its pin
 * @param installed the pin it would have if it were begun today
 * @param impulses how many came out the same
 * @param first the first difference; empty if there is none
 */
public record UpgradeCheck(String game, Pin playedWith, Pin installed, int impulses, Optional<Difference> first) {

    /**
     * The first difference.
     *
     * @param entry of the game file
     * @param how a clause: what is recorded, and what it comes to now
     */
    public record Difference(int impulse, int entry, String how) {}

    /** @throws IllegalArgumentException naming the faults of the box that would be installed */
    public static UpgradeCheck of(GameCatalog catalog, GameStore store) {
        var game = catalog.game(store);
        var box = catalog.newest(store);
        var again = new Reopened(log -> OpenGame.of(game, box, log), Signatures.installed());
        int impulses = 0;
        Optional<Difference> first = Optional.empty();
        for (var moment : Moment.all(store.events())) {
            int impulse = moment.before().impulse();
            int entry = moment.stored().entry();
            first = again.fault(moment.before(), moment.event()).map(how -> new Difference(impulse, entry, how));
            if (first.isPresent()) break;
            if (moment.event() instanceof Event.Played played
                    && played.position().isPresent()) impulses++;
        }
        return new UpgradeCheck(store.header().game(), store.header().box(), Pin.of(box), impulses, first);
    }

    /** Whether everything came out the same. */
    public boolean same() {
        return first.isEmpty();
    }
}
