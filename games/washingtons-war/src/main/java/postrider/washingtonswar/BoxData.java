package postrider.washingtonswar;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.kernel.Side;
import postrider.washingtonswar.BoxFiles.Item;
import postrider.washingtonswar.BoxFiles.Section;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.EnumNamingStrategies;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.DeserializationProblemHandler;
import tools.jackson.databind.json.JsonMapper;

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
            List<Integer> at) {
        SpaceFacts {
            aliases = orNone(aliases);
            at = orNone(at);
        }
    }

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
            Optional<Integer> endYear) {
        CardFacts {
            steps = orNone(steps);
        }
    }

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
            Optional<Boolean> guess) {
        StepFacts {
            colonies = orNone(colonies);
        }
    }

    record Turn(
            @JsonProperty(required = true) Integer year,
            @JsonProperty(required = true) Integer arrivals) {}

    record Scenario(
            @JsonProperty(required = true) String name,
            @JsonProperty(required = true) String text) {}

    /** Types every record; one that does not fit is a fault and is left out. */
    static BoxData of(Map<Section, List<Item>> items, Faults faults) {
        return new BoxData(
                typed(items, Section.COLONIES, Colony.class, faults),
                typed(items, Section.ZONES, Zone.class, faults),
                typed(items, Section.SPACES, SpaceFacts.class, faults),
                typed(items, Section.LINES, Line.class, faults),
                typed(items, Section.GENERALS, GeneralFacts.class, faults),
                typed(items, Section.CARDS, CardFacts.class, faults),
                typed(items, Section.TURNS, Turn.class, faults),
                typed(items, Section.SCENARIOS, Scenario.class, faults));
    }

    /** The same bytes for the same facts, whatever files they came from. */
    byte[] canonical() {
        var all = Stream.of(colonies, zones, spaces, lines, generals, cards, turns, scenarios)
                .map(section -> section.stream().map(Of::facts).toList())
                .toList();
        return mapper(new ArrayList<>()).writeValueAsBytes(all);
    }

    private static <T> List<Of<T>> typed(
            Map<Section, List<Item>> items, Section section, Class<T> type, Faults faults) {
        var typed = new ArrayList<Of<T>>();
        for (var item : items.get(section)) {
            var wrong = new ArrayList<String>();
            try {
                var facts = mapper(wrong).treeToValue(item.facts(), type);
                if (wrong.isEmpty()) typed.add(new Of<>(item, facts));
            } catch (JacksonException unfit) {
                wrong.add(plain(unfit));
            }
            wrong.forEach(what -> faults.add(item.where(), "%s", what));
        }
        return typed;
    }

    private static JsonMapper mapper(List<String> wrong) {
        return JsonMapper.builder()
                .propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)
                .enumNamingStrategy(EnumNamingStrategies.KEBAB_CASE)
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .addHandler(new Collector(wrong))
                .build();
    }

    /** Goes on after an unknown key or word, so that all of them are told at once. */
    private static final class Collector extends DeserializationProblemHandler {
        private final List<String> wrong;

        Collector(List<String> wrong) {
            this.wrong = wrong;
        }

        @Override
        public boolean handleUnknownProperty(
                DeserializationContext context,
                JsonParser parser,
                ValueDeserializer<?> into,
                Object bean,
                String name) {
            var known = into.getKnownPropertyNames().stream()
                    .map(Object::toString)
                    .sorted()
                    .toList();
            wrong.add("unknown key '%s'; there are %s".formatted(name, String.join(", ", known)));
            parser.skipChildren();
            return true;
        }

        @Override
        public Object handleWeirdStringValue(DeserializationContext context, Class<?> type, String value, String why) {
            if (!type.isEnum()) return NOT_HANDLED;
            wrong.add("'%s' is none of %s".formatted(value, words(type)));
            return type.getEnumConstants()[0];
        }
    }

    private static String words(Class<?> type) {
        return Stream.of(type.getEnumConstants())
                .map(constant -> ((Enum<?>) constant)
                        .name()
                        .toLowerCase(java.util.Locale.ROOT)
                        .replace('_', '-'))
                .collect(java.util.stream.Collectors.joining(", "));
    }

    private static String plain(JacksonException unfit) {
        var message = unfit.getOriginalMessage().lines().findFirst().orElse("");
        var missing = java.util.regex.Pattern.compile("Missing required creator property '([^']+)'")
                .matcher(message);
        if (missing.find()) return "'" + missing.group(1) + "' is missing";
        var where = unfit.getPath().stream()
                .map(step -> step.getPropertyName() == null ? "" + step.getIndex() : step.getPropertyName())
                .collect(java.util.stream.Collectors.joining("."));
        return "'" + where + "' has a value of the wrong kind";
    }

    private static <T> List<T> orNone(List<T> list) {
        return list == null ? List.of() : List.copyOf(list);
    }
}
