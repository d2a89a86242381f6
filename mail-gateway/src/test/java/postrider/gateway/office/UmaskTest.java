package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.LoggerContext;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import postrider.gateway.command.LogLines;

/** An operator who has forgotten the umask: another process, in which everybody could read every file. */
class UmaskTest {
    @TempDir
    private Path home;

    /** The other process: an office where letters from a player and a stranger have come in. */
    public static void main(String[] arguments) throws IOException {
        new LogLines().configure((LoggerContext) LoggerFactory.getILoggerFactory());
        var american = Pen.of("american", 2);
        var stranger = Pen.of("stranger", 9);
        try (var office = new QuietOffice(Path.of(arguments[0]))) {
            office.begin("ww-1", american, Pen.of("british", 3));
            office.round();
            for (var pen : List.of(american, stranger)) {
                var letter = HostileLetter.signed(pen, "game ww-1", "status");
                office.deliver(letter.written(1, Map.of(pen.name(), pen), office.tomorrow(), new byte[0]));
            }
        }
    }

    @Test
    @Timeout(120)
    void everythingInAnOfficeIsForItsOwnerAlone() throws IOException, InterruptedException {
        var open = PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwxrwxrwx"));
        var folders = List.of("games", "post", "tournaments", "archive");
        for (var folder : folders) Files.createDirectory(home.resolve(folder), open);
        Files.writeString(home.resolve("post/notes"), "of an older postrider");
        var java = ProcessHandle.current().info().command().orElseThrow();
        var classes = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        var log = home.resolve("log").toFile();
        var command = "umask 000; chmod -R a+rwX %s; exec '%s' -XX:TieredStopAtLevel=1 -cp '%s' %s ."
                .formatted(String.join(" ", folders), java, classes, UmaskTest.class.getName());
        var office = new ProcessBuilder("sh", "-c", command)
                .directory(home.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log)
                .start();
        assertEquals(0, office.waitFor(), () -> text(log.toPath()));
        for (var folder : folders)
            assertTrue(
                    text(log.toPath()).contains("others could look into ./" + folder + ": "), () -> text(log.toPath()));
        var names = new StringBuilder();
        for (var folder : List.of("games", "post", "tournaments", "archive", "referee.key"))
            try (var paths = Files.walk(home.resolve(folder))) {
                for (var path : paths.toList()) {
                    names.append(path).append('\n');
                    assertEquals(
                            Files.isDirectory(path) ? "rwx------" : "rw-------",
                            PosixFilePermissions.toString(Files.getPosixFilePermissions(path)),
                            path::toString);
                }
            }
        for (var name : List.of("game.yaml", "game.index", "secret", "lock", "sent.mail", ".eml", "ledger", "notes"))
            assertTrue(names.toString().contains(name), name + " is not among\n" + names);
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }
}
