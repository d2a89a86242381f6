package postrider.kernel;

import java.util.List;
import postrider.kernel.question.Circumstance;
import postrider.kernel.question.Topic;
import postrider.text.Speech;

/**
 * The words of a game that clauses and standing orders may use.
 *
 * @param topics of the questions it asks
 * @param places all spaces, as questions name them
 * @param people all pieces a question can be about, of both sides: generals, leaders, armies
 * @param cards by number and title, e.g. {@code 73 Morgan's Riflemen}; empty for a game without cards
 * @param states that the circumstances of a question tell, {@link Circumstance#states}
 * @param counts that they tell, {@link Circumstance#counts}; the first goes without saying
 * @param speech how else its players say a clause
 */
public record Vocabulary(
        List<Topic> topics,
        List<String> places,
        List<String> people,
        List<String> cards,
        List<String> states,
        List<String> counts,
        Speech speech) {
    public Vocabulary {
        topics = List.copyOf(topics);
        places = List.copyOf(places);
        people = List.copyOf(people);
        cards = List.copyOf(cards);
        states = List.copyOf(states);
        counts = List.copyOf(counts);
    }

    /** With a season that "this season" means. */
    public Vocabulary in(String season) {
        return new Vocabulary(topics, places, people, cards, states, counts, speech.in(season));
    }
}
