package postrider.gateway.mailbox;

import jakarta.mail.Session;
import java.io.IOException;
import java.security.cert.CertificateException;
import java.time.Duration;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Supplier;
import javax.net.ssl.SSLSocketFactory;

/**
 * An account on a mail server.
 *
 * @param password asked for when it is needed; it is in no log, exception or text of ours
 * @param trust whom to trust besides the public authorities: a certificate authority of one's own
 */
public record Account(
        String host,
        int port,
        Security security,
        String user,
        Supplier<String> password,
        Optional<SSLSocketFactory> trust) {

    /** How the connection is kept secret. The server's name is checked against its certificate in either case. */
    public enum Security {
        /** From the first byte. */
        TLS,
        /** From a command on, without which we go no further. */
        STARTTLS,
        /** Not at all: to this very machine only. */
        PLAIN
    }

    /** A letter is fetched in pieces of so many bytes, and no further than we want to read. */
    static final int CHUNK = 256 * 1024;

    private static final String CONNECT = millis(Duration.ofSeconds(30));
    private static final String ANSWER = millis(Duration.ofSeconds(60));

    /** {@code imap} or {@code smtp}, as the mail library names it for this security. */
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
        properties.put(prefix + "auth", "true");
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

    /** What the mail library could not do, in words. A certificate that is not trusted is named as such. */
    IOException failed(Exception failure) {
        for (Throwable why = failure; why != null; why = why.getCause())
            if (why instanceof CertificateException untrusted)
                return new IOException(
                        ("%s: the server's certificate is not trusted: %s. Call the server by the name in its"
                                        + " certificate; an authority of your own is named as 'trust' in the settings.")
                                .formatted(this, untrusted.getMessage()),
                        failure);
        return new IOException("%s: %s".formatted(this, failure.getMessage()), failure);
    }

    private static String millis(Duration duration) {
        return "" + duration.toMillis();
    }

    @Override
    public String toString() {
        return "%s at %s:%d".formatted(user, host, port);
    }
}
