package postrider.wildernesswar;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import postrider.kernel.Rules;
import postrider.kernel.ruling.Side;

/**
 * The tracks beside the map.
 *
 * @param lastYear the last year of the scenario, 1759 or 1762 (13.12, 13.13)
 * @param late whether it is the late season, with the second hand of the year (4.0)
 * @param vp victory points of the French; if negative the British lead (13.21)
 */
public record Track(
        int year,
        int lastYear,
        boolean late,
        Optional<Side> toMove,
        int vp,
        Assemblies assemblies,
        Set<Mark> marks,
        Optional<Rules.Ending> ending) {
    /** The Provincial Assemblies Track (5.54), from the French end to the British. */
    public enum Assemblies {
        RELUCTANT(6, 2),
        SUPPORTIVE(10, 4),
        ENTHUSIASTIC(18, 6);

        private final int northern;
        private final int southern;

        Assemblies(int northern, int southern) {
            this.northern = northern;
            this.southern = southern;
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The most provincials of a department that may be in play. */
        public int limit(Department department) {
            return department == Department.NORTHERN ? northern : southern;
        }
    }

    /** Conditions that are in effect or not. */
    public enum Mark {
        WILLIAM_PITT("William Pitt"),
        DIPLOMATIC_REVOLUTION("Diplomatic Revolution"),
        QUIBERON_BAY("Quiberon Bay"),
        NO_AMPHIBIOUS_LANDINGS("no amphibious landings"),
        NO_FRENCH_NAVAL_MOVES("no French naval moves"),
        CHEROKEES("Cherokees have come"),
        CHEROKEE_UPRISING("Cherokee Uprising"),
        FRENCH_BLOCKHOUSES("French blockhouses"),
        BRITISH_BLOCKHOUSES("British blockhouses"),
        BRITISH_NIAGARA("British Niagara"),
        BRITISH_OHIO_FORKS("British Ohio Forks"),
        FRENCH_REGULARS("French Regulars this season"),
        BRITISH_REGULARS("British Regulars this season"),
        SURRENDER("Surrender! this season"),
        FRENCH_BUILT("French built last"),
        BRITISH_BUILT("British built last"),
        FRENCH_HOLD("French hold a card"),
        BRITISH_HOLD("British hold a card"),
        FRENCH_HELD("French held a card last season"),
        BRITISH_HELD("British held a card last season"),
        LINKED_DIPLOMACY("linked diplomacy"),
        RAIDS_SCARE_MILITIA("raids scare militia"),
        COSTLY_REGULARS("costly Regulars"),
        SURRENDER_BY_BOTH("Surrender! by both sides"),
        ACADIANS_BY_BOTH("Acadians Expelled by both sides"),
        CALL_FOR_TROOPS("call for troops"),
        SEALED_BIDS("sealed bids"),
        BIDS_IN_TURN("bids in turn");

        private final String words;

        Mark(String words) {
            this.words = words;
        }

        /** As the notation writes it. */
        public String words() {
            return words;
        }
    }

    public boolean isOver() {
        return ending.isPresent();
    }

    public boolean has(Mark mark) {
        return marks.contains(mark);
    }

    /** Whether this side's mark, out of the two, is in effect. */
    public boolean has(Side side, Mark french, Mark british) {
        return has(side == Sides.FRENCH ? french : british);
    }

    public Track with(Mark mark, boolean inEffect) {
        if (has(mark) == inEffect) return this;
        var next = EnumSet.noneOf(Mark.class);
        next.addAll(marks);
        if (inEffect) next.add(mark);
        else next.remove(mark);
        return new Track(year, lastYear, late, toMove, vp, assemblies, next, ending);
    }

    public Track with(Side side, Mark french, Mark british, boolean inEffect) {
        return with(side == Sides.FRENCH ? french : british, inEffect);
    }

    public Track withYears(int now, int last) {
        return new Track(now, last, late, toMove, vp, assemblies, marks, ending);
    }

    public Track withLate(boolean next) {
        return new Track(year, lastYear, next, toMove, vp, assemblies, marks, ending);
    }

    public Track withToMove(Optional<Side> side) {
        return new Track(year, lastYear, late, side, vp, assemblies, marks, ending);
    }

    public Track withVp(int french) {
        return new Track(year, lastYear, late, toMove, french, assemblies, marks, ending);
    }

    public Track with(Assemblies next) {
        return new Track(year, lastYear, late, toMove, vp, next, marks, ending);
    }

    public Track withEnding(Rules.Ending how) {
        return new Track(year, lastYear, late, Optional.empty(), vp, assemblies, marks, Optional.of(how));
    }

    /** Victory points of a side; negative if the other leads. */
    public int vp(Side side) {
        return side == Sides.FRENCH ? vp : -vp;
    }

    /** "late 1757". */
    public String season() {
        return (late ? "late " : "early ") + year;
    }
}
