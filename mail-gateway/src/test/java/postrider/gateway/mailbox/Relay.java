package postrider.gateway.mailbox;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Collection;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;

/** A bad connection to a server on this machine: it can break, or fall silent without closing. */
public final class Relay implements AutoCloseable {
    private final ServerSocket entrance;
    private final int server;
    private final Collection<Socket> sockets = new CopyOnWriteArrayList<>();
    private final AtomicLong budget = new AtomicLong(Long.MAX_VALUE);
    private volatile boolean silent;

    public Relay(int server) throws IOException {
        this.server = server;
        entrance = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::accept);
    }

    public int port() {
        return entrance.getLocalPort();
    }

    /** Breaks once the server has sent this many more bytes. */
    public void breakAfter(long bytes) {
        budget.set(bytes);
    }

    /** How many bytes the server may still send. */
    public long left() {
        return budget.get();
    }

    /** Nothing more gets through on existing connections; new ones work. */
    void fallSilent() {
        silent = true;
    }

    /** Works again, on new connections. */
    public void mend() {
        hangUp();
        silent = false;
        budget.set(Long.MAX_VALUE);
    }

    private void accept() {
        try {
            while (true) {
                var client = entrance.accept();
                sockets.add(client);
                client.setTcpNoDelay(
                        true); // otherwise the pieces cut here would wait for an acknowledgement of the first
                connect(client);
            }
        } catch (IOException closed) {
            hangUp();
        }
    }

    private void connect(Socket client) throws IOException {
        try {
            var upstream = new Socket(InetAddress.getLoopbackAddress(), server);
            sockets.add(upstream);
            upstream.setTcpNoDelay(true);
            Thread.ofVirtual().start(() -> pump(client, upstream, new AtomicLong(Long.MAX_VALUE)));
            Thread.ofVirtual().start(() -> pump(upstream, client, budget));
        } catch (IOException down) { // refused, or reset by a server that is being killed
            client.close();
        }
    }

    private void pump(Socket from, Socket to, AtomicLong left) {
        try (InputStream in = from.getInputStream();
                OutputStream out = to.getOutputStream()) {
            var buffer = new byte[512];
            for (var n = in.read(buffer); n >= 0 && left.addAndGet(-n) > 0; n = in.read(buffer))
                if (!silent) out.write(buffer, 0, n);
        } catch (IOException closed) {
            // the other end hung up
        }
    }

    private void hangUp() {
        for (var socket : sockets)
            try {
                socket.close();
            } catch (IOException gone) {
                // closed already
            }
    }

    @Override
    public void close() throws IOException {
        entrance.close();
        hangUp();
    }
}
