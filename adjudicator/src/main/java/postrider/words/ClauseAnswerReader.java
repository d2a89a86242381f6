package postrider.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Reads what a clause answers. All that it does not understand goes to the complaints. */
final class ClauseAnswerReader {
    /** A card to be laid, or a title in quotation marks. A misspelt one would never be held, and so never be laid. */
    private static final Pattern CARD = Pattern.compile(
            "(?:(?:^|, *)(?:play|discard) +(?!\")|\")((?:(?!, *(?:play|discard) )[^\"])+)\"?",
            Pattern.CASE_INSENSITIVE);

    /** The blank at its end is the next one's first. */
    private static final String OR = " or ";

    private final LineReader reader;
    private final ClauseNames names;

    ClauseAnswerReader(LineReader reader, ClauseNames names) {
        this.reader = reader;
        this.names = names;
    }

    /** {@code A, or B, or to C, D}: the first that the question knows is given. */
    static List<String> alternatives(String said) {
        var alternatives = new ArrayList<String>();
        var left = said;
        for (int or = unquoted(left, OR, false); or >= 0; or = unquoted(left, OR, false)) {
            alternatives.addAll(listed(left.substring(0, or)));
            left = left.substring(or + OR.length() - 1);
        }
        alternatives.addAll(listed(left));
        return alternatives;
    }

    private static List<String> listed(String said) {
        boolean listed = said.strip().toLowerCase(Locale.ROOT).startsWith("to ");
        return Arrays.stream(listed ? said.split(",") : new String[] {said.replaceFirst(",\\s*$", "")})
                .map(String::strip)
                .filter(one -> !one.isEmpty())
                .toList();
    }

    ClauseAnswer read(String said) {
        if (said.equalsIgnoreCase("ask")) return new ClauseAnswer.Ask();
        CARD.matcher(said)
                .results()
                .map(named -> named.group(1))
                .filter(card -> !names.cards().fits(card))
                .forEach(card -> reader.name(names.cards(), card));
        return names.inFull(said).<ClauseAnswer>map(ClauseAnswer.Name::new).orElse(new ClauseAnswer.Words(said));
    }

    /** Where {@code mark} stands outside quotation marks, first or last; -1 if nowhere. */
    static int unquoted(String text, String mark, boolean last) {
        int found = -1;
        boolean quoted = false;
        for (int at = 0; at < text.length() && (last || found < 0); at++) {
            if (text.charAt(at) == '"') quoted = !quoted;
            if (!quoted && text.startsWith(mark, at)) found = at;
        }
        return found;
    }
}
