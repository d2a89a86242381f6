package postrider.gateway;

import java.nio.file.Path;
import java.util.Optional;
import postrider.gateway.mailbox.Account.Password;

/**
 * A database in which an office keeps what it would otherwise keep in folders.
 *
 * @param url as JDBC wants it
 * @param login empty if the URL contains it
 * @param secrets the only database user who can read the games' secrets, if it is a separate one
 * @param key the file with the key that encrypts everything a player may not know
 */
public record StoreAccount(String url, Optional<Login> login, Optional<Login> secrets, Path key) {
    /**
     * A user of the database.
     *
     * @param password read when it is needed, and never in a log, exception or text of ours
     */
    public record Login(String user, Password password) {}

    /** A database that needs only its URL. */
    public StoreAccount(String url, Path key) {
        this(url, Optional.empty(), Optional.empty(), key);
    }

    /** Without parameters, which may include a password. */
    @Override
    public String toString() {
        return url.replaceFirst("\\?.*", "");
    }
}
