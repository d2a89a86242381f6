package postrider.gateway.office;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import postrider.files.PrivateFiles;
import postrider.gateway.Envelope;
import postrider.gateway.MailAddress;
import postrider.gateway.Outbox;
import postrider.gateway.OutgoingLetter;
import postrider.gateway.OutgoingLetter.Cause;
import postrider.gateway.SecretKey;
import postrider.gateway.Sender;
import postrider.gateway.Spool.Outcome;

/**
 * The office's own answers, to letters that reach no game. They hold nothing of any game and nothing of the letter, and an
 * address gets a few a day at most: whoever writes in another's name must not make us pester him.
 */
final class Notices {
    /** Most notices to one address on one day. */
    static final int A_DAY = 5;

    /** Most notices on one day. */
    static final int IN_ALL = 200;

    private final MailAddress self;
    private final SecretKey key;
    private final InstantSource clock;
    private final Outbox outbox;
    private final Path log;

    /** @param folder the post office's own folder */
    Notices(MailAddress self, SecretKey key, InstantSource clock, Path folder) throws IOException {
        this.self = self;
        this.key = key;
        this.clock = clock;
        this.outbox = new Outbox(folder);
        this.log = folder.resolve("notices");
    }

    /** Answers a letter, once. When it returns the answer is on the disk. */
    Outcome answer(Envelope letter, MailAddress to, String headline, String... sentences) throws IOException {
        var id = letter.answerId(self);
        if (!outbox.has(id)) {
            if (!mayGetAnother(to)) return new Outcome.Silent("answered often enough today");
            outbox.put(id, write(letter, to, headline, List.of(sentences)));
        }
        return new Outcome.Answered(id, "no game: " + headline);
    }

    private byte[] write(Envelope letter, MailAddress to, String headline, List<String> sentences) {
        return new OutgoingLetter(
                        letter.answerId(self),
                        self,
                        to,
                        headline,
                        clock.instant().truncatedTo(ChronoUnit.SECONDS),
                        Cause.ANSWER,
                        letter.thread(),
                        headline + "\n\n"
                                + sentences.stream().map(Notices::lines).collect(Collectors.joining("\n")),
                        Optional.empty(),
                        List.of())
                .signed(key);
    }

    /** A paragraph in lines of at most 72 columns. */
    private static String lines(String paragraph) {
        return paragraph.replaceAll("(.{1,72})(?: +|$)", "$1\n");
    }

    /** Counts one more for this address, if there is one left today. */
    private boolean mayGetAnother(MailAddress to) throws IOException {
        var day = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC).toString();
        var entry = day + " " + to.address().toLowerCase(Locale.ROOT);
        var all = Files.exists(log) ? Files.readAllLines(log) : List.<String>of();
        var today = all.stream().filter(line -> line.startsWith(day)).toList();
        if (today.size() >= IN_ALL || Collections.frequency(today, entry) >= A_DAY) return false;
        if (today.isEmpty()) Files.deleteIfExists(log);
        PrivateFiles.append(log, (entry + "\n").getBytes(StandardCharsets.UTF_8));
        return true;
    }

    /** Sends the notices that wait. Returns whether all are sent. */
    boolean send(Sender sender) throws IOException {
        return outbox.deliver(outbox.waiting(), sender);
    }
}
