package postrider.command;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import postrider.desk.GameCatalog;
import postrider.desk.Office;
import postrider.desk.Raids;

/** Types commands as a referee would, and keeps what the last one printed. */
public final class Typed {
    private static final List<String> WITHOUT_HOME = List.of("box", "cases", "simulate", "replay", "bench");

    private final Path home;
    final StringWriter out = new StringWriter();
    final StringWriter err = new StringWriter();
    final Setting setting;

    Typed(Path home) {
        this(home, new GameCatalog(List.of(new Raids())), new OnPaper());
    }

    public Typed(Path home, GameCatalog catalog, Equipment equipment) {
        this.home = home;
        setting = new Setting(
                catalog,
                equipment,
                InstantSource.fixed(Office.NOON),
                new PrintWriter(out, true),
                new PrintWriter(err, true));
    }

    /** The command that begins a game of raids. */
    static String[] beginning(String id, String... more) {
        var words = Stream.of(
                "new",
                "raids",
                id,
                "--player",
                "british=Howe <howe@example.invalid>",
                "--player",
                "american=Greene <greene@example.invalid>");
        return Stream.concat(words, Stream.of(more)).toArray(String[]::new);
    }

    /** Types a command. Returns its exit code. */
    public int run(String... words) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        var args = new ArrayList<>(List.of(words));
        if (!WITHOUT_HOME.contains(words[0])) args.addAll(List.of("--home", home.toString()));
        return Postrider.run(setting, Map.of(), args.toArray(String[]::new));
    }

    public String said() {
        return out.toString() + err;
    }

    /** The output of a command that must exit with this code. */
    String type(int exit, String... words) {
        int code = run(words);
        if (code != exit) throw new AssertionError("%d, not %d: %s".formatted(code, exit, said()));
        return said();
    }
}
