package postrider.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;

/**
 * How a file is recognised: one of the same length and time is taken to be unchanged.
 *
 * @param length in bytes
 * @param changed when it was last written
 */
public record FileStamp(long length, Instant changed) {
    static final FileStamp NONE = new FileStamp(0, Instant.MIN);

    static FileStamp of(Path file) throws IOException {
        return new FileStamp(Files.size(file), Files.getLastModifiedTime(file).toInstant());
    }

    /** Whether nobody has written to the file since. */
    boolean isOf(Path file) throws IOException {
        return equals(of(file));
    }

    FileStamp longer(long by) {
        return new FileStamp(length + by, Instant.MIN);
    }
}
