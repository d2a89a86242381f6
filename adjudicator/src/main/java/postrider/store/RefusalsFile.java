package postrider.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import postrider.files.PrivateFiles;
import postrider.store.Outbox.Refusal;
import postrider.text.Lists;

/** The mail system's permanent refusals, a line each: when, Message-ID, why. To have all letters tried at once, delete the file. */
record RefusalsFile(Path file) {
    List<Refusal> all() throws IOException {
        if (!Files.exists(file)) return List.of();
        return Files.readAllLines(file).stream()
                .flatMap(line -> read(line).stream())
                .toList();
    }

    /** A line that a full disk cut short is ignored. */
    private static Optional<Refusal> read(String line) {
        var words = line.split(" ", 3);
        try {
            return words.length == 3
                    ? Optional.of(new Refusal(Instant.parse(words[0]), words[1], words[2]))
                    : Optional.empty();
        } catch (DateTimeException torn) {
            return Optional.empty();
        }
    }

    private static String line(Refusal refusal) {
        return "%s %s %s\n".formatted(refusal.at(), refusal.messageId(), refusal.why());
    }

    void add(Refusal refusal) throws IOException {
        PrivateFiles.append(file, line(refusal).getBytes(UTF_8));
    }

    /** Returns whether there were any. */
    boolean forget(Predicate<String> messageIds) throws IOException {
        var refusals = all();
        var kept = Lists.filter(refusals, refusal -> !messageIds.test(refusal.messageId()));
        if (kept.size() == refusals.size()) return false;
        var text = Lists.joined(kept, RefusalsFile::line);
        PrivateFiles.replace(file, text);
        return true;
    }
}
