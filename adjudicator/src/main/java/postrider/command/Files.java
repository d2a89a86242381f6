package postrider.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import postrider.box.BoxFiles;
import postrider.files.PrivateFiles;
import postrider.files.ReadFiles;

/** Files the referee names. */
public final class Files {
    /** In bytes: no order, key or list of cases comes near it. */
    private static final int LARGEST = 10_000_000;

    private Files() {}

    /** Writes a file that is not there yet, in a folder that may not be there either. */
    static Path write(Path file, String text) {
        try {
            java.nio.file.Files.createDirectories(file.toAbsolutePath().getParent());
            return java.nio.file.Files.writeString(file, text, StandardOpenOption.CREATE_NEW);
        } catch (FileAlreadyExistsException there) {
            throw new UncheckedIOException("%s is there already, perhaps filled in.".formatted(file), there);
        } catch (IOException unwritten) {
            throw new UncheckedIOException("%s cannot be written.".formatted(file), unwritten);
        }
    }

    /** Writes a file for its owner's eyes, in place of what was there. */
    static void replace(Path file, byte[] bytes) {
        try {
            PrivateFiles.replace(file.toAbsolutePath(), bytes);
        } catch (IOException unwritten) {
            throw new UncheckedIOException("%s cannot be written.".formatted(file), unwritten);
        }
    }

    /** Writes a file, over one that is there. */
    public static void overwrite(Path file, String text) {
        try {
            java.nio.file.Files.createDirectories(file.toAbsolutePath().getParent());
            java.nio.file.Files.writeString(file, text);
        } catch (IOException unwritten) {
            throw new UncheckedIOException("%s cannot be written.".formatted(file), unwritten);
        }
    }

    /** What an owner has corrected in a box, from a folder that is named; nothing if none is. */
    static SortedMap<String, String> corrections(Optional<Path> folder) {
        return folder.map(BoxFiles::corrections).orElseGet(Collections::emptySortedMap);
    }

    /** What a file holds, up to a size. */
    static byte[] bytes(Path file, int largest) {
        try {
            return ReadFiles.bytes(file, largest);
        } catch (IOException useless) {
            throw new UncheckedIOException(useless.getMessage(), useless);
        }
    }

    /** The text of a file; {@code -} is the standard input. */
    public static String text(Path file) {
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
