package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import postrider.files.PrivateFiles;
import postrider.files.ReadFiles;

/** The office's hours in a file. */
public record HoursFile(Path file) implements Hours.Book {
    /** The largest file, in bytes. */
    private static final int LARGEST = 10_000_000;

    @Override
    public String text() {
        try {
            return Files.exists(file) ? new String(ReadFiles.bytes(file, LARGEST), US_ASCII) : "";
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Override
    public String change(UnaryOperator<String> become) {
        var before = text();
        var next = become.apply(before);
        try {
            if (!next.equals(before)) PrivateFiles.replace(file, next);
        } catch (IOException unwritten) {
            throw new UncheckedIOException(unwritten);
        }
        return next;
    }
}
