package postrider.gateway.mailbox;

import jakarta.mail.Folder;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.InternetHeaders;
import jakarta.mail.internet.MimeUtility;
import jakarta.mail.search.MessageIDTerm;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.text.Lists;

/** A letter found where letters come in. It is read and left there. */
public record ArrivedLetter(InternetHeaders header) {
    /** How many of the latest letters are read if a server cannot search. */
    private static final int LAST = 20;

    /** Finds a letter by its Message-ID; empty if it is not there, or the letterbox cannot be searched. */
    public static Optional<ArrivedLetter> find(Letterbox box, String messageId) throws IOException {
        return switch (box) {
            case Letterbox.Imap imap -> imap(imap, messageId);
            case Letterbox.Pop3 pop3 -> pop3(pop3.account(), messageId);
            case Letterbox.Maildir maildir -> maildir(maildir.folder(), messageId);
            case Letterbox.Lmtp lmtp -> Optional.empty();
        };
    }

    private static Optional<ArrivedLetter> imap(Letterbox.Imap box, String messageId) throws IOException {
        var folders =
                Lists.concat(List.of(box.folder()), box.processed().stream().toList());
        return box.account().visit("imap", store -> {
            for (var name : folders) {
                var folder = store.getFolder(name);
                if (!folder.exists()) continue;
                folder.open(Folder.READ_ONLY);
                var found = folder.search(new MessageIDTerm(messageId));
                var arrived = found.length == 0 ? Optional.<ArrivedLetter>empty() : Optional.of(of(found[0]));
                folder.close(false);
                if (arrived.isPresent()) return arrived;
            }
            return Optional.empty();
        });
    }

    private static Optional<ArrivedLetter> pop3(Account account, String messageId) throws IOException {
        return account.visit("pop3", store -> {
            var inbox = store.getFolder("INBOX");
            inbox.open(Folder.READ_ONLY);
            try {
                int letters = inbox.getMessageCount();
                for (int number = letters; number > Math.max(0, letters - LAST); number--) {
                    var letter = of(inbox.getMessage(number));
                    if (letter.fields("Message-ID").contains(messageId)) return Optional.of(letter);
                }
                return Optional.empty();
            } finally {
                inbox.close(false);
            }
        });
    }

    private static Optional<ArrivedLetter> maildir(Path folder, String messageId) throws IOException {
        var files = new ArrayList<Path>();
        for (var part : List.of("new", "cur"))
            try (var letters = Files.newDirectoryStream(folder.resolve(part))) {
                letters.forEach(files::add);
            }
        for (var file : files)
            try (var bytes = new BufferedInputStream(Files.newInputStream(file))) {
                var letter = new ArrivedLetter(new InternetHeaders(bytes));
                if (letter.fields("Message-ID").contains(messageId)) return Optional.of(letter);
            } catch (MessagingException unreadable) {
                throw new IOException(unreadable.getMessage(), unreadable);
            } catch (NoSuchFileException moved) {
                continue;
            }
        return Optional.empty();
    }

    private static ArrivedLetter of(Message letter) throws MessagingException {
        var header = new InternetHeaders();
        for (var field : Collections.list(letter.getAllHeaders()))
            header.addHeaderLine(field.getName() + ": " + field.getValue());
        return new ArrivedLetter(header);
    }

    /** The values of all fields of a name, from the top. */
    public List<String> fields(String name) {
        return Stream.ofNullable(header.getHeader(name))
                .flatMap(Stream::of)
                .map(MimeUtility::unfold)
                .map(String::strip)
                .toList();
    }

    /** When the last mail server received it, by its own clock (RFC 5321, 4.4). */
    public Optional<Instant> stamped() {
        return fields("Received").stream().findFirst().flatMap(MailVisit::date);
    }
}
