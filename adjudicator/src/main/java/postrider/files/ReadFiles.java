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

/** Files that somebody else may have written: none is read beyond a size, and none in a folder of ours through a link. */
public final class ReadFiles {
    private ReadFiles() {}

    /**
     * The text of a file that lies in a folder of ours.
     *
     * @param most the largest that is read, in bytes
     * @throws NoSuchFileException if it is not there
     * @throws IOException with a sentence if it is a link, no file, larger, or no text in UTF-8
     */
    public static String text(Path file, int most) throws IOException {
        return utf8(file.toString(), bytes(file, most));
    }

    /** The bytes of a file, up to a size and through no link. */
    public static byte[] bytes(Path file, int most) throws IOException {
        require(file, most);
        return Files.readAllBytes(file);
    }

    /** Throws as {@link #text} would. */
    public static void require(Path file, int most) throws IOException {
        requireNoLink(file);
        requireReadable(file);
        if (Files.size(file) > most) throw tooLarge(file.toString(), most);
        if (!Files.isRegularFile(file)) throw new IOException("%s is no file.".formatted(file));
    }

    /** @throws IOException with a sentence */
    static void requireReadable(Path file) throws IOException {
        if (Files.notExists(file)) throw new NoSuchFileException(file.toString(), null, "there is no such file");
        if (!Files.isReadable(file)) throw new AccessDeniedException(file.toString(), null, "it may not be read");
    }

    /** @throws IOException with a sentence */
    public static void requireNoLink(Path path) throws IOException {
        if (Files.isSymbolicLink(path))
            throw new IOException("%s is a link, and links are not followed here: put in its place what it leads to."
                    .formatted(path));
    }

    /**
     * The text of a file that somebody has named, wherever it lies: a link or a pipe will do. The mark with which editors on
     * Windows begin a file is none of it.
     */
    public static String named(Path file, int most) throws IOException {
        if (Files.isDirectory(file)) throw new IOException("%s is a folder, not a file.".formatted(file));
        requireReadable(file);
        try (var in = Files.newInputStream(file)) {
            return text(in, file.toString(), most).replaceFirst("^\uFEFF", "");
        }
    }

    /** What comes in, called {@code name}. */
    public static String text(InputStream in, String name, int most) throws IOException {
        return utf8(name, bytes(in, name, most));
    }

    /** All that comes in, called {@code name}, up to a size. */
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
