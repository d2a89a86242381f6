package postrider.gateway.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import postrider.gateway.demo.Posted;

class ProgressTest {
    private static final Posted ORDER = new Posted(
            12, "british-referee-order", "play 40: activate Howe with 5 CU; to Lexington and Concord; to Concord", "");
    private static final Posted REPORT = new Posted(13, "referee-american-report", "Howe beaten", """
            WHAT HAPPENED
            =============
            6.2  The British play 3 OPS (40).

            Howe beaten
            -----------
                       American  British
            9.2.4 die  \u2682 3       \u2685 6
            The attacker wins.

            9.6  Howe retreats.
            """);

    @Test
    void aTerminalShowsShortLinesAndTheFirstBattle() {
        assertEquals("""
                012 british  > referee   play 40: activate Howe with 5 CU...
                013 referee  > american  Howe beaten

                  Howe beaten
                  -----------
                             American  British
                  9.2.4 die  \u2682 3       \u2685 6
                  The attacker wins.

                013 referee  > american  Howe beaten
                """, told(true, ORDER, REPORT, REPORT));
    }

    @Test
    void aFileHasFullLines() {
        assertEquals(ORDER.line() + "\n013  referee-american-report      Howe beaten\n", told(false, ORDER, REPORT));
    }

    private static String told(boolean terminal, Posted... letters) {
        var out = new StringWriter();
        var progress = new Progress(new PrintWriter(out), terminal);
        for (var letter : letters) progress.accept(letter);
        return out.toString();
    }
}
