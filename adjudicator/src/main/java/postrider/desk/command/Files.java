package postrider.desk.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Files the referee names. */
final class Files {
    private Files() {}

    /** The text of a file; {@code -} is the standard input. */
    static String text(Path file) {
        try {
            return file.toString().equals("-")
                    ? new String(System.in.readAllBytes(), StandardCharsets.UTF_8)
                    : java.nio.file.Files.readString(file);
        } catch (MalformedInputException notText) {
            throw new IllegalArgumentException("%s is not text in UTF-8.".formatted(file), notText);
        } catch (IOException e) {
            throw new UncheckedIOException("%s cannot be read.".formatted(file), e);
        }
    }
}
