package postrider.washingtonswar;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.kernel.Side;
import postrider.washingtonswar.BoxFiles.Item;
import postrider.washingtonswar.BoxFiles.Section;

/** The facts of the box in their types, each beside the record it came from. They are not checked against each other yet. */
record BoxData(
        List<Of<Colony>> colonies,
        List<Of<Zone>> zones,
        List<Of<SpaceFacts>> spaces,
        List<Of<Line>> lines,
        List<Of<GeneralFacts>> generals,
        List<Of<CardFacts>> cards,
        List<Of<Turn>> turns,
        List<Of<Scenario>> scenarios) {

    record Of<T>(Item from, T facts) {}

    record Colony(
            @JsonProperty(required = true) String name,
            @JsonProperty(required = true) Boolean south) {}

    record Zone(@JsonProperty(required = true) String name) {}

    /**
     * @param at where it may be drawn, on a canvas 1000 wide and 1400 high
     */
    record SpaceFacts(
            @JsonProperty(required = true) String name,
            Optional<String> printed,
            List<String> aliases,
            @JsonProperty(required = true) String colony,
            @JsonProperty(required = true) Space.Kind kind,
            Optional<String> zone,
            List<Integer> at) {}

    enum LineKind {
        SOLID,
        WILDERNESS,
        ARNOLD
    }

    record Line(@JsonProperty(required = true) List<String> between, Optional<LineKind> kind) {}

    record GeneralFacts(
            @JsonProperty(required = true) String name,
            @JsonProperty(required = true) Side side,
            @JsonProperty(required = true) Integer strategy,
            @JsonProperty(required = true) Integer battle,
            @JsonProperty(required = true) Integer agility) {}

    /** What we do not know about a card is said, not left out. */
    enum Known {
        YES,
        NO,
        UNKNOWN
    }

    record CardFacts(
            @JsonProperty(required = true) Integer number,
            @JsonProperty(required = true) String title,
            Optional<Integer> printed,
            @JsonProperty(required = true) Card.Kind kind,
            Optional<Integer> ops,
            Optional<Side> playableBy,
            Optional<Known> event,
            List<StepFacts> steps,
            Optional<Known> removeAfterPlay,
            Optional<Card.Reshuffle> reshuffle,
            Optional<Integer> setAsideUntil,
            Optional<Integer> endYear) {}

    record StepFacts(
            @JsonProperty(value = "do", required = true) Step.Procedure procedure,
            Optional<Side> side,
            Optional<Integer> count,
            Optional<Integer> perColony,
            List<String> colonies,
            Optional<Step.Ports> ports,
            Optional<Step.ClearOf> clearOf,
            Optional<Integer> within,
            Optional<Boolean> may,
            Optional<Boolean> guess) {}

    record Turn(
            @JsonProperty(required = true) Integer year,
            @JsonProperty(required = true) Integer arrivals) {}

    record Scenario(
            @JsonProperty(required = true) String name,
            @JsonProperty(required = true) String text) {}

    /** Types every record; one that does not fit is a fault and is left out. */
    static BoxData of(Map<Section, List<Item>> items, Faults faults) {
        var reader = new FactReader(faults);
        return new BoxData(
                reader.read(items.get(Section.COLONIES), Colony.class),
                reader.read(items.get(Section.ZONES), Zone.class),
                reader.read(items.get(Section.SPACES), SpaceFacts.class),
                reader.read(items.get(Section.LINES), Line.class),
                reader.read(items.get(Section.GENERALS), GeneralFacts.class),
                reader.read(items.get(Section.CARDS), CardFacts.class),
                reader.read(items.get(Section.TURNS), Turn.class),
                reader.read(items.get(Section.SCENARIOS), Scenario.class));
    }

    /** Hash of the facts, whatever files they came from, in hex. */
    String hash() {
        var facts = Stream.of(colonies, zones, spaces, lines, generals, cards, turns, scenarios)
                .map(section -> section.stream().map(Of::facts).toList())
                .toList();
        try {
            var hash = MessageDigest.getInstance("SHA-256").digest(new FactReader(new Faults()).canonical(facts));
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException everyJdkHasIt) {
            throw new AssertionError(everyJdkHasIt);
        }
    }
}
