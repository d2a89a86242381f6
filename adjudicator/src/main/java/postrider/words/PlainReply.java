package postrider.words;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import postrider.text.LineReader;
import postrider.text.Match;

/** Extracts the answer from a sentence such as "I'll retreat to Albany, thanks". */
final class PlainReply {
    private static final Pattern BEFORE = LineReader.pattern(
            "^(?:(?:i|we)(?:['’](?:ll|d like to)| will| would like to| want to)?|please|(?:and )?then|choose|pick|(?:try|attempt)(?: to)?|let['’]s)\\b[ ,]+");
    private static final Pattern AFTER =
            LineReader.pattern("[ ,.;!]*+\\b(?:please|pls|thanks|thank you|thx)[ .!]*$|[.!]+$");
    private static final Pattern YES =
            LineReader.pattern("^(?:yes|ok|okay|sure)\\b[ ,:]++(?!(?:no|none|stand)\\b)|[ ,]+yes$");
    private static final Pattern LETTER = Pattern.compile("\\p{L}");
    private static final Pattern FALL_BACK = LineReader.pattern("\\b(?:withdraws?|falls? back)\\b");
    private static final Pattern AND = LineReader.pattern(" *(?:[;&/]| and ) *");
    private static final Pattern NO = LineReader.pattern(
            "no|nope|decline|pass|don['’]?t|do not|(?:play )?(?:none|nothing|no (?:battle )?cards?)");
    private static final Pattern STAND =
            LineReader.pattern("(?:stand|stay|hold|fight)(?: (?:and|&) fight| firm| fast| (?:my|our|the) ground)?");
    private static final Pattern STOP = LineReader.pattern(
            "(?:stop|stay|halt)(?: (?:there|here))?|done|(?:that['’]?s|that is) (?:it|all)|(?:no|nothing) more");

    private PlainReply() {}

    /**
     * The possible answers, the likeliest first.
     *
     * @param topic of the question. An answer may repeat its words, as in "send back Clinton" for a general to send back
     */
    static List<String> of(String said, String topic) {
        var plain = stripped(said);
        var bare = deed(topic)
                .matcher(FALL_BACK.matcher(plain).replaceAll("retreat"))
                .replaceAll("");
        var meant = new ArrayList<>(List.of(plain));
        // A number alone could count anything.
        if (LETTER.matcher(bare).find()) meant.add(bare);
        meant.add(YES.matcher(plain).replaceFirst(""));
        meant.add(AND.matcher(plain).replaceAll(", "));
        if (NO.matcher(bare).matches()) meant.addAll(List.of("no", "stop", "nothing"));
        if (STAND.matcher(plain).matches()) meant.add("stand");
        if (STOP.matcher(plain).matches()) meant.add("stop");
        return meant;
    }

    private static Pattern deed(String topic) {
        var words = Match.words(topic).stream().map(Pattern::quote).collect(Collectors.joining("|"));
        return LineReader.pattern(
                "^(?:(?:%1$s)(?:s|ion)?\\b *)+(?:(?:is|are|-) +)?|(?:(?:^| +)(?:%1$s|goes|plays)(?:s|ion)?)+$"
                        .formatted(words));
    }

    private static String stripped(String said) {
        var text = AFTER.matcher(said.strip()).replaceFirst("");
        for (var before = ""; !before.equals(text); text = BEFORE.matcher(text).replaceFirst("")) before = text;
        return text.strip();
    }
}
