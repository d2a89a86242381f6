package postrider.gateway.demo;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import postrider.gamefile.Verification.Findings;

/**
 * What came of a demonstration.
 *
 * @param letters how many were written
 * @param missing what was promised and did not happen
 */
public record Told(int letters, List<Ingredient> missing, Findings findings) {
    /** Whether everything promised was shown and the game file is in order. */
    public boolean well() {
        return missing.isEmpty() && findings.amiss().isEmpty();
    }

    /** Where to look, and what was found. */
    public String summary(Path out, Duration taken) {
        var shown = missing.isEmpty()
                ? ""
                : "MISSING: %s.\n\n"
                        .formatted(missing.stream().map(Ingredient::toString).collect(Collectors.joining(", ")));
        return """
                One turn of Washington's War, 1775, in %d letters and %.1f seconds.

                In %s:

                  american/ british/         what each player sent and received, in order
                  american.html .txt         the American's last report; british.html, british.txt
                  game.yaml                  the game, for 'postrider history' and 'postrider verify'

                %s$ postrider verify %s
                %s""".formatted(letters, taken.toMillis() / 1000.0, out, shown, out.resolve("game.yaml"), findings.text());
    }
}
