package postrider.gateway.enrolment;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Where things are kept, each under a name of its own: small letters, digits, hyphens. What was put is kept when {@link #put} returns. */
public interface Drawer<T> {
    /** All, in the order of their names. */
    List<T> all() throws IOException;

    Optional<T> get(String name) throws IOException;

    /** Keeps a thing, in place of another under this name. */
    void put(String name, T thing) throws IOException;

    /** Throws a thing away, if it is there. */
    void remove(String name) throws IOException;
}
