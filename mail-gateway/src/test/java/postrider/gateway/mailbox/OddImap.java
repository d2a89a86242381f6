package postrider.gateway.mailbox;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** An IMAP server that can misbehave. It knows only the commands that our mail library sends. */
final class OddImap implements AutoCloseable {
    private static final Pattern COMMAND = Pattern.compile("(\\S+) (?:UID )?(\\S+) ?(.*)");
    private static final Pattern PIECE = Pattern.compile("BODY\\.PEEK\\[]<(\\d+)\\.(\\d+)>");

    /** A letter on the server. */
    static final class Mail {
        final long uid;
        final String text;
        boolean deleted;

        Mail(long uid, String text) {
            this.uid = uid;
            this.text = text;
        }
    }

    final List<String> heard = new CopyOnWriteArrayList<>();
    final Map<String, List<Mail>> folders = new LinkedHashMap<>();

    /** Its capabilities. */
    volatile String skills = "IDLE MOVE UIDPLUS NAMESPACE";

    /** What it returns for a letter; NIL if it is empty. */
    volatile Function<Mail, Optional<String>> given = mail -> Optional.of(mail.text);

    volatile ToLongFunction<Mail> size = mail -> mail.text.length();

    /** What it answers to CREATE. */
    volatile String created = "OK made";

    volatile String prefix = "";

    /** Comes in while a letter is being fetched, and is announced at once. */
    volatile Optional<String> betweenTimes = Optional.empty();

    /** Comes in just before the server says that it idles. */
    volatile Optional<String> beforeIdling = Optional.empty();

    private final ServerSocket entrance = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final List<Socket> sockets = new CopyOnWriteArrayList<>();
    private long next = 1;

    OddImap() throws IOException {
        folders.put("INBOX", new ArrayList<>());
        Thread.ofVirtual().start(this::accept);
    }

    int port() {
        return entrance.getLocalPort();
    }

    synchronized void deliver(String text) {
        inbox().add(new Mail(next++, text));
    }

    List<Mail> inbox() {
        return folders.get("INBOX");
    }

    synchronized List<String> texts(String folder) {
        return folders.getOrDefault(folder, List.of()).stream()
                .map(mail -> mail.text)
                .toList();
    }

    private void accept() {
        try {
            while (true) {
                var socket = entrance.accept();
                socket.setTcpNoDelay(true);
                sockets.add(socket);
                Thread.ofVirtual().start(() -> serve(socket));
            }
        } catch (IOException closed) {
            // no more clients
        }
    }

    private void serve(Socket socket) {
        try (var in = new BufferedReader(new InputStreamReader(socket.getInputStream(), ISO_8859_1));
                var out = socket.getOutputStream()) {
            say(out, "* OK ready");
            for (var line = in.readLine(); line != null; line = in.readLine()) {
                heard.add(line);
                var command = COMMAND.matcher(line);
                if (command.matches()) answer(command.group(1), command.group(2), command.group(3), in, out);
            }
        } catch (IOException gone) {
            // hung up
        }
    }

    private void answer(String tag, String command, String rest, BufferedReader in, OutputStream out)
            throws IOException {
        if (command.equals("IDLE")) {
            var come = beforeIdling;
            beforeIdling = Optional.empty();
            if (come.isPresent()) arrive(come.get(), out);
            say(out, "+ idling");
            heard.add(in.readLine());
            say(out, tag + " OK done");
            return;
        }
        say(out, tag + " " + done(command, rest, out));
    }

    private synchronized String done(String command, String rest, OutputStream out) throws IOException {
        switch (command) {
            case "CAPABILITY" -> say(out, "* CAPABILITY IMAP4rev1 " + skills);
            case "NAMESPACE" -> say(out, "* NAMESPACE ((\"%s\" \".\")) NIL NIL".formatted(prefix));
            case "LIST" -> {
                var name = words(rest).getLast();
                if (folders.containsKey(name)) say(out, "* LIST () \".\" \"%s\"".formatted(name));
            }
            case "SELECT", "EXAMINE" -> {
                say(out, "* %d EXISTS".formatted(inbox().size()));
                say(out, "* OK [UIDVALIDITY 7] here");
                say(out, "* OK [UIDNEXT %d] next".formatted(next));
            }
            case "NOOP" -> say(out, "* %d EXISTS".formatted(inbox().size()));
            case "CREATE" -> {
                if (created.startsWith("OK")) folders.put(words(rest).getFirst(), new ArrayList<>());
                return created;
            }
            case "FETCH" -> fetch(rest, out);
            case "COPY", "MOVE" -> {
                var to = folders.get(words(rest).getLast());
                if (to == null) return "NO [TRYCREATE] no such folder";
                for (var mail : numbered(rest)) to.add(new Mail(to.size() + 1, mail.text));
                if (command.equals("MOVE")) remove(numbered(rest), out);
            }
            case "STORE" -> numbered(rest).forEach(mail -> mail.deleted = true);
            case "EXPUNGE" -> {
                var uids = rest.isEmpty() ? List.<Long>of() : numbers(rest);
                remove(
                        inbox().stream()
                                .filter(mail -> mail.deleted && (rest.isEmpty() || uids.contains(mail.uid)))
                                .toList(),
                        out);
            }
            default -> {}
        }
        return "OK done";
    }

    private void fetch(String rest, OutputStream out) throws IOException {
        var set = rest.split(" ", 2)[0];
        var byUid = set.endsWith("*");
        var piece = PIECE.matcher(rest);
        var wanted = byUid ? List.copyOf(inbox()) : numbered(rest);
        for (var mail : wanted) {
            if (byUid && mail.uid < Long.parseLong(set.split(":")[0]) && mail != inbox().getLast()) continue;
            int number = inbox().indexOf(mail) + 1;
            if (!piece.find(0)) {
                say(out, "* %d FETCH (UID %d RFC822.SIZE %d)".formatted(number, mail.uid, size.applyAsLong(mail)));
                continue;
            }
            int from = Integer.parseInt(piece.group(1));
            var text = given.apply(mail).map(all -> {
                var begun = all.substring(Math.min(from, all.length()));
                return begun.substring(0, Math.min(begun.length(), Integer.parseInt(piece.group(2))));
            });
            var body = text.map(bytes -> "{%d}\r\n%s".formatted(bytes.length(), bytes))
                    .orElse("NIL");
            say(out, "* %d FETCH (UID %d BODY[]<%d> %s)".formatted(number, mail.uid, from, body));
        }
        var come = betweenTimes;
        if (piece.find(0) && come.isPresent()) {
            betweenTimes = Optional.empty();
            arrive(come.get(), out);
        }
    }

    private void arrive(String text, OutputStream out) throws IOException {
        deliver(text);
        say(out, "* %d EXISTS".formatted(inbox().size()));
    }

    private void remove(List<Mail> mails, OutputStream out) throws IOException {
        for (var mail : mails) {
            say(out, "* %d EXPUNGE".formatted(inbox().indexOf(mail) + 1));
            inbox().remove(mail);
        }
    }

    private List<Mail> numbered(String rest) {
        return numbers(rest).stream()
                .map(number -> inbox().get(number.intValue() - 1))
                .toList();
    }

    private static List<Long> numbers(String rest) {
        return Stream.of(rest.split(" ", 2)[0].split(","))
                .flatMap(range -> {
                    var ends = range.split(":");
                    return IntStream.rangeClosed(Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1]))
                            .mapToObj(Long::valueOf);
                })
                .toList();
    }

    private static List<String> words(String rest) {
        return Stream.of(rest.split(" ")).map(word -> word.replace("\"", "")).collect(Collectors.toList());
    }

    private static void say(OutputStream out, String line) throws IOException {
        out.write((line + "\r\n").getBytes(ISO_8859_1));
        out.flush();
    }

    @Override
    public void close() throws IOException {
        entrance.close();
        for (var socket : sockets) socket.close();
    }
}
