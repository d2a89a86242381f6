package postrider.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Text resources that ship with the program. */
public final class Shipped {
    private Shipped() {}

    /** The text with this name beside a class; a name that begins with a slash is absolute. */
    public static String text(Class<?> beside, String name) {
        return find(beside, name).orElseThrow(() -> new AssertionError(name + " did not come with the program"));
    }

    /** As {@link #text}; empty if there is no such text. */
    public static Optional<String> find(Class<?> beside, String name) {
        try (var in = beside.getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
