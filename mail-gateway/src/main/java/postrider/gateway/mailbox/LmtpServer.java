package postrider.gateway.mailbox;

import java.io.IOException;
import java.net.SocketAddress;
import java.net.SocketException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Accepts letters by LMTP (RFC 2033). Each client has its own thread, so a slow one delays nobody, and is disconnected in the end. */
final class LmtpServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(LmtpServer.class);

    /** The most clients at a time; Postfix opens twenty at most. */
    private static final int CLIENTS = 50;

    /** The pause after a failed accept. */
    private static final Duration PAUSE = Duration.ofMillis(100);

    private final ServerSocketChannel entrance;
    private final Maildir maildir;
    private final LmtpMailbox.Options options;
    private final Set<SocketChannel> clients = ConcurrentHashMap.newKeySet();
    private final ScheduledThreadPoolExecutor clock =
            new ScheduledThreadPoolExecutor(1, Thread.ofVirtual().factory());

    private final Thread doorman = Thread.ofVirtual().unstarted(this::accept);

    private LmtpServer(ServerSocketChannel entrance, Maildir maildir, LmtpMailbox.Options options) {
        this.entrance = entrance;
        this.maildir = maildir;
        this.options = options;
        clock.setRemoveOnCancelPolicy(true);
    }

    static LmtpServer at(SocketAddress address, Maildir maildir, LmtpMailbox.Options options) throws IOException {
        var entrance = address instanceof UnixDomainSocketAddress
                ? ServerSocketChannel.open(StandardProtocolFamily.UNIX)
                : ServerSocketChannel.open();
        try {
            if (address instanceof UnixDomainSocketAddress socket) clear(socket);
            entrance.bind(address);
            if (address instanceof UnixDomainSocketAddress socket) open(socket.getPath());
        } catch (IOException refused) {
            entrance.close();
            throw new IOException("lmtp: cannot listen at %s: %s".formatted(address, refused.getMessage()), refused);
        }
        LOG.info("listening for letters at {}", address);
        var server = new LmtpServer(entrance, maildir, options);
        server.doorman.start();
        return server;
    }

    /** Lets everyone connect who can enter its folder; on Windows it inherits the folder's rights. */
    private static void open(Path socket) throws IOException {
        var rights = Files.getFileAttributeView(socket, PosixFileAttributeView.class);
        if (rights != null) rights.setPermissions(PosixFilePermissions.fromString("rw-rw-rw-"));
    }

    /** Deletes a socket that nobody listens at, left behind by a killed process. */
    private static void clear(UnixDomainSocketAddress socket) throws IOException {
        var file = socket.getPath();
        if (!Files.exists(file)
                || !Files.readAttributes(file, BasicFileAttributes.class).isOther()) return;
        if (isAnswered(socket)) throw new IOException("somebody listens there already");
        Files.delete(file);
    }

    private static boolean isAnswered(UnixDomainSocketAddress socket) throws IOException {
        try (var caller = SocketChannel.open(socket)) {
            return caller.isConnected();
        } catch (SocketException nobody) {
            return false;
        }
    }

    private void accept() {
        while (entrance.isOpen())
            try {
                welcome(entrance.accept());
            } catch (IOException failed) {
                LOG.debug("no LMTP client was accepted: {}", failed.toString());
                LockSupport.parkNanos(PAUSE.toNanos());
            }
    }

    private void welcome(SocketChannel client) throws IOException {
        if (clients.size() < CLIENTS && clients.add(client)) Thread.ofVirtual().start(() -> serve(client));
        else turnAway(client);
    }

    private static void turnAway(SocketChannel client) throws IOException {
        try (client) {
            client.write(ByteBuffer.wrap("421 4.3.2 too many at once\r\n".getBytes(StandardCharsets.US_ASCII)));
        }
    }

    private void serve(SocketChannel client) {
        try (client) {
            new LmtpSession(client, maildir, options.limit(), () -> within(client)).serve();
        } catch (IOException | RejectedExecutionException gone) {
            LOG.debug("an LMTP client is gone: {}", gone.toString());
        } finally {
            clients.remove(client);
        }
    }

    /** Starts a client's time limit; returns what ends it. */
    private Runnable within(SocketChannel client) {
        var end = clock.schedule(() -> hangUp(client), options.patience().toMillis(), TimeUnit.MILLISECONDS);
        return () -> end.cancel(false);
    }

    private static void hangUp(SocketChannel client) {
        try {
            client.close();
        } catch (IOException gone) {
            LOG.debug("closing: {}", gone.toString());
        }
    }

    @Override
    public void close() {
        try {
            entrance.close();
        } catch (IOException gone) {
            LOG.debug("closing: {}", gone.toString());
        }
        clients.forEach(LmtpServer::hangUp);
        clock.shutdownNow();
        try {
            doorman.join(); // until then the system still accepts connections
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
