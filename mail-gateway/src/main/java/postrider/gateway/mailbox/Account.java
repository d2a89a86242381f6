package postrider.gateway.mailbox;

import jakarta.mail.AuthenticationFailedException;
import jakarta.mail.MessagingException;
import jakarta.mail.Service;
import jakarta.mail.Session;
import jakarta.mail.Store;
import java.io.IOException;
import java.net.ConnectException;
import java.net.UnknownHostException;
import java.security.cert.CertificateException;
import java.time.Duration;
import java.util.Optional;
import java.util.Properties;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLSocketFactory;

/**
 * An account on a mail server.
 *
 * @param user empty if the server requires no login
 * @param password never in a log, exception or text of ours
 * @param trust a certificate authority of the operator's own, trusted instead of the public ones
 */
public record Account(
        String host, int port, Security security, String user, Password password, Optional<SSLSocketFactory> trust) {

    /** How the connection is encrypted. If it is, the certificate must match the server's name. */
    public enum Security {
        /** TLS from the first byte. */
        TLS,
        /** TLS from the STARTTLS command on, without which we disconnect. */
        STARTTLS,
        /** No encryption: for this machine only. */
        PLAIN
    }

    public interface Password {
        String get() throws IOException;

        default boolean isToken() {
            return false;
        }

        /** Whether there is another, now that the server has refused this one. */
        default boolean renewed(String refused) throws IOException {
            return false;
        }
    }

    /** A letter is fetched in pieces of this many bytes, and only as far as we want to read. */
    static final int CHUNK = 256 * 1024;

    private static final String CONNECT = millis(Duration.ofSeconds(30));
    private static final String ANSWER = millis(Duration.ofSeconds(60));

    /** The mail library's name for {@code imap}, {@code pop3} or {@code smtp} with this security. */
    String protocol(String name) {
        return security == Security.TLS ? name + "s" : name;
    }

    /** A session in which every wait has a time limit. */
    Session session(String name) {
        var prefix = "mail." + protocol(name) + ".";
        var properties = new Properties();
        properties.put(prefix + "connectiontimeout", CONNECT);
        properties.put(prefix + "timeout", ANSWER);
        properties.put(prefix + "writetimeout", ANSWER);
        properties.put(prefix + "auth", "" + !user.isEmpty());
        if (password.isToken()) properties.put(prefix + "auth.mechanisms", "XOAUTH2");
        properties.put(
                prefix + "auth.xoauth2.two.line.authentication.format", "true"); // for POP3; Outlook accepts no other
        properties.put(prefix + "peek", "true");
        properties.put(prefix + "fetchsize", "" + CHUNK);
        properties.put(prefix + "ssl.checkserveridentity", "true");
        properties.put(prefix + "ssl.protocols", "TLSv1.3 TLSv1.2");
        properties.put(prefix + "socketFactory.fallback", "false");
        properties.put(prefix + "starttls.enable", "" + (security == Security.STARTTLS));
        properties.put(prefix + "starttls.required", "" + (security == Security.STARTTLS));
        properties.put(prefix + "socketFactory", new PromptSockets());
        trust.ifPresent(factory -> properties.put(prefix + "ssl.socketFactory", factory));
        return Session.getInstance(properties);
    }

    /** Something to do in a mailbox once signed in. */
    interface Visit<T> {
        T in(Store store) throws MessagingException, IOException;
    }

    /** Signs in by {@code imap} or {@code pop3}, makes the visit, and disconnects. */
    <T> T visit(String name, Visit<T> visit) throws IOException {
        return visit(name, session(name), visit);
    }

    <T> T visit(String name, Session session, Visit<T> visit) throws IOException {
        try (var store = session.getStore(protocol(name))) {
            connect(store);
            return visit.in(store);
        } catch (MessagingException failed) {
            throw failed(failed);
        }
    }

    /** Signs in; if a token is refused, once more with a new one. */
    void connect(Service server) throws MessagingException, IOException {
        if (user.isEmpty()) {
            server.connect(host, port, null, null);
            return;
        }
        var word = password.get();
        try {
            connect(server, word);
        } catch (AuthenticationFailedException refused) {
            if (!password.renewed(word)) throw refused;
            connect(server, password.get());
        }
    }

    /** The mail library mistakes a POP3 server that explains why it refuses a token for one that accepts it. */
    private void connect(Service server, String word) throws MessagingException {
        server.connect(host, port, user, word);
        if (!password.isToken() || server.isConnected()) return;
        server.close();
        throw new AuthenticationFailedException("the token is refused");
    }

    /** A failure of the mail library in words, by its cause if that is one an operator can remove. */
    IOException failed(Exception failure) {
        for (Throwable why = failure; why != null; why = why.getCause()) {
            var cause = cause(why);
            if (cause.isPresent()) return new IOException("%s: %s".formatted(this, cause.get()), failure);
        }
        if (failure instanceof AuthenticationFailedException && password.isToken())
            return new IOException(
                    ("%s: a new token is not taken either: %s. Did this user agree to 'postrider login', and may"
                                    + " programs sign in to this mailbox?")
                            .formatted(this, failure.getMessage()),
                    failure);
        return new IOException("%s: %s".formatted(this, failure.getMessage()), failure);
    }

    private static Optional<String> cause(Throwable why) {
        return switch (why) {
            case CertificateException untrusted ->
                Optional.of(("the server's certificate is not trusted: %s. Call the server by the name in its"
                                + " certificate; an authority of your own is named as 'trust' in the settings.")
                        .formatted(untrusted.getMessage()));
            case UnknownHostException unknown ->
                Optional.of("the DNS knows no server of that name: check 'host' in the settings.");
            case ConnectException refused ->
                Optional.of("nothing answers there: check 'host' and 'port' in the settings.");
            case SSLException other
            when String.valueOf(other.getMessage()).startsWith("Unsupported or unrecognized SSL message") ->
                Optional.of(
                        "the server does not begin with TLS at this port: check 'port' and 'security' in the settings.");
            default -> Optional.empty();
        };
    }

    private static String millis(Duration duration) {
        return "" + duration.toMillis();
    }

    @Override
    public String toString() {
        return "%s%s:%d".formatted(user.isEmpty() ? "" : user + " at ", host, port);
    }
}
