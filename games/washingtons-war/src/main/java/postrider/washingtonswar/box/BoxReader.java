package postrider.washingtonswar.box;

import java.util.LinkedHashMap;
import postrider.americanwar.Box;
import postrider.americanwar.box.CountryReader;
import postrider.box.BoxData;
import postrider.kernel.Edition;
import postrider.washingtonswar.notation.WarNotation;

/** Opens the box. */
public final class BoxReader {
    private BoxReader() {}

    /** Throws IllegalArgumentException with every fault, a line each, naming file and record. */
    public static Box read(BoxData data, Edition edition) {
        new BoxCheck(data).all();
        data.faults().throwIfAny();
        var reader = new CountryReader(data);
        var country = reader.country(BoxFacts.SPACES, BoxFacts.GENERALS, true);
        var box = reader.box(country, BoxFacts.CARDS, new LinkedHashMap<>(), edition);
        reader.tryScenarios(text -> new WarNotation(box).position(text));
        return box;
    }
}
