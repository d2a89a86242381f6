package postrider.gateway.demo;

import static postrider.kernel.Side.AMERICAN;
import static postrider.kernel.Side.BRITISH;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import postrider.desk.NewGame;
import postrider.kernel.Side;

/** What two players of Washington's War and their referee write to each other. */
final class Correspondence {
    private static final String GAME = "washingtons-war";

    private final List<Player> players;
    private final Archive archive;
    private final Consumer<String> progress;
    private final int longest;

    /**
     * @param archive where the letters go
     * @param progress hears of each letter
     * @param longest no correspondence is longer, in letters
     */
    Correspondence(List<Player> players, Archive archive, Consumer<String> progress, int longest) {
        this.players = players;
        this.archive = archive;
        this.progress = progress;
        this.longest = longest;
    }

    static Person person(Side side) {
        return side == AMERICAN ? Person.HANCOCK : Person.GERMAIN;
    }

    /** A file of the script, which lies with its game. */
    static String script(String file) {
        return "/games/%s/demo/%s.txt".formatted(GAME, file);
    }

    /** What this side means to do. */
    static Notebook notebook(Side side) {
        return new Notebook(Mind.Page.read(script(Archive.word(side))));
    }

    /** The game to begin in this folder. */
    static NewGame game(Path place, String secret) {
        return new NewGame(
                place,
                GAME,
                Optional.empty(),
                Map.of(),
                Map.of(AMERICAN, Person.HANCOCK.player(), BRITISH, Person.GERMAIN.player()),
                Person.REFEREE.key().publicKey().fingerprint(),
                Optional.empty(),
                Optional.of(secret));
    }

    List<Player> players() {
        return players;
    }

    /** Both players read their letters and, unless it is over for both, answer. Returns whether anybody has written. */
    boolean exchange(Predicate<Player> over) throws IOException {
        for (var player : players) read(player);
        var written = false;
        if (!players.stream().allMatch(over)) for (var player : players) written |= write(player);
        return written;
    }

    private void read(Player player) throws IOException {
        for (var letter : player.read()) {
            var name = "referee-%s-%s".formatted(Archive.word(player.side()), letter.kind());
            note(player, name, letter.raw(), letter.reading().headline());
        }
    }

    private boolean write(Player player) throws IOException {
        var letters = player.write();
        for (var letter : letters) {
            var name = "%s-referee-%s".formatted(Archive.word(player.side()), letter.what());
            note(player, name, letter.raw(), String.join(" / ", letter.words()));
        }
        return !letters.isEmpty();
    }

    private void note(Player player, String name, byte[] raw, String about) throws IOException {
        int number = archive.file(player.side(), name, raw);
        if (number > longest) throw new IllegalStateException("The story does not come to an end.");
        progress.accept("%03d  %-28s %s".formatted(number, name, about));
    }
}
