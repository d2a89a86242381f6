package postrider.store;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.kernel.Entry;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.Outgoing;
import postrider.log.Settlement;
import postrider.log.StoredEvent;
import postrider.log.Tick;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.cfg.MapperBuilder;
import tools.jackson.databind.deser.std.StdScalarDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.NamedType;
import tools.jackson.databind.node.ObjectNode;

/**
 * An event as a YAML document: one line a field, a list one line a member. What stands on a line after the key or dash is
 * also JSON, so a reader needs no YAML library. Text of several lines stands as a list of its lines.
 */
final class EventDocument {
    private static final Map<String, Class<? extends Event>> KINDS = kinds(Event.class);

    /** Of the files written here. Files of another are not read. */
    static final int FORMAT = 2;

    private static final ObjectMapper JSON = withKinds(
                    Tick.class, withKinds(Settlement.class, withKinds(Entry.class, JsonMapper.builder())))
            .enable(
                    DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                    DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                    DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .changeDefaultNullHandling(nulls -> nulls.withContentNulls(Nulls.FAIL))
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS, MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .addModule(new CalledConstructors().addDeserializer(String.class, new Text()))
            .addMixIn(Side.class, SideAsWord.class)
            .build();
    private static final ObjectWriter ON_ONE_LINE = JSON.writer().with(onOneLine());

    /** What is beside the event: the letters it sent, and its place in the file. */
    private static final Set<String> SENT = Set.of("outbox", "at");

    private static final Set<String> CHAIN = Set.of("entry", "kind", "previous");

    private static final Pattern UNSAFE = Pattern.compile("[^ -~\\p{L}]");

    private EventDocument() {}

    /** A mapper that names the kind of what is of a sealed type. */
    static <B extends MapperBuilder<?, B>> B withKinds(Class<?> sealed, B mapper) {
        return mapper.addMixIn(sealed, KindFirst.class).registerSubtypes(subtypes(sealed));
    }

    /** The document without its hash line. */
    static String write(int entry, String previous, Event event, List<Outgoing> outbox, Instant at) {
        var text = new StringBuilder("---\nentry: %d\nkind: \"%s\"\n".formatted(entry, kind(event.getClass())));
        ObjectNode fields = JSON.valueToTree(event);
        fields.set("outbox", JSON.valueToTree(outbox));
        fields.set("at", JSON.valueToTree(at));
        fields.properties().forEach(field -> text.append(field(field.getKey(), field.getValue())));
        return text.append("previous: \"%s\"\n".formatted(previous)).toString();
    }

    /**
     * Reads what {@link #write} wrote, and nothing that looks otherwise.
     *
     * @throws IllegalArgumentException saying what is wrong with it
     */
    static StoredEvent read(int entry, String previous, String hash, String text) {
        var stored = readWritten(entry, hash, text);
        if (!write(entry, previous, stored.event(), stored.outbox(), stored.at())
                .equals(text)) throw new IllegalArgumentException("it is not written as the referee writes");
        return stored;
    }

    /** Reads what is known to be written by {@link #write}, in half the time. */
    static StoredEvent readWritten(int entry, String hash, String text) {
        try {
            var fields = fields(text);
            var kind = KINDS.get(JSON.readValue(fields.getOrDefault("kind", "\"\""), String.class));
            if (kind == null) throw new IllegalArgumentException("it is of no known kind");
            if (kind == Event.Header.class) checkFormat(JSON.readValue(fields.getOrDefault("format", "1"), int.class));
            var sent = JSON.readValue(object(fields, SENT::contains), Sent.class);
            var event = JSON.readValue(object(fields, name -> !SENT.contains(name) && !CHAIN.contains(name)), kind);
            return new StoredEvent(entry, event, sent.outbox(), sent.at(), hash);
        } catch (JacksonException e) {
            throw new IllegalArgumentException("it cannot be read: " + e.getOriginalMessage(), e);
        }
    }

    /** The letters an event sent, and when. */
    private record Sent(List<Outgoing> outbox, Instant at) {}

    /** Some of the fields, as JSON. */
    private static String object(Map<String, String> fields, Predicate<String> wanted) {
        var object = new StringJoiner(",", "{", "}");
        fields.forEach((name, json) -> {
            if (wanted.test(name)) object.add('"' + name + "\":" + json);
        });
        return object.toString();
    }

    /** The fields as JSON, a list with its members: line by line that takes a fraction of the time of a YAML reader. */
    private static Map<String, String> fields(String text) {
        var fields = new LinkedHashMap<String, String>();
        var lines = text.lines().skip(1).toList();
        for (int i = 0; i < lines.size(); ) {
            var line = lines.get(i++);
            int colon = line.indexOf(':');
            if (colon < 0) throw new IllegalArgumentException("a line of it is no field");
            var members = new StringJoiner(",", "[", "]");
            while (i < lines.size() && lines.get(i).startsWith("- "))
                members.add(lines.get(i++).substring(2));
            var value = line.substring(colon + 1);
            fields.put(line.substring(0, colon), value.isEmpty() ? members.toString() : value);
        }
        return fields;
    }

    private static void checkFormat(int format) {
        if (format != FORMAT)
            throw new IllegalArgumentException(
                    "the file is of format %d, and this postrider reads format %d; play on with the one it was begun with"
                            .formatted(format, FORMAT));
    }

    private static String field(String key, JsonNode value) {
        if (value.isString() && value.stringValue().contains("\n"))
            return key + ":\n"
                    + items(Stream.of(value.stringValue().split("\n", -1)).map(EventDocument::json));
        if (value.isArray() && !value.isEmpty())
            return key + ":\n" + items(value.valueStream().map(EventDocument::json));
        return key + ": " + json(value) + "\n";
    }

    private static String items(Stream<String> items) {
        return items.map(item -> "- " + item + "\n").collect(Collectors.joining());
    }

    /** JSON on one line; letters stand as they are, whatever else is not printable ASCII is escaped. */
    private static String json(Object value) {
        return UNSAFE.matcher(ON_ONE_LINE.writeValueAsString(value))
                .replaceAll(found ->
                        found.group().chars().mapToObj("\\\\u%04x"::formatted).collect(Collectors.joining()));
    }

    private static DefaultPrettyPrinter onOneLine() {
        var separators = Separators.createDefaultInstance()
                .withObjectNameValueSpacing(Separators.Spacing.AFTER)
                .withObjectEntrySpacing(Separators.Spacing.AFTER)
                .withArrayElementSpacing(Separators.Spacing.AFTER)
                .withObjectEmptySeparator("")
                .withArrayEmptySeparator("");
        var nothing = new DefaultPrettyPrinter.NopIndenter();
        return new DefaultPrettyPrinter(separators).withObjectIndenter(nothing).withArrayIndenter(nothing);
    }

    private static String kind(Class<?> type) {
        return type.getSimpleName().toLowerCase(Locale.ROOT);
    }

    @SuppressWarnings("unchecked")
    private static <T> Map<String, Class<? extends T>> kinds(Class<T> sealed) {
        return Stream.of(sealed.getPermittedSubclasses())
                .map(type -> (Class<? extends T>) type)
                .collect(Collectors.toMap(EventDocument::kind, Function.identity()));
    }

    private static NamedType[] subtypes(Class<?> sealed) {
        return Stream.of(sealed.getPermittedSubclasses())
                .map(type -> new NamedType(type, kind(type)))
                .toArray(NamedType[]::new);
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    private interface KindFirst {}

    /** Text, or the lines of a text. */
    private static final class Text extends StdScalarDeserializer<String> {
        Text() {
            super(String.class);
        }

        @Override
        public String deserialize(JsonParser at, DeserializationContext context) {
            if (!at.isExpectedStartArrayToken()) return text(at, context);
            var lines = new ArrayList<String>();
            while (at.nextToken() != JsonToken.END_ARRAY) lines.add(text(at, context));
            return String.join("\n", lines);
        }

        private String text(JsonParser at, DeserializationContext context) {
            return at.currentToken() == JsonToken.VALUE_STRING
                    ? at.getString()
                    : context.reportInputMismatch(String.class, "there is no text where text must be");
        }
    }
}
