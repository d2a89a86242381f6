package postrider.box;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import postrider.files.ReadFiles;
import postrider.files.Shipped;

/** Reads the files of a box, by name. */
public final class BoxFiles {
    /** The largest file an owner may supply, in bytes: ten times our largest. */
    public static final int LARGEST = 300_000;

    private BoxFiles() {}

    /**
     * The files that came with a game.
     *
     * @param folder a folder on the class path of {@code game}, with a slash at both ends
     */
    public static SortedMap<String, String> shipped(Class<?> game, String folder, List<String> names) {
        var texts = new TreeMap<String, String>();
        for (var name : names) texts.put(name, Shipped.text(game, folder + name));
        return texts;
    }

    /**
     * An owner's corrections: all YAML files in a folder.
     *
     * @throws IllegalArgumentException if the folder cannot be read or has no such file
     */
    public static SortedMap<String, String> corrections(Path folder) {
        var texts = new TreeMap<String, String>();
        try (var files = Files.newDirectoryStream(folder, "*.{yaml,yml}")) {
            for (var file : files) texts.put(file.getFileName().toString(), ReadFiles.text(file, LARGEST));
        } catch (NoSuchFileException | NotDirectoryException none) {
            throw new IllegalArgumentException("There is no folder %s.".formatted(folder), none);
        } catch (IOException unreadable) {
            throw new IllegalArgumentException(
                    "The box in %s cannot be read: %s".formatted(folder, unreadable.getMessage()), unreadable);
        }
        if (texts.isEmpty()) throw new IllegalArgumentException("There is no .yaml file in " + folder + ".");
        return texts;
    }
}
