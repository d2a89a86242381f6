package postrider.words;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import postrider.kernel.Vocabulary;
import postrider.kernel.question.Topic;
import postrider.text.Lists;
import postrider.text.Match;
import postrider.text.NameIndex;

/** The names clauses may use, put in order once for all clauses of a letter. */
final class ClauseNames {
    private final Vocabulary vocabulary;
    private final NameIndex<Topic> topics;
    private final NameIndex<String> places;
    private final NameIndex<String> people;
    private final NameIndex<String> cards;
    private final Map<List<String>, String> full = new HashMap<>();
    /** What an answer may be made of. */
    private final NavigableSet<String> words = new TreeSet<>(Match.FILLERS);

    ClauseNames(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
        this.topics = NameIndex.of("question", vocabulary.topics(), Topic::words);
        this.places = NameIndex.of("space", vocabulary.places());
        this.people = NameIndex.of("piece", vocabulary.people());
        this.cards = NameIndex.of("card", vocabulary.cards());
        for (var name : Lists.concat(vocabulary.places(), vocabulary.people()))
            full.putIfAbsent(Match.words(name), name);
        for (var names : List.of(
                vocabulary.places(),
                vocabulary.people(),
                vocabulary.cards(),
                vocabulary.speech().words())) for (var name : names) words.addAll(Match.words(name));
    }

    /** The words of an answer that no answer of this game can have; a name may be cut short. */
    List<String> foreign(String answer) {
        if (vocabulary.speech().words().isEmpty()) return List.of();
        return Lists.filter(Match.spelled(answer), word -> !isKnown(word.toLowerCase(Locale.ROOT)));
    }

    private boolean isKnown(String word) {
        var known = words.ceiling(word);
        return Character.isDigit(word.charAt(0)) || known != null && known.startsWith(word);
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
