package postrider.wildernesswar;

import postrider.kernel.ruling.Side;

/** What a side has built in a space (5.4). */
public record Works(Kind kind, Side side) {
    /** 5.41, 5.42 */
    public enum Kind {
        STOCKADE("stockade"),
        FORT("fort"),
        /** 5.44: it does not exist until it is completed. */
        BEGUN("fort begun");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        public String word() {
            return word;
        }
    }
}
