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
 * takes half as long again. Classes in folders cannot be laid out, and are packed first.
 */
public final class OwnJava {
    private static final List<String> OPTIONS =
            List.of("-Xlog:disable", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Djava.awt.headless=true");
    private static final OwnJava HERE = new OwnJava();

    private final Path folder;
    private final String classes;
    private final Path archive;

    private OwnJava() {
        try {
            folder = Files.createDirectories(
                    Path.of("target/own-java-" + ProcessHandle.current().pid()));
            classes = Arrays.stream(
                            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))
                                    .split(File.pathSeparator))
                    .map(this::packed)
                    .collect(Collectors.joining(File.pathSeparator));
            archive = folder.resolve("classes.archive").toAbsolutePath();
            layOut();
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

    private void layOut() throws IOException {
        var trial = Files.createDirectories(folder.resolve("trial"));
        var command = words("-XX:ArchiveClassesAtExit=" + archive);
        command.addAll(List.of("postrider.gateway.command.ShortVerbs", trial.toString()));
        new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile())
                .start()
                .onExit()
                .join();
    }

    private List<String> words(String option) {
        var words = new ArrayList<String>();
        words.add(ProcessHandle.current().info().command().orElseThrow());
        words.addAll(OPTIONS);
        words.add(option);
        words.addAll(List.of("-cp", classes));
        return words;
    }

    /** The words of a command, up to the class that is started. */
    public static List<String> command() {
        return HERE.words("-XX:SharedArchiveFile=" + HERE.archive);
    }
}
