package postrider.files;

import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Does what may fail on a disk. The failure is an {@link UncheckedIOException} with a sentence of the caller's; if that ends with a
 * colon, the reason follows.
 */
public final class Disk {
    private Disk() {}

    /** What reads from a disk. */
    public interface Reading<T> {
        T done() throws IOException;
    }

    /** What writes to a disk. */
    public interface Writing {
        void done() throws IOException;
    }

    public static <T> T read(String failure, Reading<T> reading) {
        try {
            return reading.done();
        } catch (IOException failed) {
            var sentence = failure.endsWith(":") ? failure + " " + failed.getMessage() : failure;
            throw new UncheckedIOException(sentence, failed);
        }
    }

    public static void write(String failure, Writing writing) {
        read(failure, () -> {
            writing.done();
            return failure;
        });
    }
}
