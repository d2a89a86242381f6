package postrider.washingtonswar.box;

import java.util.LinkedHashMap;
import java.util.List;
import postrider.americanwar.Box;
import postrider.americanwar.box.BoxFolder;
import postrider.americanwar.box.CountryReader;
import postrider.kernel.Edition;
import postrider.kernel.Layers;
import postrider.washingtonswar.notation.WarNotation;

/** Opens the box. */
public final class BoxReader {
    public static final BoxFolder FOLDER = new BoxFolder(
            BoxReader.class,
            "/games/washingtons-war/box/",
            List.of("map.yaml", "generals.yaml", "cards.yaml", "turns.yaml", "scenarios.yaml"),
            BoxFacts.ALL);

    private BoxReader() {}

    /** Throws IllegalArgumentException naming every fault at once, a line each, with file and record. */
    public static Box read(Layers layers, Edition edition) {
        var data = FOLDER.data(layers);
        new BoxCheck(data).all();
        data.faults().throwIfAny();
        var reader = new CountryReader(data);
        var country = reader.country(BoxFacts.SPACES, BoxFacts.GENERALS, true);
        var box = reader.box(country, BoxFacts.CARDS, new LinkedHashMap<>(), edition);
        reader.tryScenarios(text -> new WarNotation(box).position(text));
        return box;
    }
}
