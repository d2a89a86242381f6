package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import postrider.americanwar.Box;
import postrider.americanwar.Card;
import postrider.americanwar.CardStep;
import postrider.americanwar.Pile;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.box.CountryFacts;
import postrider.box.BoxFiles;
import postrider.box.Item;
import postrider.box.Section;
import postrider.kernel.Layers;
import postrider.kit.BoxKit;
import postrider.text.Lists;
import postrider.washingtonswar.game.BoxReader;
import postrider.washingtonswar.game.Situation;
import postrider.washingtonswar.game.WarBox;
import postrider.washingtonswar.game.WashingtonsWar;

class BoxReaderTest extends BoxKit {
    private static final WashingtonsWar GAME = new WashingtonsWar();
    private static final Layers LAYERS = GAME.layers();
    private static final Box OURS = Boxes.with(Optional.empty());

    BoxReaderTest() {
        super(GAME);
    }

    @Override
    protected String filledIn(String corrections) {
        return corrections
                .replace("event: unknown", "event: yes, steps: [{do: french-alliance, count: 1}]")
                .replace("remove-after-play: unknown", "remove-after-play: yes")
                .replace(
                        "name: Lincoln, side: american, strategy: 2, battle: 2",
                        "name: Lincoln, side: american, strategy: 2, battle: 1");
    }

    @Override
    protected String correction() {
        return "generals:\n- {name: Howe, battle: 5, provenance: 'copy: mine'}\n";
    }

    @Test
    void ourBoxIsWhole() {
        assertEquals(61, OURS.country().spaces().size());
        assertEquals(
                96 - 1,
                OURS.country().spaces().stream()
                                .mapToInt(s ->
                                        OURS.country().connections().adjacent(s).size())
                                .sum()
                        / 2,
                "all lines but Arnold's");
        assertEquals(13, OURS.country().generals().size());
        assertEquals(110, OURS.cards().size());
        assertEquals(7, OURS.country().zones().size());
        assertEquals(14, OURS.country().colonies().size());
        assertEquals(20, OURS.country().ports().size());
        assertEquals(29, OURS.arrivals().values().stream().mapToInt(n -> n).sum());
        assertEquals(List.of("1775"), List.copyOf(OURS.scenarios().keySet()));
    }

    @Test
    void linesAreOfThreeKinds() {
        var ticonderoga = OURS.country().names().spaces().require("Ticonderoga");
        var detroit = OURS.country().names().spaces().require("Fort Detroit");
        var basset = OURS.country().names().spaces().require("Basset Town");
        assertTrue(OURS.country()
                .connections()
                .adjacent(ticonderoga)
                .contains(OURS.country().names().spaces().require("Saratoga")));
        assertFalse(OURS.country()
                .connections()
                .isWilderness(ticonderoga, OURS.country().names().spaces().require("Saratoga")));
        assertTrue(OURS.country().connections().adjacent(detroit).contains(basset)
                && OURS.country().connections().isWilderness(basset, detroit));
        var quebec = OURS.country().names().spaces().require("Quebec");
        var falmouth = OURS.country().names().spaces().require("Falmouth");
        assertFalse(OURS.country().connections().adjacent(quebec).contains(falmouth));
        assertTrue(OURS.country().connections().isArnolds(falmouth, quebec)
                && OURS.country().connections().isWilderness(falmouth, quebec));
    }

    @Test
    void piecesAreWhatTheRuleBookSays() {
        var burgoyne = OURS.country().general("Burgoyne");
        assertEquals(List.of(2, 2, 1), List.of(burgoyne.strategy(), burgoyne.battle(), burgoyne.agility()));
        assertEquals(Sides.AMERICAN, OURS.country().general("Rochambeau").side());
        assertTrue(OURS.country().general("Rochambeau").french());
        assertTrue(OURS.country().names().spaces().require("Quebec").fortified()
                && OURS.country().names().spaces().require("Charleston").winterQuarters());
        assertTrue(OURS.country().names().spaces().require("Gilbert Town").south()
                && !OURS.country().names().spaces().require("Norfolk").south());
        assertEquals(3, OURS.card(54).ops());
        assertEquals(1776, OURS.card(99).setAsideUntil());
        assertEquals(Card.Reshuffle.WHEN_DISCARDED, OURS.card(96).reshuffle());
        assertEquals(1781, OURS.card(58).endYear());
        assertTrue(OURS.card(73).isBattleCardOf(Sides.AMERICAN));
        assertFalse(OURS.card(104).eventKnown());
        assertTrue(OURS.card(67).removed() && !OURS.card(77).removed());
        var raid = OURS.card(77).steps().getFirst();
        assertEquals(CardStep.Procedure.REMOVE_PC, raid.procedure());
        assertEquals(List.of("New York", "Pennsylvania", "Virginia"), raid.colonies());
        assertEquals(CardStep.ClearOf.AMERICAN_UNIT, raid.clearOf());
        assertTrue(raid.optional());
    }

    @Test
    void unconfirmedRecordsAreListed() {
        var lines = lines(OURS);
        assertTrue(lines.contains("space Concord: kind recalled: low"), lines.toString());
        assertTrue(lines.contains("line Albany - Saratoga: recalled: high twice"), lines.toString());
        assertTrue(lines.contains("turn 1783: recalled: medium"));
        assertTrue(lines.stream().anyMatch(line -> line.startsWith("card 1-18 1 OPS: copies recalled: low")));
        assertTrue(lines.contains("card 85 John Paul Jones Shipping Raids: removal unknown, run as no"));
        assertTrue(lines.contains("card 75 Merriam's Corner American Militia Attacks: may not exist;"
                + " title, playable-by recalled: low"));
        assertTrue(lines.contains("card 84 Baron von Steuben Trains the Continental Army: playable-by recalled: high;"
                + " remove-after-play recalled: medium"));
        assertTrue(lines.stream().noneMatch(line -> line.startsWith("space Quebec")));
        assertTrue(lines.stream().noneMatch(line -> line.startsWith("general Burgoyne")));
    }

    private static List<String> lines(Box box) {
        return box.unconfirmed().values().stream().flatMap(List::stream).toList();
    }

    @Test
    void aFilledInWorksheetIsItsOwnersBox() throws IOException {
        lay("corrections.yaml", filledIn(sheet().get("corrections.yaml").replace("confirmed: no", "confirmed: yes")));
        var box = Boxes.with(Optional.of(folder));
        assertEquals(1, box.country().general("Lincoln").battle());
        assertTrue(box.cards().stream().allMatch(card -> card.doubts().isEmpty()));
        assertEquals(OURS.country().spaces(), box.country().spaces());
        var lines = GAME.data(LAYERS.corrected(BoxFiles.corrections(folder))).facts(CountryFacts.LINES);
        assertEquals(GAME.data(LAYERS).facts(CountryFacts.LINES), lines);
    }

    private static Map<String, String> sheet() {
        return GAME.worksheet(LAYERS);
    }

    @Test
    void theChecklistHasARowForEveryDoubt() {
        var page = sheet().get("checklist.html");
        assertTrue(page.contains("<td>Lincoln</td><td>side american, strategy 2, battle 2, agility 1</td>"), page);
        assertTrue(page.contains("<td>Albany - Saratoga</td><td>kind solid</td>"), page);
        assertTrue(page.contains("<td>1-18 1 OPS</td><td>kind ops"), page);
        assertTrue(page.contains("<td>104 Unidentified card</td>"), page);
        assertFalse(page.contains("<td>Burgoyne</td>"));
    }

    @Test
    void aPlayerIsToldOfDoubtsAboutTheirCards() {
        assertNote(69, "may not exist (recalled: medium); not confirmed: whose event (recalled: low)");
        assertNote(70, "may not exist (recalled: medium); not confirmed: whose event (recalled: low)");
        assertNote(71, "may not exist (recalled: low); not confirmed: whose event (recalled: low)");
        assertNote(75, "may not exist (recalled: low); not confirmed: whose event (recalled: low)");
        assertNote(81, "not confirmed: condition (recalled: medium), removal (unknown)");
        assertNote(86, "not confirmed: any general (recalled: medium), removal (unknown)");
        assertNote(55, "removed after play; not confirmed: removal (recalled: medium)");
        assertNote(84, "removed after play; not confirmed: removal (recalled: medium)");
        assertNote(99, "removed after play; not confirmed: removal (recalled: medium)");
        assertNote(96, "removed after play; not confirmed: removal, condition (recalled: medium)");
        assertNote(83, "may not exist (recalled: low); effect partly guessed; not confirmed: removal (unknown)");
        assertNote(98, "discard it; may not exist (recalled: low); not confirmed: whose event (recalled: low)");
        assertNote(104, "discard it; stands for a card nobody could name");
        assertNote(73, "American event");
        assertNote(20, "a general rated 2 or less, 2 PC markers, or reinforcements");
        assertNote(61, "activate 3 generals");
    }

    private static void assertNote(int card, String end) {
        var noted = OURS.card(card);
        var effect = Situation.CARDS.effect(noted).replaceFirst(" \\?$", "");
        var note = String.join("; ", Lists.concat(List.of(effect), noted.doubts()));
        assertTrue(note.endsWith(end), note);
    }

    @Test
    void anOwnersCorrectionEndsTheDoubt() throws IOException {
        lay("mine.yaml", """
                cards:
                - {number: 71, provenance: {title: 'copy: mine'}}
                - {number: 83, provenance: {title: 'copy: mine'}}
                - {number: 96, provenance: 'copy: mine'}
                """);
        var box = Boxes.with(Optional.of(folder));
        assertEquals(
                List.of("not confirmed: whose event (recalled: low)"),
                box.card(71).doubts());
        assertEquals(
                List.of("effect partly guessed", "not confirmed: the rest (recalled: low), removal (unknown)"),
                box.card(83).doubts());
        assertEquals(List.of(), box.card(96).doubts());
    }

    @Test
    void theReadmeSaysHowMuchIsConfirmed() throws IOException {
        var readme = Files.readString(Path.of("README.md"));
        var data = GAME.data(LAYERS);
        var named = data.all(CountryFacts.CARDS).stream()
                .filter(card -> card.facts().kind() != Card.Kind.OPS)
                .filter(card -> !card.facts().title().equals("Unidentified card"))
                .toList();
        for (var row : List.of(
                "| cards | " + confirmed(named, "title"),
                "| spaces | " + confirmed(data.all(CountryFacts.SPACES), "exists"),
                "| lines | " + confirmed(data.all(CountryFacts.LINES), "exists"),
                "| ratings of generals | "
                        + confirmed(data.all(CountryFacts.GENERALS), "strategy", "battle", "agility")))
            assertTrue(readme.contains("\n" + row), row);
    }

    /** "29 of 45" */
    private static String confirmed(List<? extends Item<?>> items, String... facts) {
        var grounds = items.stream()
                .flatMap(item -> Stream.of(facts).map(item.provenance()::of))
                .map(ground -> ground.orElseThrow().certainty().isConfirmed())
                .toList();
        return "%d of %d".formatted(grounds.stream().filter(known -> known).count(), grounds.size());
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
        var box = Boxes.with(Optional.of(folder));
        assertTrue(box.country().names().spaces().require("Morristown").winterQuarters());
        assertEquals(
                "New Jersey",
                box.country().names().spaces().require("Morristown").colony());
        assertEquals(
                List.of("Camden", "Ninety Six", "Eutaw Springs", "Charleston", "Georgetown"),
                box.country().spacesOf("South Carolina").stream()
                        .map(Space::name)
                        .toList());
        assertTrue(box.country()
                .connections()
                .adjacent(box.country().names().spaces().require("Georgetown"))
                .contains(box.country().names().spaces().require("Charleston")));
        assertFalse(box.country()
                .connections()
                .adjacent(box.country().names().spaces().require("Wilmington NC"))
                .contains(box.country().names().spaces().require("Charleston")));
        assertTrue(box.card(85).removed());
        assertEquals("John Paul Jones Shipping Raids", box.card(85).title());
        assertTrue(lines(box).stream().noneMatch(line -> line.startsWith("space Morristown: kind")));
        assertTrue(lines(box).stream().noneMatch(line -> line.startsWith("card 85")));
        assertEquals(62, box.country().spaces().size());
    }

    @Test
    void theExampleInTheReadmeIsAValidBox() throws IOException {
        var readme = Files.readString(Path.of("README.md"));
        lay("mine.yaml", readme.split("```yaml\n")[1].split("```")[0]);
        var box = Boxes.with(Optional.of(folder));
        assertTrue(box.country().names().spaces().require("Morristown").winterQuarters());
        assertEquals(1, box.country().general("Lincoln").battle());
        assertTrue(box.card(104).isBattleCardOf(Sides.AMERICAN) && box.card(104).eventKnown());
    }

    @Test
    void theReadmeListsTheWordsOfAStep() throws IOException {
        var working = Files.readString(Path.of("README.md"))
                .split("\\| `do` .*\n.*\n")[1]
                .split("\n\n")[0];
        var listed = new TreeMap<String, Set<String>>();
        for (var row : working.lines().toList()) {
            var cells = row.split("\\|");
            listed.put(cells[1].replace("`", "").strip(), words(cells[3]));
        }
        var taken = new TreeMap<String, Set<String>>();
        BoxReader.PROCEDURES.forEach((procedure, takes) -> taken.put(
                Section.word(procedure), takes.stream().map(Section::word).collect(Collectors.toSet())));
        assertEquals(taken, listed);
    }

    private static Set<String> words(String cell) {
        return Pattern.compile("`([^`]+)`")
                .matcher(cell)
                .results()
                .map(m -> m.group(1))
                .collect(Collectors.toSet());
    }

    @Test
    void recordsAreCheckedAgainstEachOther() throws IOException {
        lay("mine.yaml", """
                provenance: 'copy: mine'
                colonies:
                - {name: Vermont, south: false}
                zones:
                - {name: Lakes}
                spaces:
                - {name: Kingston, colony: Vermnt, kind: ordinary}
                - {name: Boston, zone: Nowhere}
                - {name: Quebec, zone: null}
                - {name: Albany, kind: harbour}
                - {name: York, aliases: [Boston]}
                - {name: Newport, port: true}
                lines:
                - {between: [Albany, Sarratoga]}
                - {between: [Albany, Albany]}
                - {between: [Oswego, Montreal], kind: arnold}
                generals:
                - {name: Washington, gone: true}
                - {name: Howe, battle: 7}
                - {name: Greene, agility: null}
                - {name: Rochambeau, side: american}
                cards:
                - {number: 12-13, ops: 4}
                - {number: 14, ops: null}
                - {number: 77, steps: [{do: scalp}]}
                - {number: 78, steps: [{do: place-pc, side: british, count: 4, colonies: [Ohio]}]}
                - {number: 74, gone: true}
                - {number: 111, title: One too many, kind: event, event: unknown}
                turns:
                - {year: 1779, gone: true}
                scenarios:
                - {name: '1775', gone: true}
                """);
        assertFaults(
                "mine.yaml, colony Vermont: has no space",
                "colonies: there are 15, not 14",
                "mine.yaml, zone Lakes: has no port",
                "zones: there are 8, not 7",
                "mine.yaml, space Kingston: 'Vermnt' is no colony of this box",
                "mine.yaml, space Kingston: no line leads there",
                "mine.yaml, space Boston: 'Nowhere' is no zone of this box",
                "mine.yaml, space Quebec: a fortified port has no Blockade Zone",
                "mine.yaml, space Albany: 'kind' is 'harbour', none of ordinary, winter-quarters, fortified-port",
                "mine.yaml, space York: the name 'Boston' belongs to Boston already",
                "mine.yaml, line Albany - Sarratoga: 'Sarratoga' is no space of this box",
                "mine.yaml, line Albany - Albany: a line joins two different spaces",
                "lines of kind arnold: there are 2, not 1",
                "generals: Washington is missing",
                "generals: there are 12, not 13",
                "French generals: there are 0, not 1",
                "mine.yaml, general Howe: 'battle' is 7, not 1 to 6",
                "mine.yaml, general Greene: 'agility' is missing",
                "mine.yaml, space Newport: there is no 'port', but a 'zone'",
                "mine.yaml, card 12 1 OPS: 'ops' is 4, not 1 to 3",
                "mine.yaml, card 13 1 OPS: 'ops' is 4, not 1 to 3",
                "mine.yaml, card 14 1 OPS: an OPS card needs 'ops'",
                "mine.yaml, card 77 Joseph Brant Leads an Iroquois Raid: 'steps 1 do' is 'scalp', none of condition-no",
                "mine.yaml, card 78 Josiah Martin Rallies Royal Governors: 'Ohio' is no colony of this box",
                "mine.yaml, card 111 One too many: 'number' is 111, not 1 to 110",
                "cards: card 74 is missing (2.0)",
                "turns: turn 1779 is missing (5.1, 5.7)",
                "scenarios: there is none");
    }

    @Test
    void aScenarioMustBeAPosition() throws IOException {
        lay("mine.yaml", "scenarios:\n- {name: '1775', text: Howe in Bston; hello, provenance: 'copy: mine'}\n");
        var message = fault();
        assertTrue(
                message.contains("mine.yaml, scenario 1775: 'Howe in Bston': 'Bston' is no space; nearest: Boston"),
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
        assertCardFaults(
                "card 5: only an event has steps",
                "card 55: a special card is played by either side",
                "card 55: a special card must be played: it has no condition",
                "card 56: 'end-year' is 1786, not 1775 to 1783",
                "card 60: a special card must be played: it has steps",
                "card 60: 'war-ends' and 'end-year' go together",
                "card 61: only an OPS card has 'ops'",
                "card 73: a battle card is worth +2",
                "card 88: 'remove-after-play' is true, none of yes, no, unknown",
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
                - {number: 87, steps: [{do: place-pc, count: 111, within: -1}], provenance: 'copy: mine'}
                - {number: 94, steps: [{do: remove-cu, side: french, count: 2, may: true}], provenance: 'copy: mine'}
                - {number: 96, steps: [{do: french-alliance, count: 2, colonies: [Georgia]}], provenance: 'copy: mine'}
                - {number: 95, steps: [{do: draw-cards, count: 2}], provenance: 'copy: mine'}
                - {number: 74, steps: [{do: activate-general, side: american, count: 6}], provenance: 'copy: mine'}
                """);
        assertCardFaults(
                "card 76: a step of 'remove-pc-or-flip-one' takes no 'per-colony'",
                "card 77: a step of 'remove-pc' needs 'count'",
                "card 80: 'bar-placing' bars the Americans",
                "card 84: a step of 'end-regulars' takes no 'count'",
                "card 85: the French play as Americans",
                "card 86: who plays the card activates his own general",
                "card 87: a step of 'place-pc' needs 'side'",
                "card 87: 'steps 1 count' is 111, not 1 to 110",
                "card 87: 'steps 1 within' is -1, not 1 to 110",
                "card 94: a step of 'remove-cu' takes no 'may'",
                "card 96: a step of 'french-alliance' takes no 'colonies'",
                "card 95: no card of this game does 'draw-cards'",
                "card 74: only an event of the Strategy Phase activates a general");
    }

    @Test
    void aCardHasItsPrintedNumber() throws IOException {
        lay("mine.yaml", """
                cards:
                - {number: 77, printed: 42, provenance: 'copy: mine'}
                - {number: 84, printed: 77, provenance: 'copy: mine'}
                - {number: 1, printed: 2, provenance: 'copy: mine'}
                """);
        var box = Boxes.with(Optional.of(folder));
        assertEquals("42 Joseph Brant Leads an Iroquois Raid", box.card(42).label());
        assertEquals(
                "77 Baron von Steuben Trains the Continental Army", box.card(77).label());
        assertEquals(3, box.card(84).ops());
        assertEquals(List.of(1, 1), List.of(box.card(1).ops(), box.card(2).ops()));
        assertEquals(
                IntStream.rangeClosed(1, 110).boxed().toList(),
                box.cards().stream().map(Card::number).toList());
        var start = new WarBox(box).rules().setUp("1775", Map.of());
        assertEquals(List.of(box.card(77), box.card(99)), start.cards().in(Pile.SET_ASIDE));
    }
}
