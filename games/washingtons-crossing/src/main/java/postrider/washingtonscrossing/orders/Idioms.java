package postrider.washingtonscrossing.orders;

import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import postrider.text.LineReader;
import postrider.text.Speech;
import postrider.text.Speech.Idiom;
import postrider.text.Speech.Slip;
import postrider.washingtonscrossing.Spelling;

/** How players say a clause, beside the grammar of clauses. */
public final class Idioms {
    private static final String FAIRLY = "(?:in +proportion|proportionally|evenly|equally)";

    private static final List<Idiom> ALL = List.of(
            Idiom.of(
                    "(?:share +losses|proportional +losses|losses: *FAIRLY|(?:(?:share|spread|divide|take|lose) +)?(?:the +)?(?:losses|men) +FAIRLY)"
                            .replace("FAIRLY", FAIRLY),
                    "losses: in proportion"),
            Idiom.of("(?:(?:take|lose) +)?(?:losses|men)(?: +from|:) *([^:,]+?) +first", "losses: $1"),
            Idiom.of(
                    "(?:(?:take|lose) +)?(?:losses|men)(?: +from|:) *([^:,]+?) +first,? +then +([^:]+)",
                    "losses: $1, $2"),
            Idiom.of("(?:never|do +not|don't) +surrender", "surrender: no"),
            Idiom.of(
                    "rout(?:ed +(?:leaders?|troops|men))?:? *(?:(?:run|flee|go)s? +)?to +(?:the +)?(?:supply +)?base",
                    "rout: to the supply base"),
            Idiom.of("(retreat|rout):? *(?:by +)?(?:the +)?first +way", "$1: the first way"),
            Idiom.of(
                    "(raid|arrive):? *(?:at +)?(?:whoever +is +)?(?:the +)?nearest(?: +(?:hex|stack))?",
                    "$1: the nearest"),
            Idiom.of(
                    "raid(?:ed)?:? *(?:whoever +is +)?(?:the +)?strongest(?: +leader)?(?: +in +it)?",
                    "raided: the strongest"),
            Idiom.of("retreat +off +the +map", "retreat: off the map"),
            Idiom.of("raid +(?!with\\b|if\\b|unless\\b|in\\b|at\\b)([^:]+)", "raid: $1"),
            Idiom.of(
                    "(?:(?:all +)?reinforcements? +(?:(?:arrive|come|enter)s?(?: +in)? +)?|arrive +)(?:at|in) +([^:]+?)(?: +hex)?",
                    "arrive: $1"),
            Idiom.of("(\\w+) +(?:arrives|comes|enters)(?: +in)? +(?:at|in) +([^:]+)", "arrive with $1: $2"),
            Idiom.of("(mcdougall) +(?:waits|comes later)", "arrive with $1: later"),
            Idiom.of("(?!crossing\\b)([^:]+?) +crosses", "crossing: $1 crosses"),
            Idiom.of("deploy +as +they +stand", "deploy: as they stand"));

    private static final String TOPIC =
            "(?:(?:do not |don't )?react|share losses|losses|retreat|rout|raid|surrender|crossing|onward|arrive|otherwise)";

    private static final String TIME = String.join(
            "|",
            "(?:until|till|before|after) .+?",
            "(?:from|on|by|during|through) (?:dec|jan)\\w*\\.? \\d.*?",
            "this (?:season|year|turn)",
            "(?:by|at) (?:night|day)");

    /** What is said of an attack, or of where they go, behind who reacts. */
    private static final String MORE = "(?:up to|to|if|unless|when|in|on|at|near)";

    private static final List<Slip> SLIPS = List.of(
            slip(
                    "(?:crossing|losses|raid|raided|retreat|rout|arrive|surrender)\\b[^;]*; *(?:activate|go|try|force march|roll|sail|entrench|prepared)\\b.*",
                    "A clause is a line of its own, below the order.",
                    ""),
            slip(
                    ".+? (?:does not|doesn't|do not|don't|never) reacts?\\b.*",
                    "Nobody reacts whom no line names.",
                    "react: nobody"),
            slip(
                    "otherwise:? +(?:do +)?nothing",
                    "Behind 'otherwise' stands an answer, or 'ask'; where no line fits you are asked.",
                    "otherwise ask"),
            slip(".+?(?:;|,? and) *TOPIC\\b.*", "Each standing order, and each clause, is a line of its own.", ""),
            slip(
                    "(.*?)(?:\\bwithin )?\\b(?!4 )(\\d{1,3})( hex(?:es)?\\b.*)",
                    "Leaders react within 4 hexes of an attack, not within $2 (11.3).",
                    "$1within 4$3"),
            slip(
                    "(.*\\breacts?\\b.*?),? (?:TIME)((?: with .*|;.*)?)",
                    "No standing order is for a time of its own: send 'standing none', or others, when it is time.",
                    "$1$2"),
            slip(
                    "(.*\\breacts? to (?:any |every |each |all |the |a )?)hasty (attacks?\\b.*)",
                    "Nobody reacts to a hasty attack (11.3).",
                    "$1$2"),
            slip(
                    "(react\\b[^:]*?) (?:if|unless) beaten\\b(.*)",
                    "Nobody is beaten yet when a leader reacts (11.3).",
                    "$1$2"),
            slip(
                    "(surrender\\b[^:]*?) (?:if|unless) near [^:]*(.*)",
                    "A surrender is for a space, 'surrender at Trenton', and may be for those who are beaten (17.4).",
                    "$1$2"),
            slip(
                    ".*\\b(?:with|go) (?:all|any|every)(?:body|one)?\\b.*\\battacks?\\b.*",
                    "Nobody reacts whom no line names.",
                    "react to any attack with LEADER"),
            slip(
                    "(react\\b.*? (?:with|go) [^:;]+?) or (?:with )?(?!(?:go|to|nobody|none|ask)\\b)(.+)",
                    "Leaders are joined by 'and': each of them reacts who may.",
                    "$1 and $2"),
            slip(
                    "react\\b([^:]*?) (?:with|for) ([^:]+?)(?: MORE .*?)?(?::.*)?",
                    "Who reacts is said in one way.",
                    "react to any attack with $2"),
            slip("(?:do not|don't|never) react with .*", "Nobody reacts whom no line names.", "react: nobody"),
            slip(
                    "(?=.*\\breacts?\\b)(?!.*\\bup to fatigue \\d).*\\b(?:fatigued?|tired)\\b.*",
                    "How tired they may be is said in one way.",
                    "react to any attack with LEADER, never below fatigue 2"),
            slip("react\\b[^:]*", "Nobody reacts whom no line names.", "react to any attack with LEADER"));

    private static Slip slip(String said, String why, String instead) {
        return Slip.of(said.replace("TOPIC", TOPIC).replace("TIME", TIME).replace("MORE", MORE), why, instead);
    }

    /** Of answers, besides names and numbers. */
    private static final List<String> WORDS = Arrays.asList("""
            yes no none nobody stop stay then ask as they stand later in proportion men of go try roll for to by boat the attack
            up fatigue hasty normal on at dawn join drop detach from leave map off surrender away and supply base crosses stays with
            detachment a nearest strongest first way rest
            """.split("\\s+"));

    /** Where men are counted no number is that of a hex. */
    private static final Pattern COUNTING = LineReader.pattern("\\b(?:losses|lose|men|cross(?:ing|es))\\b");

    private record Plain(Spelling spelling) implements UnaryOperator<String> {
        @Override
        public String apply(String words) {
            return Reactions.plain(COUNTING.matcher(words).find() ? words : spelling.apply(words));
        }
    }

    private Idioms() {}

    /** No clause is for a time of its own. */
    public static Speech speech(Spelling spelling) {
        return new Speech(new Plain(spelling), ALL, SLIPS, List.of(), "", WORDS);
    }
}
