package postrider.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.needs.Need;
import postrider.needs.Needs;

/** Which of the referee's letters {@code verify.py} reads, and that it reports those it cannot. */
@Needs(Need.PYTHON)
class ReadLettersTest {
    private static final String FIELD = "Content-Disposition: attachment; filename=\"record.txt\"";

    @TempDir
    Path folder;

    private Path mail;
    private List<String> letters;

    @BeforeEach
    void play() {
        mail = folder.resolve("mail");
        letters = Playing.play(folder.resolve("game.yaml"), false);
        VerifyScriptTest.mail(mail, letters);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Content-Disposition: attachment; filename=record.txt",
                "Content-Disposition: attachment; filename=Record.txt",
                "Content-Disposition: attachment; filename*=UTF-8''record.txt",
                "Content-Disposition: attachment",
                "Content-Disposition: inline; filename=\"record.txt\"",
                "Content-Disposition: attachment; filename=\"=?UTF-8?Q?record.txt?=\""
            })
    void aRecordIsReadWhateverItsFileIsCalled(String field) throws IOException {
        change("007.eml", FIELD, field);
        assertSaid(0, "%d of the referee read".formatted(letters.size()));
    }

    /** Nothing in it is taken for another letter, and it is not skipped. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Message-ID: <ww-017.38.        | Message-ID: <WW-017.38.
            Message-ID: <ww-017.38.        | Message-ID: <ww-017.038.
            Message-ID: <ww-017.38.        | Message-ID: <ww-017.39.
            Message-ID: <ww-017.38.        | Message-ID: <oddly-named.
            Message-ID: <ww-017.38.        | Message-Number: <ww-017.38.
            """)
    void aLetterWithAnotherNameIsReported(String was, String is) throws IOException {
        change("037.eml", was, is);
        assertSaid(1, "1 letters of the referee could not be read: 037.eml");
    }

    @Test
    void aSecondRecordIsReported() throws IOException {
        var text = Files.readString(mail.resolve("037.eml"));
        var begin = text.indexOf("--inner\r\nContent-Type: text/plain; charset=UTF-8\r\nContent-Disp");
        var part = text.substring(begin, text.indexOf("--inner--"));
        Files.writeString(
                mail.resolve("037.eml"), text.replace("--inner--", part.replace("of=20ww", "of ww") + "--inner--"));
        assertSaid(0, "%d of the referee read".formatted(letters.size()));
        var other = part.replaceFirst(
                "(?s)charset=UTF-8.*",
                "charset=UTF-8\r\n\r\nrecord of ww-017.38.american.report\r\n" + "1.2 So it was.\r\nend of record\r\n");
        Files.writeString(mail.resolve("037.eml"), text.replace("--inner--", other + "--inner--"));
        assertSaid(1, "another letter has the same name");
        Files.writeString(
                mail.resolve("037.eml"), text.replace("--inner--", other.replace("017.38", "017.99") + "--inner--"));
        assertSaid(1, "could not be read: 037.eml");
    }

    @Test
    void aDamagedRecordIsReported() throws IOException {
        Files.writeString(folder.resolve("mail/kept.txt"), "record of ww-017.39.american.report \n[ lost\n");
        assertSaid(1, "could not be read: kept.txt");
    }

    @Test
    void lettersOfSeveralGamesAreSorted() throws IOException {
        var other = folder.resolve("other");
        VerifyScriptTest.mail(other, Playing.play(folder.resolve("other.yaml"), true, "ww-018"));
        for (var letter : List.of("ww-017", "ww-018"))
            assertTrue(
                    both(other).text().contains(letter + ": nothing is amiss"),
                    both(other).text());
        assertEquals(0, both(other).exit());
        var beside = Script.verify(
                mail.toString(), other.toString(), folder.resolve("game.yaml").toString());
        assertEquals(0, beside.exit(), beside.text());
        assertTrue(beside.text().startsWith("ww-017: nothing is amiss"), beside.text());
    }

    private Script.Said both(Path other) {
        return Script.verify(mail.toString(), other.toString());
    }

    private void change(String name, String was, String is) throws IOException {
        var file = mail.resolve(name);
        var text = Files.readString(file, StandardCharsets.ISO_8859_1);
        assertTrue(text.contains(was), text);
        Files.writeString(file, text.replace(was, is), StandardCharsets.ISO_8859_1);
    }

    private void assertSaid(int exit, String words) {
        var said = Script.verify(mail.toString());
        assertEquals(exit, said.exit(), said.text());
        assertTrue(said.text().contains(words), said.text());
    }
}
