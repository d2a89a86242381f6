package postrider.gamefile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

/**
 * What the post office has to know of a game before it opens it.
 *
 * @param length of its file in bytes
 * @param changed when its file was last written
 * @param settled see {@link GameLog#settled}
 * @param lastLetters that went out, oldest first
 */
public record Glance(
        Event.Header header,
        long length,
        Instant changed,
        boolean settled,
        boolean over,
        Instant lastMoved,
        List<Outgoing> lastLetters) {
    static Glance of(GameLog log, long length, Instant changed) {
        return new Glance(log.header(), length, changed, log.settled(), log.over(), log.lastMoved(), log.lastLetters());
    }

    /** Whether nobody has written to the file since. */
    public boolean isOf(Path file) throws IOException {
        return Files.size(file) == length && changed(file).equals(changed);
    }

    static Instant changed(Path file) throws IOException {
        return Files.getLastModifiedTime(file).toInstant();
    }
}
