package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.GameCatalog;
import postrider.gateway.HeldMail;
import postrider.gateway.Log;
import postrider.gateway.tournament.Director;
import postrider.gateway.tournament.Participant;
import postrider.gateway.tournament.People;
import postrider.gateway.tournament.PlanFile;
import postrider.gateway.tournament.Proceedings;
import postrider.gateway.tournament.Recount;
import postrider.kernel.ruling.Side;
import postrider.log.Written;
import postrider.store.GameStore;
import postrider.tournament.Rating;

/** A small tournament in which all sorts of things go wrong, and what its director, players and assistant are told. */
class DirectorByMailTest {
    private static final String PLAN = """
            name: The Winter Cup
            format: swiss
            rounds: 3
            game: washingtons-war
            bids: sealed
            round: 60 days
            director: {name: Anna, address: anna@example.org, key: anna.asc}
            assistant: {name: Arbiter, address: arbiter@example.org, key: arbiter.asc}
            eliminator: {name: Spare, address: spare@example.org, key: spare.asc}
            entrants:
            - {name: Anna, address: anna@example.org, key: anna.asc, seed: 1}
            - {name: Ben, address: ben@example.org, key: ben.asc, seed: 2, zone: America/New_York}
            - {name: Carl, address: carl@example.org, key: carl.asc, seed: 3}
            """;

    @TempDir
    private Path home;

    private final GameCatalog catalog = GameCatalog.installed();
    private final Map<String, Hatch.Writer> writers = new TreeMap<>();
    private Hatch hatch;
    private Office office;
    private Office.Stores stores;
    private Director director;

    @BeforeEach
    void open() throws IOException {
        hatch = new Hatch(home);
        for (var name : List.of("anna", "ben", "carl", "dora", "arbiter", "spare")) {
            var writer = hatch.new Writer(name, 40 + writers.size());
            writers.put(name, writer);
            Files.writeString(
                    home.resolve(name + ".asc"), writer.key.publicKey().armored());
        }
        office = hatch.office();
        stores = Office.Stores.inFolders(hatch.settings(), catalog, () -> hatch.now);
        director = new Director(stores.tournaments(), catalog, this::game, () -> hatch.now);
    }

    @AfterEach
    void close() throws IOException {
        office.close();
    }

    private Optional<GameStore> game(String id) {
        stores.seats().keepUp();
        return stores.seats().game(id);
    }

    private Proceedings so() throws IOException {
        return director.catchUp(director.proceedings("cup"));
    }

    private PlanFile.Read read(String text) throws IOException {
        return PlanFile.read(Files.writeString(home.resolve("cup.yaml"), text), catalog, hatch.now);
    }

    /** The letters to somebody, as that person reads them. */
    private List<String> round() {
        hatch.now = hatch.now.plus(Duration.ofMinutes(1));
        hatch.tray.clear();
        try (var log = new Log()) {
            for (int slow = 0; !office.post().round(); slow++) {
                assertTrue(slow < 1_200, log::toString); // a minute at least
                LockSupport.parkNanos(Duration.ofMillis(50).toNanos());
            }
        }
        var told = new ArrayList<String>();
        for (var letter : hatch.tray)
            told.add(letter.replaceFirst("(?s).*?\nTo: (\\S+).*", "$1") + ": "
                    + new HeldMail()
                            .text(letter.getBytes(StandardCharsets.ISO_8859_1))
                            .replaceAll("\\s+", " "));
        return told;
    }

    private List<String> says(String name, String... lines) {
        writers.get(name).write(lines);
        return round();
    }

    private static void refused(String sentence, Executable deed) {
        var why = assertThrows(IllegalArgumentException.class, deed).getMessage();
        assertTrue(why.contains(sentence), why);
    }

    private static void told(String who, String what, List<String> letters) {
        assertTrue(
                letters.stream()
                        .anyMatch(letter ->
                                letter.toLowerCase(Locale.ROOT).startsWith(who + ": ") && letter.contains(what)),
                () -> what + "\n" + String.join("\n", letters));
    }

    @Test
    void allFaultsOfAFileAreReportedAtOnce() {
        refused("games", () -> read("name: x\ngames: []"));
        refused(
                "format: 'swis' is not known; choose from: knock-out, swiss.",
                () -> read(PLAN.replace(": swiss", ": swis")));
        refused("did you mean 'washingtons-war'?", () -> read(PLAN.replace("washingtons-war", "washington-war")));
        refused(
                "ronds: nothing of that name is known; did you mean 'rounds'?",
                () -> read(PLAN.replace("rounds", "ronds")));
        refused(
                "entrants[3]: ben@example.org has already entered, as Ben.",
                () -> read(PLAN.replace("address: carl@", "address: ben@")));
        refused(
                "entrants[3]: Ben and Carl have the same key; each needs their own.",
                () -> read(PLAN.replace("carl.asc", "ben.asc")));
        refused("entrants: two have seed 2.", () -> read(PLAN.replace("seed: 3", "seed: 2")));
        refused("did you mean 'America/New_York'?", () -> read(PLAN.replace("New_York", "New_Yorck")));
        refused(
                "bids: Washington's War has no bids of its own, so they are sealed: write 'bids: sealed'.",
                () -> read(PLAN.replace("sealed", "in turn")));
        refused(
                "assistant: missing; the director plays, so somebody else must rule in the director's games.",
                () -> read(PLAN.replaceFirst("assistant.*\n", "")));
        refused("round: '60' is not a duration", () -> read(PLAN.replace("60 days", "60")));
        refused("nobody.asc", () -> read(PLAN.replace("carl.asc", "nobody.asc")));
        refused("line ", () -> read(PLAN + "\n  - ]"));
    }

    @Test
    void aWinterInWhichMuchGoesWrong() throws IOException {
        director.begin("cup", read(PLAN));
        refused("There is already a tournament 'cup'.", () -> director.begin("cup", read(PLAN)));
        refused("There is no tournament 'cop'. Did you mean 'cup'?", () -> director.proceedings("cop"));
        refused(
                "Nothing has been paired yet.",
                () -> director.adjudicate(so(), so().plan().director(), "1.1", "draw", "so", Written.NOT));
        told("anna", "You are entered in The Winter Cup", round());
        told("carl", "Your words are in", says("carl", "tournament cup: lot snow"));
        told("carl", "You have already added your words", says("carl", "tournament cup: lot more snow"));
        told("carl", "'ressign' is not understood", says("carl", "tournament cup: ressign"));
        told("ben", "There is no tournament 'cub'. Did you mean 'cup'?", says("ben", "tournament cub: table"));
        told("ben", "The Winter Cup has not begun", says("ben", "tournament cup: table"));
        firstRound();
        late();
        secondRound();
        ends();
    }

    /** Three is an odd number, so a stand-in plays one of them; the other two bid. */
    private void firstRound() throws IOException {
        var so = director.pair(so());
        assertEquals(2, so.boards(1).size());
        var board = so.boards(1).getFirst();
        var standingIn = so.boards(1).getLast();
        assertTrue(board.bids());
        assertFalse(standingIn.bids());
        assertEquals("Anna", so.at(Math.min(board.first(), board.second())).name());
        var other = so.at(Math.max(board.first(), board.second())).name().toLowerCase(Locale.ROOT);
        var left = other.equals("ben") ? "carl" : "ben";
        var letters = round();
        told("anna", "First you bid for your sides.", letters);
        told(left, "you play the eliminator, Spare.", letters);
        told("spare", "Round 1: you play", letters);
        refused("Round 1 is not over: there is no result of cup-1-1 and cup-1-2.", () -> director.pair(so()));
        refused("There is no result yet of cup-1-1 and cup-1-2.", () -> director.close(so(), ""));
        refused(
                "There is no game '1.7' in cup.",
                () -> director.adjudicate(so(), so().plan().assistant().get(), "1.7", "draw", "so", Written.NOT));
        told(
                "anna",
                "Name the round, so that your bid cannot be mistaken for another",
                says("anna", "tournament cup: bid british 2"));
        told("anna", "'french' is no side", says("anna", "tournament cup round 1: bid french 2"));
        told(left, "You have no game to bid for.", says(left, "tournament cup round 1: bid british 2"));
        told(
                "anna",
                "Your bid for cup-1-1 is in: 2 for the British side.",
                says("anna", "tournament cup round 1: bid british 2"));
        told("anna", "and the first bid counts", says("anna", "tournament cup round 1: bid british 9"));
        letters = says(other, "tournament cup round 1: bid british 1");
        told("anna", "cup-1-1 begins: you play the British side", letters);
        told("anna", "Anna pays 2.", letters);
        assertEquals(
                "anna@example.org",
                game("cup-1-1")
                        .orElseThrow()
                        .header()
                        .players()
                        .get(Side.of("British"))
                        .address());
        says(left, "game cup-1-2", "concede");
        assertEquals(1, so().open().size());
    }

    /** The director's own game is not over in time: the assistant rules, by letter. */
    private void late() throws IOException {
        hatch.now = hatch.now.plus(Duration.ofDays(61));
        round();
        var letters = round();
        var so = so();
        assertTrue(director.store().entries("cup").getLast().contains("kind: \"late\""));
        refused(
                "Anna plays in this game, and nobody may rule in their own game. Arbiter may rule instead",
                () -> director.adjudicate(so, so.plan().director(), "1.1", "Anna", "I am better", Written.NOT));
        refused(
                "A ruling needs reasons",
                () -> director.adjudicate(so, so.plan().assistant().get(), "1.1", "draw", " ", Written.NOT));
        refused(
                "'frensh' is not a result of cup-1-1",
                () -> director.adjudicate(so, so.plan().assistant().get(), "1.1", "frensh", "so", Written.NOT));
        director.extend(so(), "cup-1-1", 14, "Anna was in hospital");
        told("anna", "cup-1-1 has more time", round());
        hatch.now = hatch.now.plus(Duration.ofDays(15));
        round();
        told(
                "ben",
                "Only the director of a tournament may rule in it",
                says("ben", "tournament cup: adjudicate 1.1 draw, we like each other"));
        letters = says("arbiter", "tournament cup: adjudicate 1.1 british, Philadelphia could not be held");
        told("anna", "cup-1-1 is ended by a ruling: a win for Anna", letters);
        letters.addAll(round());
        told("anna", "Philadelphia could not be held", letters);
        told("carl", "After round 1 of 3", letters);
        assertTrue(game("cup-1-1").orElseThrow().log().over());
        refused(
                "cup-1-1 already has a result: a win for Anna, by a ruling of Arbiter.",
                () -> director.adjudicate(so(), so().plan().assistant().get(), "1.1", "draw", "so", Written.NOT));
        refused(
                "cup-1-2 already has a result: The ",
                () -> director.adjudicate(so(), so().plan().assistant().get(), "1.2", "draw", "so", Written.NOT));
    }

    /** One player joins late, and one leaves. */
    private void secondRound() throws IOException {
        var dora = late("Dora", "dora");
        director.admit(so(), dora);
        refused("dora@example.org has already entered, as Dora.", () -> director.admit(so(), dora));
        refused("Spare is the eliminator", () -> director.admit(so(), late("Spare", "spare")));
        told("dora", "You are entered in The Winter Cup", round());
        var so = director.pair(so());
        assertEquals(2, so.boards(2).size());
        assertTrue(so.boards(2).stream().allMatch(board -> board.first() > 0 && board.second() > 0), "four are even");
        round();
        told("dora", "You will not be paired again.", says("dora", "tournament cup: withdraw, my mother is ill"));
        round();
        so = so();
        assertEquals(1, so.open().size());
        refused("Dora has already left the tournament.", () -> director.withdraw(so(), "dora", "", Written.NOT));
        refused("'Emil' is no entrant of cup", () -> director.withdraw(so(), "Emil", "", Written.NOT));
    }

    @Test
    void anEntrantWithANewKeyPlaysOnWithIt() throws IOException {
        director.begin("cup", read(PLAN.replaceFirst("bids.*\n", "").replaceFirst("- .name: Anna.*\n", "")));
        round();
        var ben = so().entrantNamed("ben");
        refused(
                "Carl and Ben have the same key",
                () -> director.change(
                        so(),
                        ben,
                        People.entrant("Ben", "ben@example.net", "carl.asc", "UTC", Rating.UNKNOWN, home, hatch.now)));
        director.change(
                so(),
                ben,
                People.entrant("Ben", "benjamin@example.net", "dora.asc", "UTC", Rating.UNKNOWN, home, hatch.now));
        assertTrue(round().stream()
                .anyMatch(letter -> letter.contains("letters of the tournament go to benjamin@example.net")));
        director.pair(so());
        round();
        assertTrue(game("cup-1-1").orElseThrow().header().players().values().stream()
                .anyMatch(player -> player.address().equals("benjamin@example.net")
                        && player.fingerprint()
                                .equals(writers.get("dora").key.publicKey().fingerprint())));
        assertEquals(
                List.of(),
                new Recount(so(), Optional.of(stores.tournaments().secret("cup")), catalog, this::game)
                        .findings()
                        .amiss());
    }

    /** While players bid for sides nobody has one yet, and no game knows of them. */
    @Test
    void aGameMayBeRuledOnOrLeftBeforeItBegins() throws IOException {
        director.begin(
                "cup",
                read(PLAN.replaceFirst("eliminator.*\n", "").replaceFirst("- .name: Anna.*\n", "")
                        + "- {name: Dora, address: dora@example.org, key: dora.asc}\n"
                        + "- {name: Spare, address: spare@example.org, key: spare.asc}\n"));
        round();
        var so = director.pair(so());
        round();
        var board = so.boards(1).getFirst();
        refused(
                "'british' is not a result of cup-1-1: write 'draw', 'nobody', or the winner (%s, %s)."
                        .formatted(
                                so.at(board.first()).name(),
                                so.at(board.second()).name()),
                () -> director.adjudicate(so(), so.plan().assistant().get(), "1.1", "british", "so", Written.NOT));
        var letters = says(name(board.first()), "tournament cup: withdraw");
        told(name(board.second()), "has left The Winter Cup", letters);
        assertEquals(1, so().open().size());
    }

    /** The director is told why an entrant is silent, and the assistant if letters to the director come back. */
    @Test
    void theDirectorHearsOfLettersThatComeBack() throws IOException {
        director.begin("cup", read(PLAN));
        round();
        var letters = List.copyOf(hatch.tray);
        hatch.handIn(bounce(letters, "ben"));
        var told = round();
        told(
                "anna",
                "'[cup] You are entered in The Winter Cup' did not reach ben@example.org: their mailbox is full.",
                told);
        told("arbiter", "tournament change cup 'Ben' --address ADDRESS", told);
        assertEquals(2, told.size(), told::toString);
        hatch.handIn(bounce(letters, "anna"));
        told = round();
        told("arbiter", "did not reach anna@example.org", told);
        assertEquals(1, told.size(), told::toString);
    }

    private static byte[] bounce(List<String> letters, String reader) {
        var letter = letters.stream()
                .filter(one -> one.contains("<%s@example.org>".formatted(reader)))
                .findFirst()
                .orElseThrow();
        return """
                From: MAILER-DAEMON@mx.example.net
                To: referee@example.org
                Message-ID: <%s@mx.example.net>
                Content-Type: multipart/report; report-type=delivery-status; boundary=b

                --b
                Content-Type: message/delivery-status

                Reporting-MTA: dns; mx.example.net

                Final-Recipient: rfc822; %1$s@example.org
                Action: failed
                Status: 5.2.2

                --b
                Content-Type: text/rfc822-headers

                Message-ID: %s
                --b--
                """.formatted(reader, letter.replaceFirst("(?s).*?Message-ID: (\\S+).*", "$1"))
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    private String name(int number) throws IOException {
        return so().at(number).name().toLowerCase(Locale.ROOT);
    }

    /** The value of a bye depends on the format. No entrant waits for a drawn game without being told. */
    @Test
    void anEntrantWithAByeInAKnockOutGoesOn() throws IOException {
        director.begin(
                "cup", read(PLAN.replaceFirst("swiss\nrounds: 3", "knock-out").replaceFirst("eliminator.*\n", "")));
        told("ben", "A drawn game is played again with sides swapped", round());
        director.pair(so());
        told("anna", "left over in this round, and go on to the next without a game", round());
        director.adjudicate(so(), so().plan().assistant().get(), "1.1", "draw", "neither has bid", Written.NOT);
        round();
        director.pair(so());
        var replayed = round();
        told("anna", "Round 2: you have no game", replayed);
        told("anna", "You are still in, and will hear whom you play when they have finished.", replayed);
        told("ben", "Round 2: you play Carl", replayed);
    }

    /** The first seed draws twice with the second, who has one win, and advances on seeding to win the tournament. */
    @Test
    void theTableOfAKnockOutBeginsWithItsWinner() throws IOException {
        var dora = "- {name: Dora, address: dora@example.org, key: dora.asc, seed: 4}\n";
        director.begin(
                "cup",
                read(PLAN.replaceFirst("swiss\nrounds: 3", "knock-out").replaceFirst("eliminator.*\n", "") + dora));
        for (var results : List.of(List.of("draw", "Ben"), List.of("draw"), List.of("draw"), List.of("draw"))) {
            var so = director.pair(so());
            for (int table = 1; table <= results.size(); table++)
                director.adjudicate(
                        so(),
                        so.plan().assistant().get(),
                        "%d.%d".formatted(so.round(), table),
                        results.get(table - 1),
                        "so it was",
                        Written.NOT);
        }
        director.close(so(), "");
        var closing = round();
        told("ben", "The Winter Cup is over: Anna has won", closing);
        told("ben", "1. Anna 2 ", closing);
        told("ben", "2. Ben 2 ", closing);
    }

    @Test
    void aClearSignedLetterIsRead() throws IOException {
        var pete = Pen.of("pete", 7);
        Files.writeString(home.resolve("pete.asc"), pete.player().key());
        director.begin("cup", read(PLAN + "- {name: Pete, address: pete@example.org, key: pete.asc}\n"));
        round();
        hatch.handIn(pete.clearSigning().letter(1, "<nothing@x>", hatch.now, "tournament cup: lot snow in May\n"));
        told("pete", "Your words are in", round());
        assertEquals(
                List.of(),
                new Recount(so(), Optional.of(stores.tournaments().secret("cup")), catalog, this::game)
                        .findings()
                        .amiss());
    }

    private Participant late(String name, String key) {
        return People.entrant(name, key + "@example.org", key + ".asc", "UTC", Rating.UNKNOWN, home, hatch.now);
    }

    private void ends() throws IOException {
        var open = so().open().getFirst();
        director.adjudicate(so(), so().plan().assistant().get(), open.name(), "nobody", "neither has bid", Written.NOT);
        round();
        refused("2 rounds have been played, and more are to come.", () -> director.close(so(), ""));
        director.close(so(), "all are tired");
        var letters = round();
        told("dora", "It ends before all rounds have been played: all are tired", letters);
        told("spare", "Philadelphia could not be held", letters);
        told("ben", "The Winter Cup is over", letters);
        refused("The tournament is closed", () -> director.pair(so()));
        assertEquals(List.of(), round(), "nothing goes out twice");
        var found = new Recount(so(), Optional.empty(), catalog, this::game).findings();
        assertEquals(List.of(), found.amiss());
        stores.tournaments().done("cup", 0);
        assertEquals(List.of(), round(), "after a crash all is found done");
    }
}
