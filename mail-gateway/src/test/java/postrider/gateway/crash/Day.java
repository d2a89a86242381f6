package postrider.gateway.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import postrider.desk.GameCatalog;
import postrider.desk.Reopened;
import postrider.gateway.office.Town;
import postrider.gateway.office.Town.Person;
import postrider.log.Signatures;
import postrider.proof.Verification;
import postrider.store.GameFolder;
import postrider.text.Lists;

/**
 * A day at the office. Two players begin two games whose secret is published, and their letters for both arrive together. In the first
 * game an order is taken back, and at the end a battle waits for an answer; the second is disputed and ends in a draw. Two letters to the
 * British player of the first come back, and then that player writes. In a third game letters carry no time ({@link CodedGame}). Clocks
 * stand still, so two days with the same letters must leave the same bytes.
 */
final class Day implements AutoCloseable {
    private static final List<String> IDS = List.of("ww-1", "ww-2");
    private static final String GAME = "game ww-1";
    private static final String OTHER = "game ww-2";
    private static final List<String> ALL = IDS.stream().map("game "::concat).toList();
    static final String COMMITTEES =
            "committees: Concord, Barnstable, Newport, Hartford, Albany, Morristown, Reading, Wilmington DE,\n"
                    + "  Baltimore, Richmond, Charlotte, Camden, Savannah";

    private final Town town;
    private final List<GameFolder> games = new ArrayList<>();
    private final CodedGame coded;
    private final Path settings;
    private final Path records;
    private final String password;
    private Clerk next;

    Day(Path home) throws IOException {
        town = new Town(Files.createDirectories(home));
        for (var id : IDS) games.add(town.begin(id));
        coded = new CodedGame(town);
        games.add(coded.folder());
        records = Files.writeString(home.resolve("records"), CodedGame.records());
        password = town.referee.box.imap().password().get();
        settings = Files.writeString(home.resolve("postrider.yaml"), town.settingsFile());
        for (var letter : List.of("ww-1.1.british.welcome", "ww-1.2.british.report"))
            town.washington.send(bounce(letter));
        post(town.washington, town.howe);
        next = clerk();
    }

    private static byte[] bounce(String letter) {
        return """
                From: MAILER-DAEMON@mx.example.net
                To: referee@example.org
                Subject: failure notice
                Message-ID: <bounce.%1$s@mx.example.net>

                <howe@example.org>:
                Remote host said: 552 mailbox full (#5.2.2)

                --- Below this line is a copy of the message.

                Message-ID: <%1$s@example.org>
                """.formatted(letter).getBytes(StandardCharsets.US_ASCII);
    }

    /** All letters of the day are in the mailbox from the beginning, in this order. */
    private static void post(Person american, Person british) throws IOException {
        for (var game : ALL) american.write(game, "impulse 1", COMMITTEES);
        for (var game : ALL) british.write(game, "impulse 2", "for the king: Ticonderoga, Yorktown, New Bern");
        for (var game : ALL) american.write(game, "impulse 2", "American");
        for (var game : ALL) british.write(game, "impulse 2", "no");
        british.write(GAME, "standing", "  retreat before battle: stand", "  battle card: none", "  otherwise ask");
        american.write(GAME, "impulse 3", "discard 76");
        american.write(GAME, "undo");
        british.write(GAME, "accept undo");
        american.write(GAME, "impulse 5", "play 47: activate Washington with 9 CU; to Boston");
        var attack = american.signed(GAME, "impulse 5", "play 47: activate Washington with 5 CU; to Boston");
        american.send(attack);
        american.send(attack);
        american.write(GAME, "impulse 5", "play Merriam's Corner");
        american.write("Dear referee,", "which game is this?");
        american.write("game ww-9", "status");
        american.write(OTHER, "standing", "  battle card: none", "  otherwise ask");
        american.write(OTHER, "impulse 2", "committees: Concord");
        british.write(OTHER, "dispute 2: who plays first?");
        british.write(OTHER, "withdraw");
        american.write(OTHER, "offer draw");
        british.write(OTHER, "accept draw");
    }

    /** Serves all letters and the replies to their answers. Returns how often the office was killed. */
    int work(Reaper reaper) throws IOException {
        int killed = serve(reaper);
        for (int evening = 0; evening < CodedGame.EVENINGS; evening++) {
            coded.post(evening);
            if (evening == 0)
                for (var letter : List.of("ww-1.1.british.welcome", "ww-1.2.british.report"))
                    town.washington.send(bounce(letter));
            if (evening == 1) town.howe.write(GAME, "status");
            killed += serve(reaper);
        }
        return killed;
    }

    /** Opens the office again until everything is handled. */
    private int serve(Reaper reaper) throws IOException {
        for (int killed = 0; ; killed++)
            try (var working = next) {
                next = clerk();
                if (working.works(reaper)) return killed;
            }
    }

    /** Starts its process while another one works. */
    private Clerk clerk() throws IOException {
        return new Clerk(settings, records, password);
    }

    /** What must be the same whatever happens on the way. */
    record Result(
            List<String> games, List<String> mailEvents, List<String> ledger, SortedMap<String, String> letters) {}

    Result result() throws IOException {
        var ledger = Files.readAllLines(town.home.resolve("post/ledger"));
        var letters = new TreeMap<String, String>();
        for (var person : Lists.concat(List.of(town.washington, town.howe), coded.players()))
            for (var letter : person.letters()) {
                var written = letter.substring(letter.indexOf("From: "));
                var copy = letters.put(id(written), written);
                if (copy != null) assertEquals(copy, written, "one Message-ID, two letters");
            }
        var files = new ArrayList<String>();
        for (var game : games) files.add(Files.readString(game.gameFile()));
        var mailEvents = Lists.map(games, game -> game.mailEvents().all().toString());
        return new Result(files, mailEvents, ledger.stream().sorted().toList(), letters);
    }

    private static String id(String letter) {
        return letter.replaceFirst("(?s).*?\nMessage-ID: ([^\r]*)\r.*", "$1");
    }

    /** Checks hashes, signatures, dice, cards and positions. */
    void verify() {
        for (var game : games) {
            var again = Reopened.of(GameCatalog.installed(), game, game.header());
            var found = Verification.of(game.gameFile(), Optional.of(again), Signatures.installed());
            assertEquals(Optional.empty(), found.amiss(), found::text);
        }
    }

    List<String> unsent() throws IOException {
        var waiting = new ArrayList<String>();
        var offices = Stream.of(town.home.resolve("post"));
        for (var folder :
                Stream.concat(games.stream().map(GameFolder::path), offices).toList())
            try (var files = Files.list(folder.resolve("outbox"))) {
                files.forEach(file -> waiting.add(file.getFileName().toString()));
            }
        return waiting;
    }

    @Override
    public void close() {
        next.close();
        town.close();
    }
}
