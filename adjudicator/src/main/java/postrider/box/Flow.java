package postrider.box;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** Values as a person would write them in YAML, on a line each. */
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

    /** In quotes a line feed is a blank line (YAML 1.2, 7.3.2). */
    static String text(String text) {
        return PLAIN.matcher(text).matches()
                ? text
                : "'" + text.strip().replace("'", "''").replace("\n", "\n\n    ") + "'";
    }

    /** The fields of a record, on as many lines as it takes. */
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
