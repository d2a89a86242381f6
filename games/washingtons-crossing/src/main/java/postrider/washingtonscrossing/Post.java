package postrider.washingtonscrossing;

import postrider.map.Hexes.Hex;

/** Where a leader is: on the map, off it, or rallying. */
public sealed interface Post {
    /**
     * On the map.
     *
     * @param troops rounded to the nearest ten (2.3.1)
     * @param fatigue 0 to 6 (12.0)
     */
    record Force(Hex hex, int troops, int fatigue, Condition condition) implements Post {
        public static final int MOST_FATIGUE = 6;

        /** 12.0, 18.0: leaders without troops have no fatigue and are in good order. */
        public Force {
            if (troops == 0) {
                fatigue = 0;
                condition = Condition.GOOD_ORDER;
            }
        }

        public Force at(Hex next) {
            return new Force(next, troops, fatigue, condition);
        }

        public Force withTroops(int next) {
            return new Force(hex, next, fatigue, condition);
        }

        /** 12.0: limited to 0 to 6. */
        public Force withFatigue(int next) {
            return new Force(hex, troops, Math.clamp(next, 0, MOST_FATIGUE), condition);
        }

        public Force with(Condition next) {
            return new Force(hex, troops, fatigue, next);
        }

        public boolean hasTroops() {
            return troops > 0;
        }

        public boolean isRouted() {
            return condition == Condition.ROUTED;
        }

        public boolean isDisordered() {
            return condition == Condition.DISORDERED;
        }

        /** 12.0: fatigue 5 or 6. */
        public boolean isExhausted() {
            return fatigue >= 5;
        }

        /** 17.2: whether the force counts for outflanking. */
        public boolean isFit() {
            return condition == Condition.GOOD_ORDER && !isExhausted();
        }
    }

    /** Off the map. */
    enum Off implements Post {
        /** A reinforcement to come, or a detachment's counter that is free. */
        WAITING,
        CAPTURED,
        /** Out of the game for good. */
        GONE
    }

    /** 18.2: left the map routed, and returns with the troops in a later turn. */
    record Rallying(Turn until, int troops) implements Post {}
}
