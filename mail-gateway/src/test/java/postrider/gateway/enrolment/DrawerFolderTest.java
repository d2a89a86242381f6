package postrider.gateway.enrolment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.gateway.enrolment.Invitation.Plan;
import postrider.gateway.enrolment.Invitation.Stage;
import postrider.log.Event;

class DrawerFolderTest {
    private static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");
    private static final Event.Player JANE =
            new Event.Player("Jane", "jane@example.org", "dkim:jane@example.org", "dkim:jane@example.org\n");
    private static final Invitation INVITATION = Invitation.of(
            "01234567",
            "0123456789abcdef",
            NOON,
            Stage.OPEN,
            new Plan("chess", "1", Map.of("a", "b"), ""),
            JANE,
            "joe@example.org");

    @TempDir
    Path home;

    @Test
    void valuesAreStoredInPrivateFiles() throws IOException {
        var drawer = new DrawerFolder<>(home.resolve("drawer"), Invitation.class);
        assertEquals(List.of(), drawer.all());
        assertEquals(Optional.empty(), drawer.get("01234567"));
        var joined = INVITATION.joined(JANE, INVITATION.plan(), "ww-1").at(Stage.JOINED, NOON.plusSeconds(1));
        drawer.put("01234567", INVITATION);
        drawer.put("11234567", joined);
        assertEquals(List.of(INVITATION, joined), drawer.all());
        assertEquals(Optional.of(joined), new DrawerFolder<>(home.resolve("drawer"), Invitation.class).get("11234567"));
        assertEquals(
                "rw-------",
                PosixFilePermissions.toString(Files.getPosixFilePermissions(home.resolve("drawer/01234567.json"))));
        drawer.remove("01234567");
        drawer.remove("01234567");
        assertEquals(List.of(joined), drawer.all());
    }

    @Test
    void aDamagedFileIsSkipped() throws IOException {
        var drawer = new DrawerFolder<>(home, Invitation.class);
        drawer.put("01234567", INVITATION);
        Files.writeString(home.resolve("21234567.json"), "{\"id\": 3");
        Files.writeString(home.resolve("01234567.json.new"), "{");
        assertEquals(List.of(INVITATION), drawer.all());
        assertThrows(IllegalArgumentException.class, () -> drawer.put("../x", INVITATION));
    }
}
