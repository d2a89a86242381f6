package postrider.box;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Converts a record to its Java type, strictly. Unknown fields, missing fields and values of the wrong kind are all reported as faults.
 */
record FactReader(Item<ObjectNode> item, BoxData data) {
    /** The converted record; empty if it has faults. */
    static <T extends Record> Optional<Item<T>> read(Item<ObjectNode> item, Class<T> type, BoxData data) {
        return new FactReader(item, data).record("", item.facts(), type).map(item::with);
    }

    private <T extends Record> Optional<T> record(String path, ObjectNode record, Class<T> type) {
        var form = RecordForm.of(type);
        var fields = form.fields();
        for (var name : record.propertyNames())
            if (!fields.containsKey(name))
                fault("there is no field '%s'; there are %s", path + name, String.join(", ", fields.keySet()));
        var values = new ArrayList<Object>();
        fields.forEach((name, component) -> {
            var given = record.path(name);
            if (isAbsent(given) && component.isAnnotationPresent(Omissible.class)) {
                values.add(unsaid(component.getType()));
                return;
            }
            var value = value(path + name, component.getGenericType(), given);
            value.ifPresent(values::add);
            value.ifPresent(read -> check(path + name, component, read));
        });
        return values.size() == fields.size() ? Optional.of(type.cast(form.made(values))) : Optional.empty();
    }

    private Optional<?> value(String field, Type type, JsonNode value) {
        boolean absent = isAbsent(value);
        if (type instanceof ParameterizedType of) {
            var inner = of.getActualTypeArguments()[0];
            if (of.getRawType() == List.class) return absent ? Optional.of(List.of()) : list(field, inner, value);
            return absent
                    ? Optional.of(Optional.empty())
                    : value(field, inner, value).map(Optional::of);
        }
        if (absent) return fault("'%s' is missing", field);
        var kind = (Class<?>) type;
        if (kind.isEnum()) return word(field, kind, value);
        if (!kind.isRecord()) return plain(field, kind, value);
        if (value instanceof ObjectNode inner) return record(field + " ", inner, kind.asSubclass(Record.class));
        return fault("'%s' is %s, not a record", field, shown(value));
    }

    private Optional<?> list(String field, Type type, JsonNode list) {
        if (!list.isArray()) return fault("'%s' is %s, not a list", field, shown(list));
        var values = new ArrayList<Object>();
        for (int i = 0; i < list.size(); i++)
            value("%s %d".formatted(field, i + 1), type, list.get(i)).ifPresent(values::add);
        return values.size() == list.size() ? Optional.of(List.copyOf(values)) : Optional.empty();
    }

    private static boolean isAbsent(JsonNode value) {
        return value.isMissingNode() || value.isNull();
    }

    /** For an omissible enum field: the word it has when a file leaves it out. */
    static Optional<String> unsaidWord(RecordComponent field) {
        return field.isAnnotationPresent(Omissible.class) && unsaid(field.getType()) instanceof Enum<?> constant
                ? Optional.of(Section.word(constant))
                : Optional.empty();
    }

    private static Object unsaid(Class<?> type) {
        if (type == int.class) return 0;
        return type == boolean.class ? false : type.getEnumConstants()[0];
    }

    private void check(String field, RecordComponent component, Object value) {
        switch (value) {
            case Optional<?> perhaps -> perhaps.ifPresent(there -> check(field, component, there));
            case List<?> list -> list.forEach(each -> check(field, component, each));
            case Integer number ->
                Optional.ofNullable(component.getAnnotation(Range.class))
                        .ifPresent(allowed -> range(field, allowed, number));
            case String name ->
                Optional.ofNullable(component.getAnnotation(OneOf.class))
                        .ifPresent(section -> data.checkKnown(section.value(), name, item));
            default -> {}
        }
    }

    private void range(String field, Range allowed, int number) {
        if (number < allowed.from() || number > allowed.to())
            fault("'%s' is %d, not %d to %d", field, number, allowed.from(), allowed.to());
    }

    /** Reads a scalar. Values are never converted. */
    private Optional<?> plain(String field, Class<?> type, JsonNode value) {
        if (type == String.class) return plain(field, value, value.isString(), "a text", value::stringValue);
        if (type == boolean.class || type == Boolean.class)
            return plain(field, value, value.isBoolean(), "true or false", value::booleanValue);
        if (type == double.class || type == Double.class)
            return plain(field, value, value.isNumber(), "a number", value::doubleValue);
        boolean isInt = value.isIntegralNumber() && value.canConvertToInt();
        if (type == int.class || type == Integer.class)
            return plain(field, value, isInt, "a whole number", value::intValue);
        throw new AssertionError(type + " is no type of a field");
    }

    private Optional<?> plain(String field, JsonNode value, boolean fits, String kind, Supplier<?> read) {
        return fits ? Optional.of(read.get()) : fault("'%s' is %s, not %s", field, shown(value), kind);
    }

    private Optional<?> word(String field, Class<?> type, JsonNode value) {
        var constants = new LinkedHashMap<String, Object>();
        for (var constant : type.getEnumConstants()) constants.put(Section.word((Enum<?>) constant), constant);
        var meant = value.stringValueOpt().map(constants::get);
        if (meant.isPresent()) return meant;
        return fault("'%s' is %s, none of %s", field, shown(value), String.join(", ", constants.keySet()));
    }

    private static String shown(JsonNode value) {
        return value.isString() ? "'" + value.stringValue() + "'" : value.toString();
    }

    /** The name of a field in files: {@code perColony} is {@code per-colony}. */
    static String name(RecordComponent field) {
        var other = field.getAnnotation(Key.class);
        if (other != null) return other.value();
        return field.getName().replaceAll("(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    private Optional<Object> fault(String what, Object... about) {
        data.faults().add(item, what, about);
        return Optional.empty();
    }
}
