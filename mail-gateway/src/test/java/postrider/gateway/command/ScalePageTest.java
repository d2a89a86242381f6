package postrider.gateway.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What docs/scale.md says that the model says, it says. */
class ScalePageTest {
    private static final Pattern RUN = Pattern.compile("(?m)^\\$ postrider (bench model.*)\n((?:[^`$].*\n)+)");

    @Test
    void theModelSaysWhatThePageShows() throws IOException {
        var page = Files.readString(Path.of("../docs/scale.md"));
        var runs = RUN.matcher(page).results().toList();
        assertTrue(runs.size() >= 3, "%d runs".formatted(runs.size()));
        for (var run : runs) {
            var said = new StringWriter();
            var out = new PrintWriter(said);
            assertEquals(0, Main.run(out, out, run.group(1).split(" ")));
            assertEquals(run.group(2).replaceAll("(?m) +$", ""), said.toString().replaceAll("(?m) +$", ""));
        }
    }
}
