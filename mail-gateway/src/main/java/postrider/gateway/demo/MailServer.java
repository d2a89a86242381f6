package postrider.gateway.demo;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import java.util.Optional;
import postrider.gateway.Account;
import postrider.gateway.Account.Security;

/** A mail server in this process, on this machine alone, at ports that happen to be free. */
public final class MailServer implements AutoCloseable {
    private static final String HERE = "127.0.0.1";

    private final GreenMail server =
            new GreenMail(new ServerSetup[] {new ServerSetup(0, HERE, "imap"), new ServerSetup(0, HERE, "smtp")});

    public MailServer() {
        server.start();
    }

    /** Opens a mailbox; nobody else can send or read there. */
    public Box box(String address) {
        var password = "the password of " + address;
        server.setUser(address, address, password);
        return new Box(
                account(address, password, server.getImap().getPort()),
                account(address, password, server.getSmtp().getPort()));
    }

    private static Account account(String user, String password, int port) {
        return new Account(HERE, port, Security.PLAIN, user, () -> password, Optional.empty());
    }

    /** How one gets at one's letters, and sends some. */
    public record Box(Account imap, Account smtp) {}

    @Override
    public void close() {
        server.stop();
    }
}
