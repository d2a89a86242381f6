package postrider.gateway.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.gateway.Settings;
import postrider.needs.Need;
import postrider.needs.Needs;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The files that the manual has an operator copy: the systemd unit, the compose file, and the settings that go with it. */
class InstallingTest {
    private static final Path DOCS = Page.HOUSE.resolve("docs");

    /** The highest exposure allowed, of ten. */
    private static final int AT_MOST = 2;

    @TempDir
    Path folder;

    /** Only the paths of programs differ from the file. */
    @Test
    @Needs(Need.SYSTEMD)
    void systemdAcceptsTheUnitAndRatesItAsClosed() throws Exception {
        var text = Files.readString(DOCS.resolve("postrider.service"));
        var program = "/opt/postrider/bin/postrider";
        assertTrue(text.contains("\nExecStart=" + program + " serve\n"));
        var unit = folder.resolve("postrider.service").toString();
        Files.writeString(
                Path.of(unit),
                text.replace(program, Page.HOUSE.resolve("postrider").toString()));
        assertEquals("", said("systemd-analyze", "verify", unit));
        said("systemd-analyze", "security", "--offline=true", "--threshold=" + 10 * AT_MOST, unit);
    }

    private static String said(String... words) throws IOException, InterruptedException {
        var process = new ProcessBuilder(words).redirectErrorStream(true).start();
        var text = new String(process.getInputStream().readAllBytes());
        assertEquals(0, process.waitFor(), text);
        return text;
    }

    @Test
    void theUnitMayWriteTheOffice() throws IOException {
        var unit = Files.readString(DOCS.resolve("postrider.service"));
        assertEquals(told(unit, "\nWorkingDirectory=(.*)\n"), told(unit, "\nReadWritePaths=(.*)\n"));
    }

    @Test
    void theComposeFileNamesExistingThings() throws IOException {
        var compose = new YAMLMapper().readTree(DOCS.resolve("compose.yaml").toFile());
        var version = told(Files.readString(Page.HOUSE.resolve("pom.xml")), "<version>(.*?)</version>");
        var office = compose.at("/services/postrider");
        assertEquals("postrider:" + version, office.get("image").asString());
        var wanted = new TreeSet<String>();
        for (var service : compose.get("services"))
            for (var secret : service.get("secrets")) wanted.add(secret.asString());
        assertEquals(wanted, new TreeSet<>(compose.get("secrets").propertyNames()));
        for (var other : office.get("depends_on").propertyNames())
            assertTrue(compose.get("services").has(other), other);
        for (var volume : compose.get("volumes").propertyNames())
            assertTrue(compose.at("/services/database/volumes").toString().contains(volume + ":"), volume);
    }

    @Test
    void theSettingsOfTheContainerFitTheComposeFile() throws IOException {
        var manual = Files.readString(DOCS.resolve("operator.md"));
        var yaml = told(manual, "(?s)```yaml\n((?:(?!```).)*?/run/secrets/.*?)```");
        var compose = new YAMLMapper().readTree(DOCS.resolve("compose.yaml").toFile());
        for (var secret : compose.get("secrets").propertyNames())
            Files.writeString(folder.resolve(secret), "the " + secret);
        var file = Files.writeString(folder.resolve("postrider.yaml"), yaml.replace("/run/secrets/", ""));
        var settings = Settings.load(file, Map.of());
        assertEquals("the mail.password", settings.smtp().password().get());
        var store = settings.store().orElseThrow();
        assertEquals(
                "the store.password", store.login().orElseThrow().password().get());
        var database = compose.at("/services/database/environment");
        assertEquals(
                text(database, "POSTGRES_USER"), store.login().orElseThrow().user());
        assertEquals("jdbc:postgresql://database/" + text(database, "POSTGRES_DB"), store.url());
    }

    private static String text(JsonNode of, String name) {
        return of.get(name).asString();
    }

    private static String told(String text, String pattern) {
        var found = Pattern.compile(pattern).matcher(text);
        assertTrue(found.find(), pattern);
        return found.group(1);
    }
}
