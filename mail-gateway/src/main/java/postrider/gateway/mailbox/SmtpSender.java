package postrider.gateway.mailbox;

import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.SendFailedException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Optional;
import org.eclipse.angus.mail.smtp.SMTPAddressFailedException;
import org.eclipse.angus.mail.smtp.SMTPMessage;
import org.eclipse.angus.mail.smtp.SMTPSendFailedException;
import org.eclipse.angus.mail.smtp.SMTPSenderFailedException;
import org.eclipse.angus.mail.smtp.SMTPTransport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.gateway.mime.MailAddress;

/** Sends by SMTP. One connection is used until it is closed; the next letter opens another. */
public final class SmtpSender implements Sender {
    private static final Logger LOG = LoggerFactory.getLogger(SmtpSender.class);

    private final Account account;
    private final Session session;
    private final ReportsWanted reports;
    private Optional<Transport> connection = Optional.empty();

    public SmtpSender(Account account) {
        this(account, ReportsWanted.NONE);
    }

    public SmtpSender(Account account, ReportsWanted reports) {
        this.account = account;
        this.reports = reports;
        this.session = account.session("smtp");
    }

    @Override
    public void send(byte[] letter) throws IOException {
        send(letter, Optional.empty());
    }

    @Override
    public void send(byte[] letter, MailAddress to) throws IOException {
        send(letter, Optional.of(to));
    }

    private synchronized void send(byte[] letter, Optional<MailAddress> elsewhere) throws IOException {
        try {
            if (connection.isEmpty()) connection = Optional.of(connect());
            var message = new SMTPMessage(session, new ByteArrayInputStream(letter));
            mark(message, connection.get());
            var readers = elsewhere.isPresent()
                    ? InternetAddress.parse(elsewhere.get().address())
                    : message.getRecipients(Message.RecipientType.TO);
            connection.get().sendMessage(message, readers);
        } catch (AddressException nobody) {
            throw new Refused(nobody.getMessage(), true);
        } catch (SendFailedException refused) {
            close(); // some servers hang up on it
            throw new Refused(inner(refused).getMessage().strip(), code(refused) / 100 == 5);
        } catch (MessagingException failed) {
            close();
            throw account.failed(failed);
        }
    }

    /** Sets the return path, and asks for reports if the server offers DSN (RFC 3461). */
    private void mark(SMTPMessage message, Transport server) throws MessagingException {
        var id = Optional.ofNullable(message.getMessageID()).orElse("");
        var mark = reports.of(id, Optional.ofNullable(message.getSubject()).orElse(""));
        mark.flatMap(ReportsWanted.Mark::returnPath).ifPresent(message::setEnvelopeFrom);
        if (mark.isEmpty() || !(server instanceof SMTPTransport smtp) || !smtp.supportsExtension("DSN")) return;
        int failures = SMTPMessage.NOTIFY_FAILURE | SMTPMessage.NOTIFY_DELAY;
        message.setNotifyOptions(reports.ofAll() ? failures | SMTPMessage.NOTIFY_SUCCESS : failures);
        message.setReturnOption(SMTPMessage.RETURN_HDRS);
        message.setMailExtension("ENVID=" + mark.get().envelopeId());
    }

    private Transport connect() throws MessagingException, IOException {
        var transport = session.getTransport(account.protocol("smtp"));
        account.connect(transport);
        LOG.debug("connected to {}", account);
        return transport;
    }

    @Override
    public synchronized void close() {
        try {
            if (connection.isPresent()) connection.get().close();
        } catch (MessagingException lost) {
            LOG.debug("{}: {}", account, lost.getMessage());
        }
        connection = Optional.empty();
    }

    /** What the server said about our one recipient is in a nested exception. */
    private static Exception inner(SendFailedException refused) {
        return refused.getNextException() == null ? refused : refused.getNextException();
    }

    private static int code(SendFailedException refused) {
        return switch (inner(refused)) {
            case SMTPAddressFailedException address -> address.getReturnCode();
            case SMTPSendFailedException letter -> letter.getReturnCode();
            case SMTPSenderFailedException sender -> sender.getReturnCode();
            default -> 0;
        };
    }
}
