package postrider.washingtonscrossing.box;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import postrider.kernel.Edition;
import postrider.kernel.Layers;
import postrider.kit.FuzzKit;

/** Whatever an owner's corrections say, the box is either read or refused with all faults. */
class BoxFuzzTest extends FuzzKit {
    private static final Layers LAYERS = BoxReader.layers();

    BoxFuzzTest() {
        super("box");
    }

    @Override
    protected void read(byte[] input) {
        var corrections = new TreeMap<>(Map.of("his.yaml", new String(input, StandardCharsets.UTF_8)));
        try {
            BoxReader.read(new Layers(LAYERS.ours(), corrections), Edition.FIRST);
        } catch (IllegalArgumentException refused) {
            var faults = refused.getMessage().lines().toList();
            assertEquals("The box cannot be used:", faults.getFirst());
            for (var fault : faults.subList(1, faults.size())) assertTrue(fault.startsWith("  "), fault);
        }
    }
}
