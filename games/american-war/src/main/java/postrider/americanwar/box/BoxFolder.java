package postrider.americanwar.box;

import java.util.Collections;
import java.util.List;
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

    public Layers layers() {
        return new Layers(BoxFiles.shipped(game, path, files), Collections.emptySortedMap());
    }

    /** Its records, not yet held against each other. */
    public BoxData data(Layers layers) {
        return new BoxData(sections, layers.ours(), layers.corrections());
    }
}
