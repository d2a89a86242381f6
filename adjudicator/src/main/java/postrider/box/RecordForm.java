package postrider.box;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;

/**
 * The fields and the constructor of a record type.
 *
 * @param fields by their names in a file
 */
record RecordForm(SequencedMap<String, RecordComponent> fields, Constructor<?> constructor) {
    /** Computed once for each type. */
    private static final ClassValue<RecordForm> FORMS = new ClassValue<>() {
        @Override
        protected RecordForm computeValue(Class<?> type) {
            return reflect(type);
        }
    };

    RecordForm {
        fields = Collections.unmodifiableSequencedMap(fields);
    }

    static RecordForm of(Class<? extends Record> type) {
        return FORMS.get(type);
    }

    private static RecordForm reflect(Class<?> type) {
        var fields = new LinkedHashMap<String, RecordComponent>();
        for (var component : type.getRecordComponents()) fields.put(FactReader.name(component), component);
        try {
            var types = Stream.of(type.getRecordComponents())
                    .map(RecordComponent::getType)
                    .toArray(Class<?>[]::new);
            var constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return new RecordForm(fields, constructor);
        } catch (NoSuchMethodException everyRecordHasIt) {
            throw new AssertionError(everyRecordHasIt);
        }
    }

    Object made(List<Object> values) {
        try {
            return constructor.newInstance(values.toArray());
        } catch (ReflectiveOperationException noSuchRecord) {
            throw new AssertionError(noSuchRecord);
        }
    }
}
