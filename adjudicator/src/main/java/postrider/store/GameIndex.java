package postrider.store;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.TRUNCATE_EXISTING;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.files.PrivateFiles;
import postrider.files.ReadFiles;
import postrider.log.CorruptGameFile;
import postrider.log.Glance;
import postrider.log.StoredEvent;
import tools.jackson.core.JacksonException;

/**
 * What a game file amounted to when it was last closed, in two lines beside it, so that a long game opens as fast as a short one. It is
 * derived and may be deleted. After a crash it may be older than the game file. It is never newer, because it is written once the
 * events are on disk: a file that is shorter than it says was cut.
 */
record GameIndex(Standing standing, FileStamp stamp) {
    /** Before the header of a game. */
    static final GameIndex NOTHING = new GameIndex(Standing.NOTHING, FileStamp.NONE);

    private static final Logger LOG = LoggerFactory.getLogger(GameIndex.class);

    /**
     * The first line.
     *
     * @param entries how many there were
     * @param hash of the last
     * @param stamp of the game file
     * @param glance empty before the header
     */
    record Head(int form, int entries, String hash, FileStamp stamp, Optional<Glance> glance) {

        /** @throws CorruptGameFile if the file no longer holds what the index says, except for a last event cut short */
        void requireIn(EventLog whole) {
            int left = whole.events().size();
            if (left == entries - 1 && !whole.torn().isEmpty()) return;
            if (left < entries)
                throw new CorruptGameFile(left + 1, "it was written once and is gone: the file was cut");
            if (entries > 0 && !whole.events().get(entries - 1).hash().equals(hash))
                throw new CorruptGameFile(entries, "a different entry was once written in its place");
        }
    }

    Head head() {
        var glance = Optional.of(standing.log())
                .filter(log -> standing.entries() > 0)
                .map(Glance::of);
        return new Head(LogText.FORM, standing.entries(), standing.hash(), stamp, glance);
    }

    static GameIndex of(EventLog whole) {
        var standing = Standing.NOTHING;
        for (var event : whole.events()) standing = standing.with(event);
        return new GameIndex(standing, FileStamp.NONE.longer(whole.length()));
    }

    /** Adds an event of this length in bytes. */
    GameIndex with(StoredEvent event, long length) {
        return new GameIndex(standing.with(event), stamp.longer(length));
    }

    /** The index of a game file; {@link #NOTHING} if there is none that can be read. */
    static GameIndex beside(Path file) {
        try (var lines = open(path(file))) {
            var head = head(lines);
            var log = LogText.log(lines.readLine());
            return new GameIndex(new Standing(log, head.entries(), head.hash()), head.stamp());
        } catch (NoSuchFileException none) {
            return NOTHING;
        } catch (IOException | JacksonException | IllegalArgumentException unreadable) {
            LOG.warn("{} cannot be used, so the whole game file is read: {}", path(file), unreadable.getMessage());
            return NOTHING;
        }
    }

    /** Its first line; that of {@link #NOTHING} if it cannot be read. */
    static Head head(Path file) {
        try (var lines = open(path(file))) {
            return head(lines);
        } catch (IOException | JacksonException | IllegalArgumentException unreadable) {
            return NOTHING.head();
        }
    }

    private static BufferedReader open(Path index) throws IOException {
        ReadFiles.require(index, GameFile.LARGEST);
        return Files.newBufferedReader(index);
    }

    private static Head head(BufferedReader lines) throws IOException {
        var head = LogText.JSON.readValue(lines.readLine(), Head.class);
        if (head.form() != LogText.FORM) throw new IOException("it is of another form");
        return head;
    }

    /** Writes it for the game file as it is now. Nothing is lost if that fails, or if a crash leaves the previous one. */
    void write(Path file) {
        var beside = path(file).resolveSibling(path(file).getFileName() + ".new");
        try {
            var now = new GameIndex(
                    standing, new FileStamp(stamp.length(), FileStamp.of(file).changed()));
            var text = LogText.JSON.writeValueAsString(now.head()) + "\n" + LogText.written(standing.log()) + "\n";
            try (var out = Channels.newOutputStream(PrivateFiles.open(beside, CREATE, TRUNCATE_EXISTING, WRITE))) {
                out.write(text.getBytes(StandardCharsets.UTF_8));
            }
            Files.move(beside, path(file), StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException unwritten) {
            LOG.warn("{} cannot be written: {}", path(file), unwritten.getMessage());
        }
    }

    private static Path path(Path file) {
        return file.resolveSibling(file.getFileName().toString().replaceFirst("\\.yaml$", "") + ".index");
    }
}
