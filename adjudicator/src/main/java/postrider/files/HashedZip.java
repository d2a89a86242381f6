package postrider.files;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.TRUNCATE_EXISTING;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.time.LocalDateTime;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Many files in an ordinary ZIP, with a check that they are complete and unchanged. The first entry, {@code postrider}, names the kind of
 * ZIP and its format. The last, {@code hashes}, lists the SHA-256 of each file.
 */
public final class HashedZip implements AutoCloseable {
    private static final String KIND = "postrider";
    private static final String HASHES = "hashes";

    /** The largest size of these two entries, in bytes. */
    private static final int LARGEST = 500_000_000;

    private static final Pattern LINE = Pattern.compile("([0-9a-f]{64}) (.+)");

    /** A relative file name that does not lead out of the folder it is extracted to. */
    private static final Pattern NAME = Pattern.compile("(?!/)(?!(.*/)?\\.{1,2}(/.*)?$)[^\\p{Cntrl}\\\\]+(?<!/)");

    private final ZipFile zip;
    private final SortedMap<String, String> hashes;

    private HashedZip(ZipFile zip, SortedMap<String, String> hashes) {
        this.zip = zip;
        this.hashes = Collections.unmodifiableSortedMap(hashes);
    }

    /** Writes a ZIP. The file is private. It has a temporary name until it is finished. */
    public static final class Writer implements AutoCloseable {
        /** The time of every entry, so that the same files always make the same bytes. */
        private static final LocalDateTime ALWAYS = LocalDateTime.of(1980, 2, 1, 0, 0);

        private final Path file;
        private final Path unfinished;
        private final FileChannel channel;
        private final ZipOutputStream zip;
        private final StringBuilder hashes = new StringBuilder();

        /** @param kind the kind of ZIP, in one word */
        public Writer(Path file, String kind, int format) throws IOException {
            this.file = file.toAbsolutePath();
            this.unfinished = this.file.resolveSibling(file.getFileName() + ".new");
            this.channel = PrivateFiles.open(unfinished, CREATE, TRUNCATE_EXISTING, WRITE);
            this.zip = new ZipOutputStream(Channels.newOutputStream(channel), UTF_8);
            entry(KIND, stream("%s %d\n".formatted(kind, format)));
        }

        public void add(String name, byte[] bytes) throws IOException {
            add(name, new ByteArrayInputStream(bytes));
        }

        /** Adds a file of any size. */
        public void add(String name, InputStream from) throws IOException {
            if (!NAME.matcher(name).matches()) throw new IOException("'%s' is not a valid file name.".formatted(name));
            var digest = Hash.digest();
            entry(name, new DigestInputStream(from, digest));
            hashes.append("%s %s\n".formatted(HexFormat.of().formatHex(digest.digest()), name));
        }

        private void entry(String name, InputStream from) throws IOException {
            var entry = new ZipEntry(name);
            entry.setTimeLocal(ALWAYS);
            zip.putNextEntry(entry);
            from.transferTo(zip);
            zip.closeEntry();
        }

        private static InputStream stream(String text) {
            return new ByteArrayInputStream(text.getBytes(UTF_8));
        }

        /** Writes the hashes and gives the file its name. Without this there is no file. */
        public void finish() throws IOException {
            entry(HASHES, stream(hashes.toString()));
            zip.finish();
            zip.flush();
            channel.force(true);
            PrivateFiles.move(unfinished, file);
        }

        /** Deletes the file if it is unfinished. */
        @Override
        public void close() throws IOException {
            channel.close();
            Files.deleteIfExists(unfinished);
        }
    }

    private static ZipFile zip(Path file) throws IOException {
        try {
            return new ZipFile(file.toFile(), UTF_8);
        } catch (ZipException none) {
            throw new IOException("%s is not a ZIP file, or is incomplete.".formatted(file), none);
        }
    }

    /**
     * Opens a ZIP.
     *
     * @param newest the newest format we can read
     * @throws IOException with a sentence if it is of another kind, of a newer format, or incomplete
     */
    public static HashedZip open(Path file, String kind, int newest) throws IOException {
        ReadFiles.requireNoLink(file);
        ReadFiles.requireReadable(file);
        var zip = zip(file);
        try {
            requireKnown(text(zip, KIND), file, kind, newest);
            var hashes = new TreeMap<String, String>();
            for (var line : text(zip, HASHES).lines().toList()) {
                var read = LINE.matcher(line);
                if (!read.matches() || !NAME.matcher(read.group(2)).matches())
                    throw new IOException("%s is damaged: its list of hashes cannot be read.".formatted(file));
                hashes.put(read.group(2), read.group(1));
            }
            long entries = zip.stream().count();
            if (entries != hashes.size() + 2)
                throw new IOException(
                        "%s holds %d files, and its list of hashes %d.".formatted(file, entries - 2, hashes.size()));
            return new HashedZip(zip, hashes);
        } catch (IOException unusable) {
            zip.close();
            throw unusable;
        }
    }

    private static void requireKnown(String found, Path file, String kind, int newest) throws IOException {
        var words = found.strip().split(" ");
        if (words.length != 2 || !words[0].equals(kind) || !words[1].matches("[0-9]{1,6}"))
            throw new IOException("%s is no %s of Postrider.".formatted(file, kind));
        if (Integer.parseInt(words[1]) > newest)
            throw new IOException(
                    "%s was written by a newer Postrider (format %s, and this one reads %d): open it with that."
                            .formatted(file, words[1], newest));
    }

    private static String text(ZipFile zip, String name) throws IOException {
        var entry = zip.getEntry(name);
        if (entry == null)
            throw new IOException("%s was not written by Postrider, or not to its end.".formatted(zip.getName()));
        try (var in = zip.getInputStream(entry)) {
            return ReadFiles.text(in, name, LARGEST);
        }
    }

    public List<String> names() {
        return List.copyOf(hashes.keySet());
    }

    public boolean has(String name) {
        return hashes.containsKey(name);
    }

    /** The contents of a file. Throws IOException if it is changed, or larger than {@code most} bytes. */
    public byte[] bytes(String name, int most) throws IOException {
        try (var in = zip.getInputStream(entry(name))) {
            var bytes = ReadFiles.bytes(in, name, most);
            require(name, Hash.sha256(bytes));
            return bytes;
        } catch (ZipException damaged) {
            throw damaged(name);
        }
    }

    /** Extracts a file, readable by its owner only. Throws IOException if it is changed. */
    public void extract(String name, Path there) throws IOException {
        PrivateFiles.folder(there.toAbsolutePath().getParent());
        var digest = Hash.digest();
        try (var in = new DigestInputStream(zip.getInputStream(entry(name)), digest);
                var channel = PrivateFiles.open(there, CREATE, TRUNCATE_EXISTING, WRITE);
                OutputStream out = Channels.newOutputStream(channel)) {
            in.transferTo(out);
            channel.force(true);
        } catch (ZipException damaged) {
            throw damaged(name);
        }
        require(name, HexFormat.of().formatHex(digest.digest()));
    }

    private ZipEntry entry(String name) throws IOException {
        var entry = zip.getEntry(name);
        if (entry == null || !has(name)) throw new IOException("%s holds no %s.".formatted(zip.getName(), name));
        return entry;
    }

    private void require(String name, String hash) throws IOException {
        if (!hash.equals(hashes.get(name))) throw damaged(name);
    }

    private IOException damaged(String name) {
        return new IOException("%s is damaged: %s is not as it was.".formatted(zip.getName(), name));
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }
}
