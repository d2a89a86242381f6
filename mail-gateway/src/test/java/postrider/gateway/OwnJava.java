package postrider.gateway;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.BufferedOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.spi.ToolProvider;
import java.util.zip.Deflater;
import postrider.files.Hash;
import postrider.text.Lists;

/**
 * Runs the program in processes of its own. The classes go into a CDS archive once, as the launcher does it, because every start would
 * otherwise take twice as long; the first Java process that runs tests makes it for all. Classes in folders cannot be archived, so they
 * are packed into a jar first. Classes of signed jars cannot either, so their signatures are removed.
 */
public final class OwnJava {
    private static final List<String> OPTIONS =
            List.of("-Xlog:disable", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Djava.awt.headless=true");
    private static final Path FOLDER = Path.of("target/own-java").toAbsolutePath();
    private static final Path ARCHIVE = FOLDER.resolve("archive");
    private static final OwnJava HERE = new OwnJava();

    private final List<Path> places;
    private final String classes;

    private OwnJava() {
        var path = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        places = Arrays.stream(path.split(File.pathSeparator))
                .map(Path::of)
                .filter(Files::exists)
                .toList();
        classes = String.join(
                File.pathSeparator,
                Lists.map(
                        places,
                        place -> (needsACopy(place) ? copy(place) : place)
                                .toAbsolutePath()
                                .toString()));
        try {
            Files.createDirectories(FOLDER);
            try (var lock = FileChannel.open(FOLDER.resolve("lock"), CREATE, WRITE)) {
                lock.lock();
                layOut();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The command line up to the main class. */
    public static List<String> command() {
        return HERE.words("-XX:SharedArchiveFile=" + ARCHIVE);
    }

    private List<String> words(String option) {
        var words = new ArrayList<String>();
        words.add(ProcessHandle.current().info().command().orElseThrow());
        words.addAll(OPTIONS);
        words.add(option);
        words.addAll(List.of("-cp", classes));
        return words;
    }

    /** Archives the classes unless that was done already. Short commands and a running office use the same archive. */
    private void layOut() throws IOException {
        var print = FOLDER.resolve("print");
        if (Files.exists(print) && Files.readString(print).equals(print())) return;
        Files.deleteIfExists(print);
        Files.deleteIfExists(ARCHIVE);
        for (var place : places) if (needsACopy(place)) pack(place);
        var trial = Files.createTempDirectory(FOLDER, "trial");
        var command = words("-XX:ArchiveClassesAtExit=" + ARCHIVE);
        command.addAll(List.of("postrider.gateway.crash.Trial", trial.toString()));
        new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(FOLDER.resolve("log").toFile())
                .start()
                .onExit()
                .join();
        Files.writeString(print, print());
    }

    /** A digest that changes with the classes and with the Java version. */
    private String print() throws IOException {
        var all = new StringBuilder(Runtime.version().toString());
        for (var place : places)
            try (var files = Files.walk(place)) {
                for (var file : files.sorted().toList()) all.append(file).append(Files.getLastModifiedTime(file));
            }
        return Hash.sha256(all.toString().getBytes(UTF_8));
    }

    private static boolean needsACopy(Path place) {
        if (Files.isDirectory(place)) return true;
        try (var jar = new JarFile(place.toFile(), false)) {
            return jar.stream().anyMatch(OwnJava::isOfASignature);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path copy(Path place) {
        return FOLDER.resolve(Integer.toHexString(place.hashCode()) + ".jar");
    }

    private static void pack(Path place) throws IOException {
        var copy = copy(place).toString();
        if (Files.isDirectory(place))
            ToolProvider.findFirst("jar")
                    .orElseThrow()
                    .run(System.out, System.err, "--create", "--no-compress", "--file", copy, "-C", place + "", ".");
        else copyUnsigned(place);
    }

    private static boolean isOfASignature(JarEntry entry) {
        return entry.getName().matches("META-INF/[^/]*\\.(SF|RSA|DSA|EC)");
    }

    private static void copyUnsigned(Path place) throws IOException {
        var manifest = new Manifest();
        try (var signed = new JarFile(place.toFile(), false)) {
            manifest.getMainAttributes().putAll(signed.getManifest().getMainAttributes());
            try (var unsigned =
                    new JarOutputStream(new BufferedOutputStream(Files.newOutputStream(copy(place))), manifest)) {
                unsigned.setLevel(Deflater.NO_COMPRESSION);
                for (var entry :
                        signed.stream().filter(entry -> !isOfASignature(entry)).toList()) {
                    if (entry.getName().equals(JarFile.MANIFEST_NAME)) continue;
                    unsigned.putNextEntry(new JarEntry(entry.getName()));
                    signed.getInputStream(entry).transferTo(unsigned);
                }
            }
        }
    }
}
