package postrider.gateway.mailbox;

import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.SendFailedException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.eclipse.angus.mail.smtp.SMTPAddressFailedException;
import org.eclipse.angus.mail.smtp.SMTPSendFailedException;
import org.eclipse.angus.mail.smtp.SMTPSenderFailedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Sends by SMTP. One connection serves what there is to send, until it is closed; then the next letter opens another. */
public final class SmtpSender implements Sender {
    private static final Logger LOG = LoggerFactory.getLogger(SmtpSender.class);

    private final Account account;
    private final Session session;
    private Optional<Transport> connection = Optional.empty();

    public SmtpSender(Account account) {
        this.account = account;
        this.session = account.session("smtp");
    }

    @Override
    public synchronized void send(byte[] letter) throws IOException {
        try {
            if (connection.isEmpty()) connection = Optional.of(connect());
            var message = new MimeMessage(session, new ByteArrayInputStream(letter));
            connection.get().sendMessage(message, message.getRecipients(Message.RecipientType.TO));
        } catch (AddressException nobody) {
            throw new Refused(nobody.getMessage(), true);
        } catch (SendFailedException refused) {
            close(); // some servers hang up on it
            throw new Refused(why(refused), code(refused) / 100 == 5);
        } catch (MessagingException failed) {
            close();
            throw account.failed(failed);
        } catch (UncheckedIOException noPassword) {
            throw noPassword.getCause();
        }
    }

    private Transport connect() throws MessagingException {
        var transport = session.getTransport(account.protocol("smtp"));
        transport.connect(
                account.host(),
                account.port(),
                account.user(),
                account.password().get());
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

    /** The server's words about the one address we write to stand in an exception of its own. */
    private static Exception inner(SendFailedException refused) {
        return refused.getNextException() == null ? refused : refused.getNextException();
    }

    private static String why(SendFailedException refused) {
        return inner(refused).getMessage().strip();
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
