package postrider.gateway.mailbox;

import jakarta.mail.Folder;
import jakarta.mail.MessagingException;
import jakarta.mail.Quota;
import jakarta.mail.Session;
import jakarta.mail.internet.MailDateFormat;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.cert.X509Certificate;
import java.text.ParseException;
import java.time.Instant;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.net.SocketFactory;
import javax.net.ssl.HostnameVerifier;
import javax.net.ssl.SSLPeerUnverifiedException;
import javax.net.ssl.SSLSession;
import javax.net.ssl.SSLSocketFactory;
import org.eclipse.angus.mail.imap.IMAPStore;

/**
 * What a mail server shows to a client that only signs in.
 *
 * @param certificate when its certificate expires, if there is one
 * @param clock the server's time, if it says
 * @param room the quota of the mailbox, if the server has one
 */
public record MailVisit(String server, Optional<Instant> certificate, Optional<Instant> clock, Optional<Room> room) {
    private static final int PATIENCE = 10_000;

    /** The date in the SMTP greeting of Exim, Sendmail and Exchange. */
    private static final Pattern DATE =
            Pattern.compile("[A-Z][a-z]{2}, \\d{1,2} [A-Z][a-z]{2} \\d{4} \\d{2}:\\d{2}:\\d{2} [-+]\\d{4}");

    /** In bytes (RFC 9208). */
    public record Room(long used, long limit) {}

    /** Visits the server where letters come in; empty if they are delivered to us. */
    public static Optional<MailVisit> in(Letterbox box) throws IOException {
        return switch (box) {
            case Letterbox.Imap(var account, var folder, var processed) ->
                Optional.of(in(account, "imap", store -> room((IMAPStore) store, folder)));
            case Letterbox.Pop3(var account, var delete) -> Optional.of(in(account, "pop3", store -> Optional.empty()));
            case Letterbox.Maildir maildir -> Optional.empty();
            case Letterbox.Lmtp lmtp -> Optional.empty();
        };
    }

    private static MailVisit in(Account account, String name, Account.Visit<Optional<Room>> look) throws IOException {
        var shown = new ShownCertificate();
        var room = account.visit(name, shown.session(account, name), look);
        return new MailVisit(account.toString(), shown.ends, Optional.empty(), room);
    }

    private static Optional<Room> room(IMAPStore store, String name) throws MessagingException {
        var folder = store.getFolder(name);
        folder.open(Folder.READ_ONLY);
        var room = store.hasCapability("QUOTA") ? room(store.getQuota(name)) : Optional.<Room>empty();
        folder.close(false);
        return room;
    }

    private static Optional<Room> room(Quota[] quotas) {
        return Stream.of(quotas)
                .flatMap(quota -> Stream.ofNullable(quota.resources).flatMap(Stream::of))
                .filter(resource -> resource.name.equalsIgnoreCase("STORAGE") && resource.limit > 0)
                .map(resource -> new Room(1024 * resource.usage, 1024 * resource.limit))
                .findFirst();
    }

    public static MailVisit out(Account account) throws IOException {
        var shown = new ShownCertificate();
        try (var transport = shown.session(account, "smtp").getTransport(account.protocol("smtp"))) {
            account.connect(transport);
            return new MailVisit(account.toString(), shown.ends, greeted(account), Optional.empty());
        } catch (MessagingException failed) {
            throw account.failed(failed);
        }
    }

    /** Notes when a server's certificate expires. Its name has been checked by then. */
    private static final class ShownCertificate implements HostnameVerifier {
        private Optional<Instant> ends = Optional.empty();

        /** A session that reports its certificate here. */
        Session session(Account account, String name) {
            var session = account.session(name);
            session.getProperties().put("mail.%s.ssl.hostnameverifier".formatted(account.protocol(name)), this);
            return session;
        }

        @Override
        public boolean verify(String server, SSLSession line) {
            try {
                if (line.getPeerCertificates()[0] instanceof X509Certificate certificate)
                    ends = Optional.of(certificate.getNotAfter().toInstant());
                return true;
            } catch (SSLPeerUnverifiedException none) {
                return false;
            }
        }
    }

    /** The time in the server's greeting, over a second connection since the mail library does not keep it. */
    public static Optional<Instant> greeted(Account account) {
        try (var line = account.security() == Account.Security.TLS
                ? account.trust()
                        .<SocketFactory>map(ours -> ours)
                        .orElseGet(SSLSocketFactory::getDefault)
                        .createSocket()
                : new Socket()) {
            line.connect(new InetSocketAddress(account.host(), account.port()), PATIENCE);
            line.setSoTimeout(PATIENCE);
            var greeting = new BufferedReader(new InputStreamReader(line.getInputStream(), StandardCharsets.ISO_8859_1))
                    .readLine();
            line.getOutputStream().write("QUIT\r\n".getBytes(StandardCharsets.US_ASCII));
            return date(String.valueOf(greeting));
        } catch (IOException silent) {
            return Optional.empty();
        }
    }

    /** An RFC 5322 date anywhere in a line. */
    static Optional<Instant> date(String line) {
        var date = DATE.matcher(line);
        try {
            return date.find()
                    ? Optional.of(new MailDateFormat().parse(date.group()).toInstant())
                    : Optional.empty();
        } catch (ParseException none) {
            return Optional.empty();
        }
    }
}
