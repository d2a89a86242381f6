package postrider.wildernesswar.orders;

import static postrider.text.Rewording.idiom;

import java.util.List;
import postrider.text.Rewording;

/** What players write in an order, in the words of its forms. */
final class PlainWords {
    private static final String USE =
            "(?:activate|move|campaign|build|construct|event|(?:do )?nothing|stockades?|forts?|an? (?:stockade|fort))";

    private static final String END = "(?=[.!]?(?:;|$))";
    private static final String GO =
            "(?:(?:go|goes|going|moves?|moving|march|marches|marching|continues?|proceeds?|advances?|on|back) )*";
    private static final String MOVE = "(?: move(?:ment)?)?";
    private static final String BOAT = "(?:by (?:river|lake|water|canoes?|bateaux?)|(?:by )?boats?)" + MOVE;
    private static final String FOOT = "(?:by (?:land|road)|on foot|overland|land(?= move))" + MOVE;
    private static final String SHIP = "(?:by (?:sea|ships?)|sails?|(?:by )?naval(?= move))" + MOVE;
    private static final String VIA = "(?:via|by way of|through)";
    /** A space, not several: it would not be clear before which of them "via" comes. */
    private static final String ONE = "(?:(?! and | then | to )[^;,]){1,80}?";

    /** What stands far before a word is looked at only where the word is: looking back is slow. */
    private static final Rewording ALL = new Rewording(List.of(
            idiom("^(?:i|we)(?:'ll| will| shall)? (?=(?:play|pass|hold)\\b)", ""),
            idiom("^pass\\W+(?:and )?hold(?: it)?" + END, "pass"),
            idiom("^(?:pass\\W+(?:and )?)?hold(?:ing)? (?:(?:my|the|this|last) )+card" + END, "pass"),
            // "play 12 to activate", "play 57 for its event", "play 1 (event)", "play 21 for nothing"
            idiom("^(play [^:;]+?) (?:to|and|for|as) (?:(?:an|the|its) )?(?=%s\\b)".formatted(USE), "$1: "),
            idiom("^(play [^:;]+?) for (?:the )?activation of ", "$1: activate "),
            // "campaign Wolfe, Bradstreet: Wolfe with all: siege"
            idiom("(?=: )(?<!stockades?|forts?|event)(?<=^play [^:]{1,80}:.{1,400}): ", "; "),
            idiom("^(play [^:;]+?) \\((?:as )?(?:(?:an|the|its) )?event\\)", "$1: event"),
            idiom("^(play [^:;]+?): (?:do|for) nothing\\b", "$1: nothing"),
            idiom("\\bgen(?:eral)?\\b\\.? (?=\\p{L})", ""),
            idiom(": event[:;,]? +(?:as (?:a )?)?(?=campaign\\b)", ": "),
            idiom("\\b(to|at|in|from) (?:the )?(?:fort|ft|stockade)\\b\\.? (?:(?:at|in) )?(?=\\p{L})", "$1 "),
            idiom("\\(with ([^();]+)\\)", "with $1"),
            idiom(", *with ", " with "),
            // not "to Sorel alone", nor "with Béarn alone"
            idiom(
                    "(?= (?:alone|by ))(?<!(?:\\b(?:with|to|at|and|drop|leave)\\b|[,+])[^:;]{0,200}) (?:alone|by (?:himself|itself))(?=;| to |$)",
                    ""),
            idiom("(?<=\\p{L})['’]s? (?:whole )?(?:army|force|men|command)\\b", " with all"),
            idiom("(?= [-–] )(?<=\\bto [^;]{1,200}) [-–] (?=\\p{L})", " to "),
            idiom(" (?:takes?|taking|leads?|leading|together with|along with) ", " with "),
            idiom(
                    "(?=(?:,? and|,| \\+) (?:all|every|his))(?<!\\bwith [^:;]{0,200}|\\bevent)(?:,? and|,| \\+) (?=(?:all|everything|everyone|everybody|his (?:whole )?(?:army|force|men|troops))\\b)",
                    " with "),
            idiom("\\b%s%s to ".formatted(GO, BOAT), "by boat to "),
            idiom("\\b%s%s to ".formatted(GO, SHIP), "by sea to "),
            idiom("\\b%s%s to ".formatted(GO, FOOT), "by land to "),
            idiom("\\b%sto ".formatted(GO), "to "),
            idiom("\\b%sfrom ([^;]{1,40}?) to ".formatted(GO), "from $1; to "),
            idiom("\\b%s from ([^;]{1,40}?); to ".formatted(SHIP), "from $1; by sea to "),
            idiom("\\bto ([^;]{1,80}?) %s%s".formatted(BOAT, END), "by boat to $1"),
            idiom("\\bto ([^;]{1,80}?) %s%s".formatted(FOOT, END), "by land to $1"),
            idiom("\\bto ([^;]{1,80}?) by (?:sea|ship)%s".formatted(END), "by sea to $1"),
            idiom(
                    "\\b(?:(?:makes? (?:an? )?)?amphib(?:ious)?(?: landing)?|(?<!by )lands?) (?:to|at|on|in) ",
                    "land at "),
            idiom(
                    "(\\bland at [^;]{1,60}?) (?:with|using) (?:(?:an?|the|my) )?amphibious landing(?: card)?" + END,
                    "$1"),
            idiom(
                    "^(play [^;]{1,300}); (?:both|each|they|he)(?: of them)? (?=(?:to|by (?:land|boat|sea) to|land at) )",
                    "$1; "),
            idiom("\\bto (%s) %s ((?:(?! to )[^;]){1,80}?)%s".formatted(ONE, VIA, END), "to $2, $1"),
            idiom("(?= %1$s )(?<!\\bto [^;]{1,200}) %1$s ([^;]{1,80}?) to ".formatted(VIA), " to $1; to "),
            idiom("\\b(?:lays?|continues?|rolls?(?: for| on)?|press(?:es)?|keeps? up) (?:(?:the|a) )?(?=siege\\b)", ""),
            idiom("\\bsiege table\\b", "siege"),
            idiom("\\bsiege to (?=\\p{L})", "siege of "),
            idiom(
                    "(?<=\\bassault)s? if (?:possible|successful|able|it succeeds|the (?:siege|roll) succeeds)" + END,
                    ""),
            idiom("\\bdestroy (?=\\p{L})", "demolish "),
            idiom(",? and ask(?: me)?" + END, "; then ask"),
            idiom(
                    "(?:,? and then|,? then|,? and|,) +(?=(?:to|by (?:land|boat|sea) to|land at|siege|besiege|assault|drop|leave|demolish|activate|stop|stay|attack|raid)\\b)",
                    "; ")));

    private PlainWords() {}

    static String of(String line) {
        return ALL.of(line);
    }
}
