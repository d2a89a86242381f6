package postrider.gateway.mailbox;

import jakarta.mail.AuthenticationFailedException;
import jakarta.mail.MessagingException;
import jakarta.mail.Service;
import jakarta.mail.Session;
import jakarta.mail.Store;
import java.io.IOException;
import java.security.cert.CertificateException;
import java.time.Duration;
import java.util.Optional;
import java.util.Properties;
import javax.net.ssl.SSLSocketFactory;

/**
 * An account on a mail server.
 *
 * @param user nobody where the server asks for none
 * @param password in no log, exception or text of ours
 * @param trust whom to trust besides the public authorities: a certificate authority of one's own
 */
public record Account(
        String host, int port, Security security, String user, Password password, Optional<SSLSocketFactory> trust) {

    /** How the connection is kept secret. The server's name is checked against its certificate in either case. */
    public enum Security {
        /** From the first byte. */
        TLS,
        /** From a command on, without which we go no further. */
        STARTTLS,
        /** Not at all: to this very machine only. */
        PLAIN
    }

    /** What opens it. */
    public interface Password {
        /** Asked for when it is needed. */
        String get() throws IOException;

        /** Whether it is the token of a provider, and no password. */
        default boolean isToken() {
            return false;
        }

        /** Whether there is another, now that the server has not taken this one. */
        default boolean renewed(String refused) throws IOException {
            return false;
        }
    }

    /** A letter is fetched in pieces of so many bytes, and no further than we want to read. */
    static final int CHUNK = 256 * 1024;

    private static final String CONNECT = millis(Duration.ofSeconds(30));
    private static final String ANSWER = millis(Duration.ofSeconds(60));

    /** {@code imap}, {@code pop3} or {@code smtp}, as the mail library names it for this security. */
    String protocol(String name) {
        return security == Security.TLS ? name + "s" : name;
    }

    /** A session whose every wait has an end. */
    Session session(String name) {
        var prefix = "mail." + protocol(name) + ".";
        var properties = new Properties();
        properties.put(prefix + "connectiontimeout", CONNECT);
        properties.put(prefix + "timeout", ANSWER);
        properties.put(prefix + "writetimeout", ANSWER);
        properties.put(prefix + "auth", "" + !user.isEmpty());
        if (password.isToken()) properties.put(prefix + "auth.mechanisms", "XOAUTH2");
        properties.put(
                prefix + "auth.xoauth2.two.line.authentication.format", "true"); // of POP3; Outlook knows no other
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

    /** What is done with a mailbox that we have signed in to. */
    interface Visit<T> {
        T in(Store store) throws MessagingException, IOException;
    }

    /** Signs in, by {@code imap} or {@code pop3}, and hangs up when that is done. */
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

    /** Signs in; where a token is not taken, once more with the next. */
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

    /** Our mail library takes a POP3 server that gives the reason why it refuses a token for one that takes it. */
    private void connect(Service server, String word) throws MessagingException {
        server.connect(host, port, user, word);
        if (!password.isToken() || server.isConnected()) return;
        server.close();
        throw new AuthenticationFailedException("the token is refused");
    }

    /** What the mail library could not do, in words. A certificate that is not trusted is named as such. */
    IOException failed(Exception failure) {
        for (Throwable why = failure; why != null; why = why.getCause())
            if (why instanceof CertificateException untrusted)
                return new IOException(
                        ("%s: the server's certificate is not trusted: %s. Call the server by the name in its"
                                        + " certificate; an authority of your own is named as 'trust' in the settings.")
                                .formatted(this, untrusted.getMessage()),
                        failure);
        if (failure instanceof AuthenticationFailedException && password.isToken())
            return new IOException(
                    ("%s: a new token is not taken either: %s. Did this user say yes to 'postrider login', and may"
                                    + " programs sign in to this mailbox?")
                            .formatted(this, failure.getMessage()),
                    failure);
        return new IOException("%s: %s".formatted(this, failure.getMessage()), failure);
    }

    private static String millis(Duration duration) {
        return "" + duration.toMillis();
    }

    @Override
    public String toString() {
        return "%s%s:%d".formatted(user.isEmpty() ? "" : user + " at ", host, port);
    }
}
