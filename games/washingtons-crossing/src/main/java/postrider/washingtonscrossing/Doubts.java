package postrider.washingtonscrossing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import postrider.text.Lists;
import postrider.text.Wording;

/** Lists facts nobody has confirmed against a printed copy, in one sentence: "woods in 1822 and 1823 (reconstructed)". */
public final class Doubts {
    private final SequencedMap<String, List<String>> things = new LinkedHashMap<>();

    /**
     * @param words with {@code %s} for the thing and all others with the same words and reason
     * @param why the reason for the doubt
     */
    public void add(String words, String why, String thing) {
        things.computeIfAbsent("%s (%s)".formatted(words, why), any -> new ArrayList<>())
                .add(thing);
    }

    /** Empty if there are none. */
    public Optional<String> sentence() {
        return told(Lists.map(things.entrySet(), kind -> kind.getKey().formatted(Wording.list(kind.getValue()))));
    }

    /** A sentence about the cells of charts that decided something. */
    public static Optional<String> sentence(List<Optional<String>> cells) {
        return told(Lists.flatMap(cells, Lists::of));
    }

    private static Optional<String> told(List<String> doubts) {
        return doubts.isEmpty()
                ? Optional.empty()
                : Optional.of("Not confirmed against a printed copy: %s.".formatted(Wording.list(doubts)));
    }
}
