package postrider.words;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import postrider.kernel.Vocabulary;
import postrider.kernel.question.Topic;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.Match;
import postrider.text.NameIndex;

/** The names that clauses may use, indexed once for each vocabulary. */
final class ClauseNames {
    private static final String ENEMY = "ENEMY";
    private static final int FEW = 5;

    /** How many are kept. Each game has one vocabulary a season. */
    private static final int LATEST = 50;

    private static final Map<Vocabulary, ClauseNames> READ =
            Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<Vocabulary, ClauseNames> eldest) {
                    return size() > LATEST;
                }
            });

    private final Vocabulary vocabulary;
    private final NameIndex<Topic> topics;
    private final NameIndex<String> places;
    private final NameIndex<String> people;
    private final NameIndex<String> enemies;
    private final NameIndex<String> cards;
    private final MapNames onMap;
    private final Map<List<String>, String> full = new HashMap<>();
    private final Map<String, List<List<String>>> kinds;
    private final Map<Topic, AnswerForm> forms = new HashMap<>();
    /** All words that an answer may have. */
    private final NavigableSet<String> words = new TreeSet<>(Match.FILLERS);

    static ClauseNames of(Vocabulary vocabulary) {
        return READ.computeIfAbsent(vocabulary, ClauseNames::new);
    }

    private ClauseNames(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
        boolean ofOne = !vocabulary.others().isEmpty();
        this.topics = NameIndex.of(ofOne ? "question of yours" : "question", vocabulary.topics(), Topic::words);
        this.places = NameIndex.of("space", vocabulary.places());
        this.people = NameIndex.of(ofOne ? "piece of yours" : "piece", vocabulary.people());
        this.enemies = ofOne ? NameIndex.of("piece of theirs", vocabulary.others()) : people;
        this.cards = NameIndex.of("card", vocabulary.cards());
        var zones = Lists.filter(vocabulary.speech().words(), word -> Character.isUpperCase(word.codePointAt(0)));
        this.kinds = Map.of(
                "SPACE",
                Lists.map(vocabulary.places(), Match::words),
                "PIECE",
                Lists.map(vocabulary.people(), Match::words),
                ENEMY,
                Lists.map(enemies.all(), Match::words),
                "CARD",
                Lists.map(vocabulary.cards(), Match::words),
                "ZONE",
                Lists.map(zones, Match::words));
        for (var topic : vocabulary.topics())
            if (!topic.answers().isEmpty()) forms.put(topic, AnswerForm.of(topic.answers()));
        var named = Lists.concat(vocabulary.places(), vocabulary.people(), vocabulary.others());
        this.onMap = MapNames.of(named);
        for (var name : named) full.putIfAbsent(Match.words(name), name);
        for (var names : kinds.values()) for (var name : names) words.addAll(name);
        for (var word : vocabulary.speech().words()) words.addAll(Match.words(word));
    }

    MapNames onMap() {
        return onMap;
    }

    /** The words of an answer that no answer of this game can have. Names may be abbreviated. */
    List<String> foreign(String answer) {
        if (vocabulary.speech().words().isEmpty()) return List.of();
        return Lists.filter(Match.spelled(answer), word -> !isKnown(word.toLowerCase(Locale.ROOT)));
    }

    /** Whether a foreign word is similar to a name. */
    boolean isNear(String word) {
        return !people.nearest(word).isEmpty() || !places.nearest(word).isEmpty();
    }

    private boolean isKnown(String word) {
        var known = words.ceiling(word);
        return Character.isDigit(word.charAt(0)) || known != null && known.startsWith(word);
    }

    /** Complains about enemy pieces where only the player's own are possible, and says whether there were any. */
    boolean complainOfStrangers(Optional<Topic> topic, String said, LineReader reader) {
        var strangers = strangers(topic, said);
        var some = people.all().stream().limit(FEW).toList();
        for (var stranger : strangers) {
            var nearest = people.nearest(stranger);
            reader.complain("'%s' is no piece of yours.".formatted(stranger), nearest.isEmpty() ? some : nearest);
        }
        return !strangers.isEmpty();
    }

    private List<String> strangers(Optional<Topic> topic, String said) {
        if (whom(topic) != people || people == enemies) return List.of();
        return Match.words(said).stream()
                .filter(word -> !vocabulary.speech().words().contains(word))
                .filter(word -> !people.fits(word) && !places.fits(word) && enemies.fits(word))
                .map(word -> enemies.find(word).orElse(word))
                .distinct()
                .toList();
    }

    /** The pieces that a clause for this topic may name: those of one side. */
    NameIndex<String> whom(Optional<Topic> topic) {
        return topic.filter(asked -> asked.answers().contains(ENEMY)).isPresent() ? enemies : people;
    }

    /** Whether words may answer this topic, or any topic if none is named. */
    boolean isAnswer(Optional<Topic> topic, String answer) {
        var asked = topic.map(List::of).orElse(vocabulary.topics());
        return asked.isEmpty()
                || Lists.find(asked, one -> isAnswer(one, answer)).isPresent();
    }

    private boolean isAnswer(Topic topic, String answer) {
        return hasForm(topic, answer) && topic.objections(answer).isEmpty();
    }

    /** Whether an answer has the form that the topic prescribes. */
    boolean hasForm(Topic topic, String answer) {
        var form = Optional.ofNullable(forms.get(topic));
        return form.map(known -> known.fits(answer, this::isNamed)).orElse(true);
    }

    /** Whether the topic is answered by a list of names, so that "all but" some of them makes sense. */
    boolean isList(Optional<Topic> topic) {
        return topic.map(forms::get).filter(AnswerForm::isList).isPresent();
    }

    private boolean isNamed(String kind, List<String> said) {
        if (kind.equals("NUMBER"))
            return said.size() == 1 && Character.isDigit(said.getFirst().charAt(0));
        var plain = Lists.filter(said, word -> !Match.FILLERS.contains(word));
        return Lists.find(kinds.get(kind), name -> Match.begins(plain, name)).isPresent();
    }

    /** Examples of how answers to the topic are written. */
    List<String> examples(Topic topic) {
        return Optional.ofNullable(forms.get(topic)).map(AnswerForm::examples).orElse(List.of());
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

    /** The space or piece with exactly this name, with or without "to". */
    Optional<String> inFull(String said) {
        var words = Match.words(said);
        var bare = !words.isEmpty() && words.getFirst().equals("to") ? words.subList(1, words.size()) : words;
        return Optional.ofNullable(full.get(bare));
    }
}
