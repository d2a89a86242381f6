package postrider.washingtonswar;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.washingtonswar.BoxFiles.Item;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.EnumNamingStrategies;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.DeserializationProblemHandler;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;

/** Gives records their types, strictly: a key too many, a key too few and a value of another kind are faults. */
final class FactReader {
    private static final Pattern MISSING =
            Pattern.compile("(?:Missing required|Null value for) creator property '([^']+)'");
    private final List<String> wrong = new ArrayList<>();
    private final JsonMapper mapper = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)
            .enumNamingStrategy(EnumNamingStrategies.KEBAB_CASE)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .withConfigOverride(
                    List.class, list -> list.setNullHandling(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY)))
            .addHandler(new Collector())
            .build();
    private final Faults faults;

    FactReader(Faults faults) {
        this.faults = faults;
    }

    /** Those records that fit. */
    <T> List<BoxData.Of<T>> read(List<Item> items, Class<T> type) {
        var fitting = new ArrayList<BoxData.Of<T>>();
        for (var item : items) {
            wrong.clear();
            try {
                var facts = mapper.treeToValue(item.facts(), type);
                if (wrong.isEmpty()) fitting.add(new BoxData.Of<>(item, facts));
            } catch (JacksonException unfit) {
                wrong.add(plain(unfit));
            }
            wrong.forEach(what -> faults.add(item.where(), "%s", what));
        }
        return fitting;
    }

    /** The same bytes for the same facts. */
    byte[] canonical(Object facts) {
        return mapper.writeValueAsBytes(facts);
    }

    /** Goes on after an unknown key or word, so that all of them are told at once. */
    private final class Collector extends DeserializationProblemHandler {
        @Override
        public boolean handleUnknownProperty(
                DeserializationContext context,
                JsonParser parser,
                ValueDeserializer<?> into,
                Object bean,
                String name) {
            var known = into.getKnownPropertyNames().stream()
                    .map(Object::toString)
                    .sorted()
                    .toList();
            wrong.add("unknown key '%s'; there are %s".formatted(name, String.join(", ", known)));
            parser.skipChildren();
            return true;
        }

        @Override
        public Object handleWeirdStringValue(DeserializationContext context, Class<?> type, String value, String why) {
            if (!type.isEnum()) return NOT_HANDLED;
            wrong.add("'%s' is none of %s".formatted(value, words(type)));
            return type.getEnumConstants()[0];
        }
    }

    private static String words(Class<?> type) {
        return Stream.of(type.getEnumConstants())
                .map(constant -> constant.toString().toLowerCase(Locale.ROOT).replace('_', '-'))
                .collect(Collectors.joining(", "));
    }

    private static String plain(JacksonException unfit) {
        var missing = MISSING.matcher(unfit.getOriginalMessage());
        if (missing.find()) return "'" + missing.group(1) + "' is missing";
        var where = unfit.getPath().stream()
                .map(step -> step.getPropertyName() == null ? "" + (step.getIndex() + 1) : step.getPropertyName())
                .collect(Collectors.joining(" "));
        return "'" + where + "' has a value of the wrong kind" + wanted(unfit);
    }

    private static String wanted(JacksonException unfit) {
        return unfit instanceof MismatchedInputException mismatch
                        && mismatch.getTargetType() != null
                        && mismatch.getTargetType().isEnum()
                ? "; it is one of " + words(mismatch.getTargetType())
                : "";
    }
}
