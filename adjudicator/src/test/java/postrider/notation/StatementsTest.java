package postrider.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A notation with three forms of statements about a purse. */
class StatementsTest {
    private record Purse(int coins, List<String> owners, String motto) {}

    private static final List<StatementForm<Purse>> FORMS = List.of(
            StatementForm.<Purse>of(
                            "12 coins",
                            "(\\d+) coins?",
                            (purse, said) -> new Purse(coins(said.group(1)), purse.owners, purse.motto))
                    .says(purse -> purse.coins + " coins"),
            StatementForm.<Purse>of(
                            "owned by Ann, Ben",
                            "owned by (.+)",
                            (purse, said) -> new Purse(
                                    purse.coins,
                                    Arrays.stream(said.group(1).split(","))
                                            .map(String::strip)
                                            .toList(),
                                    purse.motto))
                    .saysAll(purse -> purse.owners.stream().map(owner -> "owned by " + owner)),
            StatementForm.of(
                    "motto Waste not",
                    "motto (.+)",
                    (purse, said) -> new Purse(purse.coins, purse.owners, said.group(1))));

    private static final Statements<Purse> STATEMENTS =
            new Statements<>(FORMS, List.of("12 coins"), line -> line.startsWith("motto "));

    private static final Purse EMPTY = new Purse(0, List.of(), "");

    private static int coins(String digits) {
        int coins = Integer.parseInt(digits);
        if (coins > 99) throw new IllegalArgumentException("it holds 99 coins");
        return coins;
    }

    @Test
    void statementsAreSeparatedByLinesOrSemicolons() {
        assertEquals(
                new Purse(7, List.of("Ann"), "Waste not; want not"),
                STATEMENTS.apply(EMPTY, "5 coins.; Owned  by Ann\n\nmotto Waste not; want not\n7 coins"));
    }

    @Test
    void aPositionIsWrittenInTheOrderOfTheForms() {
        var purse = new Purse(7, List.of("Ann", "Ben"), "unsaid");
        assertEquals(
                "owned by Ann\nowned by Ben\n7 coins\n",
                Statements.write(purse, FORMS.subList(0, 2).reversed()));
        assertEquals("0 coins\n", Statements.write(EMPTY, FORMS));
    }

    @Test
    void aCommaSeparatesStatementsOnlyIfNothingElseMakesSense() {
        assertEquals(
                new Purse(1, List.of("Ann", "5 coins"), ""),
                STATEMENTS.apply(EMPTY, "1 coin, 1 coin; owned by Ann, 5 coins"));
    }

    @Test
    void everyFaultIsReportedWithTheNearestExamples() {
        var told = assertThrows(
                        IllegalArgumentException.class,
                        () -> STATEMENTS.apply(EMPTY, "100 coins; owned; 3 coins, rubbish; hello"))
                .getMessage()
                .lines()
                .toList();
        assertEquals(
                List.of(
                        "'100 coins': it holds 99 coins",
                        "'owned': not understood; expected for example owned by Ann, Ben",
                        "'3 coins, rubbish': not understood; expected for example 12 coins",
                        "'hello': not understood; expected for example 12 coins"),
                told);
    }

    @Test
    void rangesAreReadAsTheyAreWritten() {
        assertEquals("1-3, 7, 9-10", Ranges.write(List.of(1, 2, 3, 7, 9, 10)));
        assertEquals("none", Ranges.write(List.of()));
        assertEquals(Optional.empty(), Ranges.read("7-"));
        var random = new SplittableRandom(1);
        for (int round = 0; round < 100; round++) {
            var numbers = new ArrayList<Integer>();
            for (int number = 1; number < 40; number++) if (random.nextBoolean()) numbers.add(number);
            var read = Arrays.stream(Ranges.write(numbers).split(","))
                    .flatMap(part -> Ranges.read(part).stream())
                    .flatMap(range -> range.boxed())
                    .toList();
            assertEquals(numbers, read);
        }
        assertTrue(Ranges.read("5 - 4").orElseThrow().findAny().isEmpty());
    }
}
