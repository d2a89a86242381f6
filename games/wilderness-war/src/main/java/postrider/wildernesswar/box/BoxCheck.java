package postrider.wildernesswar.box;

import postrider.box.BoxData;
import postrider.text.Lists;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.UnitType;
import postrider.wildernesswar.box.BoxFacts.Connection;

/** Checks the records of a box against each other and against the rule book. */
record BoxCheck(BoxData data) {
    void all() {
        map();
        pieces();
        data.checkNumbers(BoxFacts.CARDS, 1, 70, "1.0");
        data.faultIf(BoxFacts.CARDS, card -> card.early() != card.number() > 62, "the cards of 1755 are 63 to 70");
        data.checkKeys(BoxFacts.SCENARIOS, "annus-mirabilis");
    }

    private void map() {
        data.checkCount(BoxFacts.SPACES, BoxFacts.SpaceFacts::fortress, "fortresses", 11, "13.11");
        data.faultIf(
                BoxFacts.SPACES,
                space -> space.terrain()
                        == Space.Terrain.CULTIVATED
                        != space.friendlyTo().isPresent(),
                "just cultivated spaces are friendly to somebody (2.0)");
        data.faultIf(BoxFacts.SPACES, space -> space.at().size() != 2, "'at' is across and down");
        data.faultIf(BoxFacts.CONNECTIONS, line -> line.between().size() != 2, "a connection has two ends");
        data.checkCount(BoxFacts.CONNECTIONS, line -> line.kind() == Connection.ARROW, "arrows", 4, "2.0");
        data.checkCount(
                BoxFacts.CONNECTIONS, line -> line.kind() == Connection.AMPHIBIOUS, "amphibious arrows", 4, "2.0");
        data.checkUsed(
                BoxFacts.SPACES,
                data.facts(BoxFacts.CONNECTIONS).stream().flatMap(line -> line.between().stream()),
                "nothing leads there");
        data.checkKeys(BoxFacts.SPACES, "Niagara", "Ohio Forks", "Louisbourg", "Québec", "Montréal");
    }

    private void pieces() {
        data.checkCount(BoxFacts.UNITS, 128, "1.0");
        data.checkCount(
                BoxFacts.LEADERS, leader -> leader.side() == BoxFacts.Nation.BRITISH, "British leaders", 13, "3.2");
        data.faultIf(
                BoxFacts.UNITS,
                unit -> (unit.kind() == UnitType.INDIAN) != unit.tribe().isPresent(),
                "just Indians are of a tribe (5.531)");
        var settled = Lists.flatMap(data.facts(BoxFacts.SPACES), BoxFacts.SpaceFacts::settlement);
        var tribes = Lists.<String>with(settled, "Cherokee");
        data.faultIf(
                BoxFacts.UNITS,
                unit -> !tribes.containsAll(Lists.of(unit.tribe())),
                "its tribe has no settlement (2.0)");
    }
}
