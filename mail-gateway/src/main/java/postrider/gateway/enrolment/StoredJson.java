package postrider.gateway.enrolment;

import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;

/** The stored form of what is in a drawer: JSON. */
public final class StoredJson {
    private static final Logger LOG = LoggerFactory.getLogger(StoredJson.class);

    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(
                    DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .build();

    private StoredJson() {}

    public static String of(Object value) {
        return JSON.writeValueAsString(value);
    }

    /** Reads a stored value. A damaged one is logged and skipped. */
    public static <T> Optional<T> read(String text, Class<T> kind, Object place) {
        try {
            return Optional.of(JSON.readValue(text, kind));
        } catch (JacksonException damaged) {
            LOG.error("{} is damaged and was skipped: {}", place, damaged.getOriginalMessage());
            return Optional.empty();
        }
    }
}
