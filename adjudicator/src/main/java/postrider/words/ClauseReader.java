package postrider.words;

import static java.util.Comparator.comparingInt;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import postrider.kernel.Vocabulary;
import postrider.kernel.question.Topic;
import postrider.text.Line;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.Match;
import postrider.text.Speech;

/**
 * Reads one clause: {@code TOPIC [in PLACE, PLACE] [with WHO] [if CONDITION] [during SEASON] [to PLACE, PLACE]} or {@code ... :
 * ANSWER, or ANSWER [if CONDITION] [during SEASON]}, or {@code otherwise ANSWER}, or an idiom of the game. What it does not
 * understand becomes a complaint.
 */
final class ClauseReader {
    private static final Pattern UNDER_ORDER = LineReader.pattern("(?:if asked|otherwise)\\b");
    private static final Pattern OTHERWISE = LineReader.pattern("otherwise\\b[ :]*(.*)");
    /** The most spaces, or answers, in a clause. Each is looked up when it is read, and tried when the question comes. */
    private static final int MOST = 40;

    private static final Pattern ASKED = LineReader.pattern("^if asked\\b[ :]*");
    private static final Pattern THIS = LineReader.pattern("(?<= )(?:(?:during|for|in) +)?this +(season|year)\\b");
    private static final Pattern OR = LineReader.pattern(",?\\s+or\\s+|,");
    private static final Pattern ALL_OF = LineReader.pattern("^ *all of ");
    /** Words that begin a condition or time, which may follow the answers. */
    private static final List<String> WHEN = List.of(" if ", " unless ", " during ");

    /** The parts of a clause. All but the first begin with a word of their own. */
    private enum Slot {
        TOPIC,
        IN,
        WITH,
        IF,
        UNLESS,
        DURING,
        TO;

        static Optional<Slot> of(String word) {
            return switch (word.toLowerCase(Locale.ROOT)) {
                case "in", "into", "at", "from" -> Optional.of(IN);
                case "with", "for" -> Optional.of(WITH);
                case "if" -> Optional.of(IF);
                case "unless" -> Optional.of(UNLESS);
                case "during" -> Optional.of(DURING);
                case "to" -> Optional.of(TO);
                default -> Optional.empty();
            };
        }
    }

    private final LineReader reader;
    private final ClauseNames names;
    private final ClauseAnswerReader answers;

    ClauseReader(LineReader reader, ClauseNames names) {
        this.reader = reader;
        this.names = names;
        this.answers = new ClauseAnswerReader(reader, names);
    }

    /** Whether a line begins as clauses below an order do. */
    static boolean isUnderOrder(Line line) {
        return UNDER_ORDER.matcher(line.text()).lookingAt();
    }

    /** Whether {@code words} begin with a topic, or are an idiom for a clause. */
    static boolean opens(String words, Vocabulary names) {
        var said = names.speech().plain().apply(words);
        var topic = Arrays.stream(said.split(":", 2)[0].split(" +"))
                .takeWhile(word -> Slot.of(word).isEmpty())
                .collect(Collectors.joining(" "));
        return !(Match.of(topic, words(names.topics())) instanceof Match.None)
                || names.speech().knows(words);
    }

    /** The clause; empty if something was not understood. */
    Optional<Clause> read() {
        var slip = speech().slip(said());
        if (slip.isPresent())
            return reader.complain(
                    slip.get().why(), Lists.filter(List.of(slip.get().instead()), line -> !line.isEmpty()));
        int before = reader.complaints().size();
        var otherwise = OTHERWISE.matcher(reader.line().text());
        var clause = otherwise.matches() ? otherwise(otherwise.group(1)) : clause();
        if (reader.complaints().size() == before)
            clause.answers().forEach(answer -> answers.whole(clause.topic(), answer));
        return reader.complaints().size() == before ? Optional.of(clause) : Optional.empty();
    }

    private Clause otherwise(String said) {
        if (said.isEmpty()) complain("An answer is expected: 'otherwise ask', 'otherwise none'.");
        return new Clause(
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Condition.NONE,
                Optional.empty(),
                alternatives(said, true));
    }

    private String said() {
        return ASKED.matcher(reader.line().text()).replaceFirst("");
    }

    private Clause clause() {
        var text = meant(said());
        int colon = ClauseAnswerReader.unquoted(text, ":", false);
        var head = colon < 0 ? text : text.substring(0, colon);
        var tail = colon < 0 ? "" : text.substring(colon + 1).strip();
        int when = WHEN.stream()
                .mapToInt(word -> ClauseAnswerReader.unquoted(tail, word, true))
                .filter(at -> at >= 0)
                .min()
                .orElse(-1);
        var parts = parts(head + (when < 0 ? "" : tail.substring(when)));
        var said = when < 0 ? tail : tail.substring(0, when);
        var topic = reader.name(names.topics(), parts.getOrDefault(Slot.TOPIC, ""));
        topic.filter(asked -> !asked.hasCircumstance()).ifPresent(asked -> aboutNothing(asked, parts.keySet()));
        return new Clause(
                topic,
                each(parts.get(Slot.IN)),
                Optional.ofNullable(parts.get(Slot.WITH)).flatMap(who -> who(topic, who)),
                condition(parts),
                Optional.ofNullable(parts.get(Slot.DURING)).flatMap(this::time),
                colon < 0 ? destinations(parts.get(Slot.TO)) : answers(topic, said, parts));
    }

    private Optional<String> who(Optional<Topic> topic, String said) {
        return names.complainOfStrangers(topic, said, reader) ? Optional.empty() : reader.name(names.whom(topic), said);
    }

    private void aboutNothing(Topic topic, Set<Slot> parts) {
        if (!Collections.disjoint(parts, EnumSet.of(Slot.IN, Slot.IF, Slot.UNLESS)))
            complain("'%s' is about no space and no forces: a clause for it names none and has no 'if'."
                    .formatted(topic.words()));
    }

    private Map<Slot, String> parts(String head) {
        var parts = new EnumMap<Slot, String>(Slot.class);
        var part = Slot.TOPIC;
        var topic = fullTopic(head.strip());
        if (!topic.isEmpty()) parts.put(Slot.TOPIC, topic);
        for (var word : head.strip().substring(topic.length()).strip().split(" +")) {
            var next = Slot.of(word);
            if (next.isPresent() && parts.containsKey(next.get()))
                complain("'%s' is in this clause twice; make it two clauses.".formatted(word));
            part = next.orElse(part);
            var so = parts.getOrDefault(part, "");
            parts.put(part, next.isPresent() ? so : (so + " " + word).strip());
        }
        return parts;
    }

    /** The topic these words begin with, if it is written in full. In "CU to lose" the word 'to' begins no new part. */
    private String fullTopic(String head) {
        return words(names.vocabulary().topics()).stream()
                .filter(topic -> (head + " ").regionMatches(true, 0, topic + " ", 0, topic.length() + 1))
                .max(comparingInt(String::length))
                .orElse("");
    }

    private static List<String> words(List<Topic> topics) {
        return topics.stream().map(Topic::words).toList();
    }

    /** "Trenton, Princeton", "Trenton or Princeton". */
    private List<String> places(String said) {
        if (said == null) return List.of();
        return few("spaces", List.of(OR.split(said, -1))).stream()
                .flatMap(place -> reader.name(names.places(), place.strip()).stream())
                .toList();
    }

    /** The spaces of a list. "Lexington and Concord" is one space. */
    private List<String> each(String said) {
        if (said == null) return List.of();
        var parts = names.places().parts(OR.matcher(said).replaceAll(","));
        return places(String.join(",", parts));
    }

    private Condition condition(Map<Slot, String> parts) {
        if (parts.containsKey(Slot.IF) && parts.containsKey(Slot.UNLESS))
            complain("A clause has one condition, 'if' or 'unless'; make it two clauses.");
        return condition(false, parts.get(Slot.IF))
                .or(() -> condition(true, parts.get(Slot.UNLESS)))
                .orElse(Condition.NONE);
    }

    private Optional<Condition> condition(boolean unless, String said) {
        if (said == null) return Optional.empty();
        var condition = Condition.read(unless, said, names.vocabulary());
        if (condition.isEmpty())
            complain("'%s' is no condition. %s.".formatted(said, Condition.forms(said, names.vocabulary())));
        return condition;
    }

    private Speech speech() {
        return names.vocabulary().speech();
    }

    /** The clause without idioms, and with "this season" replaced by its name. */
    private String meant(String said) {
        var season = speech().season();
        return THIS.matcher(speech().meant(said))
                .replaceAll(match -> "during "
                        + (match.group(1).equalsIgnoreCase("year")
                                ? season.substring(season.lastIndexOf(' ') + 1)
                                : season));
    }

    /** A season, or the year of one. */
    private Optional<Clause.Time> time(String said) {
        var seasons = speech().seasons();
        var named = said.toLowerCase(Locale.ROOT);
        if (seasons.stream().anyMatch(season -> season.equals(named) || season.endsWith(" " + named)))
            return Optional.of(new Clause.Time(named, speech().isNow(named)));
        complain(
                seasons.isEmpty()
                        ? "No clause of this game is for a time of its own."
                        : "'%s' is no season of the game. Say 'this season', 'this year', or 'during %s'."
                                .formatted(said, seasons.getFirst()));
        return Optional.empty();
    }

    /** All of these, or none and a complaint if there are too many. */
    private List<String> few(String what, List<String> all) {
        if (all.size() <= MOST) return all;
        complain("Here are %d %s, and %d at most are read in a clause: make it several clauses."
                .formatted(all.size(), what, MOST));
        return List.of();
    }

    /** The answers in {@code to Salisbury, Charlotte}: the first that is open is given. */
    private List<ClauseAnswer> destinations(String said) {
        if (said == null) return List.of(new ClauseAnswer.Yes());
        return places(said).stream().<ClauseAnswer>map(ClauseAnswer.Name::new).toList();
    }

    private List<ClauseAnswer> answers(Optional<Topic> topic, String said, Map<Slot, String> parts) {
        if (parts.containsKey(Slot.TO)) complain("Say 'to' after the colon or leave the colon out.");
        if (said.isBlank()) complain("An answer is expected after the colon.");
        var answers = alternatives(said, !topic.map(Topic::listsSteps).orElse(false));
        boolean pieces = topic.map(Topic::listsPieces).orElse(false);
        for (var answer : answers) if (pieces && !(answer instanceof ClauseAnswer.Ask)) listed(answer.toString());
        for (var answer : answers)
            if (!(answer instanceof ClauseAnswer.Ask))
                topic.stream()
                        .filter(asked -> names.hasForm(asked, answer.toString()))
                        .flatMap(asked -> asked.objections(answer.toString()).stream())
                        .forEach(objection -> reader.complain(objection.expected(), objection.nearest()));
        return answers;
    }

    /** Checks the names in a list of pieces. "All of" may precede a name. */
    private void listed(String pieces) {
        for (var piece : few("pieces", List.of(pieces.split(",")))) {
            var name = ALL_OF.matcher(piece).replaceFirst("").strip();
            if (!names.people().fits(name)) reader.name(names.people(), name);
        }
    }

    private List<ClauseAnswer> alternatives(String said, boolean commas) {
        return Lists.map(few("answers", ClauseAnswerReader.alternatives(said, commas)), answers::read);
    }

    private void complain(String expected) {
        reader.complain(expected, List.of());
    }
}
