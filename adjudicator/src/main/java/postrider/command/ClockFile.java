package postrider.command;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import postrider.box.YamlProblem;
import postrider.kernel.GameOption;
import postrider.log.TimePolicy;
import postrider.text.Lists;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** Reads the options of a game's clock from YAML: a key for each option, a list for several values. See docs/clock.md. */
final class ClockFile {
    private static final YAMLMapper YAML = new YAMLMapper();

    private ClockFile() {}

    /** @throws IllegalArgumentException with a sentence */
    static Map<String, String> read(Path file) {
        var tree = tree(file);
        if (!tree.isObject() || !tree.valueStream().allMatch(ClockFile::isValue))
            throw new IllegalArgumentException(
                    "%s does not list the options of a clock, such as 'clock: 72h'.".formatted(file));
        var options = new LinkedHashMap<String, String>();
        var known = Lists.map(TimePolicy.OPTIONS, GameOption::name);
        for (var field : tree.properties()) {
            if (!known.contains(field.getKey()))
                throw new IllegalArgumentException("%s: '%s' is not an option of the clock; the options are %s."
                        .formatted(file, field.getKey(), String.join(", ", known)));
            options.put(field.getKey(), value(field.getValue()));
        }
        return options;
    }

    private static boolean isValue(JsonNode node) {
        return node.isValueNode() || node.isArray() && node.valueStream().allMatch(JsonNode::isValueNode);
    }

    private static String value(JsonNode node) {
        return node.isArray()
                ? node.valueStream().map(JsonNode::asString).collect(Collectors.joining(","))
                : node.asString();
    }

    private static JsonNode tree(Path file) {
        try {
            return YAML.readTree(Files.text(file));
        } catch (JacksonException unreadable) {
            throw new IllegalArgumentException(
                    "%s is not YAML: %s".formatted(file, YamlProblem.of(unreadable)), unreadable);
        }
    }
}
