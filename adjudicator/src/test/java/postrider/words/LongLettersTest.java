package postrider.words;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import postrider.kit.Sides;

/** Letters that would keep a careless reader busy for minutes, or forever. */
@Tag("long")
class LongLettersTest {
    private static final int LONGEST = 20_000;

    /** Many times what such a letter takes now, and far less than it used to take. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            On x        | <@      | 450
            On x        | <a@     | 300
            On x        | <a@b>   | 190
            Am          | <       | 950
            On          | wrote   | 160
            From: x     | a@b:    | 200
            hi          | a'-.    | 240
            thanks      | J and   | 120
            ---         | pp-     | 300
            - _         | =*~     | 300
            if asked a: | "       | 900
            if asked a: | x or    | 190
            if asked a: | play a, | 120
            if asked in | sa,     | 240
            otherwise   | if      | 300
            answer      | 1.      | 400
            standing    | with    | 190
            x,          | ,       | 900
            <           | <p      | 450
            game        | :=#     | 300
            >           | >       | 900
            a           | \u0301  | 300
            \u1100      | \u1161  | 900
            \uFDFA      | \uFDFA  | 900
            """)
    void isReadOrRefusedInTime(String beginning, String again, int times) {
        var line = beginning + " " + again.repeat(times);
        var letter = "game ww-017\nimpulse 3\n" + (line + "\n").repeat(LONGEST / (line.length() + 1));
        assertTimeoutPreemptively(PATIENCE, () -> {
            for (var head : new String[] {"", "standing\n", "play 41\n"})
                Desk.read(
                        OpenedLetter.open(head + letter), Desk.context(Sides.AMERICAN, Desk.intercept("Camden", "no")));
        });
    }

    @Test
    void aHeapOfAccentsIsNotPutInOrder() {
        var heap = "game ww-017\na" + "\u0301\u0323".repeat(95_000);
        assertTimeoutPreemptively(PATIENCE, () -> OpenedLetter.open(heap));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            junk
            x,
            Jane
            thanks
            On x wrote:
            From: x
            --
            if asked battle card: none
            answer a: b
            game ww-017
            """)
    void isReadOrRefusedInTimeLineByLine(String line) {
        for (var between : new String[] {"\n", "\n\n\n\n"}) {
            var lines = (line + between).repeat(LONGEST / (line.length() + between.length()));
            assertTimeoutPreemptively(
                    PATIENCE, () -> Desk.read(OpenedLetter.open(lines), Desk.context(Sides.AMERICAN)));
        }
    }
}
