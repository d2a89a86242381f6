package postrider.words;

import static java.util.Comparator.comparingInt;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.kernel.Complaint;
import postrider.kernel.Line;
import postrider.kernel.Match;

/**
 * Reads one clause: {@code TOPIC [in PLACE, PLACE] [with WHO] [if CONDITION] [to PLACE, PLACE]} or {@code ... : ANSWER, or
 * ANSWER [if CONDITION]}, or {@code otherwise ANSWER}. All that it does not understand goes to the complaints.
 */
final class ClauseReader {
    private static final Pattern OTHERWISE = Pattern.compile("otherwise\\b[ :]*(.*)", Pattern.CASE_INSENSITIVE);
    private static final Pattern ASKED = Pattern.compile("^if asked\\b[ :]*", Pattern.CASE_INSENSITIVE);

    /** A card to be laid, or a title in quotation marks. A misspelt one would never be held, and so never be laid. */
    private static final Pattern CARD =
            Pattern.compile("(?:^(?:play|discard) +(?!\")|\")([^\"]+)\"?", Pattern.CASE_INSENSITIVE);

    /** The words that part a clause. */
    private enum Part {
        TOPIC,
        IN,
        WITH,
        IF,
        TO;

        static Optional<Part> of(String word) {
            return switch (word.toLowerCase(Locale.ROOT)) {
                case "in", "into", "at", "from" -> Optional.of(IN);
                case "with", "for" -> Optional.of(WITH);
                case "if" -> Optional.of(IF);
                case "to" -> Optional.of(TO);
                default -> Optional.empty();
            };
        }
    }

    private final Line line;
    private final Vocabulary names;
    private final List<Complaint> complaints;

    ClauseReader(Line line, Vocabulary names, List<Complaint> complaints) {
        this.line = line;
        this.names = names;
        this.complaints = complaints;
    }

    /** Whether {@code words} begin with the topic of a clause. */
    static boolean opens(String words, List<String> topics) {
        var topic = Arrays.stream(words.split(":", 2)[0].split(" +"))
                .takeWhile(word -> Part.of(word).isEmpty())
                .collect(Collectors.joining(" "));
        return !(Match.of(topic, topics) instanceof Match.None);
    }

    /** The clause; empty if something was not understood. */
    Optional<Clause> read() {
        int before = complaints.size();
        var otherwise = OTHERWISE.matcher(line.text());
        var clause = otherwise.matches() ? otherwise(otherwise.group(1)) : clause();
        return complaints.size() == before ? Optional.of(clause) : Optional.empty();
    }

    private Clause otherwise(String said) {
        if (said.isEmpty()) complain("An answer is expected: 'otherwise ask', 'otherwise none'.", List.of());
        return new Clause("", List.of(), Optional.empty(), new Condition.Always(), sayings(said));
    }

    private Clause clause() {
        var text = ASKED.matcher(line.text()).replaceFirst("");
        int colon = unquoted(text, ":", false);
        var head = colon < 0 ? text : text.substring(0, colon);
        var tail = colon < 0 ? "" : text.substring(colon + 1).strip();
        int when = unquoted(tail, " if ", true);
        var parts = parts(head + (when < 0 ? "" : tail.substring(when)));
        var said = when < 0 ? tail : tail.substring(0, when);
        return new Clause(
                topic(parts.getOrDefault(Part.TOPIC, "")),
                places(parts.get(Part.IN)),
                Optional.ofNullable(parts.get(Part.WITH)).flatMap(who -> name("piece", who, names.people())),
                Optional.ofNullable(parts.get(Part.IF)).flatMap(this::condition).orElse(new Condition.Always()),
                colon < 0 ? destinations(parts.get(Part.TO)) : answers(said, parts));
    }

    private Map<Part, String> parts(String head) {
        var parts = new EnumMap<Part, String>(Part.class);
        var part = Part.TOPIC;
        var topic = fullTopic(head.strip());
        if (!topic.isEmpty()) parts.put(Part.TOPIC, topic);
        for (var word : head.strip().substring(topic.length()).strip().split(" +")) {
            var next = Part.of(word);
            if (next.isPresent() && parts.containsKey(next.get()))
                complain("'%s' stands twice in this clause; make it two clauses.".formatted(word), List.of());
            part = next.orElse(part);
            var so = parts.getOrDefault(part, "");
            parts.put(part, next.isPresent() ? so : (so + " " + word).strip());
        }
        return parts;
    }

    /** The topic these words begin with, if it is written in full: "CU to lose" is one, and 'to' parts nothing in it. */
    private String fullTopic(String head) {
        return names.topics().stream()
                .filter(topic -> (head + " ").regionMatches(true, 0, topic + " ", 0, topic.length() + 1))
                .max(comparingInt(String::length))
                .orElse("");
    }

    private String topic(String said) {
        return name("question", said, names.topics()).orElse("");
    }

    private List<String> places(String said) {
        if (said == null) return List.of();
        return Arrays.stream(said.split(",", -1))
                .flatMap(place -> name("space", place.strip(), names.places()).stream())
                .toList();
    }

    private Optional<Condition> condition(String said) {
        var condition = Condition.read(said);
        if (condition.isEmpty()) complain("'%s' is no condition; say %s.".formatted(said, Condition.FORMS), List.of());
        return condition;
    }

    private Optional<String> name(String kind, String said, List<String> known) {
        if (Match.of(said, known) instanceof Match.One(String name)) return Optional.of(name);
        complaints.add(Names.complaint(line, kind, said, known));
        return Optional.empty();
    }

    /** {@code to Salisbury, Charlotte}: the first of them that is open. */
    private List<Saying> destinations(String said) {
        if (said == null) return List.of(new Saying.Yes());
        return places(said).stream().<Saying>map(Saying.Name::new).toList();
    }

    private List<Saying> answers(String said, Map<Part, String> parts) {
        if (parts.containsKey(Part.TO)) complain("Say 'to' after the colon or leave the colon out.", List.of());
        if (said.isBlank()) complain("An answer is expected after the colon.", List.of());
        return sayings(said);
    }

    /** {@code A, or B, or to C, D}: the first that the question knows. */
    private List<Saying> sayings(String said) {
        int or = unquoted(said, " or ", false);
        if (or >= 0)
            return Stream.concat(sayings(said.substring(0, or)).stream(), sayings(said.substring(or + 3)).stream())
                    .toList();
        boolean listed = said.strip().toLowerCase(Locale.ROOT).startsWith("to ");
        return Arrays.stream(listed ? said.split(",") : new String[] {said.replaceFirst(",\\s*$", "")})
                .map(String::strip)
                .filter(one -> !one.isEmpty())
                .map(this::saying)
                .toList();
    }

    private Saying saying(String said) {
        if (said.equalsIgnoreCase("ask")) return new Saying.Ask();
        CARD.matcher(said)
                .results()
                .map(named -> named.group(1))
                .filter(card -> Match.of(card, names.cards()) instanceof Match.None)
                .forEach(card -> complaints.add(Names.complaint(line, "card", card, names.cards())));
        return Stream.concat(names.places().stream(), names.people().stream())
                .filter(name -> bare(said).equals(Match.words(name)))
                .findFirst()
                .<Saying>map(Saying.Name::new)
                .orElse(new Saying.Words(said));
    }

    private static List<String> bare(String said) {
        var words = Match.words(said);
        return !words.isEmpty() && words.getFirst().equals("to") ? words.subList(1, words.size()) : words;
    }

    /** Where {@code mark} stands outside quotation marks, first or last; -1 if nowhere. */
    private static int unquoted(String text, String mark, boolean last) {
        int found = -1;
        for (int at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
            boolean quoted = text.substring(0, at).chars().filter(c -> c == '"').count() % 2 == 1;
            if (!quoted && (last || found < 0)) found = at;
        }
        return found;
    }

    private void complain(String expected, List<String> nearest) {
        complaints.add(new Complaint(line.number(), line.text(), expected, nearest));
    }
}
