package postrider.log;

import java.util.List;
import postrider.clock.Call;
import postrider.clock.Span;
import postrider.kernel.ruling.Side;

/** What is entered of the time of a game. Its players' letters, which stop their clocks, are entered anyway. */
public sealed interface Tick {
    /** Letters of these sides are awaited from here on, and of no other. */
    record Runs(List<Side> sides) implements Tick {
        public Runs {
            sides = List.copyOf(sides);
        }
    }

    /** The referee says something of the time of a side. */
    record Called(Call call, Side side) implements Tick {}

    /** The referee could not read or send letters then: nobody's time ran. */
    record Delayed(Span meanwhile) implements Tick {}
}
