package postrider.gateway.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the launcher script in a folder of its own, with a Java that prints its arguments and a Maven that complains. */
class LauncherTest {
    private static final String BUILDING = "Building Postrider; this takes a minute, and only after a change ...\n";
    private static final String LAYING_OUT = "Laying out its classes; this takes some seconds, and only once ...\n";

    @TempDir
    Path folder;

    private Path launcher;
    private Path elsewhere;

    /** What was printed, and the exit code. */
    private record Ended(int exit, String text) {}

    @BeforeEach
    void house() throws IOException {
        launcher = Files.copy(Page.HOUSE.resolve("postrider"), folder.resolve("postrider"));
        elsewhere = Files.createDirectories(folder.resolve("else where"));
        for (var room :
                List.of("adjudicator", "games/a-game", "templates", "mail-gateway/target/app", "jdk/bin", "bin"))
            Files.createDirectories(folder.resolve(room));
        Files.writeString(folder.resolve("pom.xml"), "");
        Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"21.0.1\"\n");
        program("jdk/bin/java", "echo \"$@\"");
        program("bin/mvn", "echo 'WARNING: sun.misc.Unsafe' >&2");
    }

    private void program(String name, String does) throws IOException {
        var file = Files.writeString(folder.resolve(name), "#!/bin/sh\n" + does + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
    }

    private Ended run(Path program, String... arguments) throws Exception {
        var ended = run(program, Map.of(), arguments);
        return new Ended(ended.exit(), ended.text().replaceAll("-X\\S+ |-D\\S+ ", ""));
    }

    private Ended run(Path program, Map<String, String> environment, String... arguments) throws Exception {
        var command = new ArrayList<>(List.of(program.toString()));
        command.addAll(List.of(arguments));
        var builder = new ProcessBuilder(command).directory(elsewhere.toFile()).redirectErrorStream(true);
        builder.environment().keySet().removeIf("HOME"::equals);
        builder.environment()
                .putAll(Map.of(
                        "JAVA_HOME",
                        folder.resolve("jdk").toString(),
                        "PATH",
                        folder.resolve("bin") + ":" + System.getenv("PATH")));
        builder.environment().putAll(environment);
        var process = builder.start();
        var text = new String(process.getInputStream().readAllBytes());
        return new Ended(process.waitFor(), text);
    }

    private Ended started(String before, String arguments) {
        var app = folder.toAbsolutePath().resolve("mail-gateway/target/app/*");
        return new Ended(0, "%s-cp %s postrider.gateway.command.Main %s\n".formatted(before, app, arguments));
    }

    @Test
    void itBuildsOnceAndSaysSoInOneLine() throws Exception {
        assertEquals(started(BUILDING + LAYING_OUT, "status ww-1"), run(launcher, "status", "ww-1"));
        assertEquals(started("", "status ww-1"), run(launcher, "status", "ww-1"));
    }

    @Test
    void itWorksThroughALinkFromAnyFolder() throws Exception {
        run(launcher);
        var link = Files.createSymbolicLink(elsewhere.resolve("post rider"), Path.of("../postrider"));
        var linkToLink = Files.createSymbolicLink(folder.resolve("bin/postrider"), link);
        assertEquals(started("", "status"), run(linkToLink, "status"));
    }

    @Test
    void itGivesAnOfficeAsMuchMemoryAsItNeeds() throws Exception {
        run(launcher);
        assertTrue(run(launcher, Map.of(), "serve").text().contains(" -Xmx256m -XX:+ExitOnOutOfMemoryError "));
        var more = Map.of("POSTRIDER_MEMORY", "1g");
        assertTrue(run(launcher, more, "serve").text().contains(" -Xmx1g "));
        assertFalse(run(launcher, more, "simulate").text().contains("-Xmx"));
    }

    @Test
    void itNeedsNoJavaOnThePath() throws Exception {
        var path = Files.createDirectories(folder.resolve("path"));
        for (var tool : List.of("readlink", "find", "mktemp", "rm", "touch"))
            program("path/" + tool, "PATH=/usr/bin:/bin exec %s \"$@\"".formatted(tool));
        program("path/mvn", "");
        var ended = run(launcher, Map.of("PATH", path.toString()), "status");
        assertTrue(ended.text().endsWith(" status\n"), ended.text());
    }

    @Test
    void aReleaseRunsUnchangedWithTheJavaBesideIt() throws Exception {
        var release = Files.createDirectories(folder.resolve("postrider-1"));
        for (var room : List.of("bin", "lib")) Files.createDirectories(release.resolve(room));
        var released = Files.copy(launcher, release.resolve("bin/postrider"));
        var started = "-cp %s postrider.gateway.command.Main status\n".formatted(release.resolve("lib/*"));
        assertEquals(new Ended(0, LAYING_OUT + started), run(released, "status"));
        Files.move(folder.resolve("jdk"), release.resolve("runtime"));
        assertEquals(new Ended(0, started), run(released, "status"));
    }

    @Test
    void aFailedBuildIsReported() throws Exception {
        program("bin/mvn", "echo what is wrong; exit 1");
        var told = BUILDING + "what is wrong\nThe build failed; 'mvn verify' in %s says why.\n".formatted(folder);
        assertEquals(new Ended(2, told), run(launcher, "status"));
    }
}
