package postrider.americanwar.box;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import postrider.box.BoxData;
import postrider.box.BoxFiles;
import postrider.box.Section;
import postrider.kernel.Layers;

/**
 * The files of a game's box.
 *
 * @param game with which they came
 * @param path on its class path, with a slash at both ends
 * @param sections of the records in them
 */
public record BoxFolder(Class<?> game, String path, List<String> files, List<Section<?>> sections) {

    /** What the box is read from: ours, and what an owner lays over it. */
    public Layers layers(Optional<Path> overlay) {
        return new Layers(BoxFiles.shipped(game, path, files), BoxFiles.corrections(overlay));
    }

    /** Its records, not yet held against each other. */
    public BoxData data(Optional<Path> overlay) {
        return data(layers(overlay));
    }

    /** Those of a box as it was once. */
    public BoxData data(Layers layers) {
        return new BoxData(sections, layers.ours(), layers.corrections());
    }
}
