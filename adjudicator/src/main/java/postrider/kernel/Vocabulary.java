package postrider.kernel;

import java.util.List;

/**
 * The names of a game that clauses and standing orders may use.
 *
 * @param topics of the questions it asks, in players' words
 * @param places all spaces, as questions name them
 * @param people all pieces a question can be about, of both sides: generals, leaders, armies
 * @param cards by number and title, e.g. {@code 73 Morgan's Riflemen}; empty for a game without cards
 */
public record Vocabulary(List<String> topics, List<String> places, List<String> people, List<String> cards) {
    /** No names at all: for a letter whose game is not known. */
    public static final Vocabulary NONE = new Vocabulary(List.of(), List.of(), List.of(), List.of());

    public Vocabulary {
        topics = List.copyOf(topics);
        places = List.copyOf(places);
        people = List.copyOf(people);
        cards = List.copyOf(cards);
    }
}
