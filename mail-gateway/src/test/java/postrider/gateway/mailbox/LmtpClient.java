package postrider.gateway.mailbox;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.SocketAddress;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;

/** An LMTP client: a mail server that delivers a letter, or anything else that connects. */
public final class LmtpClient implements AutoCloseable {
    private final SocketChannel line;
    private final BufferedReader in;

    public LmtpClient(SocketAddress address) throws IOException {
        line = address instanceof UnixDomainSocketAddress
                ? SocketChannel.open(StandardProtocolFamily.UNIX)
                : SocketChannel.open();
        line.connect(address);
        in = new BufferedReader(Channels.newReader(line, ISO_8859_1));
    }

    /** Sends a line verbatim. */
    void say(String bytes) throws IOException {
        line.write(ByteBuffer.wrap(bytes.getBytes(ISO_8859_1)));
    }

    /** The next line of the server; null at the end. */
    String answer() throws IOException {
        return in.readLine();
    }

    /** Plays a dialogue line by line: {@code >} is sent, {@code <} is expected. */
    void plays(String conversation) throws IOException {
        for (var spoken : conversation.lines().toList())
            if (spoken.startsWith("> ")) say(spoken.substring(2) + "\r\n");
            else assertEquals(spoken.substring(2), answer());
    }

    /** Delivers a letter; returns the reply. */
    public String deliver(String text) throws IOException {
        plays("""
                < 220 postrider LMTP
                > LHLO mail.example.org
                < 250-postrider
                < 250-PIPELINING
                < 250-ENHANCEDSTATUSCODES
                < 250-8BITMIME
                < 250-SMTPUTF8""");
        answer();
        plays("""
                > MAIL FROM:<red@example.org> BODY=8BITMIME
                < 250 2.1.0 noted
                > RCPT TO:<referee@example.org>
                < 250 2.1.5 noted
                > DATA
                < 354 end with a dot""");
        say(text.replaceAll("(?m)^\\.", "..") + ".\r\n");
        return answer();
    }

    @Override
    public void close() throws IOException {
        line.close();
    }
}
