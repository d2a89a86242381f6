package postrider.box;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.text.Lists;

/** The box of a small game of ferries between islands, and corrections to it. */
class BoxDataTest {
    private static final String MAP = """
            # Who owns the game may know better.
            provenance: rulebook 2
            notes: [two islands]
            islands:
            - {name: Skye, size: large, harbours: 2, note: 'a remark, no fact'}
            - {name: Mull, size: very-small, harbours: 1, provenance: {size: 'recalled: low', harbours: 'reconstructed: from a chart', name: rulebook 2}}
            ferries:
            - {between: [Skye, Mull], hours: 1.5, provenance: 'recalled: high', alternative: two hours}
            """;
    private static final String CARDS = """
            provenance: {title: rulebook 6, effect: 'guess'}
            cards:
            - {number: 1-3, title: Storm, steps: [{do: wait, days: 1}, {do: sink}]}
            - {number: 4, title: Storm, steps: [{do: sink}]}
            - {number: 5, title: Calm, in-summer: true, provenance: 'unknown: nobody has seen it'}
            """;

    private enum Size {
        LARGE,
        VERY_SMALL
    }

    private record Island(
            String name, Size size, @Range(from = 1, to = 3) int harbours, List<String> aliases) {}

    private record Ferry(@OneOf("islands") List<String> between, Optional<Double> hours) {}

    private enum Deed {
        WAIT,
        SINK
    }

    private record Step(
            @Key("do") Deed deed,
            @Omissible @Range(from = 1, to = 9) int days) {}

    private record Card(int number, String title, List<Step> steps, Optional<Boolean> inSummer) {}

    private static final Section<Island> ISLANDS = new Section<>("islands", "island", "name", Island.class);
    private static final Section<Ferry> FERRIES = new Section<>("ferries", "ferry", "between", Ferry.class);
    private static final Section<Card> CARD_LIST = new Section<>("cards", "card", "number", Card.class);
    private static final List<Section<?>> ALL = List.of(ISLANDS, FERRIES, CARD_LIST);

    @Test
    void recordsAreTyped() {
        var data = corrected("");
        assertEquals(
                List.of(
                        new Island("Skye", Size.LARGE, 2, List.of()),
                        new Island("Mull", Size.VERY_SMALL, 1, List.of())),
                facts(data, ISLANDS));
        assertEquals(List.of(new Ferry(List.of("Skye", "Mull"), Optional.of(1.5))), facts(data, FERRIES));
        assertEquals(List.of("1", "2", "3", "4", "5"), data.keys(CARD_LIST));
        assertEquals(
                new Card(2, "Storm", List.of(new Step(Deed.WAIT, 1), new Step(Deed.SINK, 0)), Optional.empty()),
                data.all(CARD_LIST).get(1).facts());
        assertEquals(Optional.of(true), data.all(CARD_LIST).getLast().facts().inSummer());
        data.faults().throwIfAny();
    }

    @Test
    void aCorrectionGivesOnlyWhatDiffers() {
        var data = corrected("""
                islands:
                - {name: Mull, harbours: 3, provenance: {harbours: 'copy: mine'}}
                - {name: Iona, size: very-small, harbours: 1, provenance: 'copy: mine'}
                - {name: Eigg, size: very-small, harbours: 1, provenance: 'copy: mine'}
                ferries:
                - {between: [Mull, Skye], hours: null, provenance: 'copy: mine'}
                cards:
                - {number: 2-3, gone: true, provenance: 'copy: mine'}
                """);
        data.faults().throwIfAny();
        assertEquals(List.of("Skye", "Mull", "Eigg", "Iona"), data.keys(ISLANDS));
        var mull = data.all(ISLANDS).get(1);
        assertEquals(new Island("Mull", Size.VERY_SMALL, 3, List.of()), mull.facts());
        assertEquals("mine.yaml, island Mull", mull.where());
        assertEquals(
                Optional.of(Ground.Certainty.LOW), mull.provenance().of("size").map(Ground::certainty));
        assertEquals(
                Optional.of(Ground.Certainty.COPY),
                mull.provenance().of("harbours").map(Ground::certainty));
        assertEquals(List.of(new Ferry(List.of("Skye", "Mull"), Optional.empty())), facts(data, FERRIES));
        assertEquals(List.of("1", "4", "5"), data.keys(CARD_LIST));
    }

    @Test
    void unconfirmedRecordsAreListed() {
        var data = corrected("");
        assertEquals(
                List.of("island Mull: size recalled: low; harbours reconstructed: from a chart"),
                data.unconfirmed(ISLANDS));
        assertEquals(List.of("ferry Mull - Skye: recalled: high; or: two hours"), data.unconfirmed(FERRIES));
        assertEquals(
                List.of("card 1-4 Storm: effect guess", "card 5 Calm: unknown: nobody has seen it"),
                data.unconfirmed(CARD_LIST));
        assertEquals(
                List.of("card 1-3 Storm: it waits"),
                data.unconfirmed(CARD_LIST, card -> card.facts().steps().size() > 1 ? List.of("it waits") : List.of()));
    }

    @Test
    void aPartialConfirmationLeavesTheRestInDoubt() {
        var data = corrected("""
                cards:
                - {number: 3, gone: true, provenance: 'copy: mine'}
                - {number: 5, provenance: {title: 'copy: mine'}}
                - {number: 1, provenance: {effect: '1993: an older game'}}
                """);
        assertEquals(
                List.of(
                        "card 1 Storm: effect 1993: an older game",
                        "card 2 Storm: effect guess",
                        "card 4 Storm: effect guess",
                        "card 5 Calm: the rest unknown: nobody has seen it"),
                data.unconfirmed(CARD_LIST));
    }

    @Test
    void theHolderOfACardReadsItsDoubtsInBrief() {
        var doubts = new Doubts(Map.of("in-summer", "season"), Set.of("art"));
        var cards = corrected("""
                cards:
                - {number: 2, title: Gale, provenance: {title: 'recalled: low', in-summer: 'recalled: low', steps: 'recalled: high', art: guess}}
                """).all(CARD_LIST);
        var storm = cards.getFirst().provenance();
        assertEquals(Optional.empty(), Doubts.existence(storm));
        assertEquals(Optional.of("not confirmed: effect (guess)"), doubts.details(storm));
        assertEquals(
                Optional.of("not confirmed: effect (guess), season (unknown)"),
                doubts.details(storm.unknown("in-summer")));
        assertEquals(
                Optional.of("not confirmed: effect (guess)"),
                doubts.details(storm.unknown("in-summer").withoutUnknown()));
        var gale = cards.get(1).provenance();
        assertEquals(Optional.of("may not exist (recalled: low)"), Doubts.existence(gale));
        assertEquals(Optional.of("not confirmed: effect (guess), season (recalled: low)"), doubts.details(gale));
        var calm = cards.getLast().provenance();
        assertEquals(Optional.of("stands for a card nobody could name"), Doubts.existence(calm));
        assertEquals(Optional.empty(), doubts.details(calm));
    }

    @Test
    void aMisspeltFieldIsAFault() {
        assertFaults(
                "islands: [{name: Skye, harbors: 3, provenance: 'copy: mine'}]",
                "mine.yaml, island Skye: there is no field 'harbors'; there are name, size, harbours, aliases");
    }

    @Test
    void aValueOfTheWrongKindIsAFault() {
        assertFaults(
                """
                islands:
                - {name: Skye, harbours: 2.0, provenance: 'copy: mine'}
                - {name: Mull, size: 1, provenance: 'copy: mine'}
                ferries:
                - {between: [Skye, Mull], hours: '2', provenance: 'copy: mine'}
                cards:
                - {number: 1, steps: wait, provenance: 'copy: mine'}
                - {number: 2, steps: [wait], provenance: 'copy: mine'}
                - {number: 3, title: 3, provenance: 'copy: mine'}
                - {number: 4, in-summer: yes, provenance: 'copy: mine'}
                - {number: five, title: Fog, provenance: 'copy: mine'}
                """,
                "mine.yaml, island Skye: 'harbours' is 2.0, not a whole number",
                "mine.yaml, island Mull: 'size' is 1, none of large, very-small",
                "mine.yaml, ferry Mull - Skye: 'hours' is '2', not a number",
                "mine.yaml, card 1 Storm: 'steps' is 'wait', not a list",
                "mine.yaml, card 2 Storm: 'steps 1' is 'wait', not a record",
                "mine.yaml, card 3 3: 'title' is 3, not a text",
                "mine.yaml, card 4 Storm: 'in-summer' is 'yes', not true or false",
                "mine.yaml, card five Fog: 'number' is 'five', not a whole number");
    }

    @Test
    void allFaultsOfARecordAreReportedAtOnce() {
        assertFaults(
                """
                islands:
                - {name: Skye, size: huge, harbours: 7, colour: red, provenance: 'copy: mine'}
                - {name: Iona, provenance: 'copy: mine'}
                cards:
                - {number: 1, steps: [{do: wait, days: 0}, {do: swim, days: long}, {}], provenance: 'copy: mine'}
                """,
                "mine.yaml, island Skye: there is no field 'colour'; there are name, size, harbours, aliases",
                "mine.yaml, island Skye: 'size' is 'huge', none of large, very-small",
                "mine.yaml, island Skye: 'harbours' is 7, not 1 to 3",
                "mine.yaml, island Iona: 'size' is missing",
                "mine.yaml, island Iona: 'harbours' is missing",
                "mine.yaml, card 1 Storm: 'steps 1 days' is 0, not 1 to 9",
                "mine.yaml, card 1 Storm: 'steps 2 do' is 'swim', none of wait, sink",
                "mine.yaml, card 1 Storm: 'steps 2 days' is 'long', not a whole number",
                "mine.yaml, card 1 Storm: 'steps 3 do' is missing");
    }

    @Test
    void allFaultsOfAFileAreReportedAtOnce() {
        assertFaults(
                """
                islands:
                - {name: Skye, gone: perhaps, provenance: 'copy: mine'}
                - {name: Rum, gone: true, provenance: 'copy: mine'}
                - {name: Mull, harbours: 2}
                - {name: Mull, harbours: 2, provenance: I think so}
                - {size: large, provenance: 'copy: mine'}
                - plain words
                ferries: 7
                planes: []
                """,
                "mine.yaml, island Mull: has no provenance",
                "mine.yaml, island Mull: provenance 'I think so' does not begin with 'rulebook', 'source:', 'copy:',"
                        + " 'second hand:', a year such as '1993:', 'recalled: high|medium|low', 'reconstructed', 'guess' or 'unknown:'",
                "mine.yaml, island Mull: is there twice",
                "mine.yaml, islands: a record has no 'name'",
                "mine.yaml, islands: 'plain words' is no record",
                "mine.yaml: 'ferries' is no list of records",
                "mine.yaml: 'planes' is no section; there are islands, ferries, cards and notes",
                "mine.yaml, island Rum: is not there to be taken away",
                "mine.yaml, island Skye: 'gone' is true, or left out");
    }

    @Test
    void invalidYamlIsAFault() {
        assertFaults("islands:\n- {name: Skye, name: Skye}\n", "mine.yaml: line 2: Duplicate Object property \"name\"");
        assertFaults(
                "islands:\n- {name: [\n", "mine.yaml: line 3: expected the node content, but found '<stream end>'");
        assertFaults("notes: [one]\n---\nnotes: [two]\n", "mine.yaml: line 3: a second document; a file holds one");
        assertFaults("- islands\n", "mine.yaml: is no list of sections");
        corrected("").faults().throwIfAny();
    }

    @Test
    void recordsAreCheckedAgainstEachOther() {
        var data = corrected("""
                provenance: 'copy: mine'
                islands: [{name: Coll, size: large, harbours: 2, aliases: [Mull]}]
                ferries: [{between: [Skye, Rum]}]
                cards: [{number: 2, gone: true}]
                """);
        data.checkUsed(
                ISLANDS, facts(data, FERRIES).stream().flatMap(ferry -> ferry.between().stream()), "has no ferry");
        data.checkUnique(ISLANDS, island -> Lists.with(island.aliases(), island.name()), "'%s' is the name of %s");
        data.faultIf(ISLANDS, island -> island.size() == Size.LARGE && island.harbours() < 3, "needs more harbours");
        data.checkKeys(ISLANDS, "Skye", "Eigg");
        data.checkCount(ISLANDS, 2, "2.0");
        data.checkCount(FERRIES, 1, "2.0");
        data.checkNumbers(CARD_LIST, 1, 5, "6.0");
        assertFaults(
                data,
                "mine.yaml, ferry Rum - Skye: 'Rum' is no island of this box",
                "mine.yaml, island Coll: has no ferry",
                "mine.yaml, island Coll: 'Mull' is the name of Mull",
                "map.yaml, island Skye: needs more harbours",
                "mine.yaml, island Coll: needs more harbours",
                "islands: Eigg is missing",
                "islands: there are 3, not 2 (2.0)",
                "ferries: there are 2, not 1 (2.0)",
                "cards: card 2 is missing (6.0)");
    }

    @Test
    void theHashDependsOnlyOnTheFacts() {
        var ours = corrected("").hash();
        assertEquals(64, ours.length());
        assertEquals(ours, corrected("# a comment\nnotes: [confirmed]\n").hash());
        assertEquals(
                ours,
                corrected("islands: [{name: Skye, provenance: 'copy: mine'}]").hash());
        assertEquals(
                ours,
                corrected("ferries: [{between: [Mull, Skye], provenance: 'copy: mine'}]")
                        .hash());
        assertEquals(
                ours,
                corrected("islands: [{name: Skye, aliases: null, provenance: 'copy: mine'}]")
                        .hash());
        var one = corrected("islands: [{name: Skye, size: large, harbours: 3, provenance: 'copy: mine'}]")
                .hash();
        assertNotEquals(ours, one);
        assertEquals(
                one,
                corrected("islands: [{harbours: 3, name: Skye, provenance: 'source: elsewhere'}]")
                        .hash());
        assertNotEquals(
                one,
                corrected("islands: [{name: Skye, harbours: 1, provenance: 'copy: mine'}]")
                        .hash());
    }

    @Test
    void theHashDoesNotDependOnTheFiles() {
        var swapped = box(Map.of("map.yaml", CARDS, "cards.yaml", MAP), Map.of());
        assertEquals(corrected("").hash(), swapped.hash());
        var skye = "islands: [{name: Skye, harbours: 1, provenance: 'copy: mine'}]";
        var rum = "islands: [{name: Rum, size: large, harbours: 1, provenance: 'copy: mine'}]";
        assertEquals(
                box(ours(), Map.of("a.yaml", skye, "b.yaml", rum)).hash(),
                box(ours(), Map.of("a.yaml", rum, "b.yaml", skye)).hash());
    }

    @Test
    void theOrderOfOurRecordsIsAFact() {
        var lines = MAP.lines().toList();
        var order = String.join("\n", lines.subList(0, 4)) + "\n" + lines.get(5) + "\n" + lines.get(4) + "\n"
                + String.join("\n", lines.subList(6, lines.size()));
        assertNotEquals(
                corrected("").hash(),
                box(Map.of("map.yaml", order, "cards.yaml", CARDS), Map.of()).hash());
    }

    @TempDir
    Path folder;

    @Test
    void anOwnersCorrectionsAreAllYamlFilesInTheFolder() throws IOException {
        Files.writeString(folder.resolve("README"), "not a box");
        assertThrows(IllegalArgumentException.class, () -> BoxFiles.corrections(folder));
        Files.writeString(folder.resolve("b.yaml"), "notes: []");
        Files.writeString(folder.resolve("a.yml"), "notes: [1]");
        assertEquals(Map.of("a.yml", "notes: [1]", "b.yaml", "notes: []"), BoxFiles.corrections(folder));
        var nowhere = folder.resolve("none");
        var none = assertThrows(IllegalArgumentException.class, () -> BoxFiles.corrections(nowhere));
        assertEquals("There is no folder %s.".formatted(nowhere), none.getMessage());
    }

    private static Map<String, String> ours() {
        return Map.of("map.yaml", MAP, "cards.yaml", CARDS);
    }

    private static BoxData corrected(String mine) {
        return box(ours(), Map.of("mine.yaml", mine));
    }

    private static BoxData box(Map<String, String> ours, Map<String, String> corrections) {
        return new BoxData(ALL, new TreeMap<>(ours), new TreeMap<>(corrections));
    }

    private static <T extends Record> List<T> facts(BoxData data, Section<T> section) {
        return data.all(section).stream().map(Item::facts).toList();
    }

    private static void assertFaults(String mine, String... faults) {
        assertFaults(corrected(mine), faults);
    }

    private static void assertFaults(BoxData data, String... faults) {
        var told = assertThrows(IllegalArgumentException.class, data.faults()::throwIfAny)
                .getMessage();
        assertEquals(
                Arrays.stream(faults).sorted().toList(),
                told.lines().skip(1).map(String::strip).sorted().toList());
    }
}
