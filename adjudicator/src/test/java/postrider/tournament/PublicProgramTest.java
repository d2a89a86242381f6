package postrider.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Compares our pairings with those of bbpPairings 6.0.0; see {@code tournament/README.md} in the resources. */
class PublicProgramTest {
    private static final int SAMPLE = 50;

    /** Those that an earlier version of ours paired differently, and one that depends on C16. */
    private static final Set<String> HARD = Set.of("145", "149", "154", "294", "1628", "2834");

    /** The hard ones and one in fifty of the five thousand; all of them with {@code -Dpostrider.pairings=all}. */
    @Test
    void pairsAsThePublicProgramDoes() {
        var all = Recorded.all();
        assertEquals(5000, all.size());
        boolean sample = !System.getProperty("postrider.pairings", "").equals("all");
        var differing = IntStream.range(0, all.size())
                .filter(at ->
                        !sample || at % SAMPLE == 0 || HARD.contains(all.get(at).name()))
                .mapToObj(all::get)
                .map(Recorded::difference)
                .filter(difference -> !difference.isEmpty())
                .toList();
        assertEquals(List.of(), differing);
    }

    /** Reads that program's files from {@code -Dpostrider.trf=FOLDER}; {@code -Dpostrider.pairings=write} keeps them. */
    @Test
    @EnabledIfSystemProperty(named = "postrider.trf", matches = ".+")
    void pairsAsItsFilesDo() throws IOException {
        try (var files = Files.list(Path.of(System.getProperty("postrider.trf")))) {
            var all = files.filter(file -> file.toString().endsWith(".trf"))
                    .sorted()
                    .map(PublicProgramTest::read)
                    .toList();
            assertFalse(all.isEmpty());
            if (System.getProperty("postrider.pairings", "").equals("write")) keep(all);
            else
                assertEquals(
                        List.of(),
                        all.stream()
                                .map(Recorded::difference)
                                .filter(difference -> !difference.isEmpty())
                                .toList());
        }
    }

    private static Recorded read(Path file) {
        try {
            return Trf.read(file);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static void keep(List<Recorded> all) throws IOException {
        var file = Path.of("src/test/resources/tournament/paired.txt.gz");
        Files.createDirectories(file.getParent());
        try (var out =
                new OutputStreamWriter(new GZIPOutputStream(Files.newOutputStream(file)), StandardCharsets.UTF_8)) {
            for (var one : all) out.write(one + "\n");
        }
    }
}
