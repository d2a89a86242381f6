package postrider.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import postrider.files.Disk;
import postrider.files.PrivateFiles;
import postrider.files.ReadFiles;

/**
 * Mail events in a file, a line each: when, what, about which letter or side, why. Each entry starts a new line, so that none is appended
 * to one that a crash cut short.
 */
record MailEventsFile(Path file) implements MailEvents {
    /** In bytes: more than mail systems can report on all the letters of a game. */
    private static final int LARGEST = 20_000_000;

    @Override
    public List<MailEvent> all() {
        if (!Files.exists(file)) return List.of();
        var bytes = Disk.read("%s cannot be read.".formatted(file), () -> ReadFiles.bytes(file, LARGEST));
        return new String(bytes, UTF_8)
                .lines()
                .flatMap(line -> read(line).stream())
                .toList();
    }

    /** A line that was cut short is ignored. */
    static Optional<MailEvent> read(String line) {
        var words = line.split(" ", 4);
        if (words.length < 4) return Optional.empty();
        try {
            var kind = MailEvent.News.valueOf(words[1].toUpperCase(Locale.ROOT));
            return Optional.of(new MailEvent(Instant.parse(words[0]), kind, words[2], words[3]));
        } catch (IllegalArgumentException | DateTimeException torn) {
            return Optional.empty();
        }
    }

    static String line(MailEvent event) {
        return "%s %s %s %s"
                .formatted(event.at(), event.news().name().toLowerCase(Locale.ROOT), event.about(), event.why());
    }

    @Override
    public void add(MailEvent event) {
        var line = "\n" + line(event);
        Disk.write("%s cannot be written:".formatted(file), () -> PrivateFiles.append(file, line.getBytes(UTF_8)));
        GameNews.of(file.toAbsolutePath().getParent());
    }
}
