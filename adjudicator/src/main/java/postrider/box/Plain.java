package postrider.box;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** The kinds of scalar values. */
enum Plain {
    TEXT("a text", JsonNode::stringValueOpt, String.class),
    WHOLE(
            "a whole number",
            value -> value.isIntegralNumber() && value.canConvertToInt()
                    ? Optional.of(value.intValue())
                    : Optional.empty(),
            int.class,
            Integer.class),
    NUMBER(
            "a number",
            value -> value.isNumber() ? Optional.of(value.doubleValue()) : Optional.empty(),
            double.class,
            Double.class),
    TRUTH(
            "true or false",
            value -> value.isBoolean() ? Optional.of(value.booleanValue()) : Optional.empty(),
            boolean.class,
            Boolean.class);

    final String words;
    private final Function<JsonNode, Optional<?>> reader;
    private final List<Class<?>> types;

    Plain(String words, Function<JsonNode, Optional<?>> reader, Class<?>... types) {
        this.words = words;
        this.reader = reader;
        this.types = List.of(types);
    }

    static Plain of(Class<?> type) {
        return Stream.of(values())
                .filter(plain -> plain.types.contains(type))
                .findFirst()
                .orElseThrow(() -> new AssertionError(type + " is no type of a field"));
    }

    /** The value; empty if it is of another kind. Values are never converted. */
    Optional<?> read(JsonNode value) {
        return reader.apply(value);
    }
}
