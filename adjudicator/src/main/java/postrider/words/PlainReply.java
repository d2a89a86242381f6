package postrider.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import postrider.kernel.question.Question;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.Match;
import postrider.text.Rewording;

/** Extracts the answer from a sentence such as "I'll retreat to Albany, thanks" or "Gates stands his ground". */
final class PlainReply {
    private static final Rewording PLAIN = Rewording.from(PlainReply.class, "replies.txt");

    private static final Pattern LETTER = Pattern.compile("\\p{L}");
    private static final Pattern AND = LineReader.pattern(" *(?:[;&/]| and ) *");
    private static final Pattern NO = MailLine.pattern(
            "(?:(?:no|nope|nein|non),? )?%s(?: attempt)?(?: (?:battle )?(?:cards?|karten?|cartes?|cartas?))?(?: (?:for|from) me| (?:this|for) (?:time|now))?(?:,? (?:danke|merci|gracias|grazie|bedankt))?"
                    .formatted(Wordlist.of("refusals")));
    private static final String STANDING =
            "(?:stand|stay|hold|fight)s?(?: (?:and|&) fights?| firm| fast| put| it out| (?:my|our|his|their|the) ground)?";
    private static final Pattern STAND = LineReader.pattern("(?:no(?:pe)?, (?:(?:i|we|he|she|they) )?)?" + STANDING);
    private static final Pattern STOP = LineReader.pattern(
            "(?:(?:(?:the|my|our) )?(?:force|army|march|column|stack|all|everybody|everyone|both)(?: of them)? )?(?:stop|stay|halt|remain)s?(?: (?:there|here))?|done|(?:that['’]?s|that is) (?:it|all|enough)|(?:no|nothing) more|no further");

    private static final Set<String> NOTHING = Set.of("no", "none", "stand", "stop", "nothing", "nobody");

    /** Who is spoken of. */
    private static final Pattern SUBJECT = LineReader.pattern(
            "(no(?:pe)?, )?(\\p{L}+)(?:['’]ll)?(?: ?[:,-])? +(?:(?:will|shall|should|does|must) +)?(.+)");

    private PlainReply() {}

    /** The possible answers, the likeliest first. An answer may repeat the words of the topic, as in "send back Clinton" for a general to send back. */
    static List<String> of(String said, Question<?> question) {
        var meant = of(said, question.topic().words());
        var sentence = SUBJECT.matcher(meant.getFirst());
        if (sentence.matches() && isAsked(sentence.group(2), question)) {
            boolean stands =
                    LineReader.pattern(STANDING).matcher(sentence.group(3)).matches();
            if (stands || sentence.group(1) == null)
                meant.addAll(of(sentence.group(3), question.topic().words()));
            if (stands) meant.addAll(List.of("no", "nobody"));
        }
        return meant;
    }

    private static List<String> of(String said, String topic) {
        var plain = PLAIN.of(Rewording.SHORTHAND.of(said.strip())).strip();
        var deed = Match.words(topic).stream().map(Pattern::quote).collect(Collectors.joining("|"));
        var bare = deed(deed).matcher(plain).replaceAll("");
        var meant = new ArrayList<>(List.of(plain));
        // A number alone could count anything.
        if (LETTER.matcher(bare).find()) meant.add(bare);
        meant.add(AND.matcher(plain).replaceAll(", "));
        if (NO.matcher(bare).matches()
                || NO.matcher(plain).matches()
                || denial(deed).matcher(plain).matches()) meant.addAll(List.of("no", "stop", "nothing", "nobody"));
        if (STAND.matcher(plain).matches()) meant.add("stand");
        if (STOP.matcher(plain).matches()) meant.add("stop");
        return meant;
    }

    /** Whether the question is about this person and nobody else. */
    private static boolean isAsked(String name, Question<?> question) {
        var who = question.circumstance().who();
        var asked =
                who.isEmpty() ? Lists.filter(question.options(), option -> !NOTHING.contains(option)) : List.of(who);
        return !asked.isEmpty() && asked.stream().allMatch(one -> Match.begins(Match.words(name), Match.words(one)));
    }

    private static Pattern deed(String words) {
        return LineReader.pattern(("^(?:(?:%1$s)(?:s|ion)?\\b *)+(?:(?:is|are|-) +)?"
                        + "|(?:(?:^| +)(?:(?:%1$s)(?:s|ion|ance)?|goe?s?(?: for it)?|comes?|it|plays|will|should|shall|(?:tr(?:y|ies)|attempts?)(?: to| an)?))+$")
                .formatted(words));
    }

    /** "I won't play a card", "nobody intercepts". */
    private static Pattern denial(String words) {
        return LineReader.pattern(
                ("no (?:%1$s)s?(?: this time| now)?|(?:(?:i|we|he|she|they)(?:['’](?:m|re|d))? *)?(?:(?:(?:am|are|is|do|does|will|would|shall) ?(?:not|n['’]?t)|(?:wo|is|are)n['’]?t|rather not|not|never|nobody|no one|none)\\b)"
                                + "(?: (?:want|wish|intend|like|care|going|choose|try)(?: to)?)*"
                                + "(?: (?:%1$s|takes? part|play|use|discard|respond|move|go|come|try|do)(?:s|es|ing)?\\b)+"
                                + "(?: (?:an?|any|the|my|one|it|that|this|anything|battle|cards?)\\b)*")
                        .formatted(words));
    }
}
