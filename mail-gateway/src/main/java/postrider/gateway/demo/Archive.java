package postrider.gateway.demo;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import postrider.gateway.mime.MimePart;
import postrider.kernel.ruling.Side;
import postrider.store.EventLog;
import postrider.store.GameStore;

/** The folder in which a demonstration leaves what it did: each player's letters, in the order they were read. */
final class Archive {
    private final Path folder;
    private int letters;

    /** Lays the folder out anew; only letters of an earlier demonstration are thrown away. */
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
     * Files a letter among those of a player, without the lines that mail servers put on top of it. Returns its number.
     */
    int file(Side player, String name, byte[] raw) throws IOException {
        var text = new String(raw, StandardCharsets.ISO_8859_1);
        var written = text.substring(text.indexOf("From: "));
        var file = folder.resolve(player.lower()).resolve("%03d-%s.eml".formatted(++letters, name));
        Files.write(file, written.getBytes(StandardCharsets.ISO_8859_1));
        return letters;
    }

    /** Keeps the game file, and of each player the last report as they read it. Returns the file. */
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

    /** How many letters there are. */
    int letters() {
        return letters;
    }
}
