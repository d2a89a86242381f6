package postrider.gateway;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.desk.Desk;
import postrider.desk.GameCatalog;
import postrider.desk.NewGame;
import postrider.desk.Outcome;
import postrider.desk.Transport;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.office.MailTransport;
import postrider.gateway.signing.SecretKey;
import postrider.kernel.Game;
import postrider.kernel.ruling.Side;
import postrider.kit.BrowserPage;
import postrider.kit.OpenBrowser;
import postrider.letters.Board;
import postrider.letters.Dispatch;
import postrider.letters.LetterRenderer.Printed;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.LetterKind;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.play.OpenGame;
import postrider.play.SignedLetter;
import postrider.store.GameFolder;
import postrider.store.GameStore;
import postrider.store.SealedLetter;
import postrider.templates.Letterpress;
import postrider.text.Lists;

/** Opens the board file in a real browser, clicks on it and types into it. */
@Tag("long")
@Needs(Need.BROWSER)
class BoardPageTest {
    private static final List<String> GAMES =
            List.of("washingtons-war", "we-the-people", "wilderness-war", "washingtons-crossing");
    private static final int ORDERS = 6;
    private static final int LARGEST = 250_000;

    @TempDir
    Path folder;

    private final GameCatalog catalog = GameCatalog.installed();
    private final Post post = new Post();
    private final Desk desk =
            new Desk(catalog, new Letterpress(), post, InstantSource.fixed(Instant.EPOCH.plusSeconds(9)));
    private final Map<Side, BrowserPage> pages = new HashMap<>();

    /** A mailbox that remembers the last letter to each player. */
    private static final class Post implements Transport {
        private static final SecretKey KEY = SecretKey.make("Red <red@example.org>", Instant.EPOCH, new byte[32]);

        private final MailTransport mail = new MailTransport(
                new MailAddress("Postrider", "referee@example.org"), KEY, letter -> {}, InstantSource.system());
        private final Map<Side, String> boards = new ConcurrentHashMap<>();
        private final Map<Side, String> texts = new ConcurrentHashMap<>();
        private final Map<Side, byte[]> letters = new ConcurrentHashMap<>();

        @Override
        public SealedLetter seal(GameLog log, Dispatch letter, Printed printed, Instant at) {
            var sealed = mail.seal(log, letter, printed, at);
            for (var file : printed.files())
                if (file.name().equals(Board.FILE)) boards.put(letter.to(), file.content());
            if (printed.text().contains("The board in words")) {
                texts.put(letter.to(), printed.text());
                letters.put(letter.to(), sealed.bytes());
            }
            return sealed;
        }

        @Override
        public void send(GameStore game) {
            mail.send(game);
        }
    }

    @AfterEach
    void closed() {
        pages.values().forEach(BrowserPage::close);
    }

    private GameFolder begun(String system) {
        var players = catalog.game(system).sides().stream()
                .collect(Collectors.toMap(
                        side -> side, side -> new Event.Player(side.word(), side.word() + "@example.org", "", "")));
        return (GameFolder) desk.begin(new NewGame(
                new GameFolder(folder.resolve("ww-017")),
                system,
                Optional.empty(),
                Map.of(),
                players,
                "",
                Collections.emptySortedMap(),
                Optional.of("42".repeat(32))));
    }

    private BrowserPage page(Side side, int width) throws Exception {
        if (!pages.containsKey(side)) {
            var page = OpenBrowser.here().page(width, 844, false);
            pages.put(side, page);
            var file = Files.writeString(folder.resolve(side + ".html"), post.boards.get(side));
            page.open(file, "document.querySelector('#kinds button')");
        }
        return pages.get(side);
    }

    /** Every second letter is opened as a mail program saves it, the others are pasted. */
    private BrowserPage shown(Side side, int width, int turn) throws Exception {
        var page = page(side, width);
        page.value("now.read = false");
        if (turn % 2 == 0) {
            var file = Files.write(folder.resolve("%s-%d.eml".formatted(side, turn)), post.letters.get(side));
            page.choose("$('file')", file);
        } else {
            page.value("$('reading').open = true");
            page.value("$('letter').value = %s".formatted(quoted(post.texts.get(side))));
            page.click("$('read')");
        }
        for (int tries = 0; page.value("now.read").equals("false"); tries++) {
            assertTrue(tries < 200, () -> "not shown");
            Thread.sleep(20);
        }
        return page;
    }

    private static String quoted(String text) {
        return "\""
                + text.replace("\\", "\\\\")
                        .replace("\"", "\\\"")
                        .replace("\r", "")
                        .replace("\n", "\\n") + "\"";
    }

    static Stream<Arguments> games() {
        return GAMES.stream().flatMap(game -> Stream.of(Arguments.of(game, 1000), Arguments.of(game, 390)));
    }

    /** Six orders are put together with clicks, from nothing but letters and the board, and each is what its player wanted. */
    @ParameterizedTest
    @MethodSource("games")
    void aGameIsPlayed(String system, int width) throws Exception {
        var store = begun(system);
        int orders = 0;
        for (int turn = 1; orders < ORDERS; turn++) {
            assertTrue(turn < 100);
            desk.goOn(store);
            OpenGame<?, ?> game = catalog.open(store, store.log());
            var side = Lists.find(game.sides(), game.status()::awaits).orElseThrow();
            var page = shown(side, width, turn);
            var asked = game.status().asked(side);
            if (asked.isEmpty()) {
                ordered(store, game, side, page, orders++);
            } else {
                for (var question : asked)
                    page.click("[...$('offers').children].find(one => one.textContent.startsWith(%s))"
                            .formatted(quoted("answer " + question.name() + ":")));
                sent(store, side, page.value("$('words').value"));
            }
            assertEquals(List.of(), page.faults());
            assertEquals(
                    "false", page.value("document.documentElement.scrollWidth > innerWidth"), "wider than the window");
        }
        for (var page : pages.values())
            assertTrue(page.requests().stream().allMatch(address -> address.matches("(?s)(file|data):.*")));
    }

    /** The first six impulses of each game: whose letter it is, what was tapped, and after '=' what the page made of it. */
    @ParameterizedTest
    @CsvSource({"washingtons-war,1000", "we-the-people,390", "wilderness-war,1000", "washingtons-crossing,390"})
    void whatIsTappedIsWritten(String system, int width) throws Exception {
        var store = begun(system);
        int turn = 0;
        for (var letter : letters(system)) {
            var said = List.of(letter.split("\n= |\n"));
            var side = Side.of(said.getFirst());
            desk.goOn(store);
            var page = shown(side, width, turn++);
            for (var tap : said.get(1).split(" / ")) new BoardWriter(page, List.of()).follow(tap);
            page.click("$('copy')");
            var written = page.value("$('words').value");
            assertEquals(
                    said.subList(2, said.size()),
                    written.lines()
                            .filter(line -> !line.matches("(game|impulse) \\S+"))
                            .toList());
            sent(store, side, written);
            assertEquals(List.of(), page.faults());
        }
        assertEquals(ORDERS + 1, catalog.open(store, store.log()).log().impulse());
    }

    private static List<String> letters(String system) throws IOException {
        try (var letters = BoardPageTest.class.getResourceAsStream("/board/%s.txt".formatted(system))) {
            return List.of(new String(letters.readAllBytes(), UTF_8).strip().split("\n\n"));
        }
    }

    private void ordered(GameStore store, OpenGame<?, ?> game, Side side, BrowserPage page, int turn) throws Exception {
        var offered = Lists.filter(
                game.orders().offered(side), order -> !order.contains("by sea to Quebec")); // that ends a war
        var wanted = offered.get(turn % offered.size());
        var written = new BoardWriter(page, game.orders().guides(side)).write(wanted);
        var seen = desk.preview(store, SignedLetter.byHand(side, written));
        assertEquals(Outcome.Fate.ACCEPTED, seen.fate(), () -> wanted + "\n" + written + "\n" + seen.answer());
        assertEquals(
                Lists.map(wanted.lines().toList(), BoardPageTest::headless),
                seen.answer().orElseThrow().reply().stream()
                        .skip(2)
                        .map(BoardPageTest::headless)
                        .toList());
        sent(store, side, written);
    }

    /** Columns hidden under the box; and the two words that a player may leave out of an order. */
    private static String headless(String order) {
        return order.replaceFirst("^(?:\\( \\) )?(?:sealed orders; )?", "");
    }

    private void sent(GameStore store, Side side, String letter) {
        var outcome = desk.enter(store, side, letter, Optional.empty());
        assertEquals(Outcome.Fate.ACCEPTED, outcome.fate(), () -> letter + "\n" + outcome.answer());
    }

    static Stream<Arguments> hidden() {
        return Stream.of(
                Arguments.of("washingtons-war", "American", "British hand 40, 76", "British hand 22, 3"),
                Arguments.of("we-the-people", "British", "American hand 40, 76", "American hand 22, 3"),
                Arguments.of("wilderness-war", "French", "British hand 1, 2", "British hand 3, 4"),
                Arguments.of(
                        "washingtons-crossing",
                        "American",
                        "Leslie 2100 in Princeton",
                        "Leslie 600 fatigue 2 in Princeton"));
    }

    /** Changing what a side may not see changes no byte of its page, but does change the other side's. */
    @ParameterizedTest
    @MethodSource("hidden")
    void aPageContainsNothingHidden(String system, String viewer, String one, String other) {
        var game = catalog.game(system);
        var side = Side.of(viewer);
        var enemy = Lists.find(game.sides(), any -> any != side).orElseThrow();
        var box = game.open();
        assertEquals(drawn(game, box, side, one), drawn(game, box, side, other));
        assertNotEquals(drawn(game, box, enemy, one), drawn(game, box, enemy, other));
    }

    private static <P, O> String drawn(Game game, Game.Box<P, O> box, Side to, String statement) {
        var start = box.rules().setUp(game.scenario(Optional.empty()), Map.of());
        var now = box.notation().with(start, statement);
        var view = box.rules().view(now, to);
        var letter = new Dispatch(
                LetterKind.BOARD,
                to,
                "ww-017",
                game.title(),
                1,
                "The board in a file",
                List.of(),
                List.of(),
                0,
                List.of(),
                Optional.of(view),
                box.orders().mayDo(now, to),
                List.of(),
                List.of(),
                box.orders().offered(now, to),
                List.of(),
                List.of(),
                false,
                false);
        var board = new Board(
                view.picture().orElseThrow(),
                box.orders().guides(now, to),
                box.vocabulary().people());
        return new Letterpress().board(letter, board).orElseThrow();
    }

    /** It makes no requests, and its own content policy forbids them. */
    @ParameterizedTest
    @ValueSource(strings = {"wilderness-war", "washingtons-crossing"})
    void nothingLeavesThePage(String system) throws Exception {
        var store = begun(system);
        for (var side : store.header().players().keySet()) {
            var sent = post.boards.get(side).getBytes(UTF_8).length;
            assertTrue(sent < LARGEST, () -> side + " " + sent);
        }
        var page = page(store.header().players().keySet().iterator().next(), 1000);
        page.value("fetch('https://example.org/').catch(() => 0)");
        page.value("document.body.append(Object.assign(new Image(), { src: 'https://example.org/a.png' }))");
        for (int tries = 0; page.faults().size() < 2 && tries < 200; tries++) Thread.sleep(20);
        assertTrue(page.faults().size() > 1);
        for (var fault : page.faults()) assertTrue(fault.contains("Content Security Policy"), fault);
    }

    /** The order's fields and the map's pieces can be used with the keyboard alone. */
    @Test
    void theKeyboardAloneIsEnough() throws Exception {
        begun("wilderness-war");
        var page = page(Side.of("French"), 1000);
        page.value("document.querySelector('.piece[aria-label^=\"French at Québec\"]').focus()");
        page.press("Enter");
        page.value("$('order').querySelector('input').focus()");
        page.write("25");
        assertEquals("play 25: activate Lévis", page.value("$('words').value.split('\\n').pop()"));
        var unnamed = "[...document.querySelectorAll('button, input, textarea, [role=button]')].filter(one =>"
                + " !(one.getAttribute('aria-label') || one.labels?.length || one.textContent.trim())).length";
        assertEquals("0", page.value(unnamed));
    }

    /** A letter puts its note on a line above the line it explains; the page shows it below. */
    @Test
    void aNoteIsNotALineToSend() throws Exception {
        begun("washingtons-war");
        var page = page(Side.of("British"), 390);
        var rule = "-".repeat(30);
        page.value("show(%s)"
                .formatted(quoted(String.join(
                        "\n",
                        "the board of ww-017, impulse 1, British; the end of the board",
                        rule,
                        "game ww-017",
                        "impulse 2",
                        "# Howe attacks Newport,",
                        "# 5 CU against 2",
                        "( ) play 41: activate Howe; to Barnstable;",
                        "    to Newport",
                        rule))));
        assertEquals(
                "play 41: activate Howe; to Barnstable; to NewportHowe attacks Newport, 5 CU against 2",
                page.value("[...$('offers').children].map(one => one.textContent).join('|')"));
    }

    @Test
    void companionsMayBeNamedAfterTheRouteIsBegun() throws Exception {
        begun("wilderness-war");
        var page = page(Side.of("French"), 1000);
        page.click("document.querySelector('.piece[aria-label*=Montcalm]')");
        page.value("tapped('Île-aux-Noix')");
        page.click("[...$('pick').children].find(one => one.textContent === 'all')");
        assertEquals(
                "play CARD: activate Montcalm with all; to Île-aux-Noix",
                page.value("$('words').value.split('\\n').pop()"));
    }

    /** Anything pasted stays text, is read quickly, and does no harm. */
    @Test
    void anEvilReportHarmsNothing() throws Exception {
        begun("washingtons-war");
        var page = page(Side.of("British"), 390);
        var position = page.value("$('things').innerHTML");
        var evil = "<img src=x onerror=\"document.title='evil'\"><script>document.title='evil'</script>";
        var head = "the board of ww-017, impulse 1, British; ";
        var end = "; the end of the board";
        var refused = List.of(
                "",
                evil,
                "the board of ww-018, impulse 1, British" + end,
                "the board of ww-017, impulse 1, American" + end,
                head + "British at Boston: Howe / 5",
                "the board of ".repeat(100_000),
                ">".repeat(1_000_000),
                " ".repeat(1_000_000) + "\n".repeat(100_000));
        for (var text : refused) {
            page.value("show(%s)".formatted(quoted(text)));
            assertEquals(position, page.value("$('things').innerHTML"), () -> text);
            assertTrue(page.value("$('say').textContent").matches(".*(board|letter).*"));
        }
        page.value("show(%s)"
                .formatted(quoted(
                        head + "it shows " + evil + "; card " + evil + ": " + evil + "; British at Boston: " + evil
                                + " / 5 / " + evil + " / " + evil + "; British holds: " + evil
                                + ", Boston; constructor: 1 of 2" + end
                                + "\n" + "-".repeat(30) + "\n( ) " + evil + "\n" + "-".repeat(30))));
        page.value("show(%s)".formatted(quoted(head + "British at Boston: Howe / 5; ".repeat(20_000) + end)));
        page.value("show(%s)".formatted(quoted(head + ";".repeat(1_900_000) + end)));
        page.value("texts(%s)"
                .formatted(quoted("Content-Type: multipart/mixed; boundary=a\n\n" + "--a\n\n".repeat(100_000))));
        page.value("new Promise(done => setTimeout(done, 200))");
        assertEquals("0", page.value("document.querySelectorAll('img, image, #desk script, iframe').length"));
        assertEquals("1", page.value("document.scripts.length"));
        assertFalse(page.value("document.title").contains("evil"));
        assertEquals(List.of(), page.faults());
    }
}
