package postrider.wethepeople.box;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import postrider.americanwar.Box;
import postrider.americanwar.box.CountryReader;
import postrider.box.BoxData;
import postrider.kernel.Edition;
import postrider.wethepeople.notation.WarNotation;

/** Opens the box. */
public final class BoxReader {
    private BoxReader() {}

    /** Throws IllegalArgumentException with every fault, a line each, naming file and record. */
    public static Box read(BoxData data, Edition edition) {
        new BoxCheck(data).all();
        data.faults().throwIfAny();
        var reader = new CountryReader(data);
        var country = reader.country(BoxFacts.SPACES, BoxFacts.GENERALS, false);
        var box = reader.box(country, BoxFacts.CARDS, battleCards(data), edition);
        reader.tryScenarios(text -> new WarNotation(box).position(text));
        return box;
    }

    private static SequencedMap<String, Integer> battleCards(BoxData data) {
        var copies = new LinkedHashMap<String, Integer>();
        data.facts(BoxFacts.BATTLE_CARDS).stream()
                .sorted(Comparator.comparing(BoxFacts.BattleCardFacts::type))
                .forEach(card -> copies.put(card.type().toString(), card.copies()));
        return copies;
    }
}
