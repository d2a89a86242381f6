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
import postrider.files.Disk;
import postrider.files.PrivateFiles;
import postrider.files.ReadFiles;

/** Reads and writes the files that the command line names. */
public final class Files {
    /** In bytes, far more than any order, key or file of cases has. */
    private static final int LARGEST = 10_000_000;

    private Files() {}

    /** Writes a new file, and creates its folder if needed. */
    static Path write(Path file, String text) {
        try {
            java.nio.file.Files.createDirectories(file.toAbsolutePath().getParent());
            return java.nio.file.Files.writeString(file, text, StandardOpenOption.CREATE_NEW);
        } catch (FileAlreadyExistsException there) {
            throw new UncheckedIOException("%s exists already, and may be filled in.".formatted(file), there);
        } catch (IOException unwritten) {
            throw new UncheckedIOException("%s cannot be written.".formatted(file), unwritten);
        }
    }

    /** Writes a file that only its owner can read, replacing an old one. */
    static void replace(Path file, byte[] bytes) {
        Disk.write("%s cannot be written.".formatted(file), () -> PrivateFiles.replace(file.toAbsolutePath(), bytes));
    }

    /** Writes a file, replacing an old one. */
    public static void overwrite(Path file, String text) {
        Disk.write("%s cannot be written.".formatted(file), () -> {
            java.nio.file.Files.createDirectories(file.toAbsolutePath().getParent());
            java.nio.file.Files.writeString(file, text);
        });
    }

    /** An owner's corrections to a box from this folder; none without a folder. */
    static SortedMap<String, String> corrections(Optional<Path> folder) {
        return folder.map(BoxFiles::corrections).orElseGet(Collections::emptySortedMap);
    }

    static byte[] bytes(Path file, int largest) {
        try {
            return ReadFiles.bytes(file, largest);
        } catch (IOException useless) {
            throw new UncheckedIOException(useless.getMessage(), useless);
        }
    }

    /** The text of a file; {@code -} is standard input. */
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
