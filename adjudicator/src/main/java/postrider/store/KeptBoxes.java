package postrider.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import postrider.box.BoxFiles;
import postrider.files.Disk;
import postrider.files.PrivateFiles;
import postrider.files.ReadFiles;
import postrider.kernel.Layers;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** The boxes a game was played with, each as it was then, in a file named by its hash. Another may be installed later. */
record KeptBoxes(Path folder) {
    /** The largest box, in bytes: as many files as a game has. */
    static final int LARGEST = 20 * BoxFiles.LARGEST;

    static final JsonMapper JSON = new JsonMapper();

    /** The box of this hash; empty if it is not kept here. */
    Optional<Layers> of(String hash) {
        if (!has(hash)) return Optional.empty();
        try {
            return Optional.of(JSON.readValue(ReadFiles.text(file(hash), LARGEST), Layers.class));
        } catch (IOException | JacksonException unreadable) {
            throw new IllegalStateException(
                    "The box in %s cannot be read: %s".formatted(file(hash), unreadable.getMessage()), unreadable);
        }
    }

    boolean has(String hash) {
        return Files.exists(file(hash), LinkOption.NOFOLLOW_LINKS);
    }

    void keep(String hash, Layers layers) {
        Disk.write("A box cannot be kept in %s.".formatted(folder), () -> {
            PrivateFiles.folder(folder);
            PrivateFiles.replace(file(hash), JSON.writeValueAsString(layers));
        });
    }

    private Path file(String hash) {
        return folder.resolve(hash + ".json");
    }
}
