package postrider.gateway.mailbox;

import jakarta.mail.Folder;
import jakarta.mail.MessagingException;
import jakarta.mail.Quota;
import jakarta.mail.internet.MailDateFormat;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.text.ParseException;
import java.time.Instant;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.angus.mail.imap.IMAPStore;

/**
 * What a mail server shows of itself to whoever signs in, and does nothing else.
 *
 * @param certificate until when it is good, where the line is secret
 * @param clock what the server takes for now, if it says so
 * @param room of the mailbox, where the server counts it
 */
public record MailVisit(String server, Optional<Instant> certificate, Optional<Instant> clock, Optional<Room> room) {
    private static final int PATIENCE = 10_000;

    /** A date in an SMTP greeting: Exim, Sendmail and Exchange have one. */
    private static final Pattern DATE =
            Pattern.compile("[A-Z][a-z]{2}, \\d{1,2} [A-Z][a-z]{2} \\d{4} \\d{2}:\\d{2}:\\d{2} [-+]\\d{4}");

    /** In bytes (RFC 9208). */
    public record Room(long used, long limit) {}

    /** Where letters come in; empty where they are brought. */
    public static Optional<MailVisit> in(Letterbox box) throws IOException {
        return switch (box) {
            case Letterbox.Imap imap -> Optional.of(imap(imap));
            case Letterbox.Pop3 pop3 -> Optional.of(pop3(pop3.account()));
            case Letterbox.Maildir maildir -> Optional.empty();
            case Letterbox.Lmtp lmtp -> Optional.empty();
        };
    }

    private static MailVisit imap(Letterbox.Imap box) throws IOException {
        var seen = new SeenCertificate(box.account());
        var account = seen.account();
        try (var store = (IMAPStore) account.session("imap").getStore(account.protocol("imap"))) {
            account.connect(store);
            var folder = store.getFolder(box.folder());
            folder.open(Folder.READ_ONLY);
            var room = store.hasCapability("QUOTA") ? room(store.getQuota(box.folder())) : Optional.<Room>empty();
            folder.close(false);
            return new MailVisit(account.toString(), seen.ends(), Optional.empty(), room);
        } catch (MessagingException failed) {
            throw account.failed(failed);
        }
    }

    private static Optional<Room> room(Quota[] quotas) {
        return Stream.of(quotas)
                .flatMap(quota -> Stream.ofNullable(quota.resources).flatMap(Stream::of))
                .filter(resource -> resource.name.equalsIgnoreCase("STORAGE") && resource.limit > 0)
                .map(resource -> new Room(1024 * resource.usage, 1024 * resource.limit))
                .findFirst();
    }

    private static MailVisit pop3(Account known) throws IOException {
        var seen = new SeenCertificate(known);
        var account = seen.account();
        try (var store = account.session("pop3").getStore(account.protocol("pop3"))) {
            account.connect(store);
            return new MailVisit(account.toString(), seen.ends(), Optional.empty(), Optional.empty());
        } catch (MessagingException failed) {
            throw account.failed(failed);
        }
    }

    /** Where letters go out. */
    public static MailVisit out(Account known) throws IOException {
        var seen = new SeenCertificate(known);
        var account = seen.account();
        try (var transport = account.session("smtp").getTransport(account.protocol("smtp"))) {
            account.connect(transport);
            return new MailVisit(account.toString(), seen.ends(), greeted(account), Optional.empty());
        } catch (MessagingException failed) {
            throw account.failed(failed);
        }
    }

    /** The moment in the server's greeting; a second line to it, for our mail library keeps no greeting. */
    public static Optional<Instant> greeted(Account account) {
        try (var line = account.security() == Account.Security.TLS
                ? account.trust().orElseThrow().createSocket()
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

    /** A date as mail has it, somewhere in a line. */
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
