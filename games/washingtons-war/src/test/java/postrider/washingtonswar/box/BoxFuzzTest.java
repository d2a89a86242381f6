package postrider.washingtonswar.box;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import postrider.box.BoxData;
import postrider.kit.FuzzKit;

/** An owner's corrections, over a box of a few records: most of a real one would only cost time. */
class BoxFuzzTest extends FuzzKit {
    private static final String FEW = """
            colonies:
            - {name: Massachusetts, south: false, provenance: rulebook 2.1.B}
            zones:
            - {name: New England, provenance: rulebook 12.3}
            cards:
            - {number: 1-3, title: 1 OPS, kind: ops, ops: 1, provenance: rulebook 6.2}
            - {number: 83, title: Raid, kind: event, provenance: 'recalled: low'}
            spaces:
            - {name: Boston, colony: Massachusetts, kind: port, zone: New England, at: [1, 2], provenance: rulebook 2.1}
            - {name: Concord, aliases: [Lexington], colony: Massachusetts, at: [3, 4], provenance: rulebook 2.1}
            lines:
            - {between: [Boston, Concord], provenance: 'recalled: low'}
            generals:
            - {name: Howe, side: british, strategy: 3, battle: 6, agility: 1, provenance: 'recalled: low'}
            """;

    BoxFuzzTest() {
        super("box");
    }

    @Override
    protected void read(byte[] input) {
        var text = new String(input, StandardCharsets.UTF_8);
        told(() -> over(text).faults().throwIfAny());
    }

    private static BoxData over(String corrections) {
        var data = new BoxData(
                BoxFacts.ALL, new TreeMap<>(Map.of("ours.yaml", FEW)), new TreeMap<>(Map.of("his.yaml", corrections)));
        assertEquals(64, data.hash().length());
        new BoxCheck(data).all();
        return data;
    }

    private static void told(Runnable reading) {
        try {
            reading.run();
        } catch (IllegalArgumentException refused) {
            var faults = refused.getMessage().lines().toList();
            assertEquals("The box cannot be used:", faults.getFirst());
            for (var fault : faults.subList(1, faults.size())) assertTrue(fault.startsWith("  "), fault);
        }
    }
}
