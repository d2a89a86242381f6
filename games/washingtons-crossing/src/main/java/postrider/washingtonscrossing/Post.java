package postrider.washingtonscrossing;

import postrider.map.Hexes.Hex;

/** Where a leader is. */
public sealed interface Post {
    /**
     * On the map.
     *
     * @param troops rounded to the nearest ten (2.3.1)
     * @param fatigue 0 to 6 (12.0)
     */
    record Force(Hex hex, int troops, int fatigue, Condition condition) implements Post {
        public static final int MOST_FATIGUE = 6;

        /** 12.0, 18.0: without troops nobody is tired, disordered or routed. */
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

        /** 12.0: never below 0 or above 6. */
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

        /** 17.2: he counts for an outflanking. */
        public boolean isFit() {
            return condition == Condition.GOOD_ORDER && !isExhausted();
        }
    }

    /** Off the map. */
    enum Off implements Post {
        /** A reinforcement to come, or a detachment's counter that is free. */
        WAITING,
        CAPTURED,
        /** He may not return. */
        GONE
    }

    /** 18.2: he left the map routed, and comes back in a turn with his troops. */
    record Rallying(Turn until, int troops) implements Post {}
}
