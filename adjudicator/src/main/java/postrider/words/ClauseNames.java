package postrider.words;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.Lists;
import postrider.kernel.Match;
import postrider.kernel.Topic;
import postrider.kernel.Vocabulary;

/** The names clauses may use, put in order once for all clauses of a letter. */
final class ClauseNames {
    private final Vocabulary vocabulary;
    private final NameIndex<Topic> topics;
    private final NameIndex<String> places;
    private final NameIndex<String> people;
    private final NameIndex<String> cards;
    private final Map<List<String>, String> full = new HashMap<>();

    ClauseNames(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
        this.topics = NameIndex.of("question", vocabulary.topics(), Topic::words);
        this.places = NameIndex.of("space", vocabulary.places());
        this.people = NameIndex.of("piece", vocabulary.people());
        this.cards = NameIndex.of("card", vocabulary.cards());
        for (var name : Lists.both(vocabulary.places(), vocabulary.people())) full.putIfAbsent(Match.words(name), name);
    }

    Vocabulary vocabulary() {
        return vocabulary;
    }

    NameIndex<Topic> topics() {
        return topics;
    }

    NameIndex<String> places() {
        return places;
    }

    NameIndex<String> people() {
        return people;
    }

    NameIndex<String> cards() {
        return cards;
    }

    /** The space or piece of just this name, "to" before it or not. */
    Optional<String> inFull(String said) {
        var words = Match.words(said);
        var bare = !words.isEmpty() && words.getFirst().equals("to") ? words.subList(1, words.size()) : words;
        return Optional.ofNullable(full.get(bare));
    }
}
