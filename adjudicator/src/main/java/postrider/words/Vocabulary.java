package postrider.words;

import java.util.List;
import postrider.kernel.Game;
import postrider.kernel.Rules;

/** The names of a game that clauses and standing orders may use. */
public record Vocabulary(List<String> topics, List<String> places, List<String> people, List<String> cards) {
    /** No names at all: for a letter whose game is not known. */
    public static final Vocabulary NONE = new Vocabulary(List.of(), List.of(), List.of(), List.of());

    public Vocabulary {
        topics = List.copyOf(topics);
        places = List.copyOf(places);
        people = List.copyOf(people);
        cards = List.copyOf(cards);
    }

    /** The names of this game, played by these rules. */
    public static Vocabulary of(Game game, Rules<?, ?> rules) {
        return new Vocabulary(game.topics(), rules.places(), rules.people(), rules.cards());
    }
}
