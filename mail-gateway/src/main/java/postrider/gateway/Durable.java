package postrider.gateway;

import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.TRUNCATE_EXISTING;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Files that are whole and on the disk when a method returns, whatever happens meanwhile. Only their owner reads them. */
final class Durable {
    private static final Logger LOG = LoggerFactory.getLogger(Durable.class);
    private static final Set<PosixFilePermission> OWNER = PosixFilePermissions.fromString("rw-------");

    private Durable() {}

    /** Writes a file, or replaces it as a whole. */
    static void write(Path file, byte[] bytes) throws IOException {
        var beside = file.resolveSibling(file.getFileName() + ".new");
        try (var channel = FileChannel.open(
                beside, Set.of(CREATE, WRITE, TRUNCATE_EXISTING), PosixFilePermissions.asFileAttribute(OWNER))) {
            append(channel, bytes);
        }
        move(beside, file);
    }

    static void append(FileChannel channel, byte[] bytes) throws IOException {
        for (var left = ByteBuffer.wrap(bytes); left.hasRemaining(); ) channel.write(left);
        channel.force(true);
    }

    static void move(Path from, Path to) throws IOException {
        Files.move(from, to, ATOMIC_MOVE);
        force(to.toAbsolutePath().getParent());
        if (!from.toAbsolutePath().getParent().equals(to.toAbsolutePath().getParent()))
            force(from.toAbsolutePath().getParent());
        LOG.trace("{} is in its place", to);
    }

    static void delete(Path file) throws IOException {
        Files.deleteIfExists(file);
        force(file.toAbsolutePath().getParent());
    }

    private static void force(Path folder) throws IOException {
        try (var channel = FileChannel.open(folder, READ)) {
            channel.force(true);
        }
    }
}
