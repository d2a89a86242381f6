package postrider.washingtonswar;

import java.util.Optional;
import postrider.kernel.Side;

/**
 * The Game Turn Record Track and what lies on it.
 *
 * @param year 1775 to 1783, one turn each
 * @param toMove whose order is needed; empty once the game is over
 * @param regulars the British Regulars' Advantage (9.41) is in effect
 * @param alliance the French Alliance marker, 0 to 9 (12.1); stays at 9 once the French are in
 * @param mutinies the Line Mutinies bar placing this turn (10.11.A.iv)
 * @param congressDispersed the Congress was dispersed during this turn, or during the last until 5.3 is decided (7.7)
 * @param campaignFirst the British claimed the first play: their first card must be a campaign (5.3.a)
 * @param winner who won, once the game is over
 */
record Track(
        int year,
        Phase phase,
        Optional<Side> toMove,
        boolean regulars,
        int alliance,
        War war,
        boolean mutinies,
        boolean congressDispersed,
        boolean campaignFirst,
        Optional<Victory> winner) {

    /** Where orders are needed; all other phases run by themselves. */
    enum Phase {
        /** 4.0 */
        COMMITTEES_OF_CORRESPONDENCE("committees"),
        /** 4.0 */
        FOR_THE_KING("for the king"),
        /** 5.3 */
        STRATEGY("strategy"),
        /** 13.0 */
        OVER("over");

        private final String word;

        Phase(String word) {
            this.word = word;
        }

        /** As the notation writes it. */
        String word() {
            return word;
        }
    }

    /** France's part (12.2). */
    enum War {
        /** No alliance yet. */
        NEUTRAL,
        /** Allied this turn; the European War comes in its End Phase (12.2.B.iii). */
        ALLIED,
        /** The European War is in effect. */
        EUROPEAN_WAR
    }

    /** How the game was won. */
    record Victory(Side side, String rule, String sentence) {}

    Track withYear(int next) {
        return new Track(
                next, phase, toMove, regulars, alliance, war, mutinies, congressDispersed, campaignFirst, winner);
    }

    Track withPhase(Phase next) {
        return new Track(
                year, next, toMove, regulars, alliance, war, mutinies, congressDispersed, campaignFirst, winner);
    }

    Track withToMove(Optional<Side> side) {
        return new Track(
                year, phase, side, regulars, alliance, war, mutinies, congressDispersed, campaignFirst, winner);
    }

    Track withRegulars(boolean inEffect) {
        return new Track(
                year, phase, toMove, inEffect, alliance, war, mutinies, congressDispersed, campaignFirst, winner);
    }

    Track withAlliance(int marker) {
        return new Track(
                year, phase, toMove, regulars, marker, war, mutinies, congressDispersed, campaignFirst, winner);
    }

    Track withWar(War next) {
        return new Track(
                year, phase, toMove, regulars, alliance, next, mutinies, congressDispersed, campaignFirst, winner);
    }

    Track withMutinies(boolean now) {
        return new Track(year, phase, toMove, regulars, alliance, war, now, congressDispersed, campaignFirst, winner);
    }

    Track withCongressDispersed(boolean now) {
        return new Track(year, phase, toMove, regulars, alliance, war, mutinies, now, campaignFirst, winner);
    }

    Track withCampaignFirst(boolean claimed) {
        return new Track(year, phase, toMove, regulars, alliance, war, mutinies, congressDispersed, claimed, winner);
    }

    Track withWinner(Victory victory) {
        return new Track(
                year,
                Phase.OVER,
                Optional.empty(),
                regulars,
                alliance,
                war,
                mutinies,
                congressDispersed,
                false,
                Optional.of(victory));
    }
}
