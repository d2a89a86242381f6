package postrider.gateway.demo;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * The exchange of letters between two players and the referee.
 *
 * @param longest the most letters before we give up
 */
record Conversation(List<Correspondent> players, Archive archive, Consumer<Posted> progress, int longest) {
    /** Lets both players read their letters and, unless it is over for both, answer. Returns whether anybody has written. */
    boolean exchange(Predicate<Correspondent> over) throws IOException {
        for (var player : players) read(player);
        var written = false;
        if (!players.stream().allMatch(over)) for (var player : players) written |= write(player);
        return written;
    }

    private void read(Correspondent player) throws IOException {
        for (var letter : player.read()) {
            var name = "referee-%s-%s".formatted(player.side().lower(), letter.kind());
            note(
                    player,
                    name,
                    letter.raw(),
                    letter.reading().headline(),
                    letter.reading().text());
        }
    }

    private boolean write(Correspondent player) throws IOException {
        var letters = player.write();
        for (var letter : letters) {
            var name = "%s-referee-%s".formatted(player.side().lower(), letter.what());
            note(player, name, letter.raw(), String.join(" / ", letter.words()), "");
        }
        return !letters.isEmpty();
    }

    private void note(Correspondent player, String name, byte[] raw, String about, String text) throws IOException {
        int number = archive.file(player.side(), name, raw);
        if (number > longest) throw new IllegalStateException("The story does not come to an end.");
        progress.accept(new Posted(number, name, about, text));
    }
}
