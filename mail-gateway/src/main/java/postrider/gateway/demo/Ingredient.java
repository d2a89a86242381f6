package postrider.gateway.demo;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import postrider.gamefile.Record;
import postrider.kernel.Entry;

/** What the demonstration promises to show; each is found in the game file. */
enum Ingredient {
    REINFORCEMENT("a reinforcement", order("play .*: reinforce .*")),
    CONTROL_BY_OPS("political control by OPS", order("play .*: control .*")),
    CONTROL_BY_DISCARD("political control by a discard", order("discard .*: (control|remove) .*")),
    EVENT("an event", order("play .*: event.*")),
    SWAPPED_DISCARD("a discarded event swapped for an OPS card (6.32.C)", ruling("6.32.C", ".* exchange .*")),
    REFUSED_ORDER("an order that is refused", Record.Turned.class::isInstance),
    STANDING_ORDER("a standing order that answers", answer("7.8 .*", "no", "standing order")),
    CLAUSE("a clause that answers", answer("9.2.1 .*", "play .*", "clause")),
    RETREAT_BEFORE_BATTLE("a retreat before battle", ruling("7.9.B", ".* retreats? .*")),
    INTERCEPTION("an interception asked by mail", answer("7.8 .*", "\\w+ from .*", "letter")),
    BRITISH_BATTLE_CARD("a British battle card", ruling("9.45", "The British play .*")),
    AMERICAN_BATTLE_CARD("an American battle card", ruling("9.45", "The Americans play .*")),
    BATTLE("a battle", ruling("9.2.4", ".* wins.")),
    QUEUE("an Operations Queue", ruling("7.1.B.ii", ".* is used.*")),
    WINTER_ATTRITION("winter attrition", ruling("11.*", ".*")),
    FRENCH_NAVAL_PHASE("the French naval phase", ruling("5.5", ".*")),
    POLITICAL_CONTROL_PHASE("the political control phase", ruling("10.2.*", ".*")),
    NEXT_TURN("the deal of 1776", ruling("5.2", "Your hand: .*")),
    YEAR("the year 1776", ruling("5.0", "The turn of 1776 begins."));

    private final String name;
    private final Predicate<Record> shown;

    Ingredient(String name, Predicate<Record> shown) {
        this.name = name;
        this.shown = shown;
    }

    /** Those that these records do not show. */
    static List<Ingredient> missing(List<Record> records) {
        return Arrays.stream(values())
                .filter(ingredient -> records.stream().noneMatch(ingredient.shown))
                .toList();
    }

    private static Predicate<Record> order(String words) {
        return record -> record instanceof Record.Letter letter
                && letter.purpose().equals("order")
                && letter.words().stream().anyMatch(line -> line.matches(words));
    }

    private static Predicate<Record> ruling(String rule, String sentence) {
        return record -> record instanceof Record.Played played
                && played.rulings().stream()
                        .anyMatch(ruling ->
                                ruling.rule().matches(rule) && ruling.sentence().matches(sentence));
    }

    private static Predicate<Record> answer(String key, String words, String source) {
        return record -> entries(record)
                .anyMatch(entry -> entry instanceof Entry.Answer answer
                        && answer.key().matches(key)
                        && answer.words().matches(words)
                        && answer.source().equals(source));
    }

    private static Stream<Entry> entries(Record record) {
        return record instanceof Record.Played played ? played.entries().stream() : Stream.of();
    }

    @Override
    public String toString() {
        return name;
    }
}
