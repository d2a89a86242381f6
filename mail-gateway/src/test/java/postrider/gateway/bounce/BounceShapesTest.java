package postrider.gateway.bounce;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import postrider.gateway.Incoming;
import postrider.gateway.Incoming.Reason;
import postrider.gateway.mime.MailAddress;

/** The forms of mail systems' reports, one file each; above each report stands what must be read from it. */
class BounceShapesTest {
    private static final Path SHAPES = Path.of("src/test/resources/bounces");
    private static final MailAddress SELF = new MailAddress("", "referee@example.org");

    /** @param told what must be read, by keyword */
    private record Shape(String name, Map<String, String> told, byte[] mail) {
        static Shape in(Path file) {
            try {
                var parts = Files.readString(file).split("\n\n", 2);
                var told = parts[0].lines()
                        .map(line -> line.split(" +", 2))
                        .collect(Collectors.toMap(words -> words[0], words -> words[1]));
                return new Shape(file.getFileName().toString(), told, parts[1].getBytes(UTF_8));
            } catch (IOException unreadable) {
                throw new AssertionError(unreadable);
            }
        }
    }

    private static List<Shape> shapes() throws IOException {
        try (var files = Files.list(SHAPES)) {
            return files.sorted().map(Shape::in).toList();
        }
    }

    @TestFactory
    Stream<DynamicTest> everyFormOfReportIsRead() throws IOException {
        return shapes().stream().map(shape -> DynamicTest.dynamicTest(shape.name(), () -> read(shape)));
    }

    @Test
    void theCorpusIsLarge() throws IOException {
        assertTrue(shapes().size() >= 60, () -> "shapes");
    }

    private static void read(Shape shape) {
        var incoming = Incoming.sort(shape.mail(), shape.mail().length, 1_000_000, SELF);
        var letter = assertInstanceOf(Incoming.Letter.class, incoming);
        var reason = letter.unlessSigned().orElseThrow(); // so nobody answers it
        var bounce = new Bounce(letter.part(), letter.envelope());
        var report = DeliveryReport.of(bounce, reason);
        assertEquals(
                shape.told().get("BECAME"),
                report.map(found -> found.news().name().toLowerCase(Locale.ROOT))
                        .orElse("nothing"),
                reason::toString);
        if (report.isEmpty()) return;
        assertEquals(shape.told().getOrDefault("WHY", ""), report.get().why());
        if (shape.told().containsKey("TROUBLE"))
            assertEquals(
                    shape.told().get("TROUBLE"), Trouble.of(report.get().why()).toString());
        assertEquals(
                Optional.ofNullable(shape.told().get("LETTER")).map("<%s@example.org>"::formatted),
                bounce.letters().stream().findFirst());
        assertTrue(reason == Reason.BOUNCE || reason == Reason.CHALLENGE, reason.toString());
    }
}
