package postrider.americanwar.orders;

import static postrider.text.Rewording.idiom;

import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import postrider.americanwar.General;
import postrider.kernel.Edition;
import postrider.text.Numerals;
import postrider.text.Rewording;

/** What players write in an order, in the words that are read. */
final class PlainWords {
    private static final String CARD = "(?:play|discard|exchange) +(?:(?:an?|the|my|card) +|# *)*\\d";
    private static final String CUS = "(?:cus?|combat units?|units?|troops|men)";
    private static final String GOING = "(?:continu(?:es?|ing)|proceeds?|goes|go|moves?|marche?s?|returns?|advances?)";
    private static final String SEA = "(?:by (?:sea|ship)|sails?)";
    private static final String PART_ENDS =
            "(?=[.!]*$|;|,? +(?:and +|then +)*(?:drop|leav|tak|pick|with|stop|then|ask)\\w*\\b)";
    private static final String WAY = "((?:(?! (?:to|via|through|then) )[^;:])+?)";

    private static final Rewording ALL = new Rewording(List.of(
            idiom(
                    "^[^\\p{L}\\p{N}]*(?:please,? +)?(?:(?:i|we)(?:['’](?:ll|d like to)| will| would like to| want to)? +)?(?:please +)?(?=%s)"
                            .formatted(CARD),
                    ""),
            idiom("[ ,.;!]*+\\b(?:please|pls|thanks|thank you|thx|cheers)[ .!]*$", ""),
            idiom("\\bw/o\\b *", "without "),
            idiom("(?<=\\p{L})\\+ *(?=\\d)", " + "),
            idiom("(?<=[\\p{L}\\d]) \\+ (?=\\p{L})", " and "),
            idiom("(?<=\\p{L}{3})/(?=\\p{L}{3})", ", "),
            idiom("\\b(remov|plac)ing\\b", "$1e"),
            idiom("\\bflipping\\b", "flip"),
            // "for 2 PCs in Albany and York"
            idiom(
                    "([:;,]|\\bfor|\\bto|\\band) *(?:place |put |control )?((?:\\d{1,2}|%s) (?:british |american )?(?:pcs?|pc markers?|markers?)\\b)"
                            .formatted(Numerals.ANY),
                    "$1 place $2"),
            idiom("\\bin both\\b", "in"),
            idiom("\\b(?:general|gen\\.?) +(?=\\p{L})", ""),
            // "Howe (4 CU)", "Howe and his men", "take the 2 CU"
            idiom("[(\\[] *((?:\\d+|%s) *%s) *[)\\]]".formatted(Numerals.ANY, CUS), " with $1 "),
            idiom(
                    "\\b(with|and|takes?|taking|\\+) (?:all (?:of )?)?his (?:whole |entire |full )?(?:army|force|%s)\\b"
                            .formatted(CUS),
                    "$1 all"),
            idiom("\\bwithout (?:any |his )?%s\\b".formatted(CUS), "without cu"),
            idiom("(\\d|\\b(?:%s)) (?:units?|troops|men)\\b".formatted(Numerals.ANY), "$1 cu"),
            idiom("\\b(take|pick up|drop|leave) the (?=\\d|(?:%s)\\b)".formatted(Numerals.ANY), "$1 "),
            idiom("\\bpicks? up\\b|\\bpicking up\\b(?: the(?= \\d))?", "take"),
            idiom("\\bdropping(?: off)?\\b", "drop"),
            idiom("\\b(with) an? cu\\b", "$1 1 cu"),
            idiom("\\bland(?:ing|s)?(?: an?)? party(?: (?:at|in|on|to))?\\b", "landing party at"),
            idiom("\\b(play \\S+[:,;]? +)landing (?=at|in|on)", "$1landing party "),
            idiom("\\bbring (?:in +)?(?!on\\b)", "bring on "),
            idiom("\\bput (?=(?:an? |my )?(?:pcs?|pc markers?|markers?)\\b)", "place "),
            idiom("\\bpolitical control(?: (?:of|in))?\\b", "control"),
            idiom("\\b(?:naval|sea) (?:move|movement|transport)\\b|\\b(?:via|over) (?:the )?sea\\b", "by sea"),
            // "sails with 4 CU to Boston", "to Boston by sea"
            idiom("\\b%s(?: from [^;,]+?)? ((?:with|tak(?:es?|ing)) [^;,]+?) to\\b".formatted(SEA), "$1 by sea to"),
            idiom("\\bto ([^;,]+?) %s%s".formatted(SEA, PART_ENDS), "by sea to $1"),
            // "and then continue to Albany", "back to Albany", "Howe moves with 4 CU"
            idiom("(?:^|(?:,? and)?(?:,? then)?,? )%s(?: on| back)? to\\b".formatted(GOING), ", to"),
            idiom("(?<=\\p{L} )(?:moves|marches|goes) (?=(?:with|from|alone|without|by sea|\\d)\\b)", ""),
            idiom(
                    "(?:,? and)?,? then,? (?:on |back )?to\\b|(?:^|(?:,? and)?,? )(?:on|back) to\\b|,? and from there (?:on )?to\\b",
                    ", to"),
            // "Activate Howe. To Albany. Stop there."
            idiom("\\.(?= +(?:activate|with|tak|to|march|drop|leav|pick|then|by sea|stop if)\\w*\\b)", ";"),
            idiom(
                    "(?:[,; ]++(?:and|then)\\b)*+[,; ]*+\\b(?:stops?|stays?|halts?|ends?)(?: (?:there|here|(?:(?:his|the) )?move))?[.! ]*$",
                    ""),
            idiom("(?:[,;]|,? +and)? +then +ask me\\b", "; then ask"),
            idiom("\\b(play|discard|exchange)(?=\\d)", "$1 ")));

    /** They changed what was read otherwise. */
    private static final Rewording SINCE_4 = new Rewording(List.of(
            idiom("\\b(?:to|into|in|on) (?:the |my |an? )?(?:ops|operations) queue\\b", "into the queue"),
            // "to Albany via Westchester" ends in Albany
            idiom(
                    "\\b(?:to|attacks?|enters?) %s,? (?:via|through) %s%s".formatted(WAY, WAY, PART_ENDS),
                    "via $2, to $1")));

    private PlainWords() {}

    static String of(String line) {
        return ALL.of(line);
    }

    static String of(String line, Edition edition) {
        return edition.since(4) ? SINCE_4.of(of(line)) : of(line);
    }

    /** Names of generals, and their beginnings, parted by bars. */
    static String names(Collection<General> generals) {
        return generals.stream()
                .map(General::name)
                .flatMap(
                        name -> IntStream.rangeClosed(3, name.length()).mapToObj(letters -> name.substring(0, letters)))
                .collect(Collectors.joining("|"));
    }

    /** "Howe to Albany, Clinton to York" and the like, with a semicolon where another general begins. */
    static String parted(String operations, Collection<General> generals) {
        return Pattern.compile(
                        "(?i)(?<=[\\p{L}\\d])(?:[,.]?(?: +(?:and|then|next|after that),?)+|[,.]) +(?=(?:activate +|move +)?(?:%s) +(?:with|tak|to|alone|without|from|by sea|sails?|\\+|\\d)\\w*)"
                                .formatted(names(generals)))
                .matcher(operations)
                .replaceAll("; ");
    }
}
