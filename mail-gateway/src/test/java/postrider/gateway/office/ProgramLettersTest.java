package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import postrider.kernel.ruling.Side;

/**
 * Letters as mail programs write them, for each game ({@code found/README.md}): each order is read as its writer meant it, or they are told
 * why not; quotations are not read.
 */
class ProgramLettersTest {
    private static final Path FOUND = Path.of("src/test/resources/found");
    private static final Pen TOM = Pen.of("tom", 2);
    private static final Pen JANE = Pen.of("jane", 3);
    private static final Map<String, Pen> PENS = Map.of("tom", TOM, "jane", JANE);

    /** The side that gives the first order. */
    private static final Map<String, String> FIRST = Map.of(
            "washingtons-war", "American",
            "we-the-people", "American",
            "wilderness-war", "French",
            "washingtons-crossing", "American");

    private static final Map<String, QuietOffice> OFFICES = new HashMap<>();
    private static int written;

    @BeforeAll
    static void open(@TempDir Path home) throws IOException {
        for (var title : FIRST.keySet()) {
            var office = new QuietOffice(Files.createDirectories(home.resolve(title)));
            office.begin(
                    "g-1", title, Map.of(Side.of(FIRST.get(title)), TOM.player(), Side.of("British"), JANE.player()));
            office.round();
            OFFICES.put(title, office);
        }
        var deployed = HostileLetter.signed(TOM, "game g-1", "impulse 0", "answer deploy: as they stand");
        deliver(deployed, OFFICES.get("washingtons-crossing"));
    }

    @AfterAll
    static void close() throws IOException {
        for (var office : OFFICES.values()) office.close();
    }

    private static void deliver(HostileLetter letter, QuietOffice office) {
        office.sent.clear();
        office.deliver(letter.written(++written, PENS, office.tomorrow(), new byte[0]));
    }

    @TestFactory
    Stream<DynamicTest> everyLetterIsReadAsItsWriterMeantIt() {
        return FIRST.keySet().stream().sorted().flatMap(ProgramLettersTest::of);
    }

    private static Stream<DynamicTest> of(String title) {
        try {
            return HostileLetter.in(FOUND.resolve(title)).stream()
                    .map(letter -> DynamicTest.dynamicTest(title + ": " + letter.title(), () -> {
                        deliver(letter, OFFICES.get(title));
                        if (letter.reader().isPresent()) WrittenLettersTest.assertAnswered(letter, OFFICES.get(title));
                        else assertEquals(0, OFFICES.get(title).sent.size());
                    }));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
