package postrider.words;

/** What a clause answers. */
sealed interface ClauseAnswer {
    /** The player wants to be asked. */
    record Ask() implements ClauseAnswer {
        @Override
        public String toString() {
            return "ask";
        }
    }

    /** A space or a piece: the only option with this full name. */
    record Name(String name) implements ClauseAnswer {
        @Override
        public String toString() {
            return name;
        }
    }

    /** Words that answer the question as in a letter. */
    record Words(String words) implements ClauseAnswer {
        @Override
        public String toString() {
            return words;
        }
    }

    /** No words: do what the question is about, if there is only one way. */
    record Yes() implements ClauseAnswer {
        @Override
        public String toString() {
            return "";
        }
    }
}
