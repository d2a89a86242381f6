package postrider.gateway.release;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.needs.Need;
import postrider.needs.Needs;
import tools.jackson.databind.ObjectMapper;

/** Checks that a release, just made by {@code mvn -Prelease package}, works in an empty home with nothing but what it says it needs. */
@Tag("release")
class ReleaseTest {
    private static final Path MADE = Path.of("target/release").toAbsolutePath();
    private static final Path ZIP = made("-any.zip");
    private static final String NAME = ZIP.getFileName().toString().replace("-any.zip", "");
    private static final Path JAVA = Path.of(System.getProperty("java.home"));

    @TempDir
    Path folder;

    private static Path made(String ending) {
        try (var all = Files.list(MADE)) {
            return all.filter(file -> file.toString().endsWith(ending))
                    .findFirst()
                    .orElseThrow();
        } catch (IOException none) {
            throw new AssertionError("'mvn -Prelease package' makes a release.", none);
        }
    }

    @Test
    void theZipNeedsOnlyAJavaAndStandardUnixTools() throws Exception {
        tool("unzip", "-q", ZIP.toString(), "-d", folder.toString());
        var tools = tools("java");
        var home = home();
        var told = new FirstDay(home, command -> at(home, tools, launcher(), command)).lived();
        assertEquals("exec " + JAVA.toRealPath() + "/bin/java", told);
        var demo = Ended.of(at(home, tools, launcher(), List.of("demo")));
        assertEquals(0, demo.exit(), demo.toString());
        assertTrue(demo.out().contains("One turn of Washington's War, 1775, in "), demo.toString());
    }

    @Test
    void thePackageForLinuxNeedsNoJava() throws Exception {
        tool("tar", "-xzf", made("-linux-x64.tar.gz").toString(), "-C", folder.toString());
        var tools = tools();
        var home = home();
        var told = new FirstDay(home, command -> at(home, tools, launcher(), command)).lived();
        assertEquals("exec " + folder.toRealPath().resolve(NAME) + "/runtime/bin/java", told);
    }

    /** The container sees no disk but its layers; processes, devices and the network are this machine's. */
    @Test
    @Needs(Need.OWN_ROOT)
    void theContainerNeedsOnlyAKernel() throws Exception {
        tool("tar", "-xf", made("-container.tar").toString(), "-C", folder.toString());
        var json = new ObjectMapper();
        var manifest = json.readTree(folder.resolve("manifest.json").toFile()).get(0);
        var config = json.readTree(
                        folder.resolve(manifest.get("Config").asString()).toFile())
                .get("config");
        var root = Files.createDirectories(folder.resolve("root"));
        for (var layer : manifest.get("Layers"))
            tool("tar", "-xzf", folder.resolve(layer.asString()).toString(), "--warning=none", "-C", root.toString());
        for (var given : List.of("proc", "dev", "office")) Files.createDirectories(root.resolve(given));
        assertEquals("[\"serve\"]", config.get("Cmd").toString());
        var entry = new ArrayList<String>();
        for (var word : config.get("Entrypoint")) entry.add(word.asString());
        var office = root.resolve(config.get("WorkingDir").asString().substring(1));
        new FirstDay(office, command -> inside(root, config.get("User").asString(), entry, command)).lived();
    }

    private static ProcessBuilder inside(Path root, String user, List<String> entry, List<String> command) {
        var words = new ArrayList<>(List.of("unshare", "--mount", "sh", "-c", """
                chown -R "$1" office && mount --rbind /dev dev && shift &&
                exec unshare --mount --pid --fork --mount-proc --root=. --wd=/office --setuid 65534 --setgid 65534 "$@"
                """, "sh", user));
        words.addAll(entry);
        words.addAll(command);
        var builder = new ProcessBuilder(words).directory(root.toFile());
        builder.environment().put("PATH", System.getenv("PATH") + ":/opt/java/bin");
        return builder;
    }

    /** The pages, libraries and programs of a release have the right names, and a second build makes the same bytes. */
    @Test
    void theZipHoldsWhatItShould() throws IOException {
        try (var zip = new ZipFile(ZIP.toFile())) {
            var names = new TreeSet<String>();
            for (var entry : (Iterable<ZipEntry>) zip.stream().map(ZipEntry.class::cast)::iterator) {
                assertTrue(entry.getName().startsWith(NAME + "/"), entry.getName());
                assertEquals(LocalDateTime.of(2026, 11, 20, 0, 0), entry.getTimeLocal(), entry.getName());
                names.add(entry.getName().substring(NAME.length() + 1));
            }
            var wanted = Set.of(
                    "LICENSE",
                    "README.md",
                    "THIRD-PARTY.txt",
                    "bin/postrider",
                    "bin/postrider.cmd",
                    "docs/operator.md",
                    "docs/postrider.service",
                    "docs/compose.yaml",
                    "man/man1/postrider-serve.1");
            assertEquals(
                    Set.of(),
                    wanted.stream().filter(name -> !names.contains(name)).collect(Collectors.toSet()));
            var thirds = text(zip, "THIRD-PARTY.txt");
            for (var name : names)
                if (name.startsWith("lib/")
                        && name.endsWith(".jar")
                        && !name.endsWith(NAME.replace("postrider", "") + ".jar"))
                    assertTrue(
                            thirds.contains(name.replaceFirst("lib/(.*)-(\\d.*)\\.jar", ":$1:$2 ")),
                            name + " in\n" + thirds);
        }
    }

    private static String text(ZipFile zip, String name) throws IOException {
        return new String(zip.getInputStream(zip.getEntry(NAME + "/" + name)).readAllBytes(), UTF_8);
    }

    /** There is no Windows here, so its launcher is compared with the one that the other tests run. */
    @Test
    void theLauncherForWindowsStartsTheSameJava() throws IOException {
        try (var zip = new ZipFile(ZIP.toFile())) {
            var windows = text(zip, "bin/postrider.cmd");
            var unix = text(zip, "bin/postrider").replace("${POSTRIDER_MEMORY:-256m}", "$POSTRIDER_MEMORY");
            assertEquals(windows, windows.replaceAll("\r?\n", "\r\n"));
            assertTrue(windows.startsWith("@echo off\r\n"));
            assertTrue(windows.contains("set \"POSTRIDER_MEMORY=256m\""));
            for (var name : List.of("options", "short", "heap"))
                assertEquals(
                        asOnWindows(between(unix, name + "=\"", "\"")),
                        between(windows, "set \"%s=".formatted(name), "\""));
            for (var verb : List.of("simulate", "bench", "serve"))
                assertEquals(
                        asOnWindows(between(unix, " %s) set -- ".formatted(verb), " -cp")),
                        between(windows, "if \"%%~1\"==\"%s\" set \"before=".formatted(verb), "\""));
            assertEquals(
                    asOnWindows(between(unix, " *) set -- ", " -cp")), between(windows, "\r\nset \"before=", "\""));
            assertTrue(windows.endsWith(
                    """
                    "%%java%%" %%before%% -cp "%%home%%\\lib\\*" %s %%*
                    set "result=%%errorlevel%%"
                    chcp %%page%% >nul
                    exit /b %%result%%
                    """.formatted(between(unix, "verbs=", "\n")).replace("\n", "\r\n")));
        }
    }

    private static String asOnWindows(String words) {
        return words.replace("\"$read\" ", "").replaceAll("\\$(\\w+)", "%$1%");
    }

    private static String between(String script, String before, String after) {
        var found = Pattern.compile(Pattern.quote(before) + "(.*?)" + Pattern.quote(after))
                .matcher(script);
        assertTrue(found.find(), before);
        return found.group(1);
    }

    @Test
    void theJavaOfTheReleaseHasEveryModuleThatTheLibrariesName() throws IOException {
        var said = new StringWriter();
        var words = new ArrayList<>(List.of(
                "--ignore-missing-deps",
                "--multi-release",
                "21",
                "-q",
                "--print-module-deps",
                "--class-path",
                "target/app/*"));
        try (var jars = Files.list(Path.of("target/app"))) {
            jars.map(Path::toString).filter(jar -> jar.endsWith(".jar")).forEach(words::add);
        }
        ToolProvider.findFirst("jdeps")
                .orElseThrow()
                .run(new PrintWriter(said), new PrintWriter(said), words.toArray(String[]::new));
        var there = Files.readString(MADE.resolve("runtime/release"));
        for (var module : said.toString().strip().split(","))
            assertTrue(there.matches("(?s).*[\" ]" + Pattern.quote(module) + "[\" ].*"), module + ": " + there);
    }

    private Path home() throws IOException {
        return Files.createDirectories(folder.resolve("an empty home"));
    }

    private Path launcher() {
        return folder.resolve(NAME).resolve("bin/postrider");
    }

    /** A path with nothing on it but these and what the launcher may count on. */
    private Path tools(String... more) throws IOException {
        var path = Files.createDirectories(folder.resolve("path"));
        for (var tool : List.of("readlink", "mktemp", "rm")) {
            var file = Files.writeString(
                    path.resolve(tool), "#!/bin/sh\nPATH=/usr/bin:/bin exec %s \"$@\"\n".formatted(tool));
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
        }
        for (var tool : more)
            Files.createSymbolicLink(path.resolve(tool), JAVA.resolve("bin").resolve(tool));
        return path;
    }

    private static ProcessBuilder at(Path home, Path tools, Path launcher, List<String> command) {
        var words = new ArrayList<>(List.of("/bin/sh", "-x", launcher.toString()));
        words.addAll(command);
        var builder = new ProcessBuilder(words).directory(home.toFile());
        builder.environment().clear();
        builder.environment().putAll(Map.of("HOME", home.toString(), "PATH", tools.toString()));
        return builder;
    }

    private static void tool(String... words) throws Exception {
        var ended = Ended.of(new ProcessBuilder(words));
        assertEquals(0, ended.exit(), ended.toString());
    }
}
