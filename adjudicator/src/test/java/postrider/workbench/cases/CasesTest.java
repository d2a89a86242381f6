package postrider.workbench.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.kit.Sides;
import postrider.rulebook.Case;
import postrider.rulebook.Cases;
import postrider.rulebook.OurRulings;

class CasesTest {
    private static final String FOLDER = "games/skirmish/cases/";

    @TempDir
    private Path shelf;

    @Test
    void casesAreReadFromAFolder() throws IOException {
        var folder = Files.createDirectories(shelf.resolve(FOLDER));
        Files.writeString(folder.resolve("b.txt"), "CASE 1.2 Second");
        Files.writeString(folder.resolve("a.txt"), "CASE 1.1 First\r\nCASE 1.3 Third");
        Files.writeString(folder.resolve("notes.md"), "No case.");
        assertEquals(List.of("1.1 First", "1.3 Third", "1.2 Second"), names(shelf));
    }

    @Test
    void casesAreReadFromAJar() throws IOException {
        var file = shelf.resolve("skirmish.jar");
        try (var jar = new JarOutputStream(Files.newOutputStream(file))) {
            jar.putNextEntry(new JarEntry(FOLDER));
            jar.putNextEntry(new JarEntry(FOLDER + "a.txt"));
            jar.write("CASE 1.1 First".getBytes(StandardCharsets.UTF_8));
        }
        assertEquals(List.of("1.1 First"), names(file));
    }

    private static List<String> names(Path shelf) throws IOException {
        try (var loader = new URLClassLoader(new URL[] {shelf.toUri().toURL()}, null)) {
            assertEquals(List.of(), Cases.of(loader, "games/nothing/cases", Sides.BOTH, OurRulings.NONE));
            return Cases.of(loader, "games/skirmish/cases", Sides.BOTH, OurRulings.NONE).stream()
                    .map(Case::name)
                    .toList();
        }
    }
}
