package postrider.gateway.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.Shelf;

/** The demonstration told twice. */
class DemoTest {
    @TempDir
    private static Path home;

    private static final List<String> HEARD = new ArrayList<>();
    private static Told told;

    @BeforeAll
    static void tell() throws IOException {
        told = tell("one");
        assertEquals(told.letters(), HEARD.size());
        tell("another");
    }

    private static Told tell(String name) throws IOException {
        try (var demo = new Demo(home.resolve(name), Shelf.installed(), HEARD::add)) {
            return demo.tell();
        }
    }

    @Test
    void everythingPromisedIsShown() {
        assertEquals(List.of(), told.missing());
    }

    @Test
    void itsGameFileIsInOrder() {
        assertEquals(Optional.empty(), told.findings().amiss());
        assertTrue(told.well());
    }

    @Test
    void itAlwaysTellsTheSameStory() throws IOException {
        assertEquals(files("one"), files("another"));
    }

    @Test
    void eachPlayerCanCheckTheDiceFromHisLetters() throws Exception {
        for (var side : List.of("american", "british"))
            assertTrue(verified(home.resolve("one").resolve(side)).contains("nothing is amiss"), side);
    }

    @Test
    void theLettersComeAsMailProgramsSendThem() throws IOException {
        var files = files("one");
        var wrapped = files.get("american/005-american-referee-order.eml");
        assertTrue(wrapped.contains("multipart/signed") && wrapped.contains("Morristown,\r\nReading"), wrapped);
        var above = files.get("british/010-british-referee-order.eml");
        assertTrue(above.contains("BEGIN PGP SIGNED MESSAGE") && above.contains("\r\n> impulse 2\r\n"), above);
        assertTrue(files.get("american.txt").contains("THE SITUATION IN 1776"));
        assertTrue(files.get("british.html").contains("</html>"));
    }

    private static TreeMap<String, String> files(String name) throws IOException {
        var folder = home.resolve(name);
        var contents = new TreeMap<String, String>();
        try (var files = Files.walk(folder)) {
            for (var file : files.filter(Files::isRegularFile).toList())
                contents.put(folder.relativize(file).toString(), Files.readString(file, StandardCharsets.ISO_8859_1));
        }
        return contents;
    }

    private static String verified(Path letters) throws IOException, InterruptedException {
        var program = Path.of("../adjudicator/verify/verify.py").toString();
        var python = new ProcessBuilder("python3", program, letters.toString())
                .redirectErrorStream(true)
                .start();
        var said = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, python.waitFor(), said);
        return said;
    }
}
