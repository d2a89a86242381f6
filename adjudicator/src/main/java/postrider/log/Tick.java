package postrider.log;

import java.util.List;
import postrider.clock.Call;
import postrider.clock.Span;
import postrider.kernel.ruling.Side;

/** An entry about the time of a game. The players' letters, which stop their clocks, have entries of their own. */
public sealed interface Tick {
    /** Letters of these sides, and no others, are awaited from now on. */
    record Runs(List<Side> sides) implements Tick {
        public Runs {
            sides = List.copyOf(sides);
        }
    }

    /** The referee calls a side's time. */
    record Called(Call call, Side side) implements Tick {}

    /** The referee could not read or send letters meanwhile, so nobody's time ran. */
    record Delayed(Span meanwhile) implements Tick {}
}
