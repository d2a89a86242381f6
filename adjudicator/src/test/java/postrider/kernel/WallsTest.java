package postrider.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Which packages may depend on which. */
class WallsTest {
    private static final Path MAIN = Path.of("src/main/java/postrider");
    private static final Path GAMES = Path.of("../games");
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\n]*", Pattern.DOTALL);
    private static final Pattern PACKAGE = Pattern.compile("\\bpackage ([\\w.]+);");
    private static final Pattern WORKBENCH = Pattern.compile("import (?:static )?postrider\\.[a-z.]*\\bworkbench\\b");
    private static final Pattern IMPORT = Pattern.compile("import (?:static )?([\\w.]+)");
    private static final Pattern WORLD =
            Pattern.compile("\\bjava\\.(io|net|time|nio(?!\\.charset)|util\\.logging|util\\.Random|lang\\.System)\\b"
                    + "|\\b(System|Random|ThreadLocalRandom|SecureRandom|Math\\.random|Instant|LocalDate|Thread)\\b");

    @Test
    void packagesHaveNoCyclicDependencies() throws IOException {
        var above = new TreeMap<String, Set<String>>();
        for (var file : everywhere()) {
            var code = code(file);
            var here = PACKAGE.matcher(code);
            assertTrue(here.find(), file.toString());
            var known = above.computeIfAbsent(here.group(1), name -> new TreeSet<>());
            IMPORT.matcher(code)
                    .results()
                    .map(found -> found.group(1).replaceFirst("\\.\\p{Lu}.*", ""))
                    .filter(name -> name.startsWith("postrider") && !name.equals(here.group(1)))
                    .forEach(known::add);
        }
        assertTrue(above.size() > 40, above.keySet().toString());
        while (above.values().removeIf(known -> known.stream().noneMatch(above::containsKey))) {}
        while (above.keySet().removeIf(name -> above.values().stream().noneMatch(known -> known.contains(name)))) {}
        assertEquals(Set.of(), above.keySet());
    }

    /** The launcher finds the workbench's verbs, and the workbench the titles' players, as services. */
    @Test
    void nothingDependsOnTheWorkbench() throws IOException {
        var dependent = new ArrayList<String>();
        for (var file : everywhere())
            if (!file.toString().contains("workbench")
                    && WORKBENCH.matcher(code(file)).find())
                dependent.add(file.getFileName().toString());
        assertEquals(List.of(), dependent);
    }

    @Test
    void textKnowsTheJdkAlone() throws IOException {
        assertEquals(List.of(), imports("text", name -> name.startsWith("java.")));
    }

    @Test
    void theKernelKnowsTextAndTheJdkAlone() throws IOException {
        assertEquals(List.of(), imports("kernel", WallsTest::isCore));
    }

    @Test
    void theTournamentKnowsTheJdkAlone() throws IOException {
        assertEquals(
                List.of(), imports("tournament", name -> name.startsWith("java.") || name.contains(".tournament.")));
    }

    @Test
    void theKernelAndTheTournamentKnowNoFileClockLoggerOrRandomSource() throws IOException {
        var seen = new ArrayList<String>();
        for (var room : List.of("kernel", "tournament"))
            for (var file : sources(room)) {
                var found = WORLD.matcher(code(file));
                while (found.find()) seen.add(file.getFileName() + ": " + found.group());
            }
        assertEquals(List.of(), seen);
    }

    /** Only these packages name the folder store, so that another store can take its place. */
    @Test
    void theDeskKnowsNoFolder() throws IOException {
        var knowing = new TreeSet<String>();
        for (var file : everywhere())
            if (code(file).matches("(?s).*\\b(GameFolder|GameFile|OutboxFolder)\\b.*"))
                knowing.add(file.getParent().getFileName().toString());
        assertEquals(Set.of("command", "demo", "office", "proof", "store"), knowing);
    }

    @Test
    void wordsKnowTheKernelAndTheJdkAlone() throws IOException {
        assertEquals(List.of(), imports("words", WallsTest::isCore));
    }

    @Test
    void theCardsKnowTheMapTheNotationTheWordsTheKernelAndTheJdkAlone() throws IOException {
        assertEquals(
                List.of(),
                imports(
                        "cards",
                        name -> Stream.of("postrider.map.", "postrider.notation.", "postrider.words.")
                                        .anyMatch(name::startsWith)
                                || isCore(name)));
    }

    @Test
    void theMapAndTheNotationKnowTheKernelAndTheJdkAlone() throws IOException {
        for (var room : List.of("map", "notation")) assertEquals(List.of(), imports(room, WallsTest::isCore));
    }

    @Test
    void theBoxKnowsJacksonFilesAndTheJdkAlone() throws IOException {
        assertEquals(
                List.of(),
                imports(
                        "box",
                        name -> Stream.of("java.", "tools.jackson.", "postrider.files.")
                                .anyMatch(name::startsWith)));
    }

    @Test
    void filesKnowTheJdkAndTheLoggerAlone() throws IOException {
        assertEquals(
                List.of(),
                imports(
                        "files",
                        name -> Stream.of("java.", "javax.crypto.", "org.slf4j.")
                                .anyMatch(name::startsWith)));
    }

    @Test
    void theAdjudicatorKnowsNoGameNoMailAndNoTemplate() throws IOException {
        var forbidden = games();
        forbidden.addAll(List.of("postrider.templates", "postrider.gateway", "jakarta.mail", "io.pebbletemplates"));
        var seen = new ArrayList<String>();
        for (var file : sources("."))
            for (var name : forbidden) if (code(file).contains(name)) seen.add(file.getFileName() + ": " + name);
        assertEquals(List.of(), seen);
    }

    private static boolean isCore(String name) {
        return Stream.of("java.", "postrider.kernel.", "postrider.text.").anyMatch(name::startsWith);
    }

    private static List<Path> everywhere() throws IOException {
        try (var files = Files.walk(Path.of(".."))) {
            return files.filter(file -> file.toString().endsWith(".java")
                            && file.toString().replace('\\', '/').contains("/src/main/java/"))
                    .sorted()
                    .toList();
        }
    }

    /** The names of all games in the catalog, as folders and as packages. */
    private static List<String> games() throws IOException {
        var names = new ArrayList<String>();
        try (var folders = Files.list(GAMES)) {
            folders.map(folder -> folder.getFileName().toString()).forEach(name -> {
                names.add(name);
                names.add(name.replace("-", ""));
            });
        }
        assertTrue(names.contains("washingtonswar"), names.toString());
        return names;
    }

    private static List<String> imports(String room, Predicate<String> allowed) throws IOException {
        var strange = new ArrayList<String>();
        for (var file : sources(room)) {
            var found = IMPORT.matcher(code(file));
            while (found.find())
                if (!allowed.test(found.group(1))) strange.add(file.getFileName() + ": " + found.group(1));
        }
        return strange;
    }

    private static List<Path> sources(String room) throws IOException {
        try (var files = Files.walk(MAIN.resolve(room))) {
            var sources = files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
            assertFalse(sources.isEmpty(), room);
            return sources;
        }
    }

    private static String code(Path file) throws IOException {
        return COMMENT.matcher(Files.readString(file)).replaceAll("");
    }
}
