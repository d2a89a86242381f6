package postrider.kernel;

import java.util.List;
import java.util.Map;
import postrider.kernel.question.Circumstance;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Speech;

/**
 * The names that clauses and standing orders may use. A player writes these before a question is asked, so they are read without one.
 *
 * @param topics the topics of all questions the rules may ask
 * @param places all spaces, as questions name them
 * @param people all pieces that questions are about, of both sides: generals, leaders, armies
 * @param others the opponent's pieces, if this is the vocabulary of one side; few questions are about them
 * @param owners whose each piece is, where sides differ in what they may name; otherwise empty
 * @param cards all cards by number and title, e.g. {@code 73 Morgan's Riflemen}
 * @param states the states a condition may test, see {@link Circumstance#states}
 * @param counts what a condition may count, see {@link Circumstance#counts}; a condition that names none means the first
 * @param speech other ways in which players say a clause
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

    /** For a game in which both sides may name every piece. */
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

    /** The vocabulary of one side: the topics it may be asked about, and its own pieces apart from the opponent's. */
    public Vocabulary of(Side side) {
        var own = Lists.filter(people, piece -> owners.getOrDefault(piece, side) == side);
        var theirs = Lists.filter(people, piece -> owners.getOrDefault(piece, side) != side);
        var asked = Lists.filter(topics, topic -> topic.asks(side));
        return new Vocabulary(asked, places, own, theirs, owners, cards, states, counts, speech);
    }

    /** Sets what "this season" means. */
    public Vocabulary in(String season) {
        return new Vocabulary(topics, places, people, others, owners, cards, states, counts, speech.in(season));
    }
}
