package postrider.gateway.postgres;

import java.nio.file.Path;
import java.util.function.Supplier;

/**
 * A database, as the settings name it.
 *
 * @param password asked for when it is needed; it is in no log, exception or text of ours
 * @param key the file of the key that all is sealed with that a player may not know
 */
public record Store(String url, String user, Supplier<String> password, Path key) {
    @Override
    public String toString() {
        return url;
    }
}
