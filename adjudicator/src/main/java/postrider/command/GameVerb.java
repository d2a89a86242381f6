package postrider.command;

import picocli.CommandLine.Parameters;
import postrider.kernel.ruling.Side;
import postrider.store.GameStore;

/** A command about a game that was begun, named by its first word. */
abstract class GameVerb extends HomeVerb {
    @Parameters(index = "0", paramLabel = "GAME", description = "Its id, or the path of its folder.")
    String game;

    final GameStore folder() {
        return game(game);
    }

    /** One of its sides by its name. */
    final Side side(String word) {
        return SideWords.side(catalog().game(folder()), word);
    }
}
