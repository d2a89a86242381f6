package postrider.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import postrider.kit.Rechained;
import postrider.kit.Sides;
import postrider.log.CorruptGameFile;
import postrider.log.Event;
import postrider.log.Event.Letter.Purpose;
import postrider.log.StoredEvent;
import postrider.proof.HeldLetters.Held;
import postrider.store.GameFile;

/** A game file, compared with the letters of the American. */
class HeldLettersTest {
    @TempDir
    Path folder;

    private final List<Held> letters = new ArrayList<>();
    private List<String> documents;

    @BeforeEach
    void play() throws IOException {
        var file = folder.resolve("game.yaml");
        var received = Playing.letters(file, true).received();
        for (int i = 0; i < received.size(); i++)
            letters.add(received("ww-017.%d.american.report@example.invalid".formatted(i + 1), received.get(i)));
        for (var stored : GameFile.read(file).events())
            if (stored.event() instanceof Event.Letter letter && letter.side() == Sides.AMERICAN)
                letters.add(new Held("sent.eml", "1@example.invalid", false, "", Optional.of(letter.digest())));
        documents = new ArrayList<>(Rechained.documents(Files.readString(file, StandardCharsets.ISO_8859_1)));
    }

    @Test
    void lettersAndFileAgree() throws IOException {
        check();
        letters.removeIf(letter -> letter.digest().isPresent());
        check();
    }

    @Test
    void aWithheldTailIsNoticed() {
        documents.subList(documents.size() - 4, documents.size()).clear();
        assertFault("nothing tells of the letter ww-017.");
    }

    @Test
    void aRulingThatNoLetterReportsIsFound() {
        documents.replaceAll(text -> text.replace("\"sentence\": \"The ", "\"sentence\": \"Not the "));
        assertFault("does not tell these rulings");
    }

    /** What a record proves is in the file: blocks, hands, roots, shuffles, parts, cards drawn. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            (impulse 1[01] of ww-017, \\w+) letter | $1 hand
            impulse (1[01]) of                      | impulse 1$1 of
            order (\\d+), root                     | order 10$1, root
            drawn 6 of                              | drawn 7 of
            1.1 deck, binding                       | 1.2 deck, binding
            parts play                              | parts Play
            (roll \\d+, 1 to 6 = \\d, 2.1) attacker | $1 Attacker
            secret \\S+ of                          | secret %s of
            \\[ drawn 6 of shuffle 2 ]\\n          | [ drawn 6 of shuffle 2 ]\\n[ rollback to impulse 2 of ww-017, next 9 ]\\n
            \\[ shuffle 2 .*\\n                    | ''
            """)
    void aProofThatIsNotInTheFileIsFound(String told, String instead) {
        var forged = instead.replace("%s", "A".repeat(43)).replace("\\n", "\n");
        letters.replaceAll(letter -> with(letter, letter.text().replaceAll(told, forged)));
        assertFault("the letter ww-017.");
    }

    /** Both of two records in one letter are compared with the file. */
    @Test
    void aSecondRecordIsRead() {
        letters.replaceAll(
                letter -> with(letter, letter.text() + letter.text().replace("Die for attacker", "Die for defender")));
        assertFault("does not tell these rulings");
    }

    @Test
    void anOrderThatNobodySentIsFound() throws IOException {
        var order = GameFile.read(folder.resolve("game.yaml")).events().stream()
                .map(StoredEvent::event)
                .filter(event -> event instanceof Event.Letter letter
                        && letter.purpose() == Purpose.ORDER
                        && letter.side() == Sides.AMERICAN)
                .map(Event.Letter.class::cast)
                .findFirst()
                .orElseThrow();
        letters.removeIf(letter -> letter.digest().equals(Optional.of(order.digest())));
        assertFault("none of the letters that were sent is this order");
    }

    /** A letter that cannot be compared with the file is reported: it may be the very one that contradicts it. */
    @Test
    void anUnreadableLetterIsReported() {
        var last = letters.get(1);
        assertUnread(received("1@odd.invalid", last.text()), "names no letter of a referee");
        assertUnread(received("ww-017.7.american@odd.invalid", ""), "names no letter of a referee");
        assertUnread(received("ww-017.99.american.report@odd.invalid", last.text()), "record of another letter");
        var two = last.text() + last.text().replace("ww-017.2.", "ww-017.99.");
        assertUnread(with(last, two), "record of another letter");
        assertUnread(with(last, last.text().replace("end of record", "")), "not whole");
        assertUnread(received("ww-017.99.american.final@odd.invalid", "It is over."), "missing, or not whole");
        assertEquals(
                List.of(),
                HeldLetters.of(List.of(new Held("a.eml", "1@odd.invalid", false, "Hello!", Optional.empty())))
                        .unread());
    }

    private static void assertUnread(Held letter, String why) {
        var unread = HeldLetters.of(List.of(letter)).unread();
        assertEquals(1, unread.size());
        assertTrue(
                unread.getFirst().startsWith("received.eml: ")
                        && unread.getFirst().contains(why),
                unread.toString());
    }

    private static Held received(String messageId, String text) {
        return new Held("received.eml", messageId, true, text, Optional.empty());
    }

    private static Held with(Held letter, String text) {
        return new Held(letter.file(), letter.messageId(), letter.referees(), text, letter.digest());
    }

    private void assertFault(String why) {
        var fault = assertThrows(CorruptGameFile.class, this::check).getMessage();
        assertTrue(fault.contains(why), fault);
    }

    private void check() throws IOException {
        var file = folder.resolve("forged.yaml");
        Files.writeString(file, Rechained.file(documents), StandardCharsets.ISO_8859_1);
        HeldLetters.of(letters).check(GameFile.read(file));
    }
}
