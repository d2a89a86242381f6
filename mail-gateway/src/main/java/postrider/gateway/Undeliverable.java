package postrider.gateway;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.files.PrivateFiles;

/**
 * The letters that the mail system refuses for good, a line each time: when, Message-ID, why. After each it rests an hour;
 * after a day it is given up. Whoever deletes the file has them all tried again.
 */
record Undeliverable(Path file, InstantSource clock) {
    private static final Logger LOG = LoggerFactory.getLogger(Undeliverable.class);
    private static final Duration REST = Duration.ofHours(1);
    private static final Duration PATIENCE = Duration.ofDays(1);

    /** Whether a letter is not to be tried now. */
    boolean rests(String messageId) throws IOException {
        var times = times(messageId);
        return !times.isEmpty()
                && (givenUp(times) || clock.instant().isBefore(times.getLast().plus(REST)));
    }

    private static boolean givenUp(List<Instant> times) {
        return !times.getLast().isBefore(times.getFirst().plus(PATIENCE));
    }

    private List<Instant> times(String messageId) throws IOException {
        if (!Files.exists(file)) return List.of();
        return Files.readAllLines(file).stream()
                .map(line -> line.split(" ", 3))
                .filter(words -> words.length == 3 && words[1].equals(messageId))
                .map(words -> Instant.parse(words[0]))
                .toList();
    }

    /** Notes that a letter was refused, and tells the operator at the first and at the last time. */
    void add(String messageId, String why) throws IOException {
        var line = "%s %s %s\n".formatted(clock.instant(), messageId, why.replaceAll("\\p{Cntrl}+", " "));
        PrivateFiles.append(file, line.getBytes(StandardCharsets.UTF_8));
        var times = times(messageId);
        if (givenUp(times))
            LOG.error(
                    "given up, and left in the outbox: {}: {} (delete {} to have it tried again)",
                    messageId,
                    why,
                    file);
        else if (times.size() == 1) LOG.warn("refused, will be tried again for a day: {}: {}", messageId, why);
    }
}
