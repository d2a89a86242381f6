package postrider.wethepeople;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import postrider.kernel.Rules;
import postrider.kernel.Side;

/**
 * The Game Turn Record Track and what lies on it.
 *
 * @param year 1775 to 1783, one turn each
 * @param toMove whose order is needed; empty once the game is over
 * @param marks what is in effect
 * @param ending how it ended, once the game is over
 */
public record Track(int year, Phase phase, Optional<Side> toMove, Set<Mark> marks, Optional<Rules.Ending> ending) {
    public Track {
        marks = Set.copyOf(marks);
    }

    /** What is in effect or not. */
    public enum Mark {
        /** The British Regulars (9.1). */
        REGULARS,
        /** The French Alliance is signed (6.2). */
        ALLIANCE,
        /** The Continental Line Mutiny bars placing this turn (10.1). */
        MUTINY,
        /** The British claimed the first play: their first card must be a campaign (5.3). */
        CAMPAIGN_FIRST
    }

    /** Where orders are needed; all other phases run by themselves. */
    public enum Phase {
        /** 4.0 */
        COMMITTEES_OF_CORRESPONDENCE("committees"),
        /** 5.3 */
        STRATEGY("strategy"),
        /** 12.0 */
        OVER("over");

        private final String word;

        Phase(String word) {
            this.word = word;
        }

        /** As the notation writes it. */
        public String word() {
            return word;
        }
    }

    public boolean isOver() {
        return ending.isPresent();
    }

    public boolean has(Mark mark) {
        return marks.contains(mark);
    }

    public Track with(Mark mark, boolean inEffect) {
        var next = EnumSet.noneOf(Mark.class);
        next.addAll(marks);
        if (inEffect) next.add(mark);
        else next.remove(mark);
        return new Track(year, phase, toMove, next, ending);
    }

    public Track withYear(int next) {
        return new Track(next, phase, toMove, marks, ending);
    }

    public Track withPhase(Phase next) {
        return new Track(year, next, toMove, marks, ending);
    }

    public Track withToMove(Optional<Side> side) {
        return new Track(year, phase, side, marks, ending);
    }

    public Track withEnding(Rules.Ending how) {
        return new Track(year, Phase.OVER, Optional.empty(), marks, Optional.of(how)).with(Mark.CAMPAIGN_FIRST, false);
    }
}
