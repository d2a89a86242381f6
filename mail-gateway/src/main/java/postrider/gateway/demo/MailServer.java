package postrider.gateway.demo;

import com.icegreen.greenmail.Managers;
import com.icegreen.greenmail.imap.ImapHandler;
import com.icegreen.greenmail.server.AbstractServer;
import com.icegreen.greenmail.server.ProtocolHandler;
import com.icegreen.greenmail.smtp.SmtpHandler;
import com.icegreen.greenmail.smtp.commands.SmtpCommandRegistry;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import java.net.Socket;
import java.net.SocketException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import postrider.gateway.mailbox.Account;
import postrider.gateway.mailbox.Account.Security;

/** A mail server in this process, on loopback only, at free ports. */
public final class MailServer implements AutoCloseable {
    private static final String HERE = "127.0.0.1";
    private static final Duration START = Duration.ofMinutes(1);

    private final Prompt server = new Prompt();

    public MailServer() {
        server.start();
    }

    /** A free port, and a longer timeout for starting: a busy machine needs more than the default two seconds. */
    public static ServerSetup setup(String protocol) {
        var setup = new ServerSetup(0, HERE, protocol);
        setup.setServerStartupTimeout(START.toMillis());
        return setup;
    }

    /** Opens a mailbox with a password of its own. */
    public Box box(String address) {
        var password = "the password of " + address;
        server.setUser(address, address, password);
        return new Box(
                account(address, password, server.port("imap")), account(address, password, server.port("smtp")));
    }

    private static Account account(String user, String password, int port) {
        return new Account(HERE, port, Security.PLAIN, user, () -> password, Optional.empty());
    }

    /** The accounts for fetching and for sending letters. */
    public record Box(Account imap, Account smtp) {}

    @Override
    public void close() {
        server.stop();
    }

    /** GreenMail with TCP_NODELAY: it answers in several small packets, and each but the first would wait 40 ms for an acknowledgement. */
    private static final class Prompt extends GreenMail {
        Prompt() {
            super(new ServerSetup[] {setup("imap"), setup("smtp")});
        }

        int port(String protocol) {
            return services.get(protocol).getPort();
        }

        @Override
        protected Map<String, AbstractServer> createServices(ServerSetup[] setups, Managers managers) {
            return Map.of(
                    "imap",
                    service(
                            setups[0],
                            managers,
                            line -> new ImapHandler(managers.getUserManager(), managers.getImapHostManager(), line)),
                    "smtp",
                    service(
                            setups[1],
                            managers,
                            line -> new SmtpHandler(new SmtpCommandRegistry(), managers.getSmtpManager(), line)));
        }

        private static AbstractServer service(
                ServerSetup setup, Managers managers, Function<Socket, ProtocolHandler> handler) {
            return new AbstractServer(setup, managers) {
                @Override
                protected void handleClientSocket(Socket line) throws SocketException {
                    line.setTcpNoDelay(true);
                    super.handleClientSocket(line);
                }

                @Override
                protected ProtocolHandler createProtocolHandler(Socket line) {
                    return handler.apply(line);
                }
            };
        }
    }
}
