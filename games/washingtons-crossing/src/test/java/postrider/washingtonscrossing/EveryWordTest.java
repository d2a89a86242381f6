package postrider.washingtonscrossing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.kernel.question.Topic;
import postrider.kit.EveryWordKit;

class EveryWordTest extends EveryWordKit<Position, Order> {
    private static final List<String> VERBS = List.of(
            "pass",
            "transfer",
            "absorb",
            "remove",
            "make Grant subordinate",
            "discharge",
            "activate",
            "force march",
            "roll for",
            "go",
            "sail",
            "try",
            "prepared attack on",
            "advance",
            "entrench",
            "detach",
            "hasty attack on",
            "normal attack on",
            "join",
            "drop",
            "leave the map",
            "stop",
            "then ask",
            "to");

    static final List<String> CLAUSES = List.of(
            "deploy: as they stand",
            "raid: Trenton, or Princeton",
            "raided: Rall, or Leslie",
            "arrive: 1801",
            "onward: stop",
            "react to any attack with Hessian Detachment 1, never below fatigue 3",
            "react: nobody",
            "crossing: a detachment crosses",
            "share losses in proportion",
            "losses: Glover 500 or in proportion",
            "retreat: surrender",
            "rout: to the supply base",
            "otherwise ask");

    private static final Pattern ACTIVE = Pattern.compile("activate ([^;]+?)(?: with [^;]+)?;");

    EveryWordTest() {
        super(RandomCampaign.QUICK, 6, VERBS, CLAUSES);
    }

    /** "To go 2445" is "to 2445". */
    @Override
    protected boolean isAnotherWayToSay(String said) {
        return said.matches(".*\\bto go \\d.*");
    }

    /** Statements random players rarely make: rolls, joins, drops, boats, prepared attacks, stops. */
    @Override
    protected List<String> otherwise(String order) {
        var active = ACTIVE.matcher(order);
        if (!active.find()) return List.of("pass");
        var leader = active.group(1);
        var activated = "orders; activate " + leader;
        return List.of(
                activated + "; roll for " + leader,
                "orders; make Grant subordinate; activate " + leader,
                activated + "; go " + leader + "; leave the map",
                "%s; prepared attack on Trenton with %s; advance %s".formatted(activated, leader, leader),
                activated + "; go " + leader + "; to 1929 by boat",
                activated + "; go " + leader + "; to 1929; join " + leader + "; drop " + leader + "; stop");
    }

    /** Both sides see it if only one answer is left. */
    @Override
    protected boolean isHinted() {
        return false;
    }

    @Override
    protected boolean isChain(Topic topic) {
        return topic == CrossingTopic.RETREAT;
    }

    @ParameterizedTest
    @FieldSource("CLAUSES")
    void everyClauseIsAccepted(String clause) {
        assertEquals(List.of(), complaints(clause));
    }

    /** Known words that can never answer the question: silently accepted, they would mislead their player. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            onward: stop Trenton           | 'stop Trenton' is no answer to 'onward'.
            onward: to Trenton stop        | 'to Trenton stop' is no answer to 'onward'.
            onward: attack Trenton         | 'attack Trenton' is no answer to 'onward'.
            react: go Rall Trenton         | 'go Rall Trenton' is no answer to 'react'.
            retreat: by Trenton stop       | 'by Trenton stop' is no answer to 'retreat'.
            rout: surrender                | 'surrender' is no answer to 'rout'.
            crossing: surrender            | 'surrender' is no answer to 'crossing'.
            """)
    void aClauseThatCanNeverApplyIsRefused(String clause, String complaint) {
        assertEquals(List.of(complaint), complaints(clause));
    }

    /** Rarely offered options may be chosen in advance too. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "retreat: by Maidenhead 1926 off the map",
                "onward: to 1929; then ask",
                "react: go Leslie to Kingston; stop; up to fatigue 2",
                "arrive: later",
                "losses: 100 men of Glover"
            })
    void rareOptionsAreAccepted(String clause) {
        assertEquals(List.of(), complaints(clause));
    }
}
