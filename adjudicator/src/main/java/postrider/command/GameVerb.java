package postrider.command;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import postrider.desk.Desk;
import postrider.kernel.ruling.Side;
import postrider.letters.LetterRenderer;
import postrider.store.GameStore;

/** A command about a game that was begun, named by its first word. */
abstract class GameVerb extends Verb {
    @Mixin
    Home home;

    @Parameters(index = "0", paramLabel = "GAME", description = "Its id, or the path of its folder.")
    String game;

    final GameStore folder() {
        return setting().game(home, game);
    }

    final Desk desk() {
        return setting().desk(home.folder);
    }

    final LetterRenderer renderer() {
        return setting().equipment().press(home.folder);
    }

    /** One of its sides by its name. */
    final Side side(String word) {
        return SideWords.side(setting().catalog().game(folder()), word);
    }
}
