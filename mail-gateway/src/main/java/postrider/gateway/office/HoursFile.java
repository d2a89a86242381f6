package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import postrider.files.PrivateFiles;
import postrider.files.ReadFiles;

/** The office's hours in a file. */
record HoursFile(Path file) implements Hours.Book {
    /** Of the file, in bytes. */
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
    public void write(String text) {
        try {
            PrivateFiles.replace(file, text.getBytes(US_ASCII));
        } catch (IOException unwritten) {
            throw new UncheckedIOException(unwritten);
        }
    }
}
