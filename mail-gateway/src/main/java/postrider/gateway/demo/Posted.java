package postrider.gateway.demo;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A letter of a demonstration, for display.
 *
 * @param name the sender, receiver and kind, e.g. {@code referee-british-report}
 * @param about its headline, or a player's orders
 * @param text the letter's text; empty for a player's letter
 */
public record Posted(int number, String name, String about, String text) {
    private static final Pattern BATTLE =
            Pattern.compile("(?<=\n\n)[^\n]+\n-{4,}\n(?:[^\n]+\n)*[^\n]*[\u2680-\u2685](?:.|\n(?!\n))*");

    public String line() {
        return "%03d  %-28s %s".formatted(number, name, about);
    }

    public Optional<String> battle() {
        var battle = BATTLE.matcher(text);
        return battle.find() ? Optional.of(battle.group()) : Optional.empty();
    }
}
