package postrider.files;

import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;
import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;
import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.TRUNCATE_EXISTING;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Files and folders that only their owner can read and write, whatever the umask. No file is opened through a link. */
public final class PrivateFiles {
    private static final Logger LOG = LoggerFactory.getLogger(PrivateFiles.class);

    /** Names that Windows reserves for devices. */
    private static final Pattern DEVICE = Pattern.compile("con|prn|aux|nul|(com|lpt)[0-9]", Pattern.CASE_INSENSITIVE);

    private PrivateFiles() {}

    /** Creates a folder and those above it, unless they exist. */
    public static Path folder(Path folder) throws IOException {
        return Privacy.on(folder).folder(folder);
    }

    /** Opens a file. If it is created, it is private. */
    public static FileChannel open(Path file, OpenOption... how) throws IOException {
        Set<OpenOption> options = new HashSet<>(Set.of(how));
        options.add(LinkOption.NOFOLLOW_LINKS);
        return Privacy.on(file).open(file, options);
    }

    /** Overwrites a file. Its bytes are on disk when this returns. */
    public static void write(Path file, byte[] bytes) throws IOException {
        try (var channel = open(file, CREATE, TRUNCATE_EXISTING, WRITE)) {
            append(channel, bytes);
        }
        LOG.trace("{} is on the disk", file);
    }

    /** Creates or replaces a file atomically. It is on disk when this returns. */
    public static void replace(Path file, byte[] bytes) throws IOException {
        var beside = file.resolveSibling(file.getFileName() + ".new");
        write(beside, bytes);
        move(beside, file);
    }

    /** The same with a text, in UTF-8. */
    public static void replace(Path file, String text) throws IOException {
        replace(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Replaces a file unless it already has these contents. A missing file counts as empty. */
    public static void update(Path file, String text) throws IOException {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        var before = Files.isRegularFile(file) ? Files.readAllBytes(file) : new byte[0];
        if (!Arrays.equals(bytes, before)) replace(file, bytes);
    }

    /** Moves a file, replacing any at the target. The move is on disk when this returns. */
    public static void move(Path from, Path to) throws IOException {
        Files.move(from, to, ATOMIC_MOVE, REPLACE_EXISTING);
        var folder = to.toAbsolutePath().getParent();
        var before = from.toAbsolutePath().getParent();
        force(folder);
        if (!before.equals(folder)) force(before);
        LOG.trace("{} is in its place", to);
    }

    /** Deletes a file, or a folder with everything in it. No link is followed. */
    public static void remove(Path path) throws IOException {
        try (var all = Files.walk(path)) {
            for (var each : all.sorted(Comparator.reverseOrder()).toList()) Files.delete(each);
        }
    }

    /** Appends to a file. The bytes are on disk when this returns. */
    public static void append(Path file, byte[] bytes) throws IOException {
        try (var channel = open(file, CREATE, APPEND)) {
            append(channel, bytes);
        }
    }

    /** Appends to an open file. The bytes are on disk when this returns. If they do not all fit, none are left in the file. */
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

    /** Makes sure that the names in a folder are on disk. Windows cannot open a folder, and takes care of its names itself. */
    public static void force(Path folder) throws IOException {
        if (Privacy.on(folder) instanceof Privacy.AccessList) return;
        try (var channel = FileChannel.open(folder, READ)) {
            channel.force(true);
        }
    }

    /** Whether nobody but its owner has access to it. */
    public static boolean isPrivate(Path path) throws IOException {
        return Privacy.on(path).isPrivate(path);
    }

    /** The shell command that makes it private. */
    public static String command(Path path) throws IOException {
        return Privacy.on(path).command(path);
    }

    /** Whether this name is impossible on Windows, to which an office may move some day. */
    public static boolean isDevice(String name) {
        return DEVICE.matcher(name).matches();
    }

    /**
     * Makes a folder private, with everything in it. If the folder itself is private already, so is its content, which is not searched.
     *
     * @return whether anything had to be changed
     */
    public static boolean makePrivate(Path folder) throws IOException {
        if (isPrivate(folder)) return false;
        try (var all = Files.walk(folder.toRealPath())) {
            for (var path : (Iterable<Path>) all.filter(path -> !Files.isSymbolicLink(path))::iterator)
                Privacy.on(path).restrict(path);
        }
        return true;
    }
}
