package postrider.americanwar.orders;

import java.util.Collection;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import postrider.americanwar.General;
import postrider.text.LineReader;

/** The words for a card, and for what it is played for, if the player says. */
record CardUse(String card, Optional<String> use) {
    private static final Pattern LINK = LineReader.pattern(
            "\\s*[:;,]\\s*(?:(?:start|begin|add|put|extend|it|to|in|an?|the|my|ops|operations)\\s*)+$"
                    + "|(?:\\s+(?:for|as|to|and|in|into|on|start|begin|add|put|extend|do|it|an?|the|my))+$");

    /** "77: Albany", "Brant: Albany" */
    private static final Pattern PARTED = LineReader.pattern("([^:]+?)\\s*:\\s*(?!\\d)(.+)");

    /**
     * @param uses words that begin a use, separated by bars; the name of a general also begins one
     * @param isCard whether words name a card, because a title may contain a colon
     */
    static CardUse of(
            LineReader line, String said, String uses, Collection<General> generals, Predicate<String> isCard) {
        var parts = LineReader.pattern(
                        "^(.*?)(?:[\\s:;,.–-]+(?=(?:%s)\\b)|(?:\\s*(?:[:;,.]|\\s[–-]\\s)\\s*|(?<=\\bfor)\\s+)(?=(?:%s)\\b))(.*)$"
                                .formatted(uses, PlainWords.names(generals)))
                .matcher(said);
        if (!parts.matches()) return parted(said, isCard);
        var card = LINK.matcher(parts.group(1)).replaceFirst("");
        line.understood(parts.group(1).substring(card.length()));
        return new CardUse(card, Optional.of(parts.group(2)));
    }

    private static CardUse parted(String said, Predicate<String> isCard) {
        var parts = PARTED.matcher(said);
        return parts.matches() && !isCard.test(said) && isCard.test(parts.group(1))
                ? new CardUse(parts.group(1), Optional.of(parts.group(2)))
                : new CardUse(said, Optional.empty());
    }
}
