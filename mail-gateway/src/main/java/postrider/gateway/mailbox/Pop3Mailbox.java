package postrider.gateway.mailbox;

import jakarta.mail.FetchProfile;
import jakarta.mail.Flags;
import jakarta.mail.Folder;
import jakarta.mail.Message;
import jakarta.mail.MessageRemovedException;
import jakarta.mail.MessagingException;
import jakarta.mail.UIDFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.angus.mail.pop3.POP3Folder;
import postrider.text.Lists;

/**
 * A mailbox on a POP3 server. A file records which letters were read, by the names the server gives them (UIDL, RFC 1939, 7). It
 * disconnects after each look, since a server only shows what was there at sign-in.
 *
 * @param delete whether letters are deleted on the server once they are stored
 * @param known the file that records which letters were read
 * @param limit the largest letter that is read, in bytes
 */
public record Pop3Mailbox(Account account, boolean delete, Path known, int limit) implements Mailbox {
    private record Letter(Message message, String name, int limit) implements KnownLetters.Named {
        @Override
        public Fetched read() throws IOException {
            var sink = new LetterSink(limit);
            try {
                message.writeTo(sink);
            } catch (MessageRemovedException refused) {
                throw new KnownLetters.Odd("the server does not give it");
            } catch (MessagingException broken) {
                throw new IOException(broken.getMessage(), broken);
            }
            return sink.letter();
        }
    }

    @Override
    public void fetch(Keeper keeper) throws IOException {
        try (var store = account.session("pop3").getStore(account.protocol("pop3"))) {
            account.connect(store);
            var inbox = (POP3Folder) store.getFolder("INBOX");
            inbox.open(delete ? Folder.READ_WRITE : Folder.READ_ONLY);
            try {
                fetch(inbox, keeper);
            } finally {
                if (inbox.isOpen()) inbox.close(false);
            }
        } catch (MessagingException failed) {
            throw account.failed(failed);
        }
    }

    private void fetch(POP3Folder inbox, Keeper keeper) throws MessagingException, IOException {
        var letters = letters(inbox);
        var fates = KnownLetters.in(known, letters);
        try {
            fates.fetch(letters, account, keeper);
        } finally {
            fates.save();
        }
        if (delete) delete(Lists.filter(letters, letter -> fates.isKept(letter.name())), inbox, fates);
        fates.requireAll(account);
    }

    /** The server deletes at QUIT, all letters or none. */
    private static void delete(List<Letter> kept, POP3Folder inbox, KnownLetters fates)
            throws MessagingException, IOException {
        for (var letter : kept) letter.message().setFlag(Flags.Flag.DELETED, true);
        inbox.close(true);
        for (var letter : kept) fates.forget(letter.name());
        fates.save();
    }

    private List<Letter> letters(POP3Folder inbox) throws MessagingException, IOException {
        var messages = inbox.getMessages();
        var names = new FetchProfile();
        names.add(UIDFolder.FetchProfileItem.UID);
        inbox.fetch(messages, names);
        var letters = new ArrayList<Letter>();
        for (var message : messages) {
            var name = inbox.getUID(message);
            if (name == null)
                throw new IOException(
                        "%s: the server gives its letters no names (UIDL), so none would ever count as read: use IMAP."
                                .formatted(account));
            letters.add(new Letter(message, name, limit));
        }
        return letters;
    }

    /** POP3 does not announce letters. */
    @Override
    public void await(Duration patience) throws InterruptedException {
        Thread.sleep(Mailbox.shorter(patience, LOOK));
    }

    @Override
    public void close() {
        // connected only during fetch
    }
}
