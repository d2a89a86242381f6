package postrider.gateway.mailbox;

import java.io.IOException;
import java.net.SocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** A socket to which the mail server delivers by LMTP, into a Maildir of our own. It listens from its first use on. */
public final class LmtpMailbox implements Mailbox {
    private final SocketAddress address;
    private final Options options;
    private final MaildirMailbox letters;
    private Optional<LmtpServer> server = Optional.empty();

    /**
     * @param folder our own Maildir, where letters are until they are stored
     *
     * @param known the file that records which letters cannot be read
     * @param limit the largest letter that is taken, in bytes
     * @param patience how long a client may take for a line, and for a letter
     */
    public record Options(Path folder, Path known, int limit, Duration patience) {}

    public LmtpMailbox(SocketAddress address, Options options) {
        this.address = address;
        this.options = options;
        this.letters = new MaildirMailbox(options.folder(), true, options.known(), options.limit());
    }

    @Override
    public void fetch(Keeper keeper) throws IOException {
        listen();
        letters.fetch(keeper);
    }

    @Override
    public void await(Duration patience) throws IOException, InterruptedException {
        listen();
        letters.await(patience);
    }

    private void listen() throws IOException {
        if (server.isEmpty()) server = Optional.of(LmtpServer.at(address, Maildir.lay(options.folder()), options));
    }

    @Override
    public void close() {
        server.ifPresent(LmtpServer::close);
        server = Optional.empty();
    }
}
