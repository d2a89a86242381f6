package postrider.wethepeople.game;

import postrider.kit.BoxFuzzKit;

class BoxFuzzTest extends BoxFuzzKit {
    private static final String FEW = """
            colonies:
            - {name: Massachusetts, south: false, provenance: rulebook 2.1.B}
            cards:
            - {number: 1-3, title: 1 OPS, kind: ops, ops: 1, provenance: rulebook 6.1}
            - {number: 88, title: Raid, kind: event, event: unknown, provenance: 'recalled: low'}
            battle-cards:
            - {type: probe, copies: 8, provenance: 'recalled: low'}
            spaces:
            - {name: Boston, colony: Massachusetts, kind: winter-quarters, port: true, at: [1, 2], provenance: rulebook 2.1}
            - {name: Concord, aliases: [Lexington], colony: Massachusetts, kind: ordinary, at: [3, 4], provenance: rulebook 2.1}
            lines:
            - {between: [Boston, Concord], provenance: 'recalled: low'}
            generals:
            - {name: Howe, side: british, strategy: 3, battle: 3, provenance: 'recalled: low'}
            """;

    BoxFuzzTest() {
        super(BoxReader.ALL, FEW, data -> new BoxReader(data).check());
    }
}
