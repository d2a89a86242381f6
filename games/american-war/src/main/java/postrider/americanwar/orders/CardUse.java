package postrider.americanwar.orders;

import java.util.Collection;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.americanwar.General;
import postrider.text.LineReader;

/** A card as a player names it, and what he says it is played for, if he says so. */
record CardUse(String card, Optional<String> use) {
    private static final Pattern LINK =
            LineReader.pattern("\\s*[:;,]\\s*(?:(?:start|begin|add|extend|to|an?|the|my|ops|operations)\\s*)+$"
                    + "|(?:\\s+(?:for|as|to|and|into|start|begin|an?|the))+$");

    /** "77: Albany" */
    private static final Pattern NUMBERED = LineReader.pattern("((?:card )?#?\\d{1,3})\\s*:\\s*(?!\\d)(.+)");

    /** @param uses with which a use begins, parted by bars; the name of a general does too */
    static CardUse of(LineReader line, String said, String uses, Collection<General> generals) {
        var parts = LineReader.pattern(
                        "^(.*?)(?:[\\s:;,.–-]+(?=(?:%s)\\b)|\\s*(?:[:;,.]|\\s[–-]\\s)\\s*(?=(?:%s)\\b))(.*)$"
                                .formatted(uses, PlainWords.names(generals)))
                .matcher(said);
        if (!parts.matches()) return numbered(said);
        var card = LINK.matcher(parts.group(1)).replaceFirst("");
        line.understood(parts.group(1).substring(card.length()));
        return new CardUse(card, Optional.of(parts.group(2)));
    }

    private static CardUse numbered(String said) {
        var parts = NUMBERED.matcher(said);
        return parts.matches()
                ? new CardUse(parts.group(1), Optional.of(parts.group(2)))
                : new CardUse(said, Optional.empty());
    }
}
