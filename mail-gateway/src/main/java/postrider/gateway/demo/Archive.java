package postrider.gateway.demo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import postrider.gateway.mime.Latin;
import postrider.gateway.mime.MimePart;
import postrider.kernel.ruling.Side;
import postrider.store.EventLog;
import postrider.store.GameStore;

/** The folder in which a demonstration saves each player's letters, in the order they were read. */
final class Archive {
    private final Path folder;
    private int letters;

    /** Creates the folder. Only letters of an earlier demonstration are deleted. */
    Archive(Path folder, Iterable<Side> sides) throws IOException {
        this.folder = folder;
        for (var side : sides) {
            var theirs = Files.createDirectories(folder.resolve(side.lower()));
            try (var old = Files.newDirectoryStream(theirs, "[0-9][0-9][0-9]-*.eml")) {
                for (var letter : old) Files.delete(letter);
            }
        }
    }

    /**
     * Saves a letter among those of a player, without the header lines added by mail servers. Returns its number.
     */
    int file(Side player, String name, byte[] raw) throws IOException {
        var text = Latin.text(raw);
        var written = text.substring(text.indexOf("From: "));
        var file = folder.resolve(player.lower()).resolve("%03d-%s.eml".formatted(++letters, name));
        Files.write(file, Latin.bytes(written));
        return letters;
    }

    /** Saves the game file and each player's last report. Returns the game file. */
    Path keep(GameStore game, Iterable<Correspondent> players) throws IOException {
        for (var player : players) {
            var report = player.latest("report").orElseThrow();
            Files.writeString(
                    folder.resolve(player.side().lower() + ".txt"),
                    report.reading().text());
            Files.writeString(
                    folder.resolve(player.side().lower() + ".html"),
                    MimePart.of(report.raw()).page().orElseThrow());
        }
        return Files.write(folder.resolve("game.yaml"), EventLog.written(game.events()));
    }

    int letters() {
        return letters;
    }
}
