package postrider.store;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.files.Hash;
import postrider.kernel.ruling.Side;
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
import tools.jackson.databind.deser.std.StdScalarDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.NamedType;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes events of one sealed type as YAML documents: one line a field, a list one line a member. Each line after its key or dash is
 * also JSON, so a reader needs no YAML library. Text of several lines is a list of its lines. Each document names the hash of the one
 * before, and ends with its own.
 *
 * @param <B> a record of the fields that follow an event's own
 */
final class DocumentText<E, B extends Record> {
    static final String SEAL = "\nhash: \"";

    private static final Set<String> CHAIN = Set.of("entry", "kind", "previous");

    private static final Pattern PLAIN = Pattern.compile("[ -~]*+");
    private static final Pattern UNSAFE = Pattern.compile("[^ -~\\p{L}]");

    private final Map<String, Class<? extends E>> kinds;
    private final Class<B> besides;
    private final Set<String> beside;
    private final Consumer<Map<String, String>> readable;
    private final ObjectMapper json;
    private final ObjectWriter onOneLine;

    /** An event, the fields beside it, and the hash of both. */
    record Document<E, B>(E event, B beside, String hash) {}

    /**
     * @param readable throws IllegalArgumentException for the fields of a document that must not be read here
     * @param within sealed types within the events
     */
    DocumentText(Class<E> sealed, Class<B> besides, Consumer<Map<String, String>> readable, Class<?>... within) {
        this.kinds = kinds(sealed);
        this.besides = besides;
        this.beside = Stream.of(besides.getRecordComponents())
                .map(RecordComponent::getName)
                .collect(Collectors.toSet());
        this.readable = readable;
        json = withKinds(JsonMapper.builder(), within)
                .enable(
                        DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                        DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                        DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                        DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                .changeDefaultNullHandling(nulls -> nulls.withContentNulls(Nulls.FAIL))
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS, MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                .addModule(new RecordConstructors().addDeserializer(String.class, new Text()))
                .addMixIn(Side.class, SideAsWord.class)
                .build();
        onOneLine = json.writer().with(onOneLine());
    }

    /** Makes a mapper write the kind of each value of these sealed types. */
    static JsonMapper.Builder withKinds(JsonMapper.Builder mapper, Class<?>... sealed) {
        for (var type : sealed) mapper.addMixIn(type, KindFirst.class).registerSubtypes(subtypes(type));
        return mapper;
    }

    static String head(int entry) {
        return "---\nentry: " + entry + "\nkind: \"";
    }

    /** The last line but one. */
    static String chained(String previous) {
        return "previous: \"" + previous + "\"\n";
    }

    /** The last line. */
    static String seal(String hash) {
        return "hash: \"" + hash + "\"\n";
    }

    /** The document without its last line. */
    String write(int entry, String previous, E event, B besideIt) {
        var text = new StringBuilder(head(entry) + kind(event.getClass()) + "\"\n");
        ObjectNode fields = json.valueToTree(event);
        ObjectNode after = json.valueToTree(besideIt);
        fields.setAll(after);
        fields.properties().forEach(field -> text.append(field(field.getKey(), field.getValue())));
        return text.append(chained(previous)).toString();
    }

    /**
     * Reads a whole document, and refuses any that {@link #write} would write differently.
     *
     * @param bytes a character a byte
     * @param written whether it is known to be written so: checking takes as long again
     * @throws IllegalArgumentException saying what is wrong with it
     */
    Document<E, B> read(int entry, String previous, String bytes, boolean written) {
        int seal = bytes.indexOf(SEAL) + 1;
        var unsealed = bytes.substring(0, seal).getBytes(StandardCharsets.ISO_8859_1);
        var hash = Hash.sha256(unsealed);
        require(bytes.substring(seal).equals(seal(hash)), "it was changed: its hash does not fit");
        require(bytes.startsWith(head(entry)), "another entry is in its place");
        require(bytes.substring(0, seal).endsWith(chained(previous)), "it does not follow the entry before it");
        var text = new String(unsealed, StandardCharsets.UTF_8);
        var fields = fields(text);
        var kind = kinds.get(value(fields.getOrDefault("kind", "\"\""), String.class));
        require(kind != null, "its kind is unknown");
        readable.accept(fields);
        var besideIt = value(object(fields, beside::contains), besides);
        E event = value(object(fields, name -> !beside.contains(name) && !CHAIN.contains(name)), kind);
        require(
                written || write(entry, previous, event, besideIt).equals(text),
                "it is not written as the referee writes");
        return new Document<>(event, besideIt, hash);
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) throw new IllegalArgumentException(otherwise);
    }

    private <T> T value(String text, Class<T> type) {
        try {
            return json.readValue(text, type);
        } catch (JacksonException e) {
            throw new IllegalArgumentException("it cannot be read: " + e.getOriginalMessage(), e);
        }
    }

    /** Some of the fields, as JSON. */
    private static String object(Map<String, String> fields, Predicate<String> wanted) {
        var object = new StringJoiner(",", "{", "}");
        fields.forEach((name, json) -> {
            if (wanted.test(name)) object.add('"' + name + "\":" + json);
        });
        return object.toString();
    }

    /** The fields as JSON, lists with their members. Reading line by line takes a fraction of a YAML reader's time. */
    private static Map<String, String> fields(String text) {
        var fields = new LinkedHashMap<String, String>();
        var lines = text.lines().skip(1).toList();
        for (int i = 0; i < lines.size(); ) {
            var line = lines.get(i++);
            int colon = line.indexOf(':');
            if (colon < 0) throw new IllegalArgumentException("one of its lines is no field");
            var members = new StringJoiner(",", "[", "]");
            while (i < lines.size() && lines.get(i).startsWith("- "))
                members.add(lines.get(i++).substring(2));
            var value = line.substring(colon + 1);
            fields.put(line.substring(0, colon), value.isEmpty() ? members.toString() : value);
        }
        return fields;
    }

    private String field(String key, JsonNode value) {
        if (value.isString() && value.stringValue().contains("\n"))
            return key + ":\n"
                    + items(Stream.of(value.stringValue().split("\n", -1)).map(this::json));
        if (value.isArray() && !value.isEmpty())
            return key + ":\n" + items(value.valueStream().map(this::json));
        return key + ": " + json(value) + "\n";
    }

    private static String items(Stream<String> items) {
        return items.map(item -> "- " + item + "\n").collect(Collectors.joining());
    }

    /** JSON on one line. Letters are kept; anything else that is not printable ASCII is escaped. */
    private String json(Object value) {
        var line = onOneLine.writeValueAsString(value);
        if (PLAIN.matcher(line).matches()) return line;
        return UNSAFE.matcher(line)
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
                .collect(Collectors.toMap(DocumentText::kind, Function.identity()));
    }

    private static NamedType[] subtypes(Class<?> sealed) {
        return Stream.of(sealed.getPermittedSubclasses())
                .map(type -> new NamedType(type, kind(type)))
                .toArray(NamedType[]::new);
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    private interface KindFirst {}

    /** Reads text, or a list of its lines. */
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
