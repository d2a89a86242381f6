package postrider.templates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.letters.Dispatch;
import postrider.log.LetterKind;

/** An operator's layouts over ours. */
class OverlayTest {
    private static final Dispatch RECEIPT = Specimen.full(LetterKind.RECEIPT);

    @TempDir
    Path folder;

    @Test
    void anEmptyOverlayChangesNothing() {
        assertEquals(new Letterpress().print(RECEIPT), overlaid().print(RECEIPT));
        assertEquals(List.of(), Letterpress.check(folder));
    }

    @Test
    void theOperatorsFileWins() throws IOException {
        write("letter.txt", "Sir, {{ letter.headline }}");
        assertEquals(
                "Sir, A sample with everything in it\n",
                overlaid().print(RECEIPT).text());
        assertTrue(overlaid().print(RECEIPT).html().contains("What has happened"));
        assertEquals(List.of(), Letterpress.check(folder));
    }

    @Test
    void aFileNamedAfterAKindIsOnlyForThatKind() throws IOException {
        write(
                "receipt.txt",
                "{% extends \"letter.txt\" %}{% block lead %}\n\nDear {{ letter.to.word }},{% endblock %}");
        assertTrue(overlaid().print(RECEIPT).text().contains("\n\nDear British,\n\nWHAT IS WRONG"));
        assertFalse(overlaid().print(Specimen.full(LetterKind.REPORT)).text().contains("Dear"));
    }

    @Test
    void ourFileIsAvailableToOneOfTheSameName() throws IOException {
        write("letter.html", "{% extends \"letters/letter.html\" %}{% block closing %}<p>Yours</p>{% endblock %}");
        write("style.css", "body { color: teal }");
        var html = overlaid().print(RECEIPT).html();
        assertTrue(html.contains("What has happened") && html.contains("<p>Yours</p>") && html.contains("teal"));
    }

    @Test
    void everyLayoutIsExported() throws IOException {
        try (var files = Files.list(Path.of("letters"))) {
            assertEquals(
                    files.map(file -> file.getFileName().toString()).sorted().toList(), Specimens.export(folder));
        }
        assertEquals(List.of(), Specimens.export(folder));
        assertEquals(List.of(), Letterpress.check(folder));
    }

    @Test
    void aFaultNamesFileAndLine() throws IOException {
        write("letter.txt", "fine\n{{ letter.headlin }}\n");
        var faults = Letterpress.check(folder);
        assertEquals(1, faults.size());
        assertTrue(faults.getFirst().startsWith("letter.txt, line 2: "), faults.toString());
    }

    /** Faults that appear while the office is open, or only in a letter like this one. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "fine {{ letter.headlin }}",
                "{% if %}",
                "{{ letter.lead | columns }}",
                "{{ letter.lead.get(7) }}",
                "{% extends \"letter.txt\" %}",
                "{% include \"nowhere.txt\" %}",
                "{{ letter.questions[0].options[99] }}"
            })
    void aLetterWhoseLayoutFailsIsSetWithOurs(String layout) throws IOException {
        write("receipt.txt", layout.replace("letter.txt", "receipt.txt"));
        var text = overlaid().print(RECEIPT).text();
        var plain = new Letterpress().print(RECEIPT).text();
        assertTrue(text.contains("Your letter could not be answered as meant"), text);
        assertEquals(plain, text.replaceFirst("(?s)Your letter could not be answered.*?\n\n", ""));
    }

    @Test
    void aFileThatExtendsItselfIsAFault() throws IOException {
        write("letter.txt", "{% extends \"letter.txt\" %}");
        var faults = Letterpress.check(folder);
        assertEquals(1, faults.size());
        assertTrue(faults.getFirst().startsWith("letter.txt: it includes or extends itself"), faults.toString());
    }

    @Test
    void allFaultsAreFoundAtOnce() throws IOException {
        write("receipt.txt", "\n{% if %}");
        write("final.html", "{% for x in letter.lead %}\n{{ y }}\n{% endfor %}");
        write("report.txt", "{{ letter.lead | columns }}");
        write("leter.txt", "never read");
        var starts = Letterpress.check(folder).stream()
                .map(fault -> fault.replaceFirst(":.*", ""))
                .sorted()
                .toList();
        assertEquals(List.of("final.html, line 2", "leter.txt", "receipt.txt, line 2", "report.txt, line 1"), starts);
    }

    @Test
    void aMissingFolderIsAFault() {
        assertEquals(1, Letterpress.check(folder.resolve("nowhere")).size());
    }

    private Letterpress overlaid() {
        return new Letterpress(Optional.of(folder));
    }

    private void write(String name, String layout) throws IOException {
        Files.writeString(folder.resolve(name), layout);
    }

    /** Every kind, three times, so that a change of layout shows at a glance. */
    @Test
    void theContactSheetShowsEveryKind() throws IOException {
        var written = Specimens.print(Optional.empty(), folder);
        var sheet = Files.readString(folder.resolve("contact-sheet.html"));
        for (var kind : LetterKind.values()) {
            var page = kind.name().toLowerCase(Locale.ROOT) + ".html";
            assertEquals(4, sheet.split(page, -1).length - 1, page);
            assertFalse(Files.readString(folder.resolve(page)).contains("cid:"), page);
        }
        assertTrue(written.contains("contact-sheet"), written.toString());
    }
}
