package postrider.words;

import static java.util.regex.Pattern.CASE_INSENSITIVE;
import static java.util.regex.Pattern.UNICODE_CASE;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Recognizes greetings, farewells and names: by word lists, and by their form where no list has them. */
final class Closings {
    /** Who is addressed. "Thanks, forget it" addresses nobody. */
    private static final String NAMES =
            "((?!(?!and|you)%1$s(?!\\p{L}))%2$s@?\\p{L}[\\p{L}.'-]*( (and|& ?)?%2$s\\p{L}[\\p{L}.'-]*){0,2})"
                    .formatted(
                            Wordlist.of("retractions"),
                            "(?!(?:%s|(?-i:(?!you)%s))(?!\\p{L}))"
                                    .formatted(Wordlist.of("denials"), Wordlist.of("sentences")));

    private static final String THANKS =
            "(many thanks|thanks|thank you|thx)( (so|very) much| a lot| again| in advance| all)?( for (the|your) \\p{L}+)?";

    /** Only words that introduce an order, or words for the order, and at least one of these. */
    private static final String PREFACE =
            "(?:" + only(Wordlist.of("orders"), Wordlist.of("presenting"), Wordlist.of("presenting")) + "|"
                    + Wordlist.of("prefaces") + ")";

    /** Capitalized, so that it may be a name, and takes nothing back. */
    private static final String SOMEBODY = "(?!(?:%s|%s)(?!\\p{L}))(?-i:\\p{Lu})[\\p{L}.'-]*"
            .formatted(Wordlist.of("retractions"), Wordlist.of("denials"));

    private static final Pattern SMALL_TALK = form("(?:%2$s, )?%1$s"
            .formatted(
                    only(
                            Wordlist.of("moods"),
                            Wordlist.of("smalltalk"),
                            "(?:" + Wordlist.of("smalltalk") + "|" + SOMEBODY + ")"),
                    SOMEBODY));

    private static final Pattern GREETING = form(
            "(%1$s|%2$s)(,? %3$s)?([,.!]? %4$s)?|%4$s".formatted(Wordlist.of("greetings"), THANKS, NAMES, PREFACE));
    private static final Pattern FAREWELL = form(
            "(%1$s|%2$s)((,? %3$s)|[,!.]? - \\p{L}[\\p{L}.'-]*)?".formatted(Wordlist.of("farewells"), THANKS, NAMES));

    /** Short, capitalized, and ending in a comma. Not a colon, which an unfinished order may end in, nor an exclamation mark, as in "Vertagt!". */
    private static final Pattern GREETING_ABROAD = Pattern.compile("\\p{Lu}\\p{L}*(?: [\\p{L}.'-]+){0,3} ?,");

    private static final Pattern FAREWELL_ABROAD =
            Pattern.compile("\\p{Lu}\\p{L}*(?: \\p{L}+){0,3} ?[,!]|(?=.*[\\P{ASCII}&&\\p{L}])\\p{L}+(?: \\p{L}+){0,3}");

    private static final String WORD = "(?:\"?(?:[dlo]')?\\p{Lu}[\\p{L}\\p{M}.'-]*\"?|\\p{Lo}[\\p{Lo}\\p{M}]*)";

    /** Particles before a surname. */
    private static final String FROM =
            "van|von|vom|der|den|de|del|della|di|da|dos|das|du|la|le|el|al|bin|ibn|ben|ter|ten|zu|zur|af|av";

    /** Between the words of a name, a title or an address. */
    private static final String PARTICLE =
            "(?:(?:" + FROM + "|dr|of|the|y|e|i|and|und|et|en|&|\\([^()]{1,12}\\)|(?:\\p{Ll}{1,4}[.])+) )";

    /** Something in brackets, but no pronouns. */
    private static final Pattern ASIDE = Pattern.compile("[(\\[](?!\\p{L}+/\\p{L}+[)\\]])");

    /** A name, perhaps after a dash, with a title, a degree, a side or a town. */
    private static final Pattern NAME = Pattern.compile(
            "[-~*/\"']{0,2} ?(?:\\p{L}{1,4}[.] ?){0,3}(?:(?:%3$s) ){0,2}%1$s(?:(?: - |[ ,/|]+)%2$s*%1$s){0,7}(?: ?[(\\[](?:[\\p{L}/.'-]+ ?){1,3}[)\\]]| <[^<>]{1,100}>| x{1,3})?[ .,!~\"']*"
                    .formatted(WORD, PARTICLE, FROM));

    private static final Pattern SMALL_NAME = Pattern.compile("(?!(?:the|an?|to|with|at|in|on|is|all|play|pass)\\b)"
            + "\\p{Ll}[\\p{L}.'-]{0,20}(?: \\p{Ll}[\\p{L}.'-]{0,20}){0,2}[.,!]?");

    /** A role or job title. */
    private static final Pattern TITLE =
            Pattern.compile("\\p{Lu}[\\p{L}.'-]*(?:,? [\\p{L}.'-]+){0,3}[.,!]?|\\([^()]{1,40}\\)");

    /** Words by which people take something back, or say that they do not mean it yet, at the beginning or after a bracket. */
    private static final Pattern RETRACTION =
            MailLine.pattern("(?:.*\\()?" + Wordlist.of("retractions") + "(?!\\p{L}).*");

    private static final Pattern CANCELLATION =
            MailLine.pattern("(?:p[.]? ?s[.]?[:,]? )?" + Wordlist.of("cancellations") + "(?!\\p{L}).*");

    private static final WordSearch DENIAL = holding("denials", MailLine.ANY_CASE);

    private static final WordSearch TITLED = holding("titles", MailLine.ANY_CASE);

    /** In small letters. */
    private static final WordSearch IN_SENTENCES = holding("sentences", 0);

    private static final WordSearch GIVEN_NAME = holding("givennames", 0);

    private static final WordSearch PARTICIPLE =
            new WordSearch("participles", "(?<![\\s\\S])%s\\W*$", MailLine.ANY_CASE);

    private static final Pattern INITIALS = Pattern.compile("(?:\\p{Lu}[.]? ?){1,3}[.,!]?");

    /** A capital, and somewhere after it a word in small letters. */
    private static final Pattern SPOKEN = Pattern.compile("\\p{Lu}.*[ ']\\p{Ll}.*");

    /** Capitalized words. Under a farewell their first word takes nothing back, as in He Wei or Only Games. */
    private static final Pattern CAPITALS = Pattern.compile("\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)+");

    /** A town after its postal code. */
    private static final String TOWN = ".*\\b(?:\\d{4,5}|\\d\\d-\\d{3}|\\d{3} \\d\\d)(?: [A-Z]{2})? \\p{Lu}\\p{L}.*";

    /** Contact details under a name: an address, a number, a street. */
    private static final Pattern WHEREABOUTS = Pattern.compile((TOWN
                    + "|(?i:skype|signal|telegram|whatsapp|threema|discord|bgg|vassal) ?: ?\\S+(?: \\S+)?"
                    + "|.*(?:\\S@\\S|://|www\\.).*|(?:\\p{L}{1,9}[.:]{0,2} ?)?\\+?[\\d ()/.-]{6,}"
                    + "|(?=.*(?:\\p{Lu}\\p{L}|\\d{4}))(?:\\p{Lu}[\\p{L}.'-]*|\\d{1,6})(?:[ ,/|\u00b7\u2022]+%s*(?:\\p{Lu}[\\p{L}.'-]*|\\+?\\d[\\d().-]{0,12})){0,8}")
            .formatted(PARTICLE));

    private static final String LOOK_ALIKE = "[\\p{IsCyrillic}\\p{IsGreek}\\p{IsArmenian}\\p{IsCherokee}]";

    private static final Pattern FOREIGN = Pattern.compile(
            "(?=.*[\\p{L}&&\\P{IsLatin}])(?!.*(?:\\p{IsLatin}%1$s|%1$s\\p{IsLatin})).*".formatted(LOOK_ALIKE));

    /** Smileys, hearts and the slashes before a name. No mark that crosses something out. */
    private static final Pattern ORNAMENT = MailLine.pattern(
            "[\\p{So}\\p{Sk}\\p{Mn}&&[^\\p{L}%s]]+|[:;=]-?[)DP]|<3|^[/\\\\]+(?=.)".formatted(MailLine.CROSSES));

    /** Below it comes a courtesy or a second thought, but no name. */
    private static final Pattern POSTSCRIPT = MailLine.pattern("^(?:p[.]? ?){1,2}s[.]?[:,]? ");

    /** Words that make a courtesy something else. */
    private static final Pattern CONDITION = MailLine.pattern(
            "(?<!\\p{L})(?:before|until|unless|otherwise|ignore|disregard|cancel|draft|void|wait|rather|yet|first|decide|act|but|hold|undecided)(?!\\p{L})");

    private static final Pattern SENTENCE = Pattern.compile("(?<=[.!]) ");

    /** Between two farewells: in two languages, or "cheers and good luck". */
    private static final Pattern TWICE = Pattern.compile(" (?:[/|&]|and|und|et|y|e|en|och|og) ");

    private Closings() {}

    /** Searches for the forms of a list as whole words. */
    private static WordSearch holding(String list, int flags) {
        return new WordSearch(list, "(?<!\\p{L})%s(?!\\p{L})", flags);
    }

    /** Words of two lists, at least one of them of the first. None is tried twice: "a-a-a" would take forever. */
    private static String only(String needed, String before, String after) {
        var between = "(?:[ ,.:;!-]+|(?<='))";
        var ended = "(?:(?![\\p{L}'])|(?<='))";
        return "(?>%2$s%5$s%4$s){0,11}%1$s%5$s(?>%4$s(?:%1$s|%3$s)%5$s){0,20}"
                .formatted(needed, before, after, between, ended);
    }

    private static Pattern form(String regex) {
        return Pattern.compile("(" + regex + ")[ ,.:;!)-]*", CASE_INSENSITIVE | UNICODE_CASE);
    }

    /** Whether the row says that something is not meant, or not yet. */
    static boolean takesBack(MailLine row) {
        return row.says(RETRACTION) || row.says(FOREIGN) && SignOffs.isHedged(row);
    }

    /** Whether the row takes back a marked line, beside which anything milder is a comment. */
    static boolean cancels(MailLine row) {
        return row.says(CANCELLATION);
    }

    /** Whether the row is a greeting in the word lists. */
    static boolean isGreeting(MailLine row) {
        return plain(row, GREETING) && !row.holds(CONDITION);
    }

    /** Whether each sentence of the row is a courtesy or about the weather, the dice or the writer's week. */
    static boolean isSmallTalk(MailLine row) {
        return SENTENCE.splitAsStream(row.without(POSTSCRIPT).text())
                .map(row::saying)
                .allMatch(said -> plain(said, SMALL_TALK) || isGreeting(said) || isFarewell(said));
    }

    static boolean couldBeGreeting(MailLine row) {
        return row.says(GREETING_ABROAD) && !takesBack(row) && !DENIAL.finds(row) && !isSentence(row);
    }

    /** Whether the row has a word of a whole sentence, so that it is no courtesy that only its form gives away. */
    private static boolean isSentence(MailLine row) {
        return IN_SENTENCES.finds(row)
                || isParticiple(row)
                || row.holds(POSTSCRIPT)
                || row.says(SPOKEN)
                        && IN_SENTENCES.finds(
                                row.saying(row.text().substring(0, 1).toLowerCase(Locale.ROOT)
                                        + row.text().substring(1)));
    }

    /** Whether the row is a farewell in the word lists, or only ornaments. */
    static boolean isFarewell(MailLine row) {
        boolean known = plain(row.without(POSTSCRIPT), FAREWELL)
                || TWICE.splitAsStream(row.text()).allMatch(part -> plain(row.saying(part), FAREWELL));
        return known && !row.holds(CONDITION) || row.without(ORNAMENT).blank();
    }

    /** Whether the row could be a farewell if a name follows. */
    static boolean couldBeFarewell(MailLine row) {
        return plain(row, FAREWELL_ABROAD) && !takesBack(row) && !DENIAL.finds(row) && !isSentence(row);
    }

    private static boolean isParticiple(MailLine row) {
        return PARTICIPLE.finds(row) && !GIVEN_NAME.finds(row);
    }

    /** Whether the row is a name, and not a word that takes something back. */
    static boolean isName(MailLine row) {
        return plain(row, NAME)
                && !takesBack(row)
                && !DENIAL.finds(row)
                && !row.holds(POSTSCRIPT)
                && !isParticiple(row)
                && !(row.holds(ASIDE) && IN_SENTENCES.finds(row));
    }

    /** Whether the name is known as one even where nothing says that a name must follow: it has a given name, or consists of initials. */
    static boolean isKnownName(MailLine row) {
        return isName(row) && (GIVEN_NAME.finds(row) || row.says(INITIALS) || row.says(FOREIGN));
    }

    /** Whether the row may follow a farewell. */
    static boolean isUnderFarewell(MailLine row) {
        boolean isTitle = (row.says(CAPITALS) || !takesBack(row)) && !DENIAL.finds(row) && !isSentence(row);
        return isTitle && (plain(row, SMALL_NAME) || plain(row, TITLE))
                || plain(row, NAME) && TITLED.finds(row)
                || isUnderName(row);
    }

    static boolean isUnderName(MailLine row) {
        return isName(row)
                || isFarewell(row)
                || isSmallTalk(row)
                || SignOffs.isAlone(row)
                || SignOffs.isNotice(List.of(row))
                || (plain(row, WHEREABOUTS) && !takesBack(row) && !DENIAL.finds(row) && !isParticiple(row)
                                || SignOffs.isImprint(row))
                        && !SignOffs.isHedged(row)
                || isForeign(row);
    }

    /** Whether the row has letters of another script, as no order has. Letters that imitate Latin ones beside them do not count. */
    static boolean isForeign(MailLine row) {
        return row.says(FOREIGN) && !takesBack(row);
    }

    private static boolean plain(MailLine row, Pattern pattern) {
        if (row.says(pattern)) return true;
        var bare = row.without(ORNAMENT);
        return bare != row && bare.says(pattern);
    }
}
