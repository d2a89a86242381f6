package postrider.words;

/** What a clause says once it fits. */
sealed interface ClauseAnswer {
    /** The player wants to be asked. */
    record Ask() implements ClauseAnswer {
        @Override
        public String toString() {
            return "ask";
        }
    }

    /** A space or a piece: the one option that names it in full. */
    record Name(String name) implements ClauseAnswer {
        @Override
        public String toString() {
            return name;
        }
    }

    /** Words that answer the question as they would in a letter. */
    record Words(String words) implements ClauseAnswer {
        @Override
        public String toString() {
            return words;
        }
    }

    /** Nothing in words: to do what the question is about, if there is one way to do it. */
    record Yes() implements ClauseAnswer {
        @Override
        public String toString() {
            return "";
        }
    }
}
