package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.GameCatalog;
import postrider.desk.NewGame;
import postrider.desk.Reopened;
import postrider.gateway.HeldMail;
import postrider.kernel.ruling.Side;
import postrider.kit.Rechained;
import postrider.log.Signatures;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.proof.Script;
import postrider.proof.Verification;
import postrider.store.GameFile;
import postrider.store.GameFolder;

/** The sides of Wilderness War, bid for by real letters (13.3, 14.7). Washington sits on the French side first. */
@Tag("long")
@Needs(Need.PYTHON)
class BiddingByMailTest {
    private static final Side FRENCH = Side.of("French");
    private static final Side BRITISH = Side.of("British");

    @TempDir
    Path home;

    private Town town;
    private GameFolder game;
    private final Map<Town.Person, List<byte[]>> sent = new HashMap<>();

    @BeforeEach
    void open() {
        town = new Town(home);
    }

    @AfterEach
    void end() {
        town.close();
    }

    private void begin(String bid) throws IOException {
        var plan = new NewGame(
                new GameFolder(home.resolve("games").resolve("ww-1")),
                "wilderness-war",
                Optional.empty(),
                Map.of("bid", bid),
                Map.of(FRENCH, town.washington.player(), BRITISH, town.howe.player()),
                town.referee.key.publicKey().fingerprint(),
                Collections.emptySortedMap(),
                Optional.of("5e".repeat(32)));
        try (var office = town.office()) {
            game = (GameFolder) office.desk().begin(plan);
        }
        round();
    }

    @Test
    void sealedBidsAreRevealedTogetherAndTheHigherWinsTheSide() throws Exception {
        begin("sealed");
        for (var player : List.of(town.washington, town.howe)) {
            var welcome = player.headlines().getFirst();
            assertTrue(welcome.endsWith("Who plays which side is still to be settled"), welcome);
            assertLast(player, "Bid: your answer is needed");
            assertTrue(text(player).contains("Your hand --------- no cards"), text(player));
        }
        write(town.howe, 0, "bid 2 for the French");
        assertEquals(2, town.washington.headlines().size(), "he is not told");
        assertFalse(file().contains("bids 2"), "nor does the file tell it as done");
        write(town.washington, 0, "1 for the French");
        assertLast(town.howe, "The game is set up: you are the French player");
        assertLast(town.washington, "The game is set up: you are the British player");
        for (var player : List.of(town.washington, town.howe)) {
            var letter = text(player);
            assertTrue(letter.contains("The British player bids 2 for the French."), letter);
            assertTrue(letter.contains("The French player bids 1 for the French."), letter);
            assertTrue(letter.contains("The British gain 2 VP"), letter);
        }
        assertTrue(text(town.howe)
                .contains("You play the French side from now on, and washington plays the British side."));
        assertTrue(text(town.washington).contains("Your answer was: bid: 1 for the French."));
        assertEquals(town.howe.player(), game.log().header().players().get(FRENCH));
        assertTrue(game.log().position().orElseThrow().contains("\nFrench VP 2\n"));
        assertTrue(text(town.howe).contains("5.21 Your hand: " + card(FRENCH) + " ("), text(town.howe));
        assertTrue(text(town.washington).contains("5.21 Your hand: " + card(BRITISH) + " ("), text(town.washington));
        playASeason();
        proved();
    }

    /** Each player writes for the new side, and neither for the old one. */
    private void playASeason() throws IOException {
        write(town.washington, 1, "play %s: nothing".formatted(card(FRENCH)));
        assertLast(town.washington, "It is not your turn");
        write(town.howe, 1, "play %s: nothing".formatted(card(FRENCH)));
        write(town.washington, 2, "play %s: nothing".formatted(card(BRITISH)));
        assertEquals(3, game.log().impulse());
    }

    @Test
    void aPlayerWhoKeepsTheirSideKeepsTheirLetters() throws Exception {
        begin("sealed");
        write(town.washington, 0, "3 for the French");
        write(town.howe, 0, "3 for the British");
        assertLast(town.washington, "The game is set up: you are the French player");
        assertLast(town.howe, "The game is set up: you are the British player");
        write(town.washington, 1, "play %s: nothing".formatted(card(FRENCH)));
        assertEquals(2, game.log().impulse());
        proved();
    }

    @Test
    void bidsAreRaisedInTurnUntilOneIsAccepted() throws Exception {
        begin("in turn");
        for (var player : List.of(town.washington, town.howe))
            assertTrue(text(player).contains("Die for the French player: "), text(player));
        var first = last(town.howe).endsWith("your answer is needed") ? town.howe : town.washington;
        var other = first == town.howe ? town.washington : town.howe;
        assertTrue(last(other).contains("waits for the"), last(other));
        var wanted = other == town.howe ? FRENCH : BRITISH;
        write(other, 0, "bid 1 for the " + wanted);
        assertLast(other, "You have not been asked");
        write(first, 0, "bid 1 for the " + wanted);
        assertLast(other, "Bid over 1: your answer is needed");
        write(other, 0, "raise to 1");
        assertTrue(text(other).contains("The bid is 1: raise it, or accept it."), text(other));
        write(other, 0, "raise to 3");
        write(first, 0, "accept");
        assertLast(town.howe, "The game is set up: you are the French player");
        assertLast(town.washington, "The game is set up: you are the British player");
        var given = wanted == FRENCH ? "French VP 1" : "French VP 7";
        assertTrue(game.log().position().orElseThrow().contains("\n" + given + "\n"));
        playASeason();
        proved();
    }

    /** The last bid and a later letter arrive together: the later one is for the side its writer has by then. */
    @Test
    void aLetterBelongsToThePlayerWhoseKeySignedIt() throws Exception {
        begin("sealed");
        write(town.howe, 0, "bid 2 for the French");
        post(town.washington, "game ww-1", "impulse 0", "bid 1 for the French");
        post(town.washington, "game ww-1", "address");
        round();
        assertTrue(text(town.washington).contains("washington, you play the British side"), text(town.washington));
        assertLast(town.howe, "The game is set up: you are the French player");
        proved();
    }

    @Test
    void aBidThatComesTwiceActsOnce() throws Exception {
        begin("sealed");
        write(town.howe, 0, "bid 2 for the French");
        write(town.washington, 0, "bid 1 for the French");
        int entries = game.events().size();
        town.howe.send(sent.get(town.howe).getFirst());
        town.washington.send(sent.get(town.washington).getFirst());
        round();
        assertEquals(entries, game.events().size());
    }

    @Test
    void standingOrdersOfTheOldSideLapse() throws Exception {
        begin("sealed");
        post(town.howe, "game ww-1", "standing", "response: none");
        round();
        assertFalse(game.log().standing().words(BRITISH).isEmpty());
        write(town.howe, 0, "bid 2 for the French");
        write(town.washington, 0, "bid 1 for the French");
        for (var side : List.of(FRENCH, BRITISH))
            assertTrue(game.log().standing().words(side).isEmpty());
        proved();
    }

    @Test
    void anOrderBelowABidStaysItsWritersOnEitherSide() throws Exception {
        begin("sealed");
        write(town.howe, 0, "bid 2 for the French\nnext: play 1: nothing");
        write(town.washington, 0, "bid 1 for the French\nnext: play 1: nothing");
        var told = town.washington.headlines();
        assertTrue(told.get(told.size() - 2).endsWith("It is not your turn"), told::toString);
        assertLast(town.washington, "The French hold still");
        assertEquals(2, game.log().impulse());
        proved();
    }

    @Test
    void aPlayerWhoDoesNotBidIsReminded() throws Exception {
        begin("sealed");
        write(town.howe, 0, "bid 2 for the French");
        town.now = town.now.plus(Duration.ofDays(8));
        round();
        assertLast(town.washington, "Your letter is awaited");
        assertLast(town.howe, "Your answer in impulse 0 has come in");
    }

    @Test
    void anInvalidBidIsExplained() throws Exception {
        begin("sealed");
        for (var no : Map.of(
                        "bid -1 for the French", "it is a whole number, 0 or more",
                        "bid 1.5 for the French", "it is a whole number, 0 or more",
                        "bid 2 for the Iroquois", "neither the French nor the British",
                        "bid 21 for the British", "No more than 20 can be bid",
                        "bid 3", "Say which side the bid is for")
                .entrySet()) {
            write(town.howe, 0, no.getKey());
            assertTrue(text(town.howe).contains(no.getValue()), no + text(town.howe));
        }
        assertTrue(game.log().position().isEmpty());
    }

    /** A referee cannot reverse the result, nor reseat the players later. */
    @Test
    void aForgedSeatingIsDetected() throws Exception {
        begin("sealed");
        write(town.howe, 0, "bid 2 for the French");
        write(town.washington, 0, "bid 1 for the French");
        forged("\"exchanged\": true", "\"exchanged\": false");
        forged("bids 2 for the French", "bids 0 for the French");
        forged("13.3 seats", "13.4 seats");
    }

    private void forged(String from, String to) throws IOException {
        var text = file();
        assertTrue(text.contains(from));
        var file = Files.writeString(
                home.resolve("forged.yaml"), Rechained.file(Rechained.documents(text.replace(from, to))), ISO_8859_1);
        var found = Verification.of(
                file,
                Optional.of(Reopened.of(
                        GameCatalog.installed(),
                        GameFolder.beside(file),
                        GameFile.read(file).header())),
                Signatures.installed());
        assertTrue(found.amiss().isPresent(), found::text);
    }

    private void write(Town.Person person, int impulse, String words) throws IOException {
        post(person, "game ww-1", "impulse " + impulse, words);
        round();
    }

    private void post(Town.Person person, String... lines) throws IOException {
        var letter = person.signed(lines);
        sent.computeIfAbsent(person, someone -> new ArrayList<>()).add(letter);
        person.send(letter);
    }

    private void round() throws IOException {
        assertTrue(town.round());
    }

    private static String last(Town.Person person) throws IOException {
        return person.headlines().getLast();
    }

    private static void assertLast(Town.Person person, String headline) throws IOException {
        assertTrue(last(person).endsWith(headline), last(person));
    }

    private static String text(Town.Person person) throws IOException {
        return new HeldMail().text(person.letters().getLast().getBytes(UTF_8)).replaceAll("\\s+", " ");
    }

    private String file() throws IOException {
        return Files.readString(game.gameFile(), ISO_8859_1);
    }

    private String hand(Side side) {
        return game.log()
                .position()
                .orElseThrow()
                .lines()
                .filter(line -> line.startsWith(side + " hand "))
                .findFirst()
                .orElseThrow()
                .replace(side + " hand ", "");
    }

    private String card(Side side) {
        return hand(side).split("[, -]")[0];
    }

    /** The file is sound, and each player's letters prove it, to this program and to the one in the manual. */
    private void proved() throws Exception {
        var again = Reopened.of(GameCatalog.installed(), game, game.header());
        var found = Verification.of(game, Optional.of(again), Signatures.installed());
        assertEquals(Optional.empty(), found.amiss().map(Exception::getMessage));
        for (var player : List.of(town.washington, town.howe)) {
            var mail = Files.createDirectories(home.resolve("mail-" + player.self.name()));
            var letters = player.letters();
            for (int i = 0; i < letters.size(); i++)
                Files.writeString(mail.resolve("%03d.eml".formatted(i)), letters.get(i), UTF_8);
            var written = sent.get(player);
            for (int i = 0; i < written.size(); i++)
                Files.write(mail.resolve("sent-%d.eml".formatted(i)), written.get(i));
            assertEquals(
                    Optional.empty(), found.beside(mail, game::contents).amiss().map(Exception::getMessage));
            Script.assertSound(mail);
            Script.assertSound(mail, game.gameFile());
        }
    }
}
