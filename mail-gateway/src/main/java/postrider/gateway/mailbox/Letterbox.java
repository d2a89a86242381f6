package postrider.gateway.mailbox;

import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnixDomainSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Where letters come in, according to the settings. */
public sealed interface Letterbox {
    /** How long a server may take to answer while we listen. */
    Duration GRACE = Duration.ofSeconds(30);

    /** How long an LMTP client may take for a line, and for a letter (RFC 5321, 4.5.3.2). */
    Duration PATIENCE = Duration.ofMinutes(5);

    /**
     * Opens it; nothing is fetched yet.
     *
     * @param post the post office's own folder, which records how far it was read
     * @param limit the largest letter that is read, in bytes
     */
    Mailbox open(Path post, int limit);

    /** The usual folder on an IMAP server. */
    static Letterbox inbox(Account account) {
        return new Imap(account, "INBOX", Optional.empty());
    }

    /** Whether several gateways would read the same one; otherwise each has its own. */
    default boolean isShared() {
        return false;
    }

    /** What prevents its use on this machine, a sentence each. */
    default List<String> faults() {
        return List.of();
    }

    /**
     * A folder on an IMAP server.
     *
     * @param processed the folder that letters are moved to, if any
     */
    record Imap(Account account, String folder, Optional<String> processed) implements Letterbox {
        @Override
        public Mailbox open(Path post, int limit) {
            return new ImapMailbox(
                    account, new ImapMailbox.Options(folder, processed, post.resolve("place"), limit, GRACE));
        }

        @Override
        public boolean isShared() {
            return true;
        }
    }

    /**
     * A POP3 server.
     *
     * @param delete whether letters are deleted there once they are stored
     */
    record Pop3(Account account, boolean delete) implements Letterbox {
        @Override
        public Mailbox open(Path post, int limit) {
            return new Pop3Mailbox(account, delete, post.resolve("known"), limit);
        }

        @Override
        public boolean isShared() {
            return true;
        }
    }

    /**
     * A Maildir on this machine.
     *
     * @param delete whether letters are deleted once they are stored, instead of being moved to {@code cur}
     */
    record Maildir(Path folder, boolean delete) implements Letterbox {
        @Override
        public Mailbox open(Path post, int limit) {
            return new MaildirMailbox(folder, delete, post.resolve("known"), limit);
        }

        @Override
        public List<String> faults() {
            return Stream.of("new", "cur")
                    .map(folder::resolve)
                    .filter(part -> !Files.isDirectory(part) || !Files.isWritable(part))
                    .map(part -> Files.isDirectory(part)
                            ? "maildir.folder: %s may not be written in: letters that were read are taken out of it; let Postrider's user own the Maildir."
                                    .formatted(part)
                            : "maildir.folder: there is no folder %s; name the Maildir itself, which holds 'new', 'cur' and 'tmp'."
                                    .formatted(part))
                    .toList();
        }
    }

    /** An LMTP socket to which this machine's mail server delivers. */
    record Lmtp(SocketAddress address) implements Letterbox {
        @Override
        public Mailbox open(Path post, int limit) {
            var options = new LmtpMailbox.Options(post.resolve("incoming"), post.resolve("known"), limit, PATIENCE);
            return new LmtpMailbox(address, options);
        }

        @Override
        public List<String> faults() {
            return switch (address) {
                case UnixDomainSocketAddress socket
                when !Files.isWritable(socket.getPath().toAbsolutePath().getParent()) ->
                    List.of(
                            "lmtp.socket: there is no folder %s that can be written in; make it, for the mail server to enter it."
                                    .formatted(socket.getPath().toAbsolutePath().getParent()));
                default -> List.of();
            };
        }

        public static Lmtp port(int port) {
            return new Lmtp(new InetSocketAddress("127.0.0.1", port));
        }
    }
}
