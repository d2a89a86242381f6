package postrider.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.files.PrivateFiles;

/**
 * The letters that the mail system refuses for good, a line each time: when, Message-ID, why. Each is tried again every hour for
 * a day, and then every day. Whoever deletes the file has them all tried at once.
 */
public record Undeliverable(Path file) {
    private static final Logger LOG = LoggerFactory.getLogger(Undeliverable.class);
    private static final Duration HOUR = Duration.ofHours(1);
    private static final Duration DAY = Duration.ofDays(1);

    private record Refusal(Instant at, String messageId, String why) {}

    /** Whether a letter is not to be tried now. */
    public boolean rests(String messageId, Instant now) throws IOException {
        var refusals = of(messageId);
        if (refusals.isEmpty()) return false;
        var rest = isOld(refusals) ? DAY : HOUR;
        return now.isBefore(refusals.getLast().at().plus(rest));
    }

    /** Why it was refused last; empty if it never was. */
    public Optional<String> why(String messageId) throws IOException {
        var refusals = of(messageId);
        return refusals.isEmpty()
                ? Optional.empty()
                : Optional.of(refusals.getLast().why());
    }

    private static boolean isOld(List<Refusal> refusals) {
        return !refusals.getLast().at().isBefore(refusals.getFirst().at().plus(DAY));
    }

    private List<Refusal> of(String messageId) throws IOException {
        return lines().stream()
                .flatMap(line -> refusal(line).stream())
                .filter(refusal -> refusal.messageId().equals(messageId))
                .toList();
    }

    private List<String> lines() throws IOException {
        return Files.exists(file) ? Files.readAllLines(file) : List.of();
    }

    /** A line that a full disk cut short tells nothing. */
    private static Optional<Refusal> refusal(String line) {
        var words = line.split(" ", 3);
        try {
            return words.length == 3
                    ? Optional.of(new Refusal(Instant.parse(words[0]), words[1], words[2]))
                    : Optional.empty();
        } catch (DateTimeException torn) {
            return Optional.empty();
        }
    }

    /** Notes that a letter was refused, and tells the operator at the first time, and every day when it has become old. */
    public void add(String messageId, String why, Instant now) throws IOException {
        var line = "%s %s %s\n".formatted(now, messageId, why.replaceAll("\\p{Cntrl}+", " "));
        PrivateFiles.append(file, line.getBytes(StandardCharsets.UTF_8));
        var refusals = of(messageId);
        if (isOld(refusals))
            LOG.error(
                    "refused for more than a day, will be tried again every day: {}: {} ('What to do when' in"
                            + " docs/operator.md: an undeliverable letter)",
                    messageId,
                    why);
        else if (refusals.size() == 1)
            LOG.warn("refused, will be tried again every hour for a day, and then every day: {}: {}", messageId, why);
    }

    /** Has those of these letters that were refused tried at once. Returns whether there are any. */
    public boolean forget(Predicate<String> messageIds) throws IOException {
        var lines = lines();
        var kept = lines.stream()
                .filter(line -> refusal(line)
                        .filter(refusal -> !messageIds.test(refusal.messageId()))
                        .isPresent())
                .toList();
        if (kept.size() == lines.size()) return false;
        var text = kept.stream().map(line -> line + "\n").collect(Collectors.joining());
        PrivateFiles.replace(file, text.getBytes(StandardCharsets.UTF_8));
        return true;
    }
}
