package postrider.box;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** Writes values in YAML's flow style, as a person would. */
final class Flow {
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z]([A-Za-z0-9 .'-]*[A-Za-z0-9.])?");
    private static final int WIDTH = 100;

    private Flow() {}

    static String of(JsonNode value) {
        if (value.isArray()) return value.valueStream().map(Flow::of).collect(Collectors.joining(", ", "[", "]"));
        if (value.isObject())
            return value.propertyStream()
                    .map(field -> field.getKey() + ": " + of(field.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        return value.isString() ? text(value.stringValue()) : value.toString();
    }

    /** A string, quoted if necessary. Within quotes, a blank line means a line feed (YAML 1.2, 7.3.2). */
    static String text(String text) {
        return PLAIN.matcher(text).matches()
                ? text
                : "'" + text.strip().replace("'", "''").replace("\n", "\n\n    ") + "'";
    }

    static String wrapped(List<String> fields) {
        var text = new StringBuilder();
        int column = 0;
        for (var field : fields) {
            boolean over = column > 0 && column + 2 + field.length() > WIDTH;
            var joint = column == 0 ? "" : over ? ",\n   " : ", ";
            text.append(joint).append(field);
            column = over ? 3 + field.length() : column + joint.length() + field.length();
        }
        return text.toString();
    }
}
