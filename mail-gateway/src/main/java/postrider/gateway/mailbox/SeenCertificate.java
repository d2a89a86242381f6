package postrider.gateway.mailbox;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.Optional;
import javax.net.ssl.SSLPeerUnverifiedException;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/** The sockets of an account, of which one remembers the last: it tells the certificate that the server has shown. */
final class SeenCertificate extends SSLSocketFactory {
    private final Account known;
    private final SSLSocketFactory sockets;
    private Optional<SSLSocket> last = Optional.empty();

    SeenCertificate(Account known) {
        this.known = known;
        this.sockets = known.trust().orElseGet(() -> (SSLSocketFactory) SSLSocketFactory.getDefault());
    }

    /** The account, with these sockets. */
    Account account() {
        return new Account(
                known.host(), known.port(), known.security(), known.user(), known.password(), Optional.of(this));
    }

    /** Until when the server's certificate is good; empty where none was shown. */
    Optional<Instant> ends() {
        try {
            return last.isPresent()
                            && last.get().getSession().getPeerCertificates()[0] instanceof X509Certificate certificate
                    ? Optional.of(certificate.getNotAfter().toInstant())
                    : Optional.empty();
        } catch (SSLPeerUnverifiedException none) {
            return Optional.empty();
        }
    }

    private Socket seen(Socket socket) {
        last = Optional.of((SSLSocket) socket);
        return socket;
    }

    @Override
    public Socket createSocket() throws IOException {
        return seen(sockets.createSocket());
    }

    @Override
    public Socket createSocket(Socket plain, String host, int port, boolean autoClose) throws IOException {
        return seen(sockets.createSocket(plain, host, port, autoClose));
    }

    @Override
    public Socket createSocket(String host, int port) throws IOException {
        return seen(sockets.createSocket(host, port));
    }

    @Override
    public Socket createSocket(String host, int port, InetAddress from, int fromPort) throws IOException {
        return seen(sockets.createSocket(host, port, from, fromPort));
    }

    @Override
    public Socket createSocket(InetAddress host, int port) throws IOException {
        return seen(sockets.createSocket(host, port));
    }

    @Override
    public Socket createSocket(InetAddress host, int port, InetAddress from, int fromPort) throws IOException {
        return seen(sockets.createSocket(host, port, from, fromPort));
    }

    @Override
    public String[] getDefaultCipherSuites() {
        return sockets.getDefaultCipherSuites();
    }

    @Override
    public String[] getSupportedCipherSuites() {
        return sockets.getSupportedCipherSuites();
    }
}
