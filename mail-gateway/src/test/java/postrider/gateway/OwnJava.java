package postrider.gateway;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
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
import java.util.stream.Collectors;
import java.util.zip.Deflater;

/**
 * The program as a process of its own, many times over: its classes are laid out once, as the launcher does, for else every start
 * takes twice as long. Classes in folders cannot be laid out, and are packed first; nor can those of signed jars, whose signatures are
 * left out.
 */
public final class OwnJava {
    private static final List<String> OPTIONS =
            List.of("-Xlog:disable", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Djava.awt.headless=true");
    private static final OwnJava HERE = new OwnJava();

    private final Path folder;
    private final String classes;

    private OwnJava() {
        try {
            folder = Files.createDirectories(
                    Path.of("target/own-java-" + ProcessHandle.current().pid()));
            classes = Arrays.stream(
                            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))
                                    .split(File.pathSeparator))
                    .map(this::packed)
                    .collect(Collectors.joining(File.pathSeparator));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String packed(String place) {
        var path = Path.of(place);
        var packed = folder.resolve(Integer.toHexString(place.hashCode()) + ".jar")
                .toAbsolutePath()
                .toString();
        if (Files.isDirectory(path)) {
            ToolProvider.findFirst("jar")
                    .orElseThrow()
                    .run(System.out, System.err, "--create", "--no-compress", "--file", packed, "-C", place, ".");
            return packed;
        }
        try (var jar = new JarFile(path.toFile(), false)) {
            if (jar.stream().noneMatch(OwnJava::isOfASignature))
                return path.toAbsolutePath().toString();
            copyUnsigned(jar, packed);
            return packed;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isOfASignature(JarEntry entry) {
        return entry.getName().matches("META-INF/[^/]*\\.(SF|RSA|DSA|EC)");
    }

    private static void copyUnsigned(JarFile signed, String copy) throws IOException {
        var manifest = new Manifest();
        manifest.getMainAttributes().putAll(signed.getManifest().getMainAttributes());
        try (var unsigned = new JarOutputStream(new FileOutputStream(copy), manifest)) {
            unsigned.setLevel(Deflater.NO_COMPRESSION);
            for (var entry :
                    signed.stream().filter(entry -> !isOfASignature(entry)).toList()) {
                if (entry.getName().equals(JarFile.MANIFEST_NAME)) continue;
                unsigned.putNextEntry(new JarEntry(entry.getName()));
                signed.getInputStream(entry).transferTo(unsigned);
            }
        }
    }

    private List<String> words(String option) {
        var words = new ArrayList<String>();
        words.add(ProcessHandle.current().info().command().orElseThrow());
        words.addAll(OPTIONS);
        words.add(option);
        words.addAll(List.of("-cp", classes));
        return words;
    }

    /** The words of a command, up to the class that is started: it is to type the short verbs. */
    public static synchronized List<String> command() throws IOException {
        var archive = "short";
        if (Files.notExists(archive(archive))) {
            var command = command(archive);
            var trial = Files.createDirectories(HERE.folder.resolve("trial"));
            command.addAll(List.of("postrider.gateway.command.ShortVerbs", trial.toString()));
            new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(HERE.folder.resolve("log").toFile())
                    .start()
                    .onExit()
                    .join();
        }
        return command(archive);
    }

    /** Its classes come from this archive. The first that ends by itself lays it out. */
    public static List<String> command(String archive) {
        var file = archive(archive);
        return HERE.words((Files.exists(file) ? "-XX:SharedArchiveFile=" : "-XX:ArchiveClassesAtExit=") + file);
    }

    private static Path archive(String name) {
        return HERE.folder.resolve(name + ".archive").toAbsolutePath();
    }
}
