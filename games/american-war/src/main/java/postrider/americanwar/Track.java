package postrider.americanwar;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import postrider.kernel.Rules;
import postrider.kernel.ruling.Side;

/**
 * The Game Turn Record Track and the markers on it.
 *
 * @param year 1775 to 1783, one turn each
 * @param toMove whose order is needed; empty once the game is over
 * @param alliance the French Alliance marker, 0 to 9 (12.1); stays at 9 once France has entered. Always 0 in the elder book
 * @param marks what is in effect
 * @param ending how the game ended; empty until it is over
 */
public record Track(
        int year,
        Phase phase,
        Optional<Side> toMove,
        int alliance,
        War war,
        Set<Mark> marks,
        Optional<Rules.Ending> ending) {

    public Track {
        marks = Set.copyOf(marks);
    }

    /** Conditions that are in effect or not. */
    public enum Mark {
        /** The British Regulars' Advantage (9.41 / 9.1). */
        REGULARS,
        /** The Continental Line Mutinies bar placing this turn (10.11.A.iv / 10.1). */
        MUTINY,
        /** The Congress was dispersed this turn or, until 5.3 is decided, last turn (7.7). Not in the elder book. */
        CONGRESS_DISPERSED,
        /** The British claimed the first play: their first card must be a campaign (5.3.a / 5.3). */
        CAMPAIGN_FIRST
    }

    /** Phases that need orders; the others run by themselves. */
    public enum Phase {
        /** 4.0 */
        COMMITTEES_OF_CORRESPONDENCE("committees"),
        /** 4.0; the elder book has no such phase. */
        FOR_THE_KING("for the king"),
        /** 5.3 */
        STRATEGY("strategy"),
        /** 13.0 / 12.0 */
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

    /** France's part (12.2 / 6.2). */
    public enum War {
        NEUTRAL,
        /** In Washington's War: allied this turn. The European War begins in its End Phase (12.2.B.iii). */
        ALLIED,
        /** The European War is in effect. In the elder book it is only a card. */
        EUROPEAN_WAR
    }

    public boolean isAllied() {
        return war != War.NEUTRAL;
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
        return new Track(year, phase, toMove, alliance, war, next, ending);
    }

    public Track withYear(int next) {
        return new Track(next, phase, toMove, alliance, war, marks, ending);
    }

    public Track withPhase(Phase next) {
        return new Track(year, next, toMove, alliance, war, marks, ending);
    }

    public Track withToMove(Optional<Side> side) {
        return new Track(year, phase, side, alliance, war, marks, ending);
    }

    public Track withAlliance(int marker) {
        return new Track(year, phase, toMove, marker, war, marks, ending);
    }

    public Track withWar(War next) {
        return new Track(year, phase, toMove, alliance, next, marks, ending);
    }

    public Track withEnding(Rules.Ending how) {
        return new Track(year, Phase.OVER, Optional.empty(), alliance, war, marks, Optional.of(how))
                .with(Mark.CAMPAIGN_FIRST, false);
    }
}
