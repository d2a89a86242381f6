package postrider.kit;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A real terminal at which a test can type. It needs {@code python3}. */
public record Pty(Path folder, Map<String, String> environment, int lines, int columns) {
    private static final String SITTING = """
            import fcntl, os, pty, re, select, struct, sys, termios, time
            lines, columns, words = map(int, sys.argv[1:4])
            command, talk = sys.argv[4:4 + words], sys.argv[4 + words:]
            pid, terminal = pty.fork()
            if pid == 0:
                fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack('HHHH', lines, columns, 0, 0))
                os.execvp(command[0], command)
            shown, end = b'', time.time() + 300
            def more():
                global shown
                if time.time() > end: sys.exit('too slow; it showed ' + shown.decode())
                if not select.select([terminal], [], [], 0.2)[0]: return True
                try: come = os.read(terminal, 65536)
                except OSError: come = b''
                shown += come
                return come != b''
            def read(): # without what steers the screen
                return re.sub(rb'\\x1b(?:\\[[0-9;?]*[A-Za-z]|[()].|[=>78])|\\x0f', b'', shown)
            for wanted, keys in zip(talk[::2], talk[1::2]):
                seen = len(read())
                while wanted.encode() not in read()[seen:]:
                    if not more(): sys.exit('it ended; it showed ' + shown.decode())
                os.write(terminal, keys.encode())
            while more(): pass
            sys.stdout.buffer.write(shown)
            """;

    /**
     * Runs a command and returns everything it shows.
     *
     * @param talk alternately what to wait for and what to type then
     */
    public String shows(List<String> command, String... talk) throws IOException {
        var words = new ArrayList<>(List.of("python3", "-c", SITTING));
        for (int number : List.of(lines, columns, command.size())) words.add(String.valueOf(number));
        words.addAll(command);
        words.addAll(List.of(talk));
        var builder = new ProcessBuilder(words).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().keySet().removeAll(List.of("LINES", "COLUMNS", "NO_COLOR", "PAGER", "LESS"));
        builder.environment().put("TERM", "xterm");
        builder.environment().putAll(environment);
        var running = builder.start();
        running.getOutputStream().close();
        return new String(running.getInputStream().readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    }
}
