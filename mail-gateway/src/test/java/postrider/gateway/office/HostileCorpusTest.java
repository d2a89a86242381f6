package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import jakarta.mail.BodyPart;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Multipart;
import jakarta.mail.Session;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Queue;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.GameCatalog;
import postrider.desk.GameFolder;
import postrider.desk.NewGame;
import postrider.gateway.Account;
import postrider.gateway.MailAddress;
import postrider.gateway.Mailbox;
import postrider.gateway.SecretKey;
import postrider.gateway.Settings;

/**
 * Letters as an adversary would write them, each with the one answer it must get or the one reason why there is none;
 * nothing else may change. They come one a day to an office whose two games wait for the American in impulse 3.
 */
class HostileCorpusTest {
    private static final Path CORPUS = Path.of("src/test/resources/hostile");

    private static final String COMMITTEES = "committees: Concord, Barnstable, Newport, Hartford, Albany, Morristown,"
            + " Reading, Wilmington DE, Baltimore, Richmond, Charlotte, Camden, Savannah";

    /** Header fields of our letters, and of their parts. */
    private static final Set<String> FIELDS = Set.of(
            "From",
            "To",
            "Subject",
            "Date",
            "Message-ID",
            "In-Reply-To",
            "References",
            "MIME-Version",
            "Content-Type",
            "Auto-Submitted",
            "X-Postrider",
            "X-Auto-Response-Suppress",
            "Content-Transfer-Encoding");

    private static final Pattern KIND = Pattern.compile("(?m)^kind: \"(\\w+)\"$");

    private static final Map<String, Pen> PENS = Stream.of(
                    Pen.of("american", 2),
                    Pen.of("british", 3),
                    Pen.of("greene", 4),
                    Pen.expired("late", 5),
                    Pen.revoked("gone", 6),
                    Pen.of("stranger", 9))
            .collect(Collectors.toMap(Pen::name, Function.identity()));

    @TempDir
    private static Path home;

    private static final Queue<byte[]> ARRIVING = new ArrayDeque<>();
    private static final List<byte[]> SENT = new ArrayList<>();
    private static Instant now = Town.NOON;
    private static Office office;
    private static List<GameFolder> games;
    private static int written;
    private static byte[] arriving = {};

    @BeforeAll
    static void open() throws IOException {
        SecretKey.make("Referee <referee@example.org>", now, new byte[32]).save(home.resolve("referee.key"));
        office = Office.open(
                settings(), GameCatalog.installed(), () -> now, new Pigeonhole(), SENT::add, clerk -> clerk);
        games = List.of(
                begin("ww-1", "american", "british"),
                begin("ww-2", "greene", "british"),
                begin("ww-3", "late", "gone"));
        assertTrue(office.post().round());
        for (var game : games.subList(0, 2)) {
            var american = game.header().players().get(AMERICAN).name();
            write(american, game, 1, COMMITTEES);
            write("british", game, 2, "for the king: Ticonderoga, Yorktown, New Bern");
            write(american, game, 2, "American");
            write("british", game, 2, "no");
            assertEquals(3, game.log().impulse());
        }
        SENT.clear();
    }

    private static GameFolder begin(String id, String american, String british) throws IOException {
        return office.desk()
                .begin(new NewGame(
                        home.resolve("games").resolve(id),
                        "washingtons-war",
                        Optional.empty(),
                        Map.of(),
                        Map.of(
                                AMERICAN,
                                PENS.get(american).player(),
                                BRITISH,
                                PENS.get(british).player()),
                        "",
                        Optional.empty(),
                        Optional.of("5e".repeat(32))));
    }

    private static Settings settings() {
        var nowhere = new Account("localhost", 0, Account.Security.PLAIN, "", () -> "", Optional.empty());
        return new Settings(
                new MailAddress("Referee", "referee@example.org"),
                nowhere,
                "INBOX",
                Optional.empty(),
                nowhere,
                home.resolve("games"),
                home.resolve("post"),
                home.resolve("referee.key"),
                Optional.empty(),
                Duration.ofDays(3650),
                Duration.ofDays(30),
                1_000_000);
    }

    private static void write(String who, GameFolder game, int impulse, String line) throws IOException {
        var letter = new HostileLetter(
                line,
                HostileLetter.Kind.SIGNED,
                who,
                Optional.of(who),
                List.of(),
                List.of(),
                List.of("game " + game.id(), "impulse " + impulse, line),
                List.of(),
                Optional.empty(),
                "");
        deliver(letter.written(++written, PENS, now, arriving));
    }

    private static void deliver(byte[] letter) throws IOException {
        now = now.plus(Duration.ofDays(1));
        ARRIVING.add(letter);
        assertTrue(office.post().round());
    }

    private record Pigeonhole() implements Mailbox {
        @Override
        public void fetch(Keeper keeper) throws IOException {
            for (var letter = ARRIVING.poll(); letter != null; letter = ARRIVING.poll())
                keeper.keep(new Fetched(letter, letter.length));
        }

        @Override
        public void await(Duration patience) {}

        @Override
        public void close() {}
    }

    @TestFactory
    Stream<DynamicTest> everyLetterHasTheAnswerItMustHave() throws IOException {
        return HostileLetter.in(CORPUS).stream()
                .map(letter -> DynamicTest.dynamicTest(letter.title(), () -> attempt(letter)));
    }

    @Test
    void thereAreMany() throws IOException {
        var letters = HostileLetter.in(CORPUS);
        assertTrue(letters.size() >= 150, () -> letters.size() + " letters");
        assertEquals(
                letters.size(),
                letters.stream().map(HostileLetter::title).distinct().count());
    }

    private void attempt(HostileLetter letter) throws IOException {
        int noted = ledger().size();
        var files = gameFiles();
        SENT.clear();
        arriving = letter.written(++written, PENS, now.plus(Duration.ofDays(1)), arriving);
        deliver(arriving);
        var outcome = ledger().subList(noted, ledger().size()).stream()
                .filter(line -> !line.contains(" received "))
                .map(line -> line.replaceFirst("\\S+ \\S+ ", ""))
                .collect(Collectors.joining());
        var answers = SENT.stream().map(HostileCorpusTest::answer).collect(Collectors.joining("\n"));
        var found = "%n%s%n%s%n".formatted(outcome, answers);
        if (letter.reader().isPresent()) {
            assertEquals(1, SENT.size(), found);
            var to = "To: %s ".formatted(address(letter.reader().get()));
            assertTrue(answers.startsWith(to) && answers.contains(letter.sentence()), found);
            sound(SENT.getFirst());
        } else {
            assertEquals(List.of(), SENT, found);
            assertTrue(outcome.replaceFirst("^silent ", "").startsWith(letter.sentence()), found);
        }
        assertEquals(List.of(), waiting(), found);
        for (int game = 0; game < files.size(); game++) {
            var added = gameFiles().get(game).substring(files.get(game).length());
            assertEquals(files.get(game) + added, gameFiles().get(game), found);
            var kinds = KIND.matcher(added).results().map(kind -> kind.group(1)).toList();
            assertEquals(
                    outcome.startsWith("answered <ww-%d.".formatted(game + 1)) && !SENT.isEmpty(),
                    !kinds.isEmpty(),
                    found);
            assertTrue(
                    kinds.isEmpty() || kinds.equals(List.of("rejected")) || kinds.equals(List.of("posted")),
                    found + kinds);
        }
    }

    private static String address(String reader) {
        return reader.contains("@") ? reader : reader + "@example.org";
    }

    /** Whom our letter goes to, its subject and its text, in one line. */
    private static String answer(byte[] letter) {
        try {
            var message = new MimeMessage(Session.getInstance(new Properties()), new ByteArrayInputStream(letter));
            var to = ((InternetAddress) message.getRecipients(Message.RecipientType.TO)[0]).getAddress();
            return "To: %s %s: %s"
                    .formatted(to, message.getSubject(), text(message.getContent()))
                    .replaceAll("\\s+", " ");
        } catch (MessagingException | IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    private static String text(Object content) throws MessagingException, IOException {
        if (!(content instanceof Multipart parts)) return content.toString();
        BodyPart first = parts.getBodyPart(0);
        return text(first.getContent());
    }

    /** Nobody has slipped a field into our letter, and every line of it travels. */
    private static void sound(byte[] letter) {
        var text = new String(letter, ISO_8859_1);
        var head = text.substring(0, text.indexOf("\r\n\r\n"));
        var names = new HashSet<String>();
        for (var line : head.replaceAll("\r\n[ \t]+", " ").split("\r\n")) {
            var name = line.replaceFirst(":.*", "");
            assertTrue(FIELDS.contains(name) && names.add(name), head);
        }
        for (var line : text.split("\r\n"))
            assertTrue(line.length() <= 998 && line.chars().allMatch(c -> c == '\t' || c >= 32 && c < 127), line);
        assertTrue(letter.length < 200_000, () -> letter.length + " bytes");
    }

    private static List<String> ledger() throws IOException {
        return Files.readAllLines(home.resolve("post/ledger"), ISO_8859_1);
    }

    private static List<String> gameFiles() throws IOException {
        var files = new ArrayList<String>();
        for (var game : games) files.add(Files.readString(game.gameFile()));
        return files;
    }

    private static List<Path> waiting() throws IOException {
        var waiting = new ArrayList<Path>();
        for (var folder : Stream.concat(games.stream().map(GameFolder::path), Stream.of(home.resolve("post")))
                .toList())
            try (var files = Files.list(folder.resolve("outbox"))) {
                files.forEach(waiting::add);
            }
        return waiting;
    }

    /** Nothing of it stands in the way of a good order. */
    @AfterAll
    static void aGoodOrderIsStillCarriedOut() throws IOException {
        var game = games.getFirst();
        SENT.clear();
        write("american", game, 3, "status");
        var card = answer(SENT.getFirst()).replaceFirst(".*Your hand.*?(\\d+) 1 OPS .*", "$1");
        write("american", game, 3, "play %s: queue".formatted(card));
        office.close();
        assertEquals(4, game.log().impulse(), () -> answer(SENT.getLast()));
    }
}
