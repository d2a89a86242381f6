package postrider.gateway.crash;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.GameCatalog;
import postrider.desk.Reopened;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MimePart;
import postrider.gateway.office.Gmail;
import postrider.gateway.office.Town;
import postrider.gateway.office.Town.Person;
import postrider.log.Signatures;
import postrider.proof.Verification;
import postrider.store.GameFolder;

/**
 * Kills the office with SIGKILL while a game is begun by mail, and while a friend joins it and changes address. The same letters go out as
 * on an undisturbed day, each once in its reader's mailbox or again with the very same bytes; there is one game, and it verifies. Here it
 * is killed after writes that no other day has: {@link SigkillTest} covers what every office writes, and {@code EnrolmentCrashTest} cuts
 * the power before every single write of this day.
 */
@Tag("long")
class KilledEnrolmentTest {
    private static final Gmail JANE = Gmail.of("jane").at("example.org");
    private static final Gmail JOE = JANE.neighbour("joe");
    private static final Gmail MOVED = JANE.neighbour("joseph");

    /** What is stored of an invitation, a change and a new game, and every letter about no game. */
    private static final Pattern ITS_OWN =
            Pattern.compile("(invitation|change|boxes|games is|letter :|entry .*Header).*");

    @TempDir
    private Path home;

    /** One day and the people in it. */
    private static final class Day implements AutoCloseable {
        final Town town;
        private final List<Person> people;
        private final Path settings;
        private final Path records;
        private int written;
        private Clerk next;

        Day(Path home) throws IOException {
            town = new Town(Files.createDirectories(home));
            people = List.of(town.new Person("jane", 21), town.new Person("joe", 22), town.new Person("joseph", 23));
            town.referee.key.save(home.resolve("referee.key"));
            records = Files.writeString(
                    home.resolve("records"), "%s\t%s\n".formatted(Gmail.selector("example.org"), JANE.record()));
            settings = Files.writeString(home.resolve("postrider.yaml"), town.settingsFile());
            next = clerk();
        }

        /** Returns how often it was killed. */
        int work(Reaper reaper) throws IOException {
            int killed = write(JANE, "new washingtons-war side british against joe@example.org", reaper);
            killed += write(JOE, "join", reaper);
            killed += write(JOE, "new address joseph@example.org", reaper);
            return killed + write(MOVED, "confirm", reaper);
        }

        /** A reply to the last letter about no game, with everything that follows from it. */
        private int write(Gmail writer, String words, Reaper reaper) throws IOException {
            var mailbox = people.stream()
                    .filter(one -> one.self.address().equals(writer.player().address()))
                    .findFirst()
                    .orElseThrow();
            var last = mailbox.letters().stream()
                    .flatMap(letter -> id(letter).stream())
                    .filter(id -> !id.startsWith("<ww-"))
                    .reduce((one, later) -> later);
            mailbox.send(writer.letter(++written, last.orElse("<none@example.org>"), Town.NOON, words + "\n"));
            for (int killed = 0; ; killed++)
                try (var working = next) {
                    next = clerk();
                    if (working.works(reaper)) return killed;
                }
        }

        /** Starts its process while another one works. */
        private Clerk clerk() throws IOException {
            return new Clerk(
                    settings, records, town.referee.box.imap().password().get());
        }

        private static Optional<String> id(String letter) {
            return Envelope.of(MimePart.of(letter.getBytes(UTF_8))).messageId();
        }

        /** Who got which letters. Of letters that arrived twice, the bytes must be equal. */
        List<String> letters() throws IOException {
            var all = new TreeMap<String, String>();
            var told = new ArrayList<String>();
            for (var person : people)
                for (var letter : person.letters()) {
                    var bytes = letter.substring(letter.indexOf("From: "));
                    var id = id(letter).orElseThrow();
                    var other = all.put(id, bytes);
                    if (other != null) assertEquals(other, bytes, "one Message-ID, two letters");
                    else
                        told.add("%s %s: %s"
                                .formatted(
                                        person.self.address(),
                                        id,
                                        Envelope.of(MimePart.of(letter.getBytes(UTF_8)))
                                                .subject()));
                }
            return told.stream().sorted().toList();
        }

        void verify() {
            var games = GameFolder.all(town.home.resolve("games"));
            assertEquals(List.of("ww-1"), games.stream().map(GameFolder::id).toList());
            var game = games.getFirst();
            assertTrue(game.header().players().toString().contains("dkim:joseph@example.org"));
            var again = Reopened.of(GameCatalog.installed(), game, game.header());
            var found = Verification.of(game.gameFile(), Optional.of(again), Signatures.installed());
            assertEquals(Optional.empty(), found.amiss(), found::text);
        }

        @Override
        public void close() {
            next.close();
            town.close();
        }
    }

    @Test
    void nothingIsLostOrDoubledByAKillAfterEachKindOfWrite() throws IOException {
        List<String> quiet;
        try (var day = new Day(home.resolve("quiet"))) {
            assertEquals(0, day.work(Reaper.NEVER));
            quiet = day.letters();
            day.verify();
        }
        assertTrue(quiet.size() > 10, quiet::toString);
        var seen = new TreeSet<String>();
        try (var day = new Day(home.resolve("killed"))) {
            int killed = day.work(step -> {
                var kind = SigkillTest.kind(step);
                return ITS_OWN.matcher(kind).matches() && seen.add(kind)
                        ? Optional.of(Duration.ZERO)
                        : Optional.empty();
            });
            assertTrue(killed > 10, () -> "killed after " + seen);
            assertEquals(quiet, day.letters());
            day.verify();
        }
    }
}
