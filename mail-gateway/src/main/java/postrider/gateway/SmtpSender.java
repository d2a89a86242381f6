package postrider.gateway;

import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.SendFailedException;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.io.IOException;

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
            throw new Refused(refused.getMessage());
        } catch (MessagingException failed) {
            throw new IOException("%s: %s".formatted(account, failed.getMessage()), failed);
        }
    }
}
