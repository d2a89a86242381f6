package postrider.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import postrider.box.BoxData;
import postrider.box.Section;

/** Fuzzes an owner's corrections to a box of a few records, since most of a real one would only cost time. */
public abstract class BoxFuzzKit extends FuzzKit {
    private final List<Section<?>> sections;
    private final String few;
    private final Consumer<BoxData> check;

    /** @param check checks the records against each other */
    protected BoxFuzzKit(List<Section<?>> sections, String few, Consumer<BoxData> check) {
        super("box");
        this.sections = sections;
        this.few = few;
        this.check = check;
    }

    @Override
    protected void read(byte[] input) {
        var text = new String(input, StandardCharsets.UTF_8);
        assertReported(() -> corrected(text).faults().throwIfAny());
    }

    private BoxData corrected(String corrections) {
        var data = new BoxData(
                sections, new TreeMap<>(Map.of("ours.yaml", few)), new TreeMap<>(Map.of("theirs.yaml", corrections)));
        assertEquals(64, data.hash().length());
        check.accept(data);
        return data;
    }

    /** Any faults must be in the format of {@link postrider.box.Faults}. */
    private static void assertReported(Runnable reading) {
        try {
            reading.run();
        } catch (IllegalArgumentException refused) {
            var faults = refused.getMessage().lines().toList();
            assertEquals("The box cannot be used:", faults.getFirst());
            for (var fault : faults.subList(1, faults.size())) assertTrue(fault.startsWith("  "), fault);
        }
    }
}
