package postrider.desk;

import postrider.gamefile.Event;

/** One step of a game: what happened, and the game after it. */
record Step(Event event, OpenGame<?, ?> after) {}
