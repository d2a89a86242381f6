package postrider.washingtonscrossing.orders;

import static postrider.text.Rewording.idiom;

import java.util.List;
import java.util.regex.Pattern;
import postrider.text.LineReader;
import postrider.text.Rewording;

/** What players write in an order, in the words of its forms. */
final class PlainWords {
    private static final String VERB =
            "(?:activate|advance|prepared attack|transfer|absorb|discharge|remove|detach|join|drop|roll for|entrench|force march|sail|go|try"
                    + "|hasty attack|normal attack)";
    private static final String GO = "(?:go|goes|move|moves|march|marches)";
    private static final String VIA = "(?:via|through|over|across|by way of)";
    private static final String MANY = "(?=\\d+\\b[^;,]*\\bor (?:more|fewer|less)\\b)";

    private static final Pattern MOVEMENT = LineReader.pattern("\\bmovement (?=points?\\b)");

    private static final Rewording ALL = new Rewording(List.of(
            idiom("[\"“”„]", ""),
            idiom("\\b(?:gens?|cols?|brig|maj|lt)\\b\\.? (?=\\p{L})", "general "),
            idiom("\\bto(?=\\d{4}\\b)", "to "),
            idiom("\\bhex(?:es)? ?#?(?=\\d{4}\\b)", ""),
            idiom("(\\d+(?: points?)? or (?:more|fewer|less)) (?:is|are) rolled\\b", "$1"),
            idiom("(^|; *|\\belse )(?:stay|halt)(?: (?:here|there|put))?(?=[.!]?(?:;|$))", "$1stop"),
            // "Ewing crosses the Delaware to 2130", "to 1330 and over the river to 1329"
            idiom("\\b(?:cross(?:es)?|over|across)(?: the)?(?: (?:river|delaware))? to\\b", "to"),
            idiom("((?:^|;) *)(?:and )?then (?!ask\\b)", "$1"),
            // "activate Mercer and go Mercer, then to 1928 and stop"
            idiom("(?<=[\\p{L}\\d])(?:,? and then|,? then|,? and|,) +(?=%s )".formatted(VERB), "; "),
            idiom(
                    "(?=,| and| then)(?<=[\\p{L}\\d])(?<!\\btransfer [^;]{1,80})(?:,? and then|,? then|,? and|,) +(?=(?:to|stop)\\b)",
                    "; "),
            idiom("(?:,| and)+ +(?=then ask\\b)", "; "),
            idiom("\\b(hasty|normal|prepared) attack (?:against |at |(?!on\\b))", "$1 attack on "),
            idiom("\\b(\\d+) or (more|fewer|less) (points?|left)\\b", "$1 $3 or $2"),
            idiom("[;,]? otherwise (?!ask\\b)", ", else "),
            idiom("\\bleave map\\b", "leave the map"),
            idiom("\\bforced?[ -]march (?=\\p{L})", "force march "),
            idiom("(^|; *)(?:roll|try) to activate ", "$1try "),
            idiom("(^|; *)activate ([^;,]+) by (?:a )?die(?: roll)?(?=;|$)", "$1try $2"),
            idiom("(^|; *)(?:go|move) (?=(?:the )?(?:durham|penn)\\w*\\b)", "$1sail "),
            idiom("(^|; *)give (?=\\d)", "$1transfer "),
            idiom("\\b((?:transfer|discharge|detach) \\d+(?: men| troops)?) of (?=\\p{L})", "$1 from "),
            idiom("(^|; *)dig in (?=\\p{L})", "$1entrench "),
            idiom("(^|; *|, *)if " + MANY, "$1with "),
            idiom("(\\bto [^;,]+?) with " + MANY + "(?=[^;,]*\\bor \\w+ *(?:[;,]|$))", "$1 if "),
            // "go Mercer 1928, 1828"
            idiom(
                    "((?:^|; *)(?:go|move|march) [^;\\d]*\\p{L} )(?<!\\b(?:to|from|via|through|at|on|in|by|of|with) )(?=\\d{4}\\b)",
                    "$1to "),
            // "go Mercer via Maidenhead to 1822"
            idiom(" %s ([^;]+?) to ".formatted(VIA), " to $1; to "),
            idiom(" %s ".formatted(VIA), " to "),
            idiom("(?<=\\b\\d{4})(?: *(?:->?|–) *| +(?:to +)?)(?=\\d{4}\\b)", ", "),
            // "go on to 1928", "Mercer marches from 1929 to 1928", "Glover, Sargent march to 1928"
            idiom("(^|; *)%s(?: on)? to ".formatted(GO), "$1to "),
            idiom("(^|; *)(?!(?:%s|move|march)\\b)([^;]+?) %s from ".formatted(VERB, GO), "$1go $2 from "),
            idiom("((?:^|; *)(?!(?:%s|move|march)\\b)[^;]+?) %s(?: on)? to ".formatted(VERB, GO), "$1 to ")));

    private PlainWords() {}

    static String of(String line) {
        return ALL.of(Counted.inDigits(MOVEMENT.matcher(line).replaceAll("")));
    }
}
