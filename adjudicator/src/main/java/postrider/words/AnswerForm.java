package postrider.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.kernel.question.Topic;
import postrider.text.Lists;
import postrider.text.Match;

/** The form of answers to a topic ({@link Topic#answers}): which words and names may follow each other. */
final class AnswerForm {
    /** The most words in an answer, and in a name. */
    private static final int LONGEST = 400;

    private static final int NAME = 12;

    private static final Set<String> NO = Set.of("no", "none");

    private static final String SEMICOLON = ";";
    private static final Set<String> MARKS = Set.of(",", SEMICOLON);
    private static final Set<String> PARTING = Set.of(",", SEMICOLON, "and", "then", "+");

    private sealed interface Part {}

    /** One of these. */
    private record Word(List<String> words) implements Part {}

    /** In capitals: a name or a number. */
    private record Name(String kind) implements Part {}

    private record Row(List<Part> parts) implements Part {}

    private record Either(List<Part> ways) implements Part {}

    /** {@code [...]} */
    private record Maybe(Part part) implements Part {}

    /** {@code {...}}, with commas between, {@code {; ... ;}}, with semicolons, or {@code <...>}, with or without. */
    private record Many(Part part, Set<String> between) implements Part {}

    private final List<Part> ways;

    private AnswerForm(List<Part> ways) {
        this.ways = ways;
    }

    static AnswerForm of(String form) {
        return new AnswerForm(ways(Arrays.asList(form.split(" +")).iterator(), ""));
    }

    private static Part either(Iterator<String> marks, String end) {
        var ways = ways(marks, end);
        return ways.size() == 1 ? ways.getFirst() : new Either(ways);
    }

    private static Part row(List<Part> parts) {
        return parts.size() == 1 ? parts.getFirst() : new Row(List.copyOf(parts));
    }

    private static List<Part> ways(Iterator<String> marks, String end) {
        var ways = new ArrayList<Part>();
        var row = new ArrayList<Part>();
        while (marks.hasNext()) {
            var mark = marks.next();
            if (mark.equals(end)) break;
            switch (mark) {
                case "|" -> {
                    ways.add(row(row));
                    row.clear();
                }
                case "[" -> row.add(new Maybe(either(marks, "]")));
                case "{" -> row.add(new Many(either(marks, "}"), PARTING));
                case "{;" -> row.add(new Many(either(marks, ";}"), Set.of(SEMICOLON)));
                case "<" -> row.add(new Many(either(marks, ">"), Set.of()));
                default ->
                    row.add(
                            Character.isUpperCase(mark.charAt(0))
                                    ? new Name(mark)
                                    : new Word(List.of(mark.split("/"))));
            }
        }
        ways.add(row(row));
        return List.copyOf(ways);
    }

    /** @param names whether words are a name of a kind, or begin its words */
    boolean fits(String answer, BiPredicate<String, List<String>> names) {
        var words = words(answer);
        return words.size() <= LONGEST
                && new Reading(words, names).ends(new Either(ways), Set.of(0)).contains(words.size());
    }

    /** Whether names alone, one or several, are an answer. */
    boolean isList() {
        return ways.stream().anyMatch(way -> way instanceof Many(Name name, var between) && between.equals(PARTING));
    }

    private static List<String> words(String answer) {
        var words = new ArrayList<String>();
        var mark = "";
        for (var part : answer.replace("->", ", to ").split("(?<=[,;])")) {
            var within = Match.words(part);
            if (!words.isEmpty() && !within.isEmpty()) words.add(mark);
            words.addAll(within);
            mark = part.endsWith(SEMICOLON) ? SEMICOLON : ",";
        }
        return words;
    }

    /** The shortest answers of each kind. */
    List<String> examples() {
        return Lists.map(ways, AnswerForm::example);
    }

    private static String example(Part part) {
        return switch (part) {
            case Word(var words) -> words.getFirst();
            case Name(var kind) -> kind;
            case Row(var parts) ->
                parts.stream()
                        .map(AnswerForm::example)
                        .filter(said -> !said.isEmpty())
                        .collect(Collectors.joining(" "));
            case Either(var ways) -> example(ways.getFirst());
            case Maybe maybe -> "";
            case Many(var each, var between) -> example(each);
        };
    }

    /** Matches an answer: for each part of the form, the positions it can reach. */
    private record Reading(List<String> words, BiPredicate<String, List<String>> names) {
        Set<Integer> ends(Part part, Set<Integer> from) {
            return switch (part) {
                case Word(var some) ->
                    each(from, at -> at < words.size() && is(words.get(at), some) ? Set.of(at + 1) : Set.of());
                case Name(var kind) -> each(from, at -> name(kind, at));
                case Row(var parts) -> {
                    var ends = from;
                    for (var next : parts) ends = ends(next, ends);
                    yield ends;
                }
                case Either(var ways) ->
                    ways.stream().flatMap(way -> ends(way, from).stream()).collect(Collectors.toSet());
                case Maybe(var maybe) ->
                    Stream.concat(from.stream(), ends(maybe, from).stream()).collect(Collectors.toSet());
                case Many many -> {
                    var ends = new TreeSet<Integer>();
                    var next = ends(many.part, from);
                    while (ends.addAll(next)) next = ends(many.part, parted(next, many.between));
                    yield ends;
                }
            };
        }

        private static Set<Integer> each(Set<Integer> from, IntFunction<Set<Integer>> step) {
            return from.stream().flatMap(at -> step.apply(at).stream()).collect(Collectors.toSet());
        }

        /** Whether the word is one of these, perhaps abbreviated. "No" may stand for any word for doing nothing. */
        private static boolean is(String said, List<String> words) {
            return words.contains(said)
                    || NO.contains(said)
                            && Lists.find(words, Match.NOTHING::contains).isPresent()
                    || !Match.FILLERS.contains(said)
                            && Lists.find(words, word -> word.startsWith(said)).isPresent();
        }

        private Set<Integer> name(String kind, int at) {
            int from = at;
            while (from < words.size() && Match.FILLERS.contains(words.get(from))) from++;
            var ends = new TreeSet<Integer>();
            for (int to = from + 1; to <= Math.min(words.size(), from + NAME); to++)
                if (!MARKS.contains(words.get(to - 1))
                        && !Match.FILLERS.contains(words.get(to - 1))
                        && names.test(kind, Lists.filter(words.subList(from, to), word -> !MARKS.contains(word))))
                    ends.add(to);
            return ends;
        }

        /** @param between the words of which one must be there; empty if none need be */
        private Set<Integer> parted(Set<Integer> from, Set<String> between) {
            return each(from, at -> {
                int to = at;
                while (to < words.size() && PARTING.contains(words.get(to))) to++;
                boolean parted = words.subList(at, to).stream().anyMatch(between::contains);
                return parted || between.isEmpty() ? Set.of(to) : Set.of();
            });
        }
    }
}
