package postrider.store;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.TRUNCATE_EXISTING;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.files.PrivateFiles;

/**
 * Names the games of a folder in which something was done, a line each in a file beside them, so that a process with the games in
 * memory need not look at all of them. The file exists only while one listens, holds nothing that the games do not, and may be deleted.
 */
public final class GameNews {
    private static final Logger LOG = LoggerFactory.getLogger(GameNews.class);
    private static final String NAME = ".news";

    /** In bytes. A longer file is emptied once it has been read. */
    private static final int LONG = 1_000_000;

    private final Path file;
    private long heard;

    /** Listens to what is done in the games of this folder from now on. */
    public GameNews(Path games) {
        file = games.resolve(NAME);
        forget();
    }

    private void forget() {
        try (var channel = PrivateFiles.open(file, CREATE, TRUNCATE_EXISTING, WRITE)) {
            heard = channel.size();
        } catch (IOException deaf) {
            LOG.warn(
                    "{} cannot be written, so what other processes do to the games is noticed later: {}",
                    file,
                    deaf.getMessage());
        }
    }

    /** Tells any listener that something was done in a game. */
    static void of(Path game) {
        var place = game.toAbsolutePath().normalize();
        try (var channel = PrivateFiles.open(place.resolveSibling(NAME), APPEND)) {
            channel.write(ByteBuffer.wrap((place.getFileName() + "\n").getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchFileException nobody) {
            return; // nobody listens
        } catch (IOException full) {
            LOG.warn("what was done in {} will be noticed late: {}", place.getFileName(), full.getMessage());
        }
    }

    /** The games in which something was done since the last call, in order. */
    public Set<String> since() {
        var games = new LinkedHashSet<String>();
        try (var channel = PrivateFiles.open(file, READ)) {
            if (channel.size() < heard) heard = 0;
            var bytes = ByteBuffer.allocate((int) (channel.size() - heard));
            while (bytes.hasRemaining() && channel.read(bytes, heard + bytes.position()) >= 0) {}
            var lines = new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
            int end = lines.lastIndexOf('\n') + 1;
            lines.substring(0, end).lines().forEach(games::add);
            heard += lines.substring(0, end).getBytes(StandardCharsets.UTF_8).length;
        } catch (IOException gone) {
            forget();
        }
        if (heard > LONG) forget();
        return games;
    }
}
