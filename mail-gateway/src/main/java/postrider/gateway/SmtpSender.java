package postrider.gateway;

import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.SendFailedException;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.eclipse.angus.mail.smtp.SMTPAddressFailedException;
import org.eclipse.angus.mail.smtp.SMTPSendFailedException;
import org.eclipse.angus.mail.smtp.SMTPSenderFailedException;

/** Sends by SMTP, a connection a letter. */
public record SmtpSender(Account account) implements Sender {
    @Override
    public void send(byte[] letter) throws IOException {
        var session = account.session("smtp");
        try (var transport = session.getTransport(account.protocol("smtp"))) {
            transport.connect(
                    account.host(),
                    account.port(),
                    account.user(),
                    account.password().get());
            var message = new MimeMessage(session, new ByteArrayInputStream(letter));
            transport.sendMessage(message, message.getRecipients(Message.RecipientType.TO));
        } catch (SendFailedException refused) {
            throw new Refused(why(refused), code(refused) / 100 == 5);
        } catch (MessagingException failed) {
            throw new IOException("%s: %s".formatted(account, failed.getMessage()), failed);
        }
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
