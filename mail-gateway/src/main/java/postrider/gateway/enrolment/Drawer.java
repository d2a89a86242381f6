package postrider.gateway.enrolment;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Stores values by name: lower-case letters, digits and hyphens. A value is durable when {@link #put} returns. */
public interface Drawer<T> {
    /** All values, sorted by name. */
    List<T> all() throws IOException;

    Optional<T> get(String name) throws IOException;

    /** Stores a value, replacing any other under this name. */
    void put(String name, T value) throws IOException;

    /** Deletes a value, if it is there. */
    void remove(String name) throws IOException;
}
