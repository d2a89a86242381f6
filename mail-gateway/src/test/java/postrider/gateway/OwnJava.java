package postrider.gateway;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;

/**
 * The program as a process of its own, many times over: its classes are laid out once, as the launcher does, for else every start
 * takes twice as long. Classes in folders cannot be laid out, and are packed first.
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
        if (!Files.isDirectory(path)) return path.toAbsolutePath().toString();
        var jar = folder.resolve(Integer.toHexString(place.hashCode()) + ".jar").toAbsolutePath();
        ToolProvider.findFirst("jar")
                .orElseThrow()
                .run(System.out, System.err, "--create", "--file", jar.toString(), "-C", place, ".");
        return jar.toString();
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
