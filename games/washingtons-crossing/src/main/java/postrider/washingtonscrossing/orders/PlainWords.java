package postrider.washingtonscrossing.orders;

import static postrider.text.Rewording.idiom;

import java.util.List;
import java.util.regex.Pattern;
import postrider.text.LineReader;
import postrider.text.Numerals;
import postrider.text.Rewording;

/** Rewords what players write in the words of the forms of an order. */
public final class PlainWords {
    private static final Pattern MOVEMENT = LineReader.pattern("\\bmovement (?=points?\\b)");
    private static final Pattern HUNDREDS = LineReader.pattern("\\b(%s|an?|[1-9]) hundred\\b".formatted(Numerals.ANY));

    /** Numerals that count something: "within four hexes", but not "Six Mile Run". */
    private static final Pattern COUNTED = LineReader.pattern(
            "\\b(?:%1$s)(?= (?:points?|left|men|troops|hex|hexes|or|from|are)\\b)|(?<=\\b(?:fatigue|detachment|than) )(?:%1$s)\\b"
                    .formatted(Numerals.ANY));

    /** For both orders and clauses. */
    private static final Rewording ALIKE = new Rewording(List.of(
            idiom("[\"“”„]", ""),
            // "General Mercer", but not "the General with Mercer"
            idiom(
                    "\\b(?:generals?|gens?|colonels?|cols?|brigadiers?|brig|majors?|maj|lt)\\b\\.? (?!(?:with|to|from|and|in|at|on)\\b)(?=\\p{L})",
                    "")));

    private static final Rewording ORDERS = Rewording.from(PlainWords.class, "orders.txt");

    private PlainWords() {}

    static String of(String line) {
        return ORDERS.of(alike(MOVEMENT.matcher(line).replaceAll("")));
    }

    /** Removes ranks, and writes numbers as digits. */
    public static String alike(String words) {
        var hundreds = HUNDREDS.matcher(ALIKE.of(words))
                .replaceAll(said -> Numerals.digits(said.group(1)).replaceFirst("(?i)an?", "1") + "00");
        return COUNTED.matcher(hundreds).replaceAll(said -> Numerals.digits(said.group()));
    }
}
