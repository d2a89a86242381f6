package postrider.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.GameCatalog;
import postrider.desk.Office;
import postrider.desk.Raids;
import postrider.kit.Pty;
import postrider.needs.Need;
import postrider.needs.Needs;

/** Real shells complete our lines, and a real {@code man} shows our pages. */
class ShellsTest {
    @TempDir
    Path home;

    private final StringWriter out = new StringWriter();

    @BeforeEach
    void twoGamesAndATrap() throws IOException {
        for (var name : List.of("ww-017", "ww-018", "$(touch trap)"))
            Files.createDirectories(home.resolve("games").resolve(name));
        Files.writeString(home.resolve("order.txt"), "help");
    }

    private Path printed(String name, String... words) throws IOException {
        out.getBuffer().setLength(0);
        var setting = new Setting(
                new GameCatalog(List.of(new Raids())),
                new OnPaper(),
                InstantSource.fixed(Office.NOON),
                new PrintWriter(out, true),
                new PrintWriter(out, true));
        assertEquals(0, Postrider.run(setting, Map.of(), words), out::toString);
        return Files.writeString(home.resolve(name), out.toString());
    }

    private String run(String... command) throws IOException {
        var process = new ProcessBuilder(command).directory(home.toFile()).redirectErrorStream(true);
        process.environment().putAll(Map.of("HOME", home.toString(), "LC_ALL", "C.UTF-8", "MANWIDTH", "80"));
        var running = process.start();
        running.getOutputStream().close();
        return new String(running.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    /** Lines with an unfinished last word, and its completions. */
    private static final Map<String, List<String>> LINES = Map.of(
            "postrider sta", List.of("status"),
            "postrider status ww", List.of("ww-017", "ww-018"),
            "postrider status --js", List.of("--json"),
            "postrider preview ww-017 --as b", List.of("british"),
            "postrider preview ww-017 ord", List.of("order.txt"),
            "postrider new rai", List.of("raids"),
            "postrider report ww-017 --format h", List.of("html"),
            "postrider completion f", List.of("fish"));

    @Test
    @Needs(Need.BASH)
    void bashCompletes() throws IOException {
        var script = printed("postrider.bash", "completion", "bash");
        for (var line : LINES.entrySet())
            assertEquals(
                    line.getValue(),
                    run("bash", "-c", """
                                    source '%s'
                                    COMP_WORDS=(%s); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
                                    _postrider; printf '%%s\\n' "${COMPREPLY[@]}"
                                    """.formatted(script, line.getKey()))
                            .lines()
                            .sorted()
                            .toList(),
                    line.getKey());
        assertFalse(Files.exists(home.resolve("trap")));
    }

    /** zsh completes only at its prompt, so the test needs a terminal and presses the key. */
    @Test
    @Needs({Need.ZSH, Need.PYTHON})
    void zshCompletes() throws IOException {
        var script = printed("postrider.zsh", "completion", "zsh");
        for (var line : LINES.entrySet()) {
            var wanted = line.getValue().getFirst();
            var shown = new Pty(home, Map.of("HOME", home.toString()), 24, 80)
                    .shows(
                            List.of("zsh", "-f", "-i"),
                            "",
                            "source '%s'; bindkey '^T' list-choices; PS1=re''ady:\n".formatted(script),
                            "ready:",
                            line.getKey() + "\024",
                            wanted,
                            "\025exit\n");
            assertTrue(shown.contains(wanted), shown);
        }
    }

    @Test
    @Needs(Need.FISH)
    void fishCompletes() throws IOException {
        var script = printed("postrider.fish", "completion", "fish");
        for (var line : LINES.entrySet())
            assertEquals(
                    line.getValue(),
                    run("fish", "--no-config", "-c", "source '%s'; complete -C '%s'".formatted(script, line.getKey()))
                            .lines()
                            .map(word -> word.split("\t")[0])
                            .sorted()
                            .toList(),
                    line.getKey());
    }

    @Test
    @Needs(Need.MAN)
    void manShowsEachPageWithoutAComplaint() throws IOException {
        printed("nothing", "man", "--to", home.resolve("man1").toString());
        try (Stream<Path> pages = Files.list(home.resolve("man1"))) {
            for (var page : pages.toList()) {
                var shown = run("man", "--warnings", "-l", page.toString());
                assertTrue(shown.contains("SYNOPSIS\n       postrider"), shown);
                assertFalse(shown.contains("warning"), shown);
                assertTrue(shown.lines().allMatch(line -> line.length() <= 90), shown);
            }
        }
        var status = run("man", "-l", home.resolve("man1/postrider-status.1").toString());
        assertTrue(
                status.contains("EXAMPLES\n         postrider status\n         postrider status ww-017 --json\n"),
                status);
        assertTrue(status.contains("       --json Print JSON.\n"), status);
        assertTrue(Files.readString(printed("one", "man", "status")).startsWith(".TH POSTRIDER\\-STATUS 1"));
    }
}
