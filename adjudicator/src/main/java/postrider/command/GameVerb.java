package postrider.command;

import picocli.CommandLine.Parameters;
import postrider.kernel.ruling.Side;
import postrider.store.GameStore;

/** A command whose first argument names a stored game. */
abstract class GameVerb extends HomeVerb {
    @Parameters(index = "0", paramLabel = "GAME", description = "The game's id, or the path of its folder.")
    String game;

    final GameStore folder() {
        return game(game);
    }

    final Side side(String word) {
        return SideWords.side(catalog().game(folder()), word);
    }
}
