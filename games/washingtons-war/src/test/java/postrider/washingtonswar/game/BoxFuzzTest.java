package postrider.washingtonswar.game;

import postrider.kit.BoxFuzzKit;

class BoxFuzzTest extends BoxFuzzKit {
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
        super(BoxReader.ALL, FEW, data -> new BoxReader(data).check());
    }
}
