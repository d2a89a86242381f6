package postrider.desk;

import java.util.Optional;
import postrider.gamefile.CorruptGameFile;
import postrider.gamefile.Event;
import postrider.gamefile.GameLog;
import postrider.gamefile.Signatures;

/**
 * A stored game played again under the rules and the box that are installed: what would be other than it was.
 *
 * @param impulses that were finished
 * @param sameBox whether the installed box is the one it is played with
 * @param differs the first difference; empty if all comes out the same
 */
public record Upgrade(String game, int impulses, boolean sameBox, Optional<Difference> differs) {

    /**
     * @param entry of the game file
     * @param how a clause without a full stop
     */
    public record Difference(int impulse, int entry, String how) {}

    /** @throws CorruptGameFile if the file cannot be read */
    public static Upgrade of(GameCatalog catalog, GameFolder folder) {
        var installed = catalog.asInstalled();
        var again = new Reopened(installed, folder, Signatures.installed());
        var log = GameLog.NOTHING;
        Optional<Difference> differs = Optional.empty();
        int impulses = 0;
        for (var stored : folder.events()) {
            if (differs.isEmpty()) {
                int impulse = log.impulse();
                differs = again.fault(log, stored.event()).map(how -> new Difference(impulse, stored.entry(), how));
            }
            if (stored.event() instanceof Event.Played played && played.position().isPresent()) impulses++;
            log = log.with(stored);
        }
        boolean sameBox = installed.box(folder, log.header()).hash().equals(log.header().box());
        return new Upgrade(folder.id(), impulses, sameBox, differs);
    }
}
