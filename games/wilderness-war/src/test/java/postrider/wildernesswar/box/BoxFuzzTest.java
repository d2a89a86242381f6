package postrider.wildernesswar.box;

import postrider.kit.BoxFuzzKit;

class BoxFuzzTest extends BoxFuzzKit {
    private static final String FEW = """
            spaces:
            - {name: Boston, terrain: cultivated, department: northern, friendly-to: british, fortress: true, port: true, at: [1, 2], provenance: rulebook 2.0}
            - {name: Logstown, terrain: wilderness, settlement: [Shawnee], at: [3, 4], provenance: 'recalled: low'}
            connections:
            - {name: Boston - Logstown, between: [Boston, Logstown], kind: land, provenance: 'recalled: low'}
            waters:
            - {name: Atlantic Ocean, shore: [Boston], provenance: 'recalled: high'}
            units:
            - {name: 22nd, side: british, kind: regular, group: regular, full: 3, reduced: 2, move: 4, provenance: rulebook 3.1}
            - {name: Shawnee 1, side: french, kind: indian, group: western, full: 1, reduced: 0, move: 6, tribe: Shawnee, provenance: 'recalled: low'}
            leaders:
            - {name: Wolfe, side: british, initiative: 1, command: 5, tactics: 2, provenance: 'recalled: low'}
            cards:
            - {number: 1-4, title: Campaign, value: 3, event: campaign, provenance: rulebook 5.1}
            - {number: 63, title: Highlanders, value: 1, side: british, event: highlanders, units: 1, leaders: 1, removed: true, early: true, provenance: 'recalled: low'}
            """;

    BoxFuzzTest() {
        super(BoxFacts.ALL, FEW, data -> new BoxCheck(data).all());
    }
}
