package postrider.words;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.kernel.Match;
import postrider.kernel.Vocabulary;

/** Reads what a clause answers. All that it does not understand goes to the complaints. */
final class ClauseAnswerReader {
    /** A card to be laid, or a title in quotation marks. A misspelt one would never be held, and so never be laid. */
    private static final Pattern CARD = Pattern.compile(
            "(?:(?:^|, *)(?:play|discard) +(?!\")|\")((?:(?!, *(?:play|discard) )[^\"])+)\"?",
            Pattern.CASE_INSENSITIVE);

    private final LineReader reader;
    private final Vocabulary names;

    ClauseAnswerReader(LineReader reader, Vocabulary names) {
        this.reader = reader;
        this.names = names;
    }

    /** {@code A, or B, or to C, D}: the first that the question knows. */
    List<ClauseAnswer> read(String said) {
        int or = unquoted(said, " or ", false);
        if (or >= 0)
            return Stream.concat(read(said.substring(0, or)).stream(), read(said.substring(or + 3)).stream())
                    .toList();
        boolean listed = said.strip().toLowerCase(Locale.ROOT).startsWith("to ");
        return Arrays.stream(listed ? said.split(",") : new String[] {said.replaceFirst(",\\s*$", "")})
                .map(String::strip)
                .filter(one -> !one.isEmpty())
                .map(this::answer)
                .toList();
    }

    private ClauseAnswer answer(String said) {
        if (said.equalsIgnoreCase("ask")) return new ClauseAnswer.Ask();
        CARD.matcher(said)
                .results()
                .map(named -> named.group(1))
                .filter(card -> Match.of(card, names.cards()) instanceof Match.None)
                .forEach(card -> reader.name(NameIndex.of("card", names.cards()), card));
        return Stream.concat(names.places().stream(), names.people().stream())
                .filter(name -> bare(said).equals(Match.words(name)))
                .findFirst()
                .<ClauseAnswer>map(ClauseAnswer.Name::new)
                .orElse(new ClauseAnswer.Words(said));
    }

    private static List<String> bare(String said) {
        var words = Match.words(said);
        return !words.isEmpty() && words.getFirst().equals("to") ? words.subList(1, words.size()) : words;
    }

    /** Where {@code mark} stands outside quotation marks, first or last; -1 if nowhere. */
    static int unquoted(String text, String mark, boolean last) {
        int found = -1;
        for (int at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
            boolean quoted = text.substring(0, at).chars().filter(c -> c == '"').count() % 2 == 1;
            if (!quoted && (last || found < 0)) found = at;
        }
        return found;
    }
}
