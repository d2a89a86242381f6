package postrider.washingtonscrossing.orders;

import static postrider.text.Rewording.idiom;

import java.util.List;
import java.util.regex.Pattern;
import postrider.text.LineReader;
import postrider.text.Numerals;
import postrider.text.Rewording;

/** What players write, in the words of the forms of an order. */
final class PlainWords {
    private static final String VERB =
            "(?:activate|advance|prepared attack|transfer|absorb|discharge|remove|detach|join|drop|roll for|entrench|force march|sail|go|try"
                    + "|hasty attack|normal attack)";
    /** Who does something, before what is done. */
    private static final String WHO =
            "(^|; *)(?!(?:%s|to|with|else|if|and|then|stop|leave)\\b)(\\p{L}[^;]*?) ".formatted(VERB);

    private static final String VIA = "(?:via|through|over|across|by way of)";
    private static final String MANY = "(?=\\d+\\b[^;,]*\\bor (?:more|fewer|less)\\b)";

    private static final Pattern MOVEMENT = LineReader.pattern("\\bmovement (?=points?\\b)");
    private static final Pattern HUNDREDS = LineReader.pattern("\\b(%s|an?|[1-9]) hundred\\b".formatted(Numerals.ANY));

    /** Where something is counted: "within four hexes", but not "Six Mile Run". */
    private static final Pattern COUNTED = LineReader.pattern(
            "\\b(?:%1$s)(?= (?:points?|left|men|troops|hex|hexes|or|from|are)\\b)|(?<=\\b(?:fatigue|detachment|than) )(?:%1$s)\\b"
                    .formatted(Numerals.ANY));

    /** In orders and in clauses. */
    private static final Rewording ALIKE = new Rewording(List.of(
            idiom("[\"“”„]", ""),
            // "General Mercer", but not "the General with Mercer"
            idiom(
                    "\\b(?:generals?|gens?|colonels?|cols?|brigadiers?|brig|majors?|maj|lt)\\b\\.? (?!(?:with|to|from|and|in|at|on)\\b)(?=\\p{L})",
                    "")));

    private static final Rewording ORDERS = new Rewording(List.of(
            // "100 men", "the Durham Boats", "to hex 1928"
            idiom("(?<= )(?:(?:men|troops) (?!or\\b)|the |hex(?:es)?(?: ?#?(?=\\d)| ))", ""),
            idiom("(?<!forced?[ -])\\b(?:goes|moves?|march(?:es)?)\\b", "go"),
            idiom("(\\d+(?: points?)? or (?:more|fewer|less)) (?:is|are) rolled\\b", "$1"),
            // "Ewing crosses the Delaware to 2130", "to 1330 and over the river to 1329"
            idiom("\\b(?:(?:cross(?:es)?|over|across)(?: (?:river|delaware|ferry))?|by ferry) to\\b", "to"),
            idiom("\\btowards?\\b", "to"),
            // "makes a normal attack against Mercer at 1928"
            idiom(
                    "\\b(?:makes? an? )?(hasty|normal|prepared) attack (?:(?:on|against|vs\\.?|at) )?(?:(?:(?!with\\b)[^;,])+? (?:in|at) (?!dawn\\b))?",
                    "$1 attack on "),
            // "activate Mercer and go Mercer, then to 1928 and stop"
            idiom("(?<=[\\p{L}\\d])(?:,? and then|,? then|,? and|,) +(?=%s )".formatted(VERB), "; "),
            idiom(
                    "(?<=[\\p{L}\\d])(?:,? and then|,? then|,? and|,) +(?=(?:to|stop)\\b)(?<!\\btransfer [^;]{1,80})",
                    "; "),
            idiom("(?:^|(?:,|;| and)* +)(?:then )?ask(?: me)?(?=[.!]?(?:;|$))", "; then ask"),
            idiom("(^|; *|\\belse )(?:stay|halt|stop)(?: (?:here|there|put))?(?=[.!]?(?:;|$))", "$1stop"),
            idiom("\\bat least (\\d+)(?: points?(?= left))?", "$1 or more"),
            idiom("\\b(\\d+) or (more|fewer|less) (points?|left)\\b", "$1 $3 or $2"),
            idiom("[;,]? otherwise (?!ask\\b)", ", else "),
            idiom("\\bleave map\\b", "leave the map"),
            idiom("\\bforced?[ -]march (?=\\p{L})", "force march "),
            idiom("(^|; *)(?:roll|try) to activate ", "$1try "),
            idiom("(^|; *)activate ([^;,]+) by (?:a )?die(?: roll)?(?=;|$)", "$1try $2"),
            idiom("(^|; *)(?:go )?((?:durham|penn)[^;]*?)(?: go| sails?)? to ", "$1sail $2 to "),
            // "Ewing makes a hasty attack on Trenton", "Glover detaches 100 men"
            idiom(WHO + "(hasty|normal) attack", "$1go $2; $3 attack"),
            idiom(WHO + "prepared attack on ([^;]+)", "$1prepared attack on $3 with $2"),
            idiom(WHO + "activates ", "$1activate $2 with "),
            idiom(WHO + "absorbs ([^;]+)", "$1absorb $3 into $2"),
            idiom(WHO + "detaches (\\d+)(?: men| troops)?", "$1detach $3 from $2"),
            idiom(WHO + "(?:gives|transfers) (\\d+) to ", "$1transfer $3 from $2 to "),
            idiom(WHO + "(?:entrenches|digs in)", "$1entrench $2"),
            idiom(WHO + "force marches to ", "$1force march $2; go $2 to "),
            idiom("(^|; *)give (?=\\d)", "$1transfer "),
            idiom("\\b((?:transfer|discharge|detach) \\d+) of (?=\\p{L})", "$1 from "),
            idiom("(^|; *)(?:dig in|(?:build|dig) (?:an? )?entrenchment(?: with| by)?) (?=\\p{L})", "$1entrench "),
            idiom("(^|; *)(absorb [^;]+?) (?:by|with) ", "$1$2 into "),
            idiom("(prepared attack on [^;]+?) by ", "$1 with "),
            idiom("(^|; *|, *)if " + MANY, "$1with "),
            idiom("(\\bto [^;,]+?) with " + MANY + "(?=[^;,]*\\bor \\w+ *(?:[;,]|$))", "$1 if "),
            // "go Mercer 1928, 1828"
            idiom(
                    "((?:^|; *)go [^;\\d]*\\p{L} )(?<!\\b(?:to|from|via|through|at|on|in|by|of|with) )(?=\\d{4}\\b)",
                    "$1to "),
            // "go Mercer via Maidenhead to 1822"
            idiom(" %s ([^;]+?) to ".formatted(VIA), " to $1; to "),
            idiom(" %s ".formatted(VIA), " to "),
            idiom("(?<=\\b\\d{4})(?: *(?:->?|–) *| +(?:to +)?)(?=\\d{4}\\b)", ", "),
            // "go on to 1928", "Mercer marches from 1929 to 1928", "Glover, Sargent march to 1928"
            idiom("(^|; *)go(?: on)? to ", "$1to "),
            idiom("(^|; *)(?!%s\\b)([^;]+?) go from ".formatted(VERB), "$1go $2 from "),
            idiom("((?:^|; *)(?!%s\\b)[^;]+?) go(?: on)?(?: to|(?= \\d{4}\\b)) ".formatted(VERB), "$1 to "),
            // a line of its own that a mail program has put behind the one above it
            idiom("(?<=[\\p{L}\\d.])(?<!\\b(?:to|else)) +(?=%s )".formatted(VERB), "; "),
            // "go Mercer with 9 or more to Princeton": the condition is a statement of its own
            idiom("((?:^|; *)go (?:(?!;|\\bto\\b).)+?) (?=with \\d)", "$1; "),
            // "to Princeton then Kingston"
            idiom(",? then (?!ask\\b)(?<=\\bto [^;]{1,120})", ", "),
            idiom("((?:^|;) *)(?:and then|and|then) (?!ask\\b)", "$1")));

    private PlainWords() {}

    static String of(String line) {
        return ORDERS.of(alike(MOVEMENT.matcher(line).replaceAll("")));
    }

    /** Without ranks, and with numbers in digits. */
    static String alike(String words) {
        var hundreds = HUNDREDS.matcher(ALIKE.of(words))
                .replaceAll(said -> Numerals.digits(said.group(1)).replaceFirst("(?i)an?", "1") + "00");
        return COUNTED.matcher(hundreds).replaceAll(said -> Numerals.digits(said.group()));
    }
}
