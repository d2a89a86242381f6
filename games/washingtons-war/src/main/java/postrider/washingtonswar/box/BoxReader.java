package postrider.washingtonswar.box;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import postrider.americanwar.Box;
import postrider.americanwar.box.BoxFolder;
import postrider.americanwar.box.CountryReader;
import postrider.kernel.Edition;
import postrider.kernel.Layers;
import postrider.washingtonswar.WashingtonsWar;
import postrider.washingtonswar.notation.WarNotation;

/** Opens the box. */
public final class BoxReader {
    public static final BoxFolder FOLDER = new BoxFolder(
            WashingtonsWar.class,
            "/games/washingtons-war/box/",
            List.of("map.yaml", "generals.yaml", "cards.yaml", "turns.yaml", "scenarios.yaml"),
            BoxFacts.ALL);

    private BoxReader() {}

    /**
     * Reads our box.
     *
     * @param overlay a folder with corrections to lay over it
     * @throws IllegalArgumentException naming every fault at once, a line each, with file and record
     */
    public static Box read(Optional<Path> overlay) {
        return read(FOLDER.layers(overlay), WashingtonsWar.EDITION);
    }

    /** The same, of a box as it was once, under the rules as they were. */
    public static Box read(Layers layers, Edition edition) {
        var data = FOLDER.data(layers);
        new BoxCheck(data).all();
        data.faults().throwIfAny();
        var reader = new CountryReader(data);
        var country = reader.country(BoxFacts.SPACES, BoxFacts.GENERALS, true);
        var box = reader.box(country, BoxFacts.CARDS, new LinkedHashMap<>(), edition, BoxFacts.ALL);
        reader.tryScenarios(text -> new WarNotation(box).position(text));
        return box;
    }
}
