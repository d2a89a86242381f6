package postrider.command;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import postrider.desk.GameCatalog;
import postrider.desk.Office;
import postrider.desk.Raids;

/** Types commands as a referee would, and returns what they print. */
final class Typed {
    private final Path home;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final Setting setting;

    Typed(Path home) {
        this.home = home;
        setting = new Setting(
                new GameCatalog(List.of(new Raids())),
                new OnPaper(),
                InstantSource.fixed(Office.NOON),
                new PrintWriter(out, true),
                new PrintWriter(err, true));
    }

    /** The output of a command that must exit with this code. */
    String type(int exit, String... words) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        var args = new ArrayList<>(List.of(words));
        args.addAll(List.of("--home", home.toString()));
        int code = Postrider.run(setting, Map.of(), args.toArray(String[]::new));
        if (code != exit) throw new AssertionError("%d, not %d: %s%s".formatted(code, exit, out, err));
        return exit == 0 ? out.toString() : out.toString() + err;
    }
}
