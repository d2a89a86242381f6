package postrider.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OrderFormTest {
    private static final OrderForm FORM = new OrderForm(
            LineReader.pattern("(?:play|give)\\b"), line -> line.replace(" and play", "\nplay"), List.of("play CARD"));

    @Test
    void aLineThatOpensNothingContinuesTheOneAbove() {
        assertEquals(
                new Read.Understood<>(List.of(new Line(1, "Play 7: to York"), new Line(2, "give 8; as well; too"))),
                read("Play 7: to York", "give 8", "as well", "too"));
    }

    @Test
    void aLineMayHoldTwoStatements() {
        assertEquals(
                new Read.Understood<>(List.of(new Line(1, "give 8"), new Line(1, "play 7; now"))),
                read("give 8 and play 7", "now"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            please play 7 w/ Howe & Clinton -> York        | play 7 with Howe and Clinton to York
            play 7: please, with 2 CU => Boston→York please | play 7: with 2 CU to Boston to York
            play 7 w/Howe to York --> to Albany, please.   | play 7 with Howe to York to Albany
            play 7 w/o Howe                                | play 7 w/o Howe
            Hi referee, play 7. Thanks, Jane               | play 7
            OK, my order: play 7                           | play 7
            Hallo, play 7                                  | play 7
            Orders: play 7                                 | play 7
            play 7. Thanks but only if he agrees           | play 7. Thanks but only if he agrees
            """)
    void shorthandIsExpanded(String said, String meant) {
        assertEquals(new Read.Understood<>(List.of(new Line(1, meant))), read(said));
    }

    @Test
    void anOrderIsNeitherEmptyNorEndless() {
        assertEquals(complaint(0, "There is no order in this letter."), read());
        assertEquals(complaint(1, "An order has 2000 characters at most."), read("play", " ".repeat(1997)));
    }

    @Test
    void evenALongOrderHasShortStatements() {
        var form = new OrderForm(FORM.opening(), FORM.splitter(), FORM.examples(), 5 * OrderForm.LONGEST);
        var statement = "play " + "7 ".repeat(900);
        assertEquals(
                5,
                form.read(Line.numbered(Collections.nCopies(5, statement)), OrderFormTest::all)
                        .understood()
                        .orElseThrow());
        assertEquals(
                complaint(1, "An order has 10000 characters at most."),
                form.read(Line.numbered(Collections.nCopies(6, statement)), OrderFormTest::all));
        assertEquals(
                complaint(2, "A statement has 2000 characters at most."),
                form.read(Line.numbered(List.of("play 7", statement, "7 ".repeat(100))), OrderFormTest::all));
    }

    private static Optional<Integer> all(List<LineReader> statements) {
        statements.forEach(statement -> statement.understood(statement.line().text()));
        return Optional.of(statements.size());
    }

    @Test
    void anOrderWithAComplaintIsNotUnderstood() {
        assertEquals(
                new Read.NotUnderstood<>(List.of(new Complaint(1, "play", "Which?", List.of()))),
                FORM.read(List.of(new Line(1, "play")), lines -> {
                    lines.getFirst().complain("Which?", List.of());
                    return Optional.of("play");
                }));
    }

    /** A reader need not check for the end of a line: unread words draw a complaint anyway. */
    @ParameterizedTest
    @CsvSource({
        "play 7,",
        "play 7 banana, line 1: 'banana' says nothing here: leave it out.",
        "play the 7,",
        "play 7 then, line 1: 'then' has nothing after it.",
        "play 7 7, line 1: '7' says nothing here: leave it out."
    })
    void aStatementIsReadWhole(String said, String complaint) {
        var read = FORM.read(List.of(new Line(1, said)), statements -> {
            statements.getFirst().understood("play 7");
            return Optional.of("7");
        });
        assertEquals(
                complaint == null ? "7" : complaint,
                switch (read) {
                    case Read.Understood<String>(var order) -> order;
                    case Read.NotUnderstood<String>(var complaints) ->
                        complaints.getFirst().toString();
                });
    }

    @Test
    void aComplaintQuotesTheLineAsWritten() {
        assertEquals(
                new Read.NotUnderstood<>(
                        List.of(new Complaint(2, "please play 7 w/ Howe -> York / then stay", "No.", List.of()))),
                FORM.read(
                        Line.numbered(List.of("give 8", "please play 7 w/ Howe -> York", "then stay", "give 9")),
                        lines -> {
                            lines.get(1).complain("No.", List.of());
                            return Optional.empty();
                        }));
    }

    @Test
    void aWhollyUnreadStatementIsOneOrderTooMany() {
        assertEquals(
                new Read.NotUnderstood<>(List.of(new Complaint(2, "play 8", "This is one order too many.", List.of()))),
                FORM.read(Line.numbered(List.of("play 7", "play 8")), statements -> {
                    statements.getFirst().understood("play 7");
                    return Optional.of("7");
                }));
    }

    @ParameterizedTest
    @CsvSource({
        "Control: York, control, York",
        "event:York, event, York",
        "queue., queue, ''",
        "'', '', ''",
        "event-York, event, -York"
    })
    void aKeywordEndsAtItsColon(String phrase, String word, String rest) {
        assertEquals(new Keyword(word, rest), Keyword.of(phrase));
    }

    private static <O> Read<O> complaint(int line, String why) {
        return new Read.NotUnderstood<>(List.of(new Complaint(line, "", why, List.of("play CARD"))));
    }

    private static Read<List<Line>> read(String... lines) {
        return FORM.read(
                IntStream.range(0, lines.length)
                        .mapToObj(at -> new Line(at + 1, lines[at]))
                        .toList(),
                statements -> Optional.of(Lists.map(statements, OrderFormTest::understood)));
    }

    private static Line understood(LineReader statement) {
        statement.understood(statement.line().text());
        return statement.line();
    }
}
