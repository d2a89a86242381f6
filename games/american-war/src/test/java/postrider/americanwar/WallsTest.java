package postrider.americanwar;

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
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The package rules of the code that both books share: no cycles, and neither title is named. */
class WallsTest {
    private static final Path MAIN = Path.of("src/main/java/postrider/americanwar");
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\n]*", Pattern.DOTALL);
    private static final Pattern IMPORT = Pattern.compile("import (?:static )?postrider\\.americanwar\\.([a-z]*)");

    @Test
    void packagesHaveNoCyclicDependencies() throws IOException {
        var known = new TreeMap<String, Set<String>>();
        for (var file : sources()) {
            var room = MAIN.equals(file.getParent())
                    ? ""
                    : file.getParent().getFileName().toString();
            var imports = known.computeIfAbsent(room, any -> new TreeSet<>());
            IMPORT.matcher(code(file)).results().forEach(found -> imports.add(found.group(1)));
            imports.remove(room);
        }
        assertTrue(known.get("orders").contains("rules"), known::toString);
        while (known.values().removeIf(Set::isEmpty))
            known.values().forEach(others -> others.retainAll(known.keySet()));
        assertEquals(Set.of(), known.keySet());
    }

    @Test
    void neitherTitleIsNamed() throws IOException {
        var naming = new ArrayList<String>();
        for (var file : sources())
            for (var title : List.of("washingtonswar", "wethepeople", "Washington's War", "We the People"))
                if (code(file).contains(title)) naming.add(file.getFileName() + ": " + title);
        assertEquals(List.of(), naming);
    }

    private static List<Path> sources() throws IOException {
        try (var files = Files.walk(MAIN)) {
            var sources = files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
            assertFalse(sources.isEmpty());
            return sources;
        }
    }

    private static String code(Path file) throws IOException {
        return COMMENT.matcher(Files.readString(file)).replaceAll("");
    }
}
