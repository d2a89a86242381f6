package postrider.kit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The schema of the JSON that commands print, applied strictly: a property that it does not mention is a fault. */
public final class JsonSchema {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Set<String> KNOWN = Set.of(
            "$ref",
            "type",
            "enum",
            "anyOf",
            "items",
            "properties",
            "required",
            "additionalProperties",
            "pattern",
            "description");

    private final JsonNode definitions;

    private JsonSchema(JsonNode definitions) {
        this.definitions = definitions;
    }

    public static JsonSchema read(Path file) throws IOException {
        return new JsonSchema(JSON.readTree(Files.readString(file)).path("$defs"));
    }

    /** Whether it has a definition of this name. */
    public boolean defines(String name) {
        return definitions.has(name);
    }

    /** The faults of a JSON text under the definition of this name. */
    public List<String> faults(String name, String json) {
        var faults = new ArrayList<String>();
        check(definitions.path(name), JSON.readTree(json), name, faults);
        return faults;
    }

    private void check(JsonNode schema, JsonNode value, String at, List<String> faults) {
        for (var key : schema.propertyNames())
            if (!KNOWN.contains(key)) throw new AssertionError("no word of ours: " + key);
        if (schema.isEmpty()) faults.add(at + ": nothing is said of it");
        if (schema.has("$ref"))
            check(definitions.path(schema.get("$ref").asString().replace("#/$defs/", "")), value, at, faults);
        if (schema.has("type") && each(schema.get("type")).stream().noneMatch(type -> is(type.asString(), value)))
            faults.add("%s: %s is not %s".formatted(at, value, schema.get("type")));
        if (schema.has("enum") && !each(schema.get("enum")).contains(value))
            faults.add("%s: %s is none of %s".formatted(at, value, schema.get("enum")));
        if (schema.has("pattern") && !Pattern.matches(schema.get("pattern").asString(), value.asString()))
            faults.add("%s: %s does not match".formatted(at, value));
        if (schema.has("anyOf")) any(schema.get("anyOf"), value, at, faults);
        if (schema.has("items"))
            for (int i = 0; i < value.size(); i++) check(schema.get("items"), value.get(i), at + "/" + i, faults);
        if (value.isObject()) properties(schema, value, at, faults);
    }

    private void any(JsonNode schemas, JsonNode value, String at, List<String> faults) {
        var all = new ArrayList<String>();
        for (var schema : schemas) {
            var some = new ArrayList<String>();
            check(schema, value, at, some);
            if (some.isEmpty()) return;
            all.addAll(some);
        }
        faults.addAll(all);
    }

    private void properties(JsonNode schema, JsonNode value, String at, List<String> faults) {
        if (!schema.has("properties") && !schema.has("additionalProperties")) return;
        var told = schema.path("properties");
        for (var name : value.propertyNames()) {
            if (!told.has(name) && !schema.has("additionalProperties")) faults.add(at + "/" + name + ": not told of");
            else
                check(
                        told.has(name) ? told.get(name) : schema.get("additionalProperties"),
                        value.get(name),
                        at + "/" + name,
                        faults);
        }
        if (!schema.has("properties")) return;
        var required = new TreeSet<String>();
        each(schema.path("required")).forEach(name -> required.add(name.asString()));
        for (var name : required) if (!value.has(name)) faults.add(at + "/" + name + ": missing");
        if (!required.equals(new TreeSet<>(told.propertyNames())))
            throw new AssertionError(at + ": not all are required");
    }

    private static List<JsonNode> each(JsonNode one) {
        return one.isArray() ? StreamSupport.stream(one.spliterator(), false).toList() : List.of(one);
    }

    private static boolean is(String type, JsonNode value) {
        return switch (type) {
            case "object" -> value.isObject();
            case "array" -> value.isArray();
            case "string" -> value.isString();
            case "integer" -> value.isIntegralNumber();
            case "boolean" -> value.isBoolean();
            case "null" -> value.isNull();
            default -> throw new AssertionError("no type of ours: " + type);
        };
    }
}
