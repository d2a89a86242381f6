package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MimePart;

/**
 * Letters as people's programs make them, in the notation of the hostile ones ({@code found/README.md}): each has one answer, which reports
 * whatever was not read.
 */
class WrittenLettersTest {
    private static final Path FOUND = Path.of("src/test/resources/found");
    private static final Map<String, Pen> PENS =
            Map.of("american", Pen.of("american", 2), "british", Pen.of("british", 3));

    private static QuietOffice office;
    private static int written;

    @BeforeAll
    static void open(@TempDir Path home) throws IOException {
        office = new QuietOffice(home);
        office.begin("ww-1", PENS.get("american"), PENS.get("british"));
        office.round();
    }

    @AfterAll
    static void close() throws IOException {
        office.close();
    }

    @TestFactory
    Stream<DynamicTest> everyLetterIsReadAsItsWriterMeantIt() throws IOException {
        return HostileLetter.in(FOUND).stream()
                .map(letter -> DynamicTest.dynamicTest(letter.title(), () -> assertRead(letter)));
    }

    private static void assertRead(HostileLetter letter) {
        office.sent.clear();
        office.deliver(letter.written(++written, PENS, office.tomorrow(), new byte[0]));
        assertAnswered(letter, office);
    }

    /** Asserts that there is one answer, to the given reader, with these sentences in order. */
    static void assertAnswered(HostileLetter letter, QuietOffice office) {
        assertEquals(1, office.sent.size(), "one answer");
        var answer = MimePart.of(office.sent.getFirst());
        var to = Envelope.of(answer).to().getFirst();
        assertEquals(letter.reader().orElseThrow() + "@example.org", to.address());
        var said = answer.plain().orElseThrow().replaceAll("\\s+", " ");
        int at = 0;
        for (var sentence : letter.sentence().split(" \\.\\.\\. ")) {
            assertTrue(said.indexOf(sentence, at) >= 0, () -> sentence + " is not in: " + said);
            at = said.indexOf(sentence, at);
        }
    }
}
