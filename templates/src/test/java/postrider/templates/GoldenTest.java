package postrider.templates;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every sample letter must look as recorded. After a change, run {@code mvn test -Dgolden=write} and review the difference. */
class GoldenTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden");

    @TestFactory
    Stream<DynamicTest> everySampleLooksAsRecorded() {
        var renderer = new Letterpress();
        return Samples.all().entrySet().stream().flatMap(sample -> {
            var printed = renderer.print(sample.getValue());
            return Stream.of(
                    letter(sample.getKey() + ".txt", printed.text()),
                    letter(sample.getKey() + ".html", printed.html()));
        });
    }

    private static DynamicTest letter(String name, String printed) {
        return DynamicTest.dynamicTest(name, () -> compare(GOLDEN.resolve(name), printed));
    }

    private static void compare(Path golden, String printed) throws IOException {
        if ("write".equals(System.getProperty("golden"))) Files.writeString(golden, printed);
        assertEquals(Files.readString(golden), printed);
    }
}
