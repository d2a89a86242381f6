package postrider.gamefile;

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
import postrider.gamefile.Event.Letter.Purpose;
import postrider.gamefile.HeldLetters.Held;
import postrider.kit.Rechained;
import postrider.kit.Sides;

/** A game file, and the letters of the American beside it. */
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
            letters.add(new Held(
                    "ww-017.%d.american.report@example.invalid".formatted(i + 1), received.get(i), Optional.empty()));
        for (var stored : GameFile.read(file).events())
            if (stored.event() instanceof Event.Letter letter && letter.side() == Sides.AMERICAN)
                letters.add(new Held("1@example.invalid", "", Optional.of(letter.digest())));
        documents = new ArrayList<>(Rechained.documents(Files.readString(file, StandardCharsets.ISO_8859_1)));
    }

    @Test
    void theyTellTheSame() throws IOException {
        check();
        letters.removeIf(letter -> letter.digest().isPresent());
        check();
    }

    @Test
    void aTailThatIsWithheldIsMissed() {
        documents.subList(documents.size() - 4, documents.size()).clear();
        assertFault("nothing tells of the letter ww-017.");
    }

    @Test
    void aRulingThatTheLettersDoNotTellIsFound() {
        documents.replaceAll(text -> text.replace("\"sentence\": \"The ", "\"sentence\": \"Not the "));
        assertFault("does not tell these rulings");
    }

    /** What a record proves stands in the file: blocks, hands, roots, shuffles, parts, cards drawn. */
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
    void aProofThatTheFileDoesNotHaveIsFound(String told, String instead) {
        var forged = instead.replace("%s", "A".repeat(43)).replace("\\n", "\n");
        letters.replaceAll(
                letter -> new Held(letter.messageId(), letter.text().replaceAll(told, forged), letter.digest()));
        assertFault("the letter ww-017.");
    }

    /** Two records in one letter are both held against the file. */
    @Test
    void aSecondRecordIsRead() {
        letters.replaceAll(letter -> new Held(
                letter.messageId(),
                letter.text() + letter.text().replace("Die for attacker", "Die for defender"),
                letter.digest()));
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
