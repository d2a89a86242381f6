package postrider.gateway;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** One level of a settings file. Whatever is wrong is added to a list of faults, and reading goes on. */
final class Fields {
    private static final ObjectMapper YAML = YAMLMapper.builder(YAMLFactory.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .build();

    private final String prefix;
    private final JsonNode node;
    private final List<String> faults;
    private final Set<String> read = new HashSet<>();
    private final List<Fields> sections = new ArrayList<>();

    private Fields(String prefix, JsonNode node, List<String> faults) {
        this.prefix = prefix;
        this.node = node;
        this.faults = faults;
    }

    static Fields read(String yaml, List<String> faults) {
        try {
            var node = YAML.readTree(yaml);
            if (node.isObject()) return new Fields("", node, faults);
            faults.add("There is nothing in it.");
        } catch (JacksonException damaged) {
            var at = damaged.getLocation();
            faults.add("line %d: %s".formatted(at == null ? 0 : at.getLineNr(), damaged.getOriginalMessage()));
        }
        return new Fields("", JsonNodeFactory.instance.objectNode(), faults);
    }

    /** How {@code field} is called in a fault; an empty field stands for this level itself. */
    String name(String field) {
        return field.isEmpty() ? prefix.substring(0, prefix.length() - 1) : prefix + field;
    }

    Fields section(String field) {
        read.add(field);
        if (!node.path(field).isObject()) faults.add(name(field) + ": missing.");
        var fields = node.path(field).isObject() ? node.get(field) : JsonNodeFactory.instance.objectNode();
        var section = new Fields(prefix + field + ".", fields, faults);
        sections.add(section);
        return section;
    }

    /** A section that may be left out. */
    Optional<Fields> within(String field) {
        read.add(field);
        return node.has(field) ? Optional.of(section(field)) : Optional.empty();
    }

    String text(String field) {
        if (!node.has(field)) faults.add(name(field) + ": missing.");
        return text(field, "");
    }

    String text(String field, String otherwise) {
        return optional(field).orElse(otherwise);
    }

    Optional<String> optional(String field) {
        read.add(field);
        var value = node.path(field);
        var text = Optional.of(value)
                .filter(JsonNode::isValueNode)
                .map(JsonNode::asString)
                .filter(Fields::isLine);
        if (!value.isMissingNode() && text.isEmpty()) faults.add(name(field) + ": a text of one line is expected.");
        return text;
    }

    /** Not blank, and nothing in it that ends a line of mail, or a path. */
    private static boolean isLine(String text) {
        return !text.isBlank() && text.chars().noneMatch(Character::isISOControl);
    }

    int number(String field, int otherwise, int least, int most) {
        read.add(field);
        if (!node.has(field)) return otherwise;
        var value = node.get(field);
        if (value.isInt() && value.asInt() >= least && value.asInt() <= most) return value.asInt();
        faults.add("%s: a number from %d to %d is expected.".formatted(name(field), least, most));
        return otherwise;
    }

    /** Yes or no; without it, no. */
    boolean flag(String field) {
        read.add(field);
        var value = node.path(field);
        if (!value.isMissingNode() && !value.isBoolean()) faults.add(name(field) + ": true or false is expected.");
        return value.asBoolean(false);
    }

    /** Whether there is such a field. */
    boolean has(String field) {
        read.add(field);
        return node.has(field);
    }

    /** An existing file or folder. */
    Optional<Path> path(String field, Path home) {
        var path = optional(field).map(home::resolve);
        path.filter(Files::notExists).ifPresent(none -> faults.add("%s: there is no %s.".formatted(name(field), none)));
        return path;
    }

    /** Adds a fault for every field that nobody asked for, here and in the sections. */
    void nothingElse() {
        for (var field : node.propertyNames())
            if (!read.contains(field)) faults.add("%s: nothing of that name is known.".formatted(name(field)));
        sections.forEach(Fields::nothingElse);
    }
}
