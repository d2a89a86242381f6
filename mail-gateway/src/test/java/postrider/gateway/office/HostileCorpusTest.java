package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kit.Sides.AMERICAN;

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
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
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
import postrider.store.GameFolder;

/**
 * Letters by an adversary, each with the answer it must get, or the reason why it gets none; nothing else may change. They come in daily at
 * an office whose two games await the American in impulse 3.
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

    private static QuietOffice office;
    private static List<GameFolder> games;
    private static int written;
    private static byte[] arriving = {};

    @BeforeAll
    static void open(@TempDir Path home) throws IOException {
        office = new QuietOffice(home);
        games = List.of(
                begin("ww-1", "american", "british"),
                begin("ww-2", "greene", "british"),
                begin("ww-3", "late", "gone"));
        office.round();
        for (var game : games.subList(0, 2)) {
            var american = game.header().players().get(AMERICAN).name();
            write(american, game, 1, COMMITTEES);
            write("british", game, 2, "for the king: Ticonderoga, Yorktown, New Bern");
            write(american, game, 2, "American");
            write("british", game, 2, "no");
            assertEquals(3, game.log().impulse());
        }
    }

    private static GameFolder begin(String id, String american, String british) {
        return office.begin(id, PENS.get(american), PENS.get(british));
    }

    private static void write(String who, GameFolder game, int impulse, String line) {
        deliver(HostileLetter.signed(PENS.get(who), "game " + game.id(), "impulse " + impulse, line));
    }

    private static void deliver(HostileLetter letter) {
        office.sent.clear();
        arriving = letter.written(++written, PENS, office.tomorrow(), arriving);
        office.deliver(arriving);
    }

    @TestFactory
    Stream<DynamicTest> everyLetterGetsTheRightAnswer() throws IOException {
        return HostileLetter.in(CORPUS).stream()
                .map(letter -> DynamicTest.dynamicTest(letter.title(), () -> attempt(letter)));
    }

    @Test
    void theCorpusIsLarge() throws IOException {
        var letters = HostileLetter.in(CORPUS);
        assertTrue(letters.size() >= 150, () -> letters.size() + " letters");
        assertEquals(
                letters.size(),
                letters.stream().map(HostileLetter::title).distinct().count());
    }

    private void attempt(HostileLetter letter) throws IOException {
        int noted = ledger().size();
        var files = gameFiles();
        deliver(letter);
        var outcome = ledger().subList(noted, ledger().size()).stream()
                .filter(line -> !line.contains(" received "))
                .map(line -> line.replaceFirst("\\S+ \\S+ ", ""))
                .collect(Collectors.joining());
        var answers = office.sent.stream().map(HostileCorpusTest::answer).collect(Collectors.joining("\n"));
        var found = "%n%s%n%s%n".formatted(outcome, answers);
        if (letter.reader().isPresent()) {
            assertEquals(1, office.sent.size(), found);
            var to = "To: %s ".formatted(address(letter.reader().get()));
            assertTrue(answers.startsWith(to) && answers.contains(letter.sentence()), found);
            sound(office.sent.getFirst());
        } else {
            assertEquals(List.of(), office.sent, found);
            var silence = outcome.replaceFirst("^silent ", "");
            assertTrue(letter.sentence().isEmpty() ? outcome.isEmpty() : silence.startsWith(letter.sentence()), found);
        }
        assertEquals(List.of(), waiting(), found);
        for (int game = 0; game < files.size(); game++) {
            var added = gameFiles().get(game).substring(files.get(game).length());
            assertEquals(files.get(game) + added, gameFiles().get(game), found);
            var kinds = KIND.matcher(added).results().map(kind -> kind.group(1)).toList();
            assertEquals(
                    outcome.startsWith("answered <ww-%d.".formatted(game + 1)) && !office.sent.isEmpty(),
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

    /** The recipient, subject and text of our letter in one line. */
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

    /** No header field was smuggled into our letter, and no line is too long for transport. */
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
        return Files.readAllLines(office.home.resolve("post/ledger"), ISO_8859_1);
    }

    private static List<String> gameFiles() throws IOException {
        var files = new ArrayList<String>();
        for (var game : games) files.add(Files.readString(game.gameFile()));
        return files;
    }

    private static List<Path> waiting() throws IOException {
        var waiting = new ArrayList<Path>();
        for (var folder : Stream.concat(games.stream().map(GameFolder::path), Stream.of(office.home.resolve("post")))
                .toList())
            try (var files = Files.list(folder.resolve("outbox"))) {
                files.forEach(waiting::add);
            }
        return waiting;
    }

    /** None of it interferes with a good order. */
    @AfterAll
    static void aGoodOrderIsStillCarriedOut() throws IOException {
        var game = games.getFirst();
        write("american", game, 3, "status");
        var card = answer(office.sent.getFirst()).replaceFirst(".*Your hand.*?(\\d+) 1 OPS .*", "$1");
        write("american", game, 3, "play %s: queue".formatted(card));
        office.close();
        assertEquals(4, game.log().impulse(), () -> answer(office.sent.getLast()));
    }
}
