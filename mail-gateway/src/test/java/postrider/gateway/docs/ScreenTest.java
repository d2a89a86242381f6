package postrider.gateway.docs;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.kit.Pty;
import postrider.needs.Need;
import postrider.needs.Needs;

/** Runs the program at a real terminal, as its launcher starts it. */
@Tag("long")
@Needs(Need.PYTHON)
class ScreenTest {
    private static final String EMPTIED = "\033[H\033[2J\033[3J";

    @TempDir
    Path folder;

    private Path launcher;

    /** The launcher of a release, with the classes under test. */
    @BeforeEach
    void house() throws IOException {
        for (var room : List.of("bin", "lib", "jdk/bin", "work")) Files.createDirectories(folder.resolve(room));
        launcher = Files.copy(Page.HOUSE.resolve("postrider"), folder.resolve("bin/postrider"));
        Files.copy(Page.HOUSE.resolve("mail-gateway/release/fonts.properties"), folder.resolve("lib/fonts.properties"));
        Files.writeString(folder.resolve("lib/java-21.archive"), "");
        Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"21.0.1\"\n");
        var java = Files.writeString(folder.resolve("jdk/bin/java"), """
                #!/bin/sh
                passed=
                for word do
                    shift
                    case $passed$word in
                    -cp) passed=-cp ;;
                    -cp*) passed= ;;
                    -X*) ;;
                    *) set -- "$@" "$word" ;;
                    esac
                done
                exec '%s' -XX:TieredStopAtLevel=1 -cp '%s' "$@"
                """.formatted(
                        ProcessHandle.current().info().command().orElseThrow(),
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))));
        Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwx------"));
    }

    private Pty terminal(int lines, int columns, Map<String, String> environment) {
        var all = new HashMap<>(environment);
        all.put("JAVA_HOME", folder.resolve("jdk").toString());
        return new Pty(folder.resolve("work"), all, lines, columns);
    }

    private List<String> postrider(String... words) {
        return Stream.concat(Stream.of(launcher.toString()), Stream.of(words)).toList();
    }

    @Test
    void theScreenIsClearedBetweenTwoPlayers() throws IOException {
        var shown = terminal(24, 80, Map.of("PAGER", "cat"))
                .shows(
                        postrider("table", "eve", "--new", "washingtons-war"),
                        "Hand over to the American player",
                        "\n",
                        "American> ",
                        "nonsense\n\n",
                        "American> ",
                        "1\n",
                        "Shall it stand?",
                        "\n",
                        "Press Enter when you have read it",
                        "\n",
                        "Hand over to the British player",
                        "\n",
                        "British> ",
                        "quit\n");
        assertTrue(shown.contains("\033[1mTHE SITUATION IN 1775\033[m\n====="), shown);
        assertTrue(shown.contains("no        'nonsense'"), shown);
        assertTrue(
                shown.replaceAll("(?s).*Press Enter when", "").contains(EMPTIED + "Hand over to the British"), shown);
        assertTrue(shown.endsWith("The game is kept; go on with 'postrider table eve'.\n"), shown);
        var later = terminal(24, 80, Map.of("PAGER", "cat"))
                .shows(postrider("table", "eve"), "Hand over to the British player", "\n", "British> ", "\004");
        assertTrue(later.contains("for the king:"), later);
    }

    @Test
    void longOutputIsPagedUnlessThatIsTurnedOff() throws IOException {
        var pager = Map.of("PAGER", "sed 's/^/paged: /'");
        assertTrue(terminal(10, 80, pager).shows(postrider("--help")).startsWith("paged: "));
        assertFalse(terminal(90, 80, pager).shows(postrider("--help")).contains("paged: "));
        assertFalse(
                terminal(10, 80, pager).shows(postrider("--help", "--no-pager")).contains("paged: "));
        var missing = terminal(10, 80, Map.of("PAGER", "no-such-pager")).shows(postrider("--help"));
        assertTrue(missing.contains("A referee for board wargames played by mail."), missing);
    }

    @Test
    void colourIsUsedOnlyOnScreensAndIfWanted() throws IOException {
        assertTrue(
                terminal(90, 80, Map.of()).shows(postrider("status", "--help")).contains("\033["));
        assertFalse(terminal(90, 80, Map.of("NO_COLOR", "1"))
                .shows(postrider("status", "--help"))
                .contains("\033["));
        assertFalse(terminal(90, 80, Map.of("TERM", "dumb"))
                .shows(postrider("status", "--help"))
                .contains("\033["));
        var piped = terminal(90, 80, Map.of()).shows(List.of("sh", "-c", "../postrider status --help | cat"));
        assertFalse(piped.contains("\033["), piped);
    }

    @Test
    void linesFitTheScreen() throws IOException {
        var plain = Map.of("NO_COLOR", "1");
        var command = postrider("rule", "washingtons-war", "7.8");
        var narrow = terminal(900, 60, plain).shows(command);
        assertTrue(narrow.lines().allMatch(line -> line.length() <= 60), narrow);
        var wide = terminal(900, 100, plain).shows(command);
        assertTrue(wide.lines().anyMatch(line -> line.length() > 80), wide);
        assertTrue(wide.lines().allMatch(line -> line.length() <= 100), wide);
    }
}
