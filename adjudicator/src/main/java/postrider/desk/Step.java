package postrider.desk;

import postrider.gamefile.Event;
import postrider.gamefile.GameLog;

/** One step of a game: what happened, and the game after it. */
record Step(Event event, OpenGame<?, ?> after) {
    /** The same after letters have gone out: it is told otherwise to nobody. */
    Step after(GameLog before) {
        return new Step(event, after.logged(before.with(event)));
    }
}
