package postrider.kernel;

import java.util.List;
import java.util.Map;
import postrider.kernel.question.Circumstance;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Speech;

/**
 * The words of a game that clauses and standing orders may use.
 *
 * @param topics of the questions it asks
 * @param places all spaces, as questions name them
 * @param people all pieces a question can be about, of both sides: generals, leaders, armies
 * @param others pieces that are not its own, where it is of one side: few questions are about them
 * @param owners whose each piece is, where a side may not name all alike
 * @param cards by number and title, e.g. {@code 73 Morgan's Riflemen}; empty for a game without cards
 * @param states that the circumstances of a question tell, {@link Circumstance#states}
 * @param counts that they tell, {@link Circumstance#counts}; the first goes without saying
 * @param speech how else its players say a clause
 */
public record Vocabulary(
        List<Topic> topics,
        List<String> places,
        List<String> people,
        List<String> others,
        Map<String, Side> owners,
        List<String> cards,
        List<String> states,
        List<String> counts,
        Speech speech) {
    public Vocabulary {
        topics = List.copyOf(topics);
        places = List.copyOf(places);
        people = List.copyOf(people);
        others = List.copyOf(others);
        owners = Map.copyOf(owners);
        cards = List.copyOf(cards);
        states = List.copyOf(states);
        counts = List.copyOf(counts);
    }

    /** Where both sides may name every piece. */
    public Vocabulary(
            List<Topic> topics,
            List<String> places,
            List<String> people,
            List<String> cards,
            List<String> states,
            List<String> counts,
            Speech speech) {
        this(topics, places, people, List.of(), Map.of(), cards, states, counts, speech);
    }

    /** What one side may write: nothing that the other alone is asked, and none of their pieces where it has to be its own. */
    public Vocabulary of(Side side) {
        var own = Lists.filter(people, piece -> owners.getOrDefault(piece, side) == side);
        var theirs = Lists.filter(people, piece -> owners.getOrDefault(piece, side) != side);
        var asked = Lists.filter(topics, topic -> topic.asks(side));
        return new Vocabulary(asked, places, own, theirs, owners, cards, states, counts, speech);
    }

    /** With a season that "this season" means. */
    public Vocabulary in(String season) {
        return new Vocabulary(topics, places, people, others, owners, cards, states, counts, speech.in(season));
    }
}
