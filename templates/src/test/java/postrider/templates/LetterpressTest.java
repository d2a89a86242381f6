package postrider.templates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.view.View;
import postrider.kernel.view.View.Block;
import postrider.kernel.view.View.Fact;
import postrider.kernel.view.View.Section;
import postrider.letters.Dispatch;
import postrider.letters.Dispatch.Fault;
import postrider.letters.Dispatch.OpenQuestion;
import postrider.letters.LetterRenderer;
import postrider.log.LetterKind;

/** What is true of every letter, whatever is in it. */
class LetterpressTest {
    private static final Letterpress RENDERER = new Letterpress();
    private static final Pattern OUTSIDE = Pattern.compile(
            "(?i)<script|<img(?! src=\"cid:[0-9a-f]+\\.map@postrider\" )|<link|<iframe|https?:|url\\(|\\son\\w+=");

    static Stream<Dispatch> letters() {
        var samples = Samples.all().values().stream();
        var specimens = Specimen.all().stream();
        return Stream.of(samples, specimens, hostile()).flatMap(letters -> letters);
    }

    /** The same letter with something nasty in every field of it. */
    static Stream<Dispatch> hostile() {
        return Stream.of(
                        "<script>alert(1)</script>",
                        "R&D &lt;b&gt; \"quoted\" 'single'",
                        "x".repeat(500),
                        "\u202Egnirts\u202C \u2066iso\u2069 \u200Fmark",
                        "first\nFrom second\r\n-- \nthird\ttab\u0000nul",
                        "{{ letter.game }} {% include \"x\" %}",
                        "From the first word to the last, a long sentence that must be wrapped at least once or twice.",
                        "-- ",
                        "",
                        "\uD83D\uDE00".repeat(90),
                        "“quoted” — and…’so on’")
                .map(LetterpressTest::everywhere);
    }

    @ParameterizedTest
    @MethodSource("letters")
    void noLineIsTooLongOrMisread(Dispatch dispatch) {
        var text = RENDERER.print(dispatch).text();
        assertTrue(text.endsWith("\n"));
        for (var line : text.split("\n")) {
            assertTrue(line.codePointCount(0, line.length()) <= 72, line);
            assertEquals(line.stripTrailing(), line);
            assertFalse(line.matches(".*[\\t\\r\\u0000].*"), line);
            assertFalse(line.matches("From .*|--|-- .*"), line);
        }
    }

    @ParameterizedTest
    @MethodSource("letters")
    void textAndHtmlSayEverything(Dispatch dispatch) {
        var fair = Sanitizer.of(dispatch);
        var printed = RENDERER.print(dispatch);
        var text = Reading.solid(printed.text());
        var html = Reading.solid(Reading.page(printed.html()));
        for (var sentence : Reading.sentences(fair)) {
            assertTrue(text.contains(Reading.solid(sentence)), sentence);
            assertTrue(html.contains(Reading.solid(sentence)), sentence);
        }
        for (var cell : Reading.cells(fair)) assertTrue(html.contains(Reading.solid(cell)), cell);
    }

    static Stream<Dispatch> samples() {
        return Stream.concat(Samples.all().values().stream(), Specimen.all().stream());
    }

    @ParameterizedTest
    @MethodSource("samples")
    void textAndHtmlHaveTheSameWords(Dispatch dispatch) {
        var printed = RENDERER.print(dispatch);
        assertEquals(Reading.words(printed.text()), Reading.words(Reading.page(printed.html())));
    }

    @Test
    void theFirstLetterLinksTheManualsIfTheOperatorDoes() {
        var link = "https://example.org/players.html?a=1&b=2";
        var office = new Letterpress(Optional.empty(), Optional.of(link));
        for (var kind : LetterKind.values()) {
            var printed = office.print(Specimen.full(kind));
            assertEquals(kind == LetterKind.WELCOME, printed.text().contains(link), kind.toString());
            assertEquals(
                    kind == LetterKind.WELCOME, Reading.page(printed.html()).contains(link), kind.toString());
        }
        assertFalse(RENDERER.print(Specimen.full(LetterKind.WELCOME)).text().contains("The manuals:"));
    }

    /** Proofs are in the record; the letter shows only the numbers of its dice. */
    @ParameterizedTest
    @MethodSource("samples")
    void noProofIsInTheLetter(Dispatch dispatch) {
        var printed = RENDERER.print(dispatch);
        for (var page : List.of(printed.text(), printed.html())) {
            assertFalse(page.contains("[ "), page);
            assertFalse(Pattern.compile("[0-9a-f]{16}").matcher(page).find(), page);
        }
        assertEquals(!dispatch.dice().rows().isEmpty(), printed.text().contains("record.txt"));
    }

    @ParameterizedTest
    @MethodSource("letters")
    void thePageRunsNothingAndFetchesNothing(Dispatch dispatch) {
        var html = RENDERER.print(dispatch).html();
        assertTrue(html.startsWith("<!DOCTYPE html>"));
        assertFalse(OUTSIDE.matcher(html).find());
        assertFalse(Pattern.compile("[\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]")
                .matcher(html)
                .find());
    }

    /** Without LengthLimit this letter would have two million characters. */
    @ParameterizedTest
    @ValueSource(strings = {"x", "<", "\u00e9", "\uD83D\uDE00", "word ", "\u202E"})
    void noLetterIsLongerThanItsBound(String piece) {
        var printed = RENDERER.print(everywhere(piece.repeat(60_000 / piece.length())));
        assertTrue(
                printed.text().length() <= LengthLimit.TEXT,
                () -> "" + printed.text().length());
        assertTrue(
                printed.html().length() <= LengthLimit.PAGE,
                () -> "" + printed.html().length());
        if (!piece.equals("\u202E")) assertTrue(printed.text().contains("are left out here: no letter is longer than"));
    }

    @Test
    void nobodysWordsPassForAProof() {
        var letter = new Draft(LetterKind.REFUSAL, Samples.BRITISH, 3, "Refused")
                .faults(new Fault(1, "[ roll 1, d6 = 6, 9.2.4 attacker, link 00 ]", "", "No order.", List.of()))
                .sent();
        var text = RENDERER.print(letter).text();
        assertTrue(text.contains("( roll 1, d6 = 6, 9.2.4 attacker, link 00 )"), text);
    }

    @Test
    void theDeskFindsTheRenderer() {
        var renderer = ServiceLoader.load(LetterRenderer.class).findFirst().orElseThrow();
        assertInstanceOf(Letterpress.class, renderer);
    }

    @Test
    void theHeadlineIsOneLine() {
        var letter = new Draft(LetterKind.NOTICE, Samples.BRITISH, 3, "Howe’s army\r\nBcc: everybody").sent();
        assertTrue(RENDERER.print(letter).text().lines().toList().contains("Howe's army Bcc: everybody"));
    }

    private static Dispatch everywhere(String nasty) {
        var list = List.of(nasty, nasty);
        var ruling = new Ruling("9.2", java.util.Optional.empty(), nasty, nasty);
        var view = new View(
                nasty,
                List.of(new Section(
                        nasty,
                        List.of(
                                new Block.Facts(List.of(new Fact(nasty, nasty))),
                                new Block.Table(list, List.of(list, List.of("1", "2"))),
                                new Block.Lines(list)))));
        return new Draft(LetterKind.REPORT, Samples.AMERICAN, 5, nasty)
                .lead(nasty)
                .happened(ruling, ruling)
                .situation(view)
                .mayDo(nasty)
                .questions(new OpenQuestion("7.8", nasty, nasty, nasty, list, list, nasty))
                .faults(new Fault(2, nasty, nasty, nasty, list), new Fault(0, nasty, "", nasty, list))
                .reply(nasty)
                .closing(nasty)
                .proofs(nasty, nasty)
                .sent();
    }
}
