package postrider.desk;

import java.util.Optional;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Pin;
import postrider.log.Signatures;
import postrider.play.OpenGame;
import postrider.store.GameFolder;

/**
 * A game read and played again under the rules and the box that are installed: every impulse from the position that is on file
 * before it. Nothing is touched.
 *
 * @param playedWith what it is pinned to
 * @param installed what it would be begun with today
 * @param impulses how many were played again and came out the same
 * @param first what would come out otherwise; empty if nothing would
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
    public static UpgradeCheck of(GameCatalog catalog, GameFolder folder) {
        var box = catalog.newest(folder);
        var again = new Reopened(log -> OpenGame.of(catalog.game(folder), box, log), Signatures.installed());
        var log = GameLog.NOTHING;
        int impulses = 0;
        Optional<Difference> first = Optional.empty();
        for (var stored : folder.events()) {
            int impulse = log.impulse();
            first = again.fault(log, stored.event()).map(how -> new Difference(impulse, stored.entry(), how));
            if (first.isPresent()) break;
            log = log.with(stored);
            if (stored.event() instanceof Event.Played played
                    && played.position().isPresent()) impulses++;
        }
        return new UpgradeCheck(folder.id(), folder.header().box(), Pin.of(box), impulses, first);
    }

    /** Whether the game would be on file as it is. */
    public boolean same() {
        return first.isEmpty();
    }
}
