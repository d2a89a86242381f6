package postrider.wildernesswar;

/** Where a piece can be. */
public sealed interface Place permits Space, Place.Off, Place.MilitiaBox {
    /** Off the map. */
    enum Off implements Place {
        /** Units that a card may bring on (5.52). */
        RESERVE("in reserve"),
        /** British leaders that may be drawn (5.55). */
        POOL("in the pool"),
        /** Leaders waiting for an event, and units with them. */
        WAITING("waiting"),
        /** Out of the game. */
        GONE("out of the game");

        private final String words;

        Off(String words) {
            this.words = words;
        }

        /** As the notation writes it. */
        public String words() {
            return words;
        }
    }

    /** 7.3 */
    record MilitiaBox(Department department) implements Place {}
}
