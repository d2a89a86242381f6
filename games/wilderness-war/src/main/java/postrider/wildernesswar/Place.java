package postrider.wildernesswar;

/** Where a piece can be. */
public sealed interface Place permits Space, Place.Off, Place.MilitiaBox {
    /** Off the map. */
    enum Off implements Place {
        /** Units that may enter by a card (5.52). */
        RESERVE("in reserve"),
        /** The British leaders to be drawn (5.55). */
        POOL("in the pool"),
        /** Leaders who wait for an event, and units with them. */
        WAITING("waiting"),
        /** Out of the game. */
        GONE("out of the game");

        private final String words;

        Off(String words) {
            this.words = words;
        }

        /** As the notation says it. */
        public String words() {
            return words;
        }
    }

    /** 7.3 */
    record MilitiaBox(Department department) implements Place {}
}
