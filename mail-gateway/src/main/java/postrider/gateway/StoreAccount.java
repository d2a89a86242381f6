package postrider.gateway;

import java.nio.file.Path;
import postrider.gateway.mailbox.Account.Password;

/**
 * A database that keeps what an office otherwise keeps in its folders.
 *
 * @param url as JDBC wants it
 * @param password asked for when it is needed; it is in no log, exception or text of ours
 * @param key the file with the key that all is sealed with that a player may not know
 */
public record StoreAccount(String url, String user, Password password, Path key) {
    /** Without what may stand behind the name of the database: a password, for example. */
    @Override
    public String toString() {
        return url.replaceFirst("\\?.*", "");
    }
}
