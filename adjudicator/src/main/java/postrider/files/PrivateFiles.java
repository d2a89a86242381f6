package postrider.files;

import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;
import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.TRUNCATE_EXISTING;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashSet;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Files and folders that only their owner reads and writes, whatever the umask. No file is opened through a link. */
public final class PrivateFiles {
    private static final Logger LOG = LoggerFactory.getLogger(PrivateFiles.class);
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

    private PrivateFiles() {}

    /** Makes a folder, and those above it, unless it is there. */
    public static Path folder(Path folder) throws IOException {
        return Files.createDirectories(folder, PosixFilePermissions.asFileAttribute(FOLDER));
    }

    /** Opens a file; one that is made is private. */
    public static FileChannel open(Path file, OpenOption... how) throws IOException {
        Set<OpenOption> options = new HashSet<>(Set.of(how));
        options.add(LinkOption.NOFOLLOW_LINKS);
        return FileChannel.open(file, options, PosixFilePermissions.asFileAttribute(FILE));
    }

    /** Writes a file anew; its bytes are on the disk when this returns. */
    public static void write(Path file, byte[] bytes) throws IOException {
        try (var channel = open(file, CREATE, TRUNCATE_EXISTING, WRITE)) {
            append(channel, bytes);
        }
        LOG.trace("{} is on the disk", file);
    }

    /** Writes a file, or replaces it as a whole; on the disk when this returns. */
    public static void replace(Path file, byte[] bytes) throws IOException {
        var beside = file.resolveSibling(file.getFileName() + ".new");
        write(beside, bytes);
        move(beside, file);
    }

    /** Moves a file; it is in its new place on the disk when this returns. */
    public static void move(Path from, Path to) throws IOException {
        Files.move(from, to, ATOMIC_MOVE);
        var folder = to.toAbsolutePath().getParent();
        var before = from.toAbsolutePath().getParent();
        force(folder);
        if (!before.equals(folder)) force(before);
        LOG.trace("{} is in its place", to);
    }

    /** Adds to a file; on the disk when this returns. */
    public static void append(Path file, byte[] bytes) throws IOException {
        try (var channel = open(file, CREATE, APPEND)) {
            append(channel, bytes);
        }
    }

    /** Writes on in an open file; on the disk when this returns. What a full disk would cut short is taken away again. */
    public static void append(FileChannel channel, byte[] bytes) throws IOException {
        long before = channel.size();
        try {
            for (var left = ByteBuffer.wrap(bytes); left.hasRemaining(); ) channel.write(left);
            channel.force(true);
        } catch (IOException full) {
            channel.truncate(before);
            throw full;
        }
    }

    /** The names in a folder are on the disk when this returns. */
    public static void force(Path folder) throws IOException {
        try (var channel = FileChannel.open(folder, READ)) {
            channel.force(true);
        }
    }

    /** Whether nobody but its owner can look into it. */
    public static boolean isPrivate(Path folder) throws IOException {
        return FOLDER.containsAll(Files.getPosixFilePermissions(folder));
    }

    /**
     * Takes a folder away from everybody but its owner, with all that lies in it. One that was private hides whatever lies
     * there: it is not gone through.
     *
     * @return whether others could look into it
     */
    public static boolean mend(Path folder) throws IOException {
        if (isPrivate(folder)) return false;
        try (var all = Files.walk(folder.toRealPath())) {
            for (var path : (Iterable<Path>) all.filter(path -> !Files.isSymbolicLink(path))::iterator) {
                var may = Files.getPosixFilePermissions(path);
                if (may.retainAll(FOLDER)) Files.setPosixFilePermissions(path, may);
            }
        }
        return true;
    }
}
