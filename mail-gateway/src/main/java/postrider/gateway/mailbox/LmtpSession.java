package postrider.gateway.mailbox;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.gateway.mime.Latin;
import postrider.text.Lists;

/** Serves one client of {@link LmtpServer}. A letter is on disk before it is acknowledged; each recipient gets a reply of its own. */
final class LmtpSession {
    private static final Logger LOG = LoggerFactory.getLogger(LmtpSession.class);

    /** The longest command, in bytes: RFC 5321, 4.5.3.1.4, with room for extensions. */
    private static final int LINE = 2_000;

    /** The most recipients of a letter (RFC 5321, 4.5.3.1.8). */
    private static final int READERS = 100;

    /** A client that makes this many is no mail server. */
    private static final int MISTAKES = 20;

    private static final Pattern SENDER = Pattern.compile("(?i)FROM: *<([^<>\\p{Cntrl}]*)>(.*)");
    private static final Pattern READER = Pattern.compile("(?i)TO: *<([^<>\\p{Cntrl}]+)>.*");
    private static final Pattern SIZE = Pattern.compile("(?i).* SIZE=(\\d{1,18})(?: .*)?");

    private final SocketChannel client;
    private final Maildir maildir;
    private final int limit;
    private final Supplier<Runnable> patience;
    private final ByteBuffer heard = ByteBuffer.allocate(8192).flip();

    private boolean greeted;
    private Optional<String> sender = Optional.empty();
    private final List<String> readers = new ArrayList<>();

    /** @param patience starts the client's time limit, and returns what ends it */
    LmtpSession(SocketChannel client, Maildir maildir, int limit, Supplier<Runnable> patience) {
        this.client = client;
        this.maildir = maildir;
        this.limit = limit;
        this.patience = patience;
    }

    private interface Part<T> {
        T take() throws IOException;
    }

    private <T> T inTime(Part<T> part) throws IOException {
        var end = patience.get();
        try {
            return part.take();
        } finally {
            end.run();
        }
    }

    void serve() throws IOException {
        say("220 postrider LMTP");
        for (int mistakes = 0; mistakes < MISTAKES; ) {
            var line = inTime(this::line);
            var words = line.split(" ", 2);
            var rest = words.length < 2 ? "" : words[1];
            var answers = answers(words[0].toUpperCase(Locale.ROOT), rest);
            say(answers.toArray(String[]::new));
            if (answers.getFirst().startsWith("221")) return;
            if (answers.getFirst().startsWith("5")) mistakes++;
        }
        say("421 4.7.0 too many mistakes");
    }

    private List<String> answers(String command, String rest) throws IOException {
        return switch (command) {
            case "LHLO" -> {
                greeted = true;
                forget();
                yield List.of(
                        "250-postrider",
                        "250-PIPELINING",
                        "250-ENHANCEDSTATUSCODES",
                        "250-8BITMIME",
                        "250-SMTPUTF8",
                        "250 SIZE " + limit);
            }
            case "MAIL" -> List.of(mail(rest));
            case "RCPT" -> List.of(reader(rest));
            case "DATA" -> readers.isEmpty() ? List.of("503 5.5.1 nobody is to have it") : letter();
            case "RSET" -> {
                forget();
                yield List.of("250 2.0.0 forgotten");
            }
            case "NOOP" -> List.of("250 2.0.0 still here");
            case "VRFY" -> List.of("252 2.5.0 send a letter and see");
            case "QUIT" -> List.of("221 2.0.0 good-bye");
            default -> List.of("500 5.5.1 LHLO, MAIL, RCPT, DATA, RSET, NOOP, VRFY and QUIT are known");
        };
    }

    private void forget() {
        sender = Optional.empty();
        readers.clear();
    }

    private String mail(String rest) {
        var from = SENDER.matcher(rest);
        if (!greeted || sender.isPresent()) return "503 5.5.1 not now";
        if (!from.matches()) return "501 5.1.7 write MAIL FROM:<address>";
        var size = SIZE.matcher(from.group(2));
        if (size.matches() && Long.parseLong(size.group(1)) > limit) return tooLarge();
        sender = Optional.of(from.group(1));
        return "250 2.1.0 noted";
    }

    private String reader(String rest) {
        var to = READER.matcher(rest);
        if (sender.isEmpty()) return "503 5.5.1 not now";
        if (!to.matches()) return "501 5.1.3 write RCPT TO:<address>";
        if (readers.size() == READERS) return "452 4.5.3 so many at a time";
        readers.add(to.group(1));
        return "250 2.1.5 noted";
    }

    private String tooLarge() {
        return "552 5.3.4 no letter may have more than %d bytes".formatted(limit);
    }

    private List<String> letter() throws IOException {
        say("354 end with a dot");
        var outcome = inTime(this::kept);
        var answers = Lists.map(readers, reader -> outcome.orElse("250 2.0.0 <%s> has it".formatted(reader)));
        forget();
        return answers;
    }

    /** Stores the incoming letter, or returns the reply that says why not. In either case it is read to its end. */
    private Optional<String> kept() throws IOException {
        var content = new Content();
        try (var draft = maildir.draft()) {
            draft.write(Latin.bytes("Return-Path: <%s>\r\n".formatted(sender.orElse(""))));
            for (var reader : readers) draft.write(Latin.bytes("Delivered-To: %s\r\n".formatted(reader)));
            for (int octet = content.next(); octet >= 0; octet = content.next())
                if (content.size <= limit) draft.write(octet);
            if (content.size > limit) return Optional.of(tooLarge());
            draft.deliver();
            return Optional.empty();
        } catch (Gone gone) {
            throw gone;
        } catch (IOException full) {
            LOG.warn("a letter cannot be stored, and the mail server will try again: {}", full.toString());
            while (content.next() >= 0) {}
            return Optional.of("452 4.3.0 it cannot be kept now");
        }
    }

    /**
     * The content of a letter, up to the line with a single dot (RFC 5321, 4.5.2). Only CRLF ends a line, so nobody can smuggle a second
     * letter past a client that also accepts a bare LF.
     */
    private final class Content {
        private long size;
        private int before = '\n';
        private int beforeThat = '\r';
        private boolean ended;

        /** The next byte; -1 at the end. */
        int next() throws IOException {
            if (ended) return -1;
            boolean begins = beforeThat == '\r' && before == '\n';
            int octet = read();
            if (begins && octet == '.') {
                octet = read();
                ended = octet == '\r' && peek() == '\n';
                if (ended) {
                    read();
                    return -1;
                }
            }
            beforeThat = before;
            before = octet;
            size++;
            return octet;
        }
    }

    /** A command, without its line end. */
    private String line() throws IOException {
        var line = new StringBuilder();
        for (int octet = read(); octet != '\n'; octet = read()) {
            if (line.length() == LINE) throw new Gone();
            line.append((char) octet);
        }
        return line.toString().stripTrailing();
    }

    private int read() throws IOException {
        int octet = peek();
        heard.get();
        return octet;
    }

    private int peek() throws IOException {
        if (!heard.hasRemaining()) {
            heard.clear();
            int some = received();
            heard.flip();
            if (some < 0) throw new Gone();
        }
        return heard.get(heard.position()) & 0xff;
    }

    private int received() throws Gone {
        try {
            return client.read(heard);
        } catch (IOException lost) {
            throw new Gone();
        }
    }

    /** The client has disconnected, or is no mail server. */
    private static final class Gone extends EOFException {
        private static final long serialVersionUID = 1;
    }

    /** Sends a reply, within the client's time limit. */
    private void say(String... lines) throws IOException {
        var bytes = ByteBuffer.wrap(Latin.bytes(String.join("\r\n", lines) + "\r\n"));
        inTime(() -> {
            while (bytes.hasRemaining()) client.write(bytes);
            return bytes;
        });
    }
}
