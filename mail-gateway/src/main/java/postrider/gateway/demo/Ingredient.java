package postrider.gateway.demo;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import postrider.gamefile.Event;
import postrider.kernel.Entry;
import postrider.kernel.Source;

/** What the demonstration promises to show; each is found in the game file. */
enum Ingredient {
    REINFORCEMENT("a reinforcement", order("play .*: reinforce .*")),
    CONTROL_BY_OPS("political control by OPS", order("play .*: control .*")),
    CONTROL_BY_DISCARD("political control by a discard", order("discard .*: (control|remove) .*")),
    EVENT("an event", order("play .*: event.*")),
    SWAPPED_DISCARD("a discarded event swapped for an OPS card (6.32.C)", ruling("6.32.C", ".* exchange .*")),
    REFUSED_ORDER("an order that is refused", Event.Rejected.class::isInstance),
    STANDING_ORDER("a standing order that answers", answer("7.8 .*", "no", Source.STANDING_ORDER)),
    CLAUSE("a clause that answers", answer("9.2.1 .*", "play .*", Source.CLAUSE)),
    RETREAT_BEFORE_BATTLE("a retreat before battle", ruling("7.9.B", ".* retreats? .*")),
    INTERCEPTION("an interception asked by mail", answer("7.8 .*", "\\w+ from .*", Source.LETTER)),
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
    private final Predicate<Event> shown;

    Ingredient(String name, Predicate<Event> shown) {
        this.name = name;
        this.shown = shown;
    }

    /** Those that these events do not show. */
    static List<Ingredient> missing(List<Event> events) {
        return Arrays.stream(values())
                .filter(ingredient -> events.stream().noneMatch(ingredient.shown))
                .toList();
    }

    private static Predicate<Event> order(String words) {
        return event -> event instanceof Event.Letter letter
                && letter.purpose() == Event.Letter.Purpose.ORDER
                && letter.words().stream().anyMatch(line -> line.matches(words));
    }

    private static Predicate<Event> ruling(String rule, String sentence) {
        return event -> event instanceof Event.Played played
                && played.rulings().stream()
                        .anyMatch(ruling ->
                                ruling.rule().matches(rule) && ruling.sentence().matches(sentence));
    }

    private static Predicate<Event> answer(String key, String words, Source source) {
        return event -> entries(event)
                .anyMatch(entry -> entry instanceof Entry.Answer answer
                        && answer.key().matches(key)
                        && answer.words().matches(words)
                        && answer.source() == source);
    }

    private static Stream<Entry> entries(Event event) {
        return event instanceof Event.Played played ? played.entries().stream() : Stream.of();
    }

    @Override
    public String toString() {
        return name;
    }
}
