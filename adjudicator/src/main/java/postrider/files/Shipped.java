package postrider.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Texts that came with the program. */
public final class Shipped {
    private Shipped() {}

    /** The text that lies beside a class or, where its name begins with a slash, at that place. */
    public static String text(Class<?> beside, String name) {
        return find(beside, name).orElseThrow(() -> new AssertionError(name + " did not come with the program"));
    }

    /** Such a text; empty if none came. */
    public static Optional<String> find(Class<?> beside, String name) {
        try (var in = beside.getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
