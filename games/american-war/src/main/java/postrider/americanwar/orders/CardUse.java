package postrider.americanwar.orders;

import java.util.Collection;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import postrider.americanwar.General;
import postrider.text.LineReader;

/** A card as a player names it, and what he says it is played for, if he says so. */
public record CardUse(String card, Optional<String> use) {
    private static final Pattern LINK =
            LineReader.pattern("\\s*[:;,]\\s*(?:(?:start|begin|an?|the|my|ops|operations)\\s*)+$"
                    + "|(?:\\s+(?:for|as|to|and|into|start|begin|an?|the))+$");

    /** @param uses with which a use begins, parted by bars; the name of a general does too */
    public static CardUse of(LineReader line, String said, String uses, Collection<General> generals) {
        var names = generals.stream().map(General::name).collect(Collectors.joining("|"));
        var parts = LineReader.pattern(
                        "^(.*?)(?:[\\s:;,.–-]+(?=(?:%s)\\b)|\\s*[:;]\\s*(?=(?:%s)\\b))(.*)$".formatted(uses, names))
                .matcher(said);
        if (!parts.matches()) return new CardUse(said, Optional.empty());
        var card = LINK.matcher(parts.group(1)).replaceFirst("");
        line.understood(parts.group(1).substring(card.length()));
        return new CardUse(card, Optional.of(parts.group(2)));
    }
}
