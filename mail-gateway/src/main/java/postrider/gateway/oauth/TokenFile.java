package postrider.gateway.oauth;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.files.PrivateFiles;
import postrider.files.ReadFiles;
import postrider.gateway.mailbox.Account;

/**
 * A token in a private file of its own, renewed before it expires or when a mail server refuses it. The file is read each time, and only
 * one thread of one process renews it at a time.
 */
public record TokenFile(Path file, Client client) implements Account.Password {
    private static final Logger LOG = LoggerFactory.getLogger(TokenFile.class);

    /** The largest file, in bytes. */
    private static final int LARGEST = 100_000;

    private static final Object ONE_AT_A_TIME = new Object();

    /** Why it cannot be used; the provider is not contacted. */
    public Optional<String> fault() {
        try {
            load();
            return Optional.empty();
        } catch (IOException unusable) {
            return Optional.of(unusable.getMessage());
        }
    }

    @Override
    public boolean isToken() {
        return true;
    }

    @Override
    public String get() throws IOException {
        var token = load();
        if (token.isFresh(client.clock().instant())) return token.access();
        try {
            return renew(token).access();
        } catch (Denied withdrawn) {
            throw withdrawn;
        } catch (IOException unreachable) {
            if (client.clock().instant().isAfter(token.ends())) throw unreachable;
            return token.access();
        }
    }

    @Override
    public boolean renewed(String refused) throws IOException {
        var token = load();
        return !token.access().equals(refused) || !renew(token).access().equals(refused);
    }

    /** Renews a token, unless somebody else has done so meanwhile. */
    private Token renew(Token old) throws IOException {
        synchronized (ONE_AT_A_TIME) {
            try (var lock = PrivateFiles.open(file.resolveSibling(file.getFileName() + ".lock"), CREATE, WRITE)) {
                lock.lock();
                var now = load();
                if (!now.access().equals(old.access())) return now;
                var next = client.renewed(old);
                save(next);
                LOG.debug("the token in {} was renewed", file);
                return next;
            } catch (IOException failed) {
                throw failed instanceof Denied
                        ? failed
                        : new IOException(
                                "the token in %s cannot be renewed: %s".formatted(file, failed.getMessage()), failed);
            }
        }
    }

    private Token load() throws IOException {
        if (!Files.exists(file)) throw new IOException("there is no %s; 'postrider login' gets one".formatted(file));
        if (!PrivateFiles.isPrivate(file))
            throw new IOException("%s can be read by others: '%s', and think whether somebody has"
                    .formatted(file, PrivateFiles.command(file)));
        try {
            return Token.read(ReadFiles.text(file, LARGEST));
        } catch (IOException unreadable) {
            throw new IOException("%s: %s".formatted(file, unreadable.getMessage()), unreadable);
        }
    }

    void save(Token token) throws IOException {
        PrivateFiles.replace(file, token.text());
    }

    @Override
    public String toString() {
        return "the token in " + file;
    }
}
