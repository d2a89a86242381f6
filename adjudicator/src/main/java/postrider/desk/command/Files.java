package postrider.desk.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import postrider.files.ReadFiles;

/** Files the referee names. */
final class Files {
    /** In bytes: no order, key or list of cases comes near it. */
    private static final int LARGEST = 10_000_000;

    private Files() {}

    /** The text of a file; {@code -} is the standard input. */
    static String text(Path file) {
        try {
            return file.toString().equals("-")
                    ? ReadFiles.text(System.in, "The standard input", LARGEST)
                    : ReadFiles.named(file, LARGEST);
        } catch (FileSystemException unreadable) {
            throw new UncheckedIOException("%s cannot be read.".formatted(file), unreadable);
        } catch (IOException useless) {
            throw new UncheckedIOException(useless.getMessage(), useless);
        }
    }
}
