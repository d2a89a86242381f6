package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.kernel.Side;

class BoxReaderTest {
    private static final Box OURS = BoxReader.read(Optional.empty());

    @TempDir
    Path folder;

    @Test
    void ourBoxIsWhole() {
        assertEquals(61, OURS.spaces().size());
        assertEquals(
                96 - 1,
                OURS.spaces().stream()
                                .mapToInt(s -> OURS.lines().adjacent(s).size())
                                .sum()
                        / 2,
                "all lines but Arnold's");
        assertEquals(13, OURS.generals().size());
        assertEquals(110, OURS.cards().size());
        assertEquals(7, OURS.zones().size());
        assertEquals(14, OURS.colonies().size());
        assertEquals(20, OURS.ports().size());
        assertEquals(29, OURS.arrivals().values().stream().mapToInt(n -> n).sum());
        assertEquals(List.of("1775"), List.copyOf(OURS.scenarios().keySet()));
    }

    @Test
    void linesAreOfThreeKinds() {
        var ticonderoga = OURS.space("Ticonderoga");
        var detroit = OURS.space("Fort Detroit");
        var basset = OURS.space("Basset Town");
        assertTrue(OURS.lines().adjacent(ticonderoga).contains(OURS.space("Saratoga")));
        assertFalse(OURS.lines().isWilderness(ticonderoga, OURS.space("Saratoga")));
        assertTrue(
                OURS.lines().adjacent(detroit).contains(basset) && OURS.lines().isWilderness(basset, detroit));
        var quebec = OURS.space("Quebec");
        var falmouth = OURS.space("Falmouth");
        assertFalse(OURS.lines().adjacent(quebec).contains(falmouth));
        assertTrue(OURS.lines().isArnolds(falmouth, quebec) && OURS.lines().isWilderness(falmouth, quebec));
    }

    @Test
    void piecesAreWhatTheRuleBookSays() {
        var burgoyne = OURS.general("Burgoyne");
        assertEquals(List.of(2, 2, 1), List.of(burgoyne.strategy(), burgoyne.battle(), burgoyne.agility()));
        assertEquals(Side.AMERICAN, OURS.general("Rochambeau").side());
        assertTrue(OURS.general("Rochambeau").french());
        assertTrue(OURS.space("Quebec").fortified() && OURS.space("Charleston").winterQuarters());
        assertTrue(OURS.space("Gilbert Town").south() && !OURS.space("Norfolk").south());
        assertEquals(3, OURS.card(54).ops());
        assertEquals(1776, OURS.card(99).setAsideUntil());
        assertEquals(Card.Reshuffle.WHEN_DISCARDED, OURS.card(96).reshuffle());
        assertEquals(1781, OURS.card(58).endYear());
        assertTrue(OURS.card(73).isBattleCardOf(Side.AMERICAN));
        assertFalse(OURS.card(104).eventKnown());
        assertTrue(OURS.card(67).removed() && !OURS.card(77).removed());
        var raid = OURS.card(77).steps().getFirst();
        assertEquals(Step.Procedure.REMOVE_PC, raid.procedure());
        assertEquals(List.of("New York", "Pennsylvania", "Virginia"), raid.colonies());
        assertEquals(Step.ClearOf.AMERICAN_UNIT, raid.clearOf());
        assertTrue(raid.optional() && raid.guess());
    }

    @Test
    void whatNobodyConfirmedIsListed() {
        var lines = OURS.unconfirmed();
        assertTrue(lines.contains("space Concord: kind recalled: low"), lines.toString());
        assertTrue(lines.contains("line Albany - Saratoga: recalled: high twice"), lines.toString());
        assertTrue(lines.contains("turn 1783: recalled: medium"));
        assertTrue(lines.stream().anyMatch(line -> line.startsWith("card 1-18 1 OPS: copies recalled: low")));
        assertTrue(lines.contains("card 85 John Paul Jones Shipping Raids: removal unknown, run as no"));
        assertTrue(lines.stream().noneMatch(line -> line.startsWith("space Quebec")));
        assertTrue(lines.stream().noneMatch(line -> line.startsWith("general Burgoyne")));
    }

    @Test
    void aCorrectionGivesOnlyWhatDiffers() throws IOException {
        lay("mine.yaml", """
                spaces:
                - {name: Morristown, kind: winter-quarters, provenance: {kind: 'copy: mine'}}
                - {name: Georgetown, colony: South Carolina, kind: ordinary, provenance: 'copy: mine'}
                lines:
                - {between: [Georgetown, Charleston], provenance: 'copy: mine'}
                - {between: [Wilmington NC, Charleston], gone: true, provenance: 'copy: mine'}
                cards:
                - {number: 85, remove-after-play: yes, provenance: {remove-after-play: 'copy: mine'}}
                """);
        var box = BoxReader.read(Optional.of(folder));
        assertTrue(box.space("Morristown").winterQuarters());
        assertEquals("New Jersey", box.space("Morristown").colony());
        assertEquals(
                List.of("Camden", "Ninety Six", "Eutaw Springs", "Charleston", "Georgetown"),
                box.spacesOf("South Carolina").stream().map(Space::name).toList());
        assertTrue(box.lines().adjacent(box.space("Georgetown")).contains(box.space("Charleston")));
        assertFalse(box.lines().adjacent(box.space("Wilmington NC")).contains(box.space("Charleston")));
        assertTrue(box.card(85).removed());
        assertEquals("John Paul Jones Shipping Raids", box.card(85).title());
        assertTrue(box.unconfirmed().stream().noneMatch(line -> line.startsWith("space Morristown: kind")));
        assertTrue(box.unconfirmed().stream().noneMatch(line -> line.startsWith("card 85")));
        assertEquals(62, box.spaces().size());
    }

    @Test
    void theExampleInTheReadmeIsABox() throws IOException {
        var readme = Files.readString(Path.of("README.md"));
        lay("mine.yaml", readme.split("```yaml\n")[1].split("```")[0]);
        var box = BoxReader.read(Optional.of(folder));
        assertTrue(box.space("Morristown").winterQuarters());
        assertEquals(1, box.general("Lincoln").battle());
        assertTrue(box.card(104).isBattleCardOf(Side.AMERICAN) && box.card(104).eventKnown());
    }

    @Test
    void theReadmeListsWhatAStepMaySay() throws IOException {
        var table = Files.readString(Path.of("README.md"))
                .split("\\| `do` .*\n.*\n")[1]
                .split("\n\n")[0];
        var listed = new TreeMap<String, Set<String>>();
        for (var row : table.lines().toList()) {
            var cells = row.split("\\|");
            listed.put(cells[1].replace("`", "").strip(), words(cells[3]));
        }
        var taken = new TreeMap<String, Set<String>>();
        for (var procedure : Step.Procedure.values())
            taken.put(
                    key(procedure),
                    CardCheck.parameters(procedure).stream()
                            .map(BoxReaderTest::key)
                            .collect(Collectors.toSet()));
        assertEquals(taken, listed);
    }

    private static Set<String> words(String cell) {
        return Pattern.compile("`([^`]+)`")
                .matcher(cell)
                .results()
                .map(m -> m.group(1))
                .collect(Collectors.toSet());
    }

    private static String key(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Test
    void theHashDependsOnFactsAlone() throws IOException {
        var again = BoxReader.read(Optional.empty());
        assertEquals(OURS.hash(), again.hash());
        lay("a.yaml", "# a comment\ngenerals:\n- {name: Howe, provenance: 'copy: mine'}\nnotes: [confirmed]\n");
        assertEquals(OURS.hash(), BoxReader.read(Optional.of(folder)).hash());
        lay("a.yaml", "generals:\n- {name: Howe, battle: 5, provenance: 'copy: mine'}\n");
        lay("b.yaml", "generals:\n- {name: Lee, battle: 2, provenance: 'copy: mine'}\n");
        var one = BoxReader.read(Optional.of(folder)).hash();
        lay("a.yaml", "generals:\n- {battle: 2, name: Lee, provenance: 'source: elsewhere'}\n");
        lay("b.yaml", "generals:\n- {battle: 5, name: Howe, provenance: 'copy: mine'}\n");
        assertEquals(one, BoxReader.read(Optional.of(folder)).hash());
        assertNotEquals(OURS.hash(), one);
    }

    @Test
    void allFaultsAreToldAtOnce() throws IOException {
        lay("broken.yaml", "spaces:\n- {name: Boston, name: Boston}\n");
        lay("two.yaml", "notes: [one]\n---\nnotes: [two]\n");
        lay("turns.yaml", "turns:\n- {year: 1779, gone: true, provenance: 'copy: mine'}\nbattles: []\nzones: 7\n");
        lay("mine.yaml", """
                colonies:
                - {name: Vermont, south: false, provenance: 'copy: mine'}
                zones:
                - {name: Lakes, provenance: 'copy: mine'}
                spaces:
                - {name: Kingston, colony: Vermnt, kind: ordinary, provenance: 'copy: mine'}
                - {name: Boston, zone: Nowhere, provenance: 'copy: mine'}
                - {name: Quebec, zone: null, provenance: 'copy: mine'}
                - {name: Albany, kind: harbour, portt: true, provenance: 'copy: mine'}
                - {name: York, aliases: [Boston], provenance: 'copy: mine'}
                - {name: Lancaster, kind: ordinary, provenance: 'copy: mine'}
                - {name: Nowhere, gone: true, provenance: 'copy: mine'}
                - {name: Oswego, gone: yes, provenance: 'copy: mine'}
                - {name: Salem}
                - {name: Camden, provenance: I think so}
                - plain words
                - {colony: Virginia, provenance: 'copy: mine'}
                lines:
                - {between: [Albany, Sarratoga], provenance: 'copy: mine'}
                - {between: [Boston, Albany], provenance: 'copy: mine'}
                - {between: [Albany, Boston], provenance: 'copy: mine'}
                - {between: [Albany, Albany], provenance: 'copy: mine'}
                - {between: [Oswego, Montreal], kind: arnold, provenance: 'copy: mine'}
                generals:
                - {name: Washington, gone: true, provenance: 'copy: mine'}
                - {name: Howe, battle: 7, agility: 1.5, provenance: 'copy: mine'}
                - {name: Clinton, agility: 4, provenance: 'copy: mine'}
                - {name: Lee, battle: null, provenance: 'copy: mine'}
                cards:
                - {number: 77, steps: [{do: scalp, colonies: [Ohio]}], provenance: 'copy: mine'}
                - {number: 12-13, ops: 4, provenance: 'copy: mine'}
                - {number: 73, playable-by: null, provenance: 'copy: mine'}
                - {number: 78, steps: [{do: place-pc, colonies: [Ohio]}], provenance: 'copy: mine'}
                - {number: 74, gone: true, provenance: 'copy: mine'}
                - {number: 111, title: One too many, kind: event, provenance: 'copy: mine'}
                scenarios:
                - {name: '1775', text: Howe in Bston; hello, provenance: 'copy: mine'}
                """);
        var message = assertThrows(IllegalArgumentException.class, () -> BoxReader.read(Optional.of(folder)))
                .getMessage();
        for (var fault : List.of(
                "broken.yaml: line 2: Duplicate",
                "two.yaml: line 3: a second document",
                "turns.yaml: 'battles' is no section; there are colonies, zones",
                "turns.yaml: 'zones' is no list of records",
                "turns: 1779 has no arrivals (5.1)",
                "mine.yaml, colony Vermont: has no space",
                "colonies: there are 15, not 14",
                "mine.yaml, zone Lakes: has no port",
                "mine.yaml, space Kingston: 'Vermnt' is no colony of this box",
                "mine.yaml, space Kingston: no line leads there",
                "mine.yaml, space Boston: 'Nowhere' is no zone of this box",
                "mine.yaml, space Quebec: a fortified port has no Blockade Zone",
                "mine.yaml, space Albany: 'harbour' is none of ordinary, winter-quarters, fortified-port",
                "mine.yaml, space Albany: unknown key 'portt'",
                "mine.yaml, space York: the name 'Boston' belongs to Boston already",
                "mine.yaml, space Lancaster: 'colony' is missing",
                "mine.yaml, space Nowhere: is not there to be taken away",
                "mine.yaml, space Oswego: 'gone' is true, or left out",
                "mine.yaml, space Salem: has no provenance",
                "mine.yaml, space Camden: provenance 'I think so' does not begin with",
                "mine.yaml, spaces: 'plain words' is no record",
                "mine.yaml, spaces: a record has no 'name'",
                "mine.yaml, line Albany - Sarratoga: 'Sarratoga' is no space of this box",
                "mine.yaml, line Albany - Boston: is there twice",
                "mine.yaml, line Albany - Albany: a line joins two different spaces",
                "lines of kind arnold: there are 2, not 1",
                "generals: Washington is missing",
                "generals: there are 12, not 13",
                "mine.yaml, general Howe: 'agility' has a value of the wrong kind",
                "mine.yaml, general Lee: 'battle' is missing",
                "mine.yaml, general Clinton: 'agility' is 4, not 1 to 3",
                "mine.yaml, card 77: 'scalp' is none of condition-no-alliance",
                "mine.yaml, card 12: 'ops' is 4, not 1 to 3",
                "mine.yaml, card 13: 'ops' is 4, not 1 to 3",
                "mine.yaml, card 73: a battle card needs 'playable-by'",
                "mine.yaml, card 78: 'Ohio' is no colony of this box",
                "mine.yaml, card 111: 'number' is 111, not 1 to 110",
                "cards: there are 110 (2.0); missing are [74]"))
            assertTrue(message.contains(fault), fault + "\n" + message);
    }

    @Test
    void aScenarioMustBeAPosition() throws IOException {
        lay("mine.yaml", "scenarios:\n- {name: '1775', text: Howe in Bston; hello, provenance: 'copy: mine'}\n");
        var message = assertThrows(IllegalArgumentException.class, () -> BoxReader.read(Optional.of(folder)))
                .getMessage();
        assertTrue(
                message.contains("mine.yaml, scenario 1775: 'Howe in Bston': 'Bston' is no space; nearest are Boston"),
                message);
        assertTrue(message.contains("'hello': not understood; expected for example year 1777"), message);
    }

    @Test
    void aCardKeepsToItsKind() throws IOException {
        lay("cards.yaml", """
                cards:
                - {number: 5, steps: [{do: end-regulars}], provenance: 'copy: mine'}
                - {number: 55, playable-by: american, steps: [{do: condition-no-alliance}], provenance: 'copy: mine'}
                - {number: 56, end-year: 1786, provenance: 'copy: mine'}
                - {number: 60, steps: [], provenance: 'copy: mine'}
                - {number: 61, ops: 3, provenance: 'copy: mine'}
                - {number: 73, event: unknown, provenance: 'copy: mine'}
                - {number: 88, remove-after-play: true, provenance: 'copy: mine'}
                - {number: 99, set-aside-until: 1876, provenance: 'copy: mine'}
                - {number: 100, title: Raid, steps: [{do: end-regulars}], provenance: 'copy: mine'}
                - {number: 101, event: yes, printed: 300, provenance: 'copy: mine'}
                - {number: 102, title: ' ', printed: 95, provenance: 'copy: mine'}
                """);
        assertFaults(
                "card 5: only an event has steps",
                "card 55: a special card is played by either side",
                "card 55: a special card must be played: it has no condition",
                "card 56: 'end-year' is 1786, not 1775 to 1783",
                "card 60: a special card must be played: it has steps",
                "card 60: 'war-ends' and 'end-year' go together",
                "card 61: only an OPS card has 'ops'",
                "card 73: a battle card is worth +2",
                "card 88: 'remove-after-play' has a value of the wrong kind; it is one of yes, no, unknown",
                "card 99: 'set-aside-until' is 1876, not 1776 to 1783",
                "card 100: an unknown event has no steps; if it is known, say 'event: yes'",
                "card 101: an event has steps, or 'event: unknown'",
                "card 101: 'printed' is 300, not 1 to 110",
                "card 102: 'title' is empty",
                "card 102: 95 is printed on card 95 already");
    }

    @Test
    void aStepKeepsToItsProcedure() throws IOException {
        lay("cards.yaml", """
                cards:
                - {number: 76, steps: [{do: remove-pc-or-flip-one, side: american, count: 2, per-colony: 1}], provenance: 'copy: mine'}
                - {number: 77, steps: [{do: remove-pc, side: american}], provenance: 'copy: mine'}
                - {number: 80, steps: [{do: bar-placing, side: british}], provenance: 'copy: mine'}
                - {number: 84, steps: [{do: end-regulars, count: 3}], provenance: 'copy: mine'}
                - {number: 85, steps: [{do: discard-random-card, side: french, count: 1}], provenance: 'copy: mine'}
                - {number: 86, steps: [{do: activate-general, side: british, count: 6}], provenance: 'copy: mine'}
                - {number: 87, steps: [{do: place-pc, count: 0, within: -1}], provenance: 'copy: mine'}
                - {number: 94, steps: [{do: remove-cu, side: french, count: 2, may: true}], provenance: 'copy: mine'}
                - {number: 96, steps: [{do: french-alliance, count: 2, colonies: [Georgia]}], provenance: 'copy: mine'}
                - {number: 74, steps: [{do: activate-general, side: american, count: 6}], provenance: 'copy: mine'}
                """);
        assertFaults(
                "card 76: a step of 'remove-pc-or-flip-one' takes no 'per-colony'",
                "card 77: a step of 'remove-pc' needs 'count'",
                "card 80: 'bar-placing' bars the Americans",
                "card 84: a step of 'end-regulars' takes no 'count'",
                "card 85: the French play as Americans",
                "card 86: who plays the card activates his own general",
                "card 87: a step of 'place-pc' needs 'side'",
                "card 87: 'count' is 0, not 1 to 110",
                "card 87: 'within' is -1, not 1 to 110",
                "card 94: a step of 'remove-cu' takes no 'may'",
                "card 96: a step of 'french-alliance' takes no 'colonies'",
                "card 74: only an event of the Strategy Phase activates a general");
    }

    private void assertFaults(String... expected) {
        var message = assertThrows(IllegalArgumentException.class, () -> BoxReader.read(Optional.of(folder)))
                .getMessage();
        for (var fault : expected) assertTrue(message.contains("cards.yaml, " + fault), fault + "\n" + message);
        assertEquals(expected.length, message.lines().count() - 1, message);
    }

    @Test
    void aCardBearsItsPrintedNumber() throws IOException {
        lay("mine.yaml", """
                cards:
                - {number: 77, printed: 42, provenance: 'copy: mine'}
                - {number: 84, printed: 77, provenance: 'copy: mine'}
                - {number: 1, printed: 2, provenance: 'copy: mine'}
                """);
        var box = BoxReader.read(Optional.of(folder));
        assertEquals("42 Joseph Brant Leads an Iroquois Raid", box.card(42).label());
        assertEquals(
                "77 Baron von Steuben Trains the Continental Army", box.card(77).label());
        assertEquals(3, box.card(84).ops());
        assertEquals(List.of(1, 1), List.of(box.card(1).ops(), box.card(2).ops()));
        assertEquals(
                IntStream.rangeClosed(1, 110).boxed().toList(),
                box.cards().stream().map(Card::number).toList());
        var start = new WarRules(box).setUp("1775", Map.of());
        assertEquals(List.of(box.card(77), box.card(99)), start.cards().setAside());
    }

    @Test
    void aFolderWithoutABoxIsAFault() {
        var message = assertThrows(
                        IllegalArgumentException.class, () -> BoxReader.read(Optional.of(folder.resolve("none"))))
                .getMessage();
        assertTrue(message.contains("cannot be read"), message);
        assertThrows(IllegalArgumentException.class, () -> BoxReader.read(Optional.of(folder)));
    }

    private void lay(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
    }
}
