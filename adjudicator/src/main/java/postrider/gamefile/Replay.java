package postrider.gamefile;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import postrider.kernel.Answers;
import postrider.kernel.Chance;
import postrider.kernel.Entry;
import postrider.kernel.Impulse;
import postrider.kernel.Line;
import postrider.kernel.Question;
import postrider.kernel.Read;
import postrider.kernel.Rules;
import postrider.kernel.Ruling;
import postrider.kernel.Verdict;

/** Adjudicates a recorded game again, impulse by impulse, and compares rulings, questions and positions. */
final class Replay<P, O> {
    private final Rules<P, O> rules;
    private P position;
    private int impulses;

    Replay(Rules<P, O> rules, String scenario, Map<String, String> options) {
        this.rules = rules;
        this.position = rules.setUp(scenario, options);
    }

    /** Impulses that came to the position recorded. */
    int impulses() {
        return impulses;
    }

    /**
     * @param story all records up to and with {@code played}
     * @throws Broken naming {@code entry}
     */
    void check(int entry, Chronicle story, Record.Played played) {
        switch (again(entry, story, played.impulse())) {
            case Verdict.Denied<P>(var refusals) ->
                throw new Broken(entry, "the rules refuse the order: " + refusals.getFirst());
            case Verdict.Waiting<P>(var questions, var report, var journal, var meanwhile) -> {
                compare(
                        entry,
                        "questions",
                        played.questions(),
                        questions.stream().map(Question::key).toList());
                compareRulings(entry, played.rulings(), report);
                compare(entry, "position", played.position(), Optional.empty());
            }
            case Verdict.Done<P>(var after, var report, var journal) -> {
                compare(entry, "questions", played.questions(), List.of());
                compareRulings(entry, played.rulings(), report);
                compare(entry, "position", played.position(), Optional.of(rules.write(after)));
                compare(entry, "ending", played.ended(), rules.ending(after).map(Rules.Ending::sentence));
                position = after;
                impulses++;
            }
        }
    }

    private Verdict<P> again(int entry, Chronicle story, int number) {
        try {
            var order = story.order(number);
            var by = order.map(Record.Letter::side)
                    .orElse(story.header().players().keySet().iterator().next());
            var impulse = new Impulse<>(rules, position, by, order.map(letter -> read(entry, letter)));
            return impulse.run(story.entries(number), new Spent(), Answers.SILENCE);
        } catch (Broken broken) {
            throw broken;
        } catch (RuntimeException | AssertionError e) {
            throw new Broken(entry, "the rules cannot play it again (%s)".formatted(e.getMessage()));
        }
    }

    private O read(int entry, Record.Letter letter) {
        var words = letter.words();
        var lines = IntStream.range(0, words.size())
                .mapToObj(i -> new Line(i + 1, words.get(i)))
                .toList();
        return switch (rules.read(lines, position, letter.side())) {
            case Read.Understood<O>(var order) -> order;
            case Read.NotUnderstood<O>(var complaints) ->
                throw new Broken(entry, "the rules do not understand the order: " + complaints.getFirst());
        };
    }

    private static void compareRulings(int entry, List<Ruling> recorded, List<Ruling> again) {
        for (int i = 0; i < Math.min(recorded.size(), again.size()); i++)
            compare(entry, "ruling " + (i + 1), recorded.get(i), again.get(i));
        compare(entry, "number of rulings", recorded.size(), again.size());
    }

    private static void compare(int entry, String what, Object recorded, Object again) {
        if (!recorded.equals(again))
            throw new Broken(
                    entry,
                    "the %s recorded is '%s', but the rules now come to '%s'"
                            .formatted(what, difference(recorded, again), difference(again, recorded)));
    }

    /** What begins to differ from {@code other}, a few words of it. */
    private static String difference(Object one, Object other) {
        var text = one.toString();
        int from = 0;
        while (from < text.length() && other.toString().startsWith(text.substring(0, from + 1))) from++;
        from = Math.max(text.lastIndexOf('\n', from) + 1, from - 40);
        return text.substring(from, Math.min(text.length(), from + 100)).strip();
    }

    /** Nothing may be rolled or drawn that is not recorded. */
    private record Spent() implements Chance {
        @Override
        public Entry.Roll roll(String key, int faces) {
            throw new IllegalStateException("they roll for %s, which is not recorded".formatted(key));
        }

        @Override
        public Entry.Shuffle shuffle(String key, List<String> cards) {
            throw new IllegalStateException("they shuffle for %s, which is not recorded".formatted(key));
        }

        @Override
        public Entry.Draw draw(String key) {
            throw new IllegalStateException("they draw for %s, which is not recorded".formatted(key));
        }

        @Override
        public Entry.Show show(String key, String card) {
            throw new IllegalStateException("they show %s, which is not recorded".formatted(card));
        }

        @Override
        public Entry.Open open(String key) {
            throw new IllegalStateException("they open the shuffles, which is not recorded");
        }
    }
}
