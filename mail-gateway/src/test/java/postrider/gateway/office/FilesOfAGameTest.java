package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.store.GameFolder;
import postrider.store.Outbox;

class FilesOfAGameTest {
    @TempDir
    private Path home;

    private static List<String> files(GameFolder game) throws IOException {
        try (var files = Files.walk(game.path())) {
            return files.filter(Files::isRegularFile)
                    .map(file -> game.path().relativize(file).toString())
                    .sorted()
                    .toList();
        }
    }

    @Test
    void aGameHasTheSameSixFilesWhenItBeginsAndLater() throws IOException {
        var washington = Pen.of("washington", 2);
        try (var office = new QuietOffice(home)) {
            var game = office.begin("ww-1", washington, Pen.of("howe", 3));
            office.round();
            assertEquals(4, game.outbox().in(Outbox.State.SENT).size());
            var box = "boxes/%s.json".formatted(game.header().box().box());
            var six = List.of(box, "game.index", "game.yaml", "lock", "secret", "sent.mail");
            assertEquals(six, files(game));
            office.deliver(washington.letter(1, "<none@example.org>", office.tomorrow(), "game ww-1\nhelp\n"));
            assertEquals(5, game.outbox().in(Outbox.State.SENT).size());
            assertEquals(six, files(game));
        }
    }
}
