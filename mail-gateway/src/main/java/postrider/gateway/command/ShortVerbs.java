package postrider.gateway.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import postrider.desk.GameCatalog;
import postrider.kernel.Game;

/**
 * Runs the short commands on every game and on whole wars, so that the launcher's class-data archive contains the classes they need. The first
 * argument is a temporary folder, the others are game files.
 */
public final class ShortVerbs {
    private final Path home;

    private ShortVerbs(Path home) {
        this.home = home;
    }

    public static void main(String[] arguments) throws IOException {
        var verbs = new ShortVerbs(Path.of(arguments[0]));
        var games = GameCatalog.installed();
        for (var name : games.names()) verbs.begin(games.game(name));
        for (int war = 1; war < arguments.length; war++) verbs.look(arguments[war]);
    }

    private void begin(Game game) throws IOException {
        var id = game.name();
        var first = game.sides().getFirst().word();
        var begin = new ArrayList<>(List.of("new", id, id));
        for (var side : game.sides())
            begin.addAll(List.of("--player", "%s=%<s <%<s@example.org>".formatted(side.word())));
        type(begin.toArray(String[]::new));
        var letter = Files.writeString(home.resolve("letter"), "play nothing\n").toString();
        type("preview", id, letter, "--as", first);
        type("report", id, "--as", first);
        type("status", id);
        type("rule", id, "9");
        type("letter", id, "0");
        type("history", id);
        type("dispute", id);
    }

    private void look(String game) {
        type("history", game);
        type("dispute", game, "20");
    }

    private void type(String... words) {
        var silent = new PrintWriter(Writer.nullWriter());
        var line = new ArrayList<>(List.of(words));
        line.addAll(List.of("--home", home.toString()));
        Main.run(silent, silent, line.toArray(String[]::new));
    }
}
