package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MimePart;
import postrider.store.GameFolder;

/** Games that are begun and joined by mail, letter by letter. */
class EnrolmentTest {
    private static final String NOWHERE = "<nothing@gmail.test>";

    @TempDir
    Path home;

    private final Gmail jane = Gmail.of("jane");
    private final Gmail joe = jane.neighbour("joe");
    private final Outlook ann = Outlook.of("ann");
    private QuietOffice office;
    private int letters;

    @BeforeEach
    void open() throws IOException {
        office = new QuietOffice(home);
        office.records.put(Gmail.selector("gmail.test"), List.of(jane.record()));
    }

    @AfterEach
    void close() throws IOException {
        office.close();
    }

    /** A letter of its own, which replies to none. Returns the letters that went out upon it. */
    private List<String> write(Writer writer, String... lines) {
        return answer(writer, NOWHERE, lines);
    }

    /** A reply to the last letter that went to them. */
    private List<String> reply(Writer writer, String... lines) {
        return answer(writer, Envelope.of(last(writer)).messageId().orElseThrow(), lines);
    }

    private List<String> answer(Writer writer, String to, String... lines) {
        var when = office.tomorrow();
        return deliver(writer.letter(++letters, to, when, String.join("\n", lines) + "\n"));
    }

    private List<String> deliver(byte[] letter) {
        int before = office.sent.size();
        office.deliver(letter);
        return told(before);
    }

    private List<String> told(int since) {
        return office.sent.stream()
                .skip(since)
                .map(sent -> {
                    var part = MimePart.of(sent);
                    var envelope = Envelope.of(part);
                    return "To %s: %s".formatted(envelope.to().getFirst().address(), part.plain().orElseThrow());
                })
                .toList();
    }

    private static String address(Writer writer) {
        return writer.player().address();
    }

    private MimePart last(Writer writer) {
        return office.sent.stream()
                .map(MimePart::of)
                .filter(letter -> Envelope.of(letter).to().getFirst().address().equals(address(writer)))
                .toList()
                .getLast();
    }

    private static void assertTold(List<String> letters, String... words) {
        var flat = letters.stream().map(letter -> letter.replaceAll("\\s+", " ")).toList();
        for (var said : words)
            assertTrue(flat.stream().anyMatch(letter -> letter.contains(said)), () -> said + "\nin\n" + String.join("\n=====\n", letters));
    }

    private List<String> games() {
        return GameFolder.all(home.resolve("games")).stream().map(GameFolder::id).toList();
    }

    private GameFolder game(String id) {
        return new GameFolder(home.resolve("games").resolve(id));
    }

    @Test
    void twoFriendsWithoutAKeyBeginAGame() throws IOException {
        assertTold(write(jane, "hello"), "To jane@gmail.test: You can play here", "You need no key");
        assertTold(reply(jane, "games"), "washingtons-war: Washington's War", "option sign=");
        var invited = reply(jane, "new Washington's War side british against joe@gmail.test", "", "Thanks,", "Jane");
        assertEquals(2, invited.size(), invited::toString);
        assertTold(
                invited,
                "To jane@gmail.test: Your friend is invited",
                "To joe@gmail.test: jane@gmail.test invites you to a game by mail",
                "you would play the American one");
        assertEquals(List.of(), games());
        var joined = reply(joe, "join");
        assertEquals(List.of("ww-1"), games());
        assertTold(joined, "To joe@gmail.test: Your game begins: ww-1", "To jane@gmail.test: Your game begins: ww-1");
        assertEquals(sentences(joined, "To joe"), sentences(joined, "To jane"));
        var header = game("ww-1").header();
        assertEquals("{sign=any}", header.options().toString());
        assertEquals("{American=dkim:joe@gmail.test, British=dkim:jane@gmail.test}", players("ww-1"));
    }

    private String players(String game) {
        var players = new java.util.TreeMap<String, String>();
        game(game).header().players().forEach((side, player) -> players.put(side.word(), player.fingerprint()));
        return players.toString();
    }

    /** Those of the one letter that has any. */
    private static List<String> sentences(List<String> letters, String to) {
        var found = new ArrayList<String>();
        for (var letter : letters)
            if (letter.startsWith(to))
                letter.lines().filter(line -> line.matches("    The \\w+ \\w+ \\w+ the \\w+ \\w+\\.")).forEach(found::add);
        assertEquals(3, found.size(), letters::toString);
        return found;
    }

    /** Whose provider does not sign shows by a second reply that the mailbox is theirs, and the key in it. */
    @Test
    void aFriendWithACertificateJoins() {
        assertTold(write(jane, "new washingtons-war against ann@example.org"), "To ann@example.org: jane@gmail.test invites you");
        var once = reply(ann, "join american");
        assertTold(once, "To ann@example.org: Please send that once more, as a reply to this letter");
        assertEquals(List.of(), games());
        assertTold(reply(ann, "join american"), "To ann@example.org: Your game begins: ww-1", "S/MIME key");
        assertEquals("{American=%s, British=dkim:jane@gmail.test}".formatted(ann.player().fingerprint()), players("ww-1"));
    }
}
