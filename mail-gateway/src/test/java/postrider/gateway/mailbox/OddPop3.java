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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;

/** A POP3 server that can misbehave. It knows only the commands that our mail library sends. */
final class OddPop3 implements AutoCloseable {
    /** A letter on the server. */
    record Mail(String name, String text) {}

    final List<String> heard = new CopyOnWriteArrayList<>();
    final List<Mail> letters = new CopyOnWriteArrayList<>();

    /** The letters it does not return. */
    volatile Predicate<Mail> refused = mail -> false;

    /** The letters in the middle of which it disconnects. */
    volatile Predicate<Mail> broken = mail -> false;

    /** Whether it disconnects when it should delete. */
    volatile boolean forgetful;

    /** Whether it gives its letters names. */
    volatile boolean naming = true;

    private final ServerSocket entrance = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private int next = 1;

    OddPop3() throws IOException {
        Thread.ofVirtual().start(this::accept);
    }

    int port() {
        return entrance.getLocalPort();
    }

    void deliver(String text) {
        letters.add(new Mail("u%d".formatted(next++), text));
    }

    private void accept() {
        try {
            while (true) {
                var socket = entrance.accept();
                socket.setTcpNoDelay(true);
                Thread.ofVirtual().start(() -> serve(socket));
            }
        } catch (IOException closed) {
            // no more clients
        }
    }

    private void serve(Socket socket) {
        var shown = new ArrayList<>(letters);
        var deleted = new LinkedHashSet<Mail>();
        try (var in = new BufferedReader(new InputStreamReader(socket.getInputStream(), ISO_8859_1));
                var out = socket.getOutputStream()) {
            say(out, "+OK ready");
            for (var line = in.readLine(); line != null; line = in.readLine()) {
                heard.add(line);
                answer(line.split(" "), shown, deleted, out);
            }
        } catch (IOException gone) {
            // hung up
        }
    }

    private void answer(String[] words, List<Mail> shown, Set<Mail> deleted, OutputStream out) throws IOException {
        switch (words[0]) {
            case "CAPA" -> say(out, "+OK\r\n%sUSER\r\n.".formatted(naming ? "UIDL\r\n" : ""));
            case "STAT" -> say(out, "+OK %d 1000".formatted(shown.size()));
            case "UIDL" -> {
                if (!naming) {
                    say(out, "-ERR what?");
                    return;
                }
                say(out, "+OK");
                for (int i = 0; i < shown.size(); i++)
                    say(out, "%d %s".formatted(i + 1, shown.get(i).name()));
                say(out, ".");
            }
            case "RETR" -> give(shown.get(Integer.parseInt(words[1]) - 1), out);
            case "DELE" -> {
                deleted.add(shown.get(Integer.parseInt(words[1]) - 1));
                say(out, "+OK");
            }
            case "QUIT" -> {
                if (forgetful) throw new IOException("hung up");
                letters.removeAll(deleted);
                say(out, "+OK");
                throw new IOException("good-bye");
            }
            default -> say(out, "+OK");
        }
    }

    private void give(Mail mail, OutputStream out) throws IOException {
        if (refused.test(mail)) {
            say(out, "-ERR it cannot be read");
            return;
        }
        say(out, "+OK");
        var stuffed = mail.text().replaceAll("(?m)^\\.", "..");
        if (broken.test(mail)) {
            say(out, stuffed.substring(0, stuffed.length() / 2));
            throw new IOException("hung up");
        }
        say(out, stuffed + ".");
    }

    private static void say(OutputStream out, String text) throws IOException {
        out.write((text + "\r\n").getBytes(ISO_8859_1));
        out.flush();
    }

    @Override
    public void close() throws IOException {
        entrance.close();
    }
}
