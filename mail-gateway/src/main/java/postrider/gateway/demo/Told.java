package postrider.gateway.demo;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import postrider.kernel.ruling.Side;
import postrider.proof.Findings;

/**
 * The result of a demonstration.
 *
 * @param missing the promises that were not kept
 */
public record Told(String title, List<Side> sides, int letters, List<Promise> missing, Findings findings) {
    /** Whether everything promised was shown and the game file is in order. */
    public boolean well() {
        return missing.isEmpty() && findings.amiss().isEmpty();
    }

    public String summary(Path out, Duration taken) {
        var shown = missing.isEmpty()
                ? ""
                : "MISSING: %s.\n\n"
                        .formatted(missing.stream().map(Promise::toString).collect(Collectors.joining(", ")));
        return """
                %s, in %d letters and %.1f seconds.

                Open %s in a browser: a letter as its player sees it.
                In %s:

                  %-27swhat each player sent and received, in order
                  %-27sthe last report of each, also as .txt
                  game.yaml                  the game, for 'postrider history' and 'postrider verify'

                %s$ postrider verify %s
                %s""".formatted(
                        title,
                        letters,
                        taken.toMillis() / 1000.0,
                        out.resolve(sides.getFirst().lower() + ".html"),
                        out,
                        each("%s/"),
                        each("%s.html"),
                        shown,
                        out.resolve("game.yaml"),
                        findings.text());
    }

    private String each(String file) {
        return sides.stream().map(Side::lower).map(file::formatted).collect(Collectors.joining(" "));
    }
}
