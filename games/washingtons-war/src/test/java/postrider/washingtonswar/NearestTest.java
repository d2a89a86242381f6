package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import postrider.kernel.Answers;
import postrider.kernel.Chance;
import postrider.kernel.Impulse;
import postrider.kernel.Line;
import postrider.kernel.Read;
import postrider.kernel.Refusal;
import postrider.kernel.Side;
import postrider.kernel.Verdict;

/** A refusal names a handful of what would be allowed, in the same colony first. */
class NearestTest {
    private static final WarRules RULES = new WarRules(BoxReader.read(Optional.empty()));

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            British  | Howe + 3 CU in Boston | play 37: Howe with 3 CU to Albany | Lexington and Concord, Barnstable
            British  | Howe + 3 CU in Boston; American PC in Falmouth | play 37: Howe with 3 CU by sea to Falmouth | Boston, Barnstable, Quebec, Montreal, Newport, New Haven
            British  | Howe + 3 CU in Boston; 1 American CU in Falmouth | play 37: Howe with 3 CU by sea to Concord | Quebec, Montreal, Boston, Barnstable, Newport, New Haven
            British  | British reinforcements 8; American PC in Boston | play 37: reinforce Boston with 3 CU | Falmouth, Barnstable, Quebec, Montreal, Newport, New Haven
            American | British PC in Albany; 2 British CU in New York | play 37: reinforce Albany with 3 CU | Long Island, Westchester, Saratoga, Ticonderoga, Fort Stanwix, Oswego
            American | Washington, Arnold, Lafayette captured | play 37: reinforce Albany with Arnold and 3 CU | Greene, Gates, Lee, Lincoln
            American | France allied; French alliance 9; Rochambeau in reinforcements | play 37: reinforce Albany with Rochambeau | New York, Long Island, Quebec, Montreal, Falmouth, Boston
            British  | British hand 2; British queue 1; Burgoyne + 1 CU in Boston; Howe + 3 CU in Albany; Greene + 1 CU in Hartford; Cornwallis captured | play 2: Howe with 3 CU to Saratoga | Burgoyne
            British  | British campaign first; British hand 1, 61, 63 | play 1: queue | 61 Major Campaign, 63 Minor Campaign
            American | exchange 72; American hand 1, 20, 37, 73 | exchange 1 / play 20: queue | 2 OPS (20), 3 OPS (37)
            British  | exchange 73; British hand 1, 20, 72 | exchange 72 / play 20: queue | 1 OPS (1), 2 OPS (20)
            """)
    void anOrder(String side, String given, String order, String nearest) {
        var by = Side.valueOf(side.toUpperCase(Locale.ROOT));
        var before = RULES.position("%s to move; %s hand 37; %s".formatted(side, side, given));
        var lines = Stream.of(order.split(" / ")).map(line -> new Line(1, line)).toList();
        var read = assertInstanceOf(Read.Understood.class, RULES.read(lines, before, by), order);
        var impulse = new Impulse<>(RULES, before, by, Optional.of((Order) read.order()));
        var denied = assertInstanceOf(Verdict.Denied.class, impulse.run(List.of(), Chance.NONE, Answers.SILENCE));
        var refusal = assertInstanceOf(Refusal.class, denied.refusals().getFirst());
        assertEquals(nearest, String.join(", ", refusal.nearest()));
    }
}
