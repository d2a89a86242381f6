package postrider.gateway.docs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.APPEND;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import postrider.gateway.command.Main;

/**
 * Runs one command after another, each as a process of its own would run in this folder and environment, with the caller's input and
 * output. It ends with the shell in which the commands are typed.
 */
final class Resident {
    private Resident() {}

    public static void main(String[] arguments) throws IOException {
        var place = Path.of(arguments[0]);
        ProcessHandle.of(Long.parseLong(arguments[1]))
                .orElseThrow()
                .onExit()
                .thenRun(() -> Runtime.getRuntime().halt(0));
        while (true) {
            var caller =
                    Path.of("/proc", Files.readString(place.resolve("calls")).strip(), "fd");
            var words = Files.readString(place.resolve("words")).split("\0");
            Files.writeString(place.resolve("ends"), run(caller, Arrays.copyOfRange(words, 1, words.length)) + "\n");
        }
    }

    private static int run(Path caller, String... words) throws IOException {
        try (var in = new BufferedInputStream(Files.newInputStream(caller.resolve("0")));
                var out = stream(caller.resolve("1"));
                var err = stream(caller.resolve("2"))) {
            System.setIn(in);
            System.setOut(out);
            System.setErr(err);
            return Main.run(new PrintWriter(out, true, UTF_8), new PrintWriter(err, true, UTF_8), words);
        }
    }

    private static PrintStream stream(Path path) throws IOException {
        return new PrintStream(Files.newOutputStream(path, APPEND), true, UTF_8);
    }
}
