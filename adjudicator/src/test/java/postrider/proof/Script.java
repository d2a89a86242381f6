package postrider.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/**
 * Runs {@code verify.py} again and again in one {@code python3} per thread, since most of the time of a run is its start. Each run
 * starts afresh, as a new process would.
 */
public final class Script {
    private static final String RUNS = """
            import contextlib, io, json, sys
            program = compile(open(sys.argv[1], encoding="utf-8").read(), "verify.py", "exec")
            for line in sys.stdin:
                sys.argv = ["verify.py", *json.loads(line)]
                said = io.StringIO()
                with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
                    try:
                        exec(program, {"__name__": "__main__", "__doc__": None})
                        end = 0
                    except SystemExit as exit:
                        end = int(exit.code is not None)
                        if end: print(exit.code)
                print(json.dumps([end, said.getvalue()]), flush=True)
            """;
    private static final ThreadLocal<Script> HERE = ThreadLocal.withInitial(Script::new);
    private static final JsonMapper JSON = new JsonMapper();

    private final Writer in;
    private final BufferedReader out;

    /** What it said and how it ended. */
    public record Said(int exit, String text) {}

    private Script() {
        try {
            var process = new ProcessBuilder("python3", "-c", RUNS, program())
                    .redirectError(Redirect.INHERIT)
                    .start();
            in = process.outputWriter(StandardCharsets.UTF_8);
            out = process.inputReader(StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Where the program is, seen from this module's folder. */
    private static String program() {
        return Stream.of("", "../adjudicator/", "../../adjudicator/")
                .map(way -> way + "verify/verify.py")
                .filter(path -> Files.exists(Path.of(path)))
                .findFirst()
                .orElseThrow();
    }

    /** Asserts that nothing is amiss in these files and folders. Returns what is said of them. */
    public static String assertSound(Object... held) {
        var said = verify(Stream.of(held).map(Object::toString).toArray(String[]::new));
        assertEquals(0, said.exit(), said.text());
        return said.text();
    }

    public static Said verify(String... words) {
        return HERE.get().run(words);
    }

    private Said run(String... words) {
        try {
            in.write(JSON.writeValueAsString(words) + "\n");
            in.flush();
            var said = JSON.readTree(out.readLine());
            return new Said(said.get(0).asInt(), said.get(1).asString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
