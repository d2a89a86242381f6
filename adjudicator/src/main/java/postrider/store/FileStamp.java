package postrider.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;

/**
 * By which a file is known again: one that is as long and as old as it was is taken to be the same.
 *
 * @param length in bytes
 * @param changed when it was last written
 */
public record FileStamp(long length, Instant changed) {
    /** Of no file there is. */
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
