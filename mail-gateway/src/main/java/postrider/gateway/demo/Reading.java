package postrider.gateway.demo;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a player learns from a letter of the referee. Its lines to send back say what is expected of them.
 *
 * @param template the lines to send back, header included; empty if nothing is expected
 */
record Reading(String text, List<String> template) {
    private static final Pattern TEMPLATE =
            Pattern.compile("\nLINES TO SEND BACK\n.*?\n-{20,}\n(.*?)\n-{20,}\n", Pattern.DOTALL);
    private static final Pattern HAND = Pattern.compile("\nYour hand\n-+\n.*?\n[- ]+\n(.*?)\n\n", Pattern.DOTALL);
    private static final Pattern QUESTION = Pattern.compile("(?:\\( \\) )?answer ([^:]*): .*");

    static Reading of(String text) {
        var template = TEMPLATE.matcher(text);
        if (!template.find()) return new Reading(text, List.of());
        var unwrapped = template.group(1).replaceAll("\n +", " "); // continuation lines are indented
        return new Reading(text, unwrapped.lines().toList());
    }

    /** The line under the letter's head. */
    String headline() {
        return text.lines()
                .dropWhile(line -> !line.startsWith("==="))
                .skip(1)
                .filter(line -> !line.isBlank())
                .findFirst()
                .orElse("");
    }

    /** Whether the text contains this regular expression, ignoring line breaks and the marks of new lines. */
    boolean says(String words) {
        return Pattern.compile(words)
                .matcher(text.replaceAll("( \\*)?\\s+", " "))
                .find();
    }

    /** The cards they hold, each with its number and text. */
    List<String> hand() {
        var hand = HAND.matcher(text);
        return hand.find()
                ? Stream.of(hand.group(1).strip().split("\n *(?=\\d+  )"))
                        .map(card -> card.replaceAll("\\s+", " "))
                        .toList()
                : List.of();
    }

    /** The names of the questions asked; none if an order is expected. */
    List<String> questions() {
        return template.stream()
                .map(QUESTION::matcher)
                .filter(question -> question.matches())
                .map(question -> question.group(1))
                .distinct()
                .toList();
    }
}
