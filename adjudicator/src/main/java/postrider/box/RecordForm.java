package postrider.box;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;

/**
 * How records of a type are filled in.
 *
 * @param fields by the names they have in a file
 */
record RecordForm(SequencedMap<String, RecordComponent> fields, Constructor<?> maker) {
    /** Asked of a type once, not of each of its records. */
    private static final ClassValue<RecordForm> FORMS = new ClassValue<>() {
        @Override
        protected RecordForm computeValue(Class<?> type) {
            return drawn(type);
        }
    };

    RecordForm {
        fields = Collections.unmodifiableSequencedMap(fields);
    }

    static RecordForm of(Class<? extends Record> type) {
        return FORMS.get(type);
    }

    private static RecordForm drawn(Class<?> type) {
        var fields = new LinkedHashMap<String, RecordComponent>();
        for (var component : type.getRecordComponents()) fields.put(FactReader.name(component), component);
        try {
            var types = Stream.of(type.getRecordComponents())
                    .map(RecordComponent::getType)
                    .toArray(Class<?>[]::new);
            var maker = type.getDeclaredConstructor(types);
            maker.setAccessible(true);
            return new RecordForm(fields, maker);
        } catch (NoSuchMethodException everyRecordHasIt) {
            throw new AssertionError(everyRecordHasIt);
        }
    }

    Object made(List<Object> values) {
        try {
            return maker.newInstance(values.toArray());
        } catch (ReflectiveOperationException noSuchRecord) {
            throw new AssertionError(noSuchRecord);
        }
    }
}
