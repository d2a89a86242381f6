package postrider.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Checks that a reader keeps its promises quickly, whatever the input. Interesting inputs are kept as files in {@code
 * src/test/resources/fuzz/NAME}. A fuzzer, started by hand, continues from them (CONTRIBUTING.md).
 */
public abstract class FuzzKit {
    private static final Path SEEDS = Path.of("src/test/resources/fuzz");
    private static final Path FOUND = Path.of("target/fuzz");

    /** The most processor time for one input: a second, and four more for an instrumented program. */
    private static final Duration LONGEST = Duration.ofSeconds(5);

    /** The classes that the fuzzer instruments: our readers, and the libraries that input from strangers reaches. */
    private static final List<String> WATCHED = List.of(
            "postrider.**",
            "jakarta.mail.**",
            "org.eclipse.angus.**",
            "org.bouncycastle.**",
            "tools.jackson.**",
            "org.snakeyaml.**");

    private final String name;

    /** @param name of the folder */
    protected FuzzKit(String name) {
        this.name = name;
    }

    /** Reads an input, and throws if a promise is broken. */
    protected abstract void read(byte[] input);

    private List<Path> seeds() throws IOException {
        try (var files = Files.list(SEEDS.resolve(name))) {
            return files.sorted().toList();
        }
    }

    @TestFactory
    Stream<DynamicTest> everyKeptInput() throws IOException {
        var seeds = seeds();
        assertFalse(seeds.isEmpty(), name);
        return seeds.stream()
                .map(seed -> dynamicTest(seed.getFileName().toString(), () -> isReadSoon(Files.readAllBytes(seed))));
    }

    private void isReadSoon(byte[] input) {
        long begun = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        read(input);
        var taken = Duration.ofNanos(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begun);
        assertTrue(taken.compareTo(LONGEST) < 0, taken::toString);
    }

    @TestFactory
    Stream<DynamicTest> whatAFuzzerFinds() {
        return Stream.ofNullable(Integer.getInteger("fuzz.minutes"))
                .map(minutes -> dynamicTest(minutes + " minutes", () -> fuzz(minutes)));
    }

    private void fuzz(int minutes) throws IOException, InterruptedException {
        var corpus = Files.createDirectories(FOUND.resolve(name));
        var log = FOUND.resolve(name + ".log");
        var fuzzer = new ProcessBuilder(command(corpus, minutes))
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        assertEquals(0, fuzzer.waitFor(), "see " + log.toAbsolutePath());
    }

    private List<String> command(Path corpus, int minutes) {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-ea",
                "-cp",
                System.getProperty("java.class.path"),
                "-Dfuzz.test=" + getClass().getName(),
                "com.code_intelligence.jazzer.Jazzer",
                "--target_class=" + Fuzzed.class.getName(),
                "--instrumentation_includes=" + String.join(File.pathSeparator, WATCHED),
                "--reproducer_path=" + FOUND,
                "-artifact_prefix=" + FOUND + "/" + name + "-",
                "-max_total_time=" + 60 * minutes,
                "-timeout=" + LONGEST.toSeconds(),
                "-report_slow_units=1",
                "-print_final_stats=1"));
        var words = SEEDS.resolve(name + ".dict");
        if (Files.exists(words)) command.add("-dict=" + words);
        command.addAll(List.of(corpus.toString(), SEEDS.resolve(name).toString()));
        return command;
    }

    /** The entry points for the fuzzer. */
    public static final class Fuzzed {
        private static FuzzKit test;

        private Fuzzed() {}

        /** Loads all classes, so that the time limit applies to reading alone. */
        public static void fuzzerInitialize() throws ReflectiveOperationException, IOException {
            var made = Class.forName(System.getProperty("fuzz.test")).getDeclaredConstructor();
            made.setAccessible(true);
            test = (FuzzKit) made.newInstance();
            for (var seed : test.seeds()) test.read(Files.readAllBytes(seed));
        }

        public static void fuzzerTestOneInput(byte[] input) {
            test.read(input);
        }
    }
}
