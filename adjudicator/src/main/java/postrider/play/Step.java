package postrider.play;

import postrider.log.Event;
import postrider.log.GameLog;

/** One step of a game: what happened, and the game after it. */
public record Step(Event event, OpenGame<?, ?> after) {
    /** The same step after letters have gone out in the meantime. */
    public Step after(GameLog before) {
        return new Step(event, after.logged(before.with(event)));
    }
}
