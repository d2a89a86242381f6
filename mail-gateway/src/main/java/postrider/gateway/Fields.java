package postrider.gateway;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import postrider.box.YamlProblem;
import postrider.text.NameIndex;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** One level of a settings file. Every fault is added to a list, and reading continues. */
public final class Fields {
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

    public static Fields read(String yaml, List<String> faults) {
        try {
            var node = YAML.readTree(yaml);
            if (node.isObject()) return new Fields("", node, faults);
            faults.add("There is nothing in it.");
        } catch (JacksonException damaged) {
            faults.add(YamlProblem.of(damaged));
        }
        return new Fields("", MissingNode.getInstance(), faults);
    }

    /** The full name of {@code field} in a fault; an empty field stands for this level itself. */
    public String name(String field) {
        return field.isEmpty() ? prefix.substring(0, prefix.length() - 1) : prefix + field;
    }

    /** Adds a fault if there is no such field, unless this level itself is missing. */
    public void require(String field) {
        read.add(field);
        if (!node.isMissingNode() && !node.has(field)) faults.add(name(field) + ": missing.");
    }

    public Fields section(String field) {
        require(field);
        var value = node.path(field);
        boolean isSection = value.isObject() || value.isMissingNode();
        if (!isSection) faults.add(name(field) + ": names and values are expected.");
        var section = new Fields(prefix + field + ".", isSection ? value : MissingNode.getInstance(), faults);
        sections.add(section);
        return section;
    }

    public Optional<Fields> within(String field) {
        read.add(field);
        return node.has(field) ? Optional.of(section(field)) : Optional.empty();
    }

    public String text(String field) {
        require(field);
        return text(field, "");
    }

    public String text(String field, String otherwise) {
        return optional(field).orElse(otherwise);
    }

    public Optional<String> optional(String field) {
        read.add(field);
        var value = node.path(field);
        var text = Optional.of(value)
                .filter(JsonNode::isValueNode)
                .map(JsonNode::asString)
                .filter(Fields::isLine);
        if (!value.isMissingNode() && text.isEmpty()) faults.add(name(field) + ": a text of one line is expected.");
        return text;
    }

    /** Not blank, and without control characters, which could end a mail header or a path. */
    private static boolean isLine(String text) {
        return !text.isBlank() && text.chars().noneMatch(Character::isISOControl);
    }

    /** One of these words; the first if the field is missing or wrong. */
    String word(String field, String... words) {
        var said = text(field, words[0]);
        if (List.of(words).contains(said)) return said;
        faults.add("%s: '%s' is none of %s.".formatted(name(field), said, String.join(", ", words)));
        return words[0];
    }

    public int number(String field, int otherwise, int least, int most) {
        read.add(field);
        if (!node.has(field)) return otherwise;
        var value = node.get(field);
        if (value.isInt() && value.asInt() >= least && value.asInt() <= most) return value.asInt();
        faults.add("%s: a number from %d to %d is expected.".formatted(name(field), least, most));
        return otherwise;
    }

    /** True or false; false if it is missing. */
    boolean flag(String field) {
        read.add(field);
        var value = node.path(field);
        if (!value.isMissingNode() && !value.isBoolean()) faults.add(name(field) + ": true or false is expected.");
        return value.asBoolean(false);
    }

    public boolean has(String field) {
        read.add(field);
        return node.has(field);
    }

    public List<Fields> list(String field) {
        require(field);
        var all = node.path(field);
        if (!all.isMissingNode() && (!all.isArray() || all.isEmpty()))
            faults.add(name(field) + ": a list is expected, with a '-' before each.");
        var list = new ArrayList<Fields>();
        for (int i = 0; i < all.size(); i++)
            list.add(new Fields("%s%s[%d].".formatted(prefix, field, i + 1), all.get(i), faults));
        sections.addAll(list);
        return list;
    }

    /** A text, or a list of texts joined with commas. */
    public Optional<String> words(String field) {
        if (!node.path(field).isArray()) return optional(field);
        read.add(field);
        return Optional.of(node.get(field).valueStream().map(JsonNode::asString).collect(Collectors.joining(",")));
    }

    /** Names and values, in their order. */
    public Map<String, String> pairs(String field) {
        read.add(field);
        var pairs = new LinkedHashMap<String, String>();
        var value = node.path(field);
        if (!value.isMissingNode() && !value.isObject()) faults.add(name(field) + ": names and values are expected.");
        value.properties()
                .forEach(pair -> pairs.put(pair.getKey(), pair.getValue().asString()));
        return pairs;
    }

    /** Adds a fault, unless this level itself is missing. */
    public void fault(String field, String sentence) {
        if (!node.isMissingNode()) faults.add("%s: %s".formatted(name(field), sentence));
    }

    /** Adds a fault for every field that was not read, here and in the sections. */
    public void nothingElse() {
        for (var field : node.propertyNames())
            if (!read.contains(field))
                faults.add("%s: nothing of that name is known%s"
                        .formatted(
                                name(field),
                                NameIndex.nearest(field, read)
                                        .map("; did you mean '%s'?"::formatted)
                                        .orElse(".")));
        sections.forEach(Fields::nothingElse);
    }

    /** An existing file or folder. */
    Optional<Path> path(String field, Path home) {
        var path = optional(field).map(home::resolve);
        path.filter(Files::notExists).ifPresent(none -> faults.add("%s: there is no %s.".formatted(name(field), none)));
        return path;
    }
}
