package postrider.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads files that somebody else may have written: only up to a size, and in our own folders never through a link. */
public final class ReadFiles {
    private ReadFiles() {}

    /**
     * The text of a file in one of our folders.
     *
     * @param most the largest size to read, in bytes
     * @throws NoSuchFileException if it does not exist
     * @throws IOException with a sentence if it is a link, not a file, too large, or not text in UTF-8
     */
    public static String text(Path file, int most) throws IOException {
        return utf8(file.toString(), bytes(file, most));
    }

    /** The bytes of a file in one of our folders; otherwise as {@link #text(Path, int)}. */
    public static byte[] bytes(Path file, int most) throws IOException {
        require(file, most);
        return Files.readAllBytes(file);
    }

    /** Throws as {@link #bytes(Path, int)} would. */
    public static void require(Path file, int most) throws IOException {
        requireNoLink(file);
        requireReadable(file);
        if (Files.size(file) > most) throw tooLarge(file.toString(), most);
        if (!Files.isRegularFile(file)) throw new IOException("%s is no file.".formatted(file));
    }

    /** @throws IOException with a sentence */
    static void requireReadable(Path file) throws IOException {
        if (Files.notExists(file)) throw new NoSuchFileException(file.toString(), null, "there is no such file");
        if (!Files.isReadable(file)) throw new AccessDeniedException(file.toString(), null, "permission denied");
    }

    /** @throws IOException with a sentence */
    public static void requireNoLink(Path path) throws IOException {
        if (Files.isSymbolicLink(path))
            throw new IOException("%s is a link, and links are not followed here: put in its place what it leads to."
                    .formatted(path));
    }

    /**
     * The text of a file that a user has named, anywhere; a link or a pipe will do. A byte order mark, which editors on Windows write, is
     * removed.
     */
    public static String named(Path file, int most) throws IOException {
        if (Files.isDirectory(file)) throw new IOException("%s is a folder, not a file.".formatted(file));
        requireReadable(file);
        try (var in = Files.newInputStream(file)) {
            return text(in, file.toString(), most).replaceFirst("^\uFEFF", "");
        }
    }

    /** The text of a stream, which messages call {@code name}. */
    public static String text(InputStream in, String name, int most) throws IOException {
        return utf8(name, bytes(in, name, most));
    }

    /** The bytes of a stream, which messages call {@code name}. */
    static byte[] bytes(InputStream in, String name, int most) throws IOException {
        var bytes = in.readNBytes(most + 1);
        if (bytes.length > most) throw tooLarge(name, most);
        return bytes;
    }

    private static IOException tooLarge(String name, int most) {
        return new IOException("%s is too large: no more than %,d bytes are read.".formatted(name, most));
    }

    private static String utf8(String name, byte[] bytes) throws IOException {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException notText) {
            throw new IOException("%s is not text in UTF-8.".formatted(name), notText);
        }
    }
}
