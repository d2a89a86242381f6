package postrider.gateway;

import java.nio.file.Path;
import java.util.Optional;
import postrider.gateway.mailbox.Account.Password;

/**
 * A database that keeps what an office otherwise keeps in its folders.
 *
 * @param url as JDBC wants it
 * @param login empty if the address says it
 * @param secrets whose the games' secrets are, if another's: nobody else can read them
 * @param key the file with the key that all is sealed with that a player may not know
 */
public record StoreAccount(String url, Optional<Login> login, Optional<Login> secrets, Path key) {
    /**
     * A user of the database.
     *
     * @param password asked for when it is needed; it is in no log, exception or text of ours
     */
    public record Login(String user, Password password) {}

    /** One that needs nothing but its address. */
    public StoreAccount(String url, Path key) {
        this(url, Optional.empty(), Optional.empty(), key);
    }

    /** Without what may stand behind the name of the database: a password, for example. */
    @Override
    public String toString() {
        return url.replaceFirst("\\?.*", "");
    }
}
