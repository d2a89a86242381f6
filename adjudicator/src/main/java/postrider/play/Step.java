package postrider.play;

import postrider.log.Event;
import postrider.log.GameLog;

/** One step of a game: what happened, and the game after it. */
public record Step(Event event, OpenGame<?, ?> after) {
    /** After letters have gone out: it is told otherwise to nobody. */
    public Step after(GameLog before) {
        return new Step(event, after.logged(before.with(event)));
    }
}
