package postrider.gateway.demo;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Entry;
import postrider.log.Event;

/**
 * Something that a story must show, checked against the game file. All patterns are regular expressions.
 *
 * @param order a line of an order
 * @param ruling rule and sentence
 * @param answer question, words and source
 */
record Promise(
        String what,
        Optional<String> order,
        Optional<List<String>> ruling,
        Optional<List<String>> answer,
        boolean refused) {

    boolean isKeptIn(List<Event> events) {
        return events.stream().anyMatch(this::isKeptIn);
    }

    private boolean isKeptIn(Event event) {
        return switch (event) {
            case Event.Rejected rejected -> refused;
            case Event.Letter letter ->
                letter.orders()
                        && order.filter(words -> letter.words().stream().anyMatch(line -> line.matches(words)))
                                .isPresent();
            case Event.Played played ->
                ruling.filter(sought -> played.rulings().stream()
                                        .anyMatch(one -> match(sought, one.rule(), one.sentence())))
                                .isPresent()
                        || answer.filter(sought -> played.entries().stream()
                                        .anyMatch(entry -> entry instanceof Entry.Answer said
                                                && match(
                                                        sought,
                                                        said.key(),
                                                        said.words(),
                                                        said.source().name())))
                                .isPresent();
            default -> false;
        };
    }

    private static boolean match(List<String> patterns, String... words) {
        for (int i = 0; i < words.length; i++) if (!words[i].matches(patterns.get(i))) return false;
        return true;
    }

    @Override
    public String toString() {
        return what;
    }
}
