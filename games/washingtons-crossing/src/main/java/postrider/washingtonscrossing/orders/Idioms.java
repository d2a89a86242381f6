package postrider.washingtonscrossing.orders;

import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import postrider.files.Shipped;
import postrider.text.LineReader;
import postrider.text.Speech;
import postrider.text.Speech.Idiom;
import postrider.text.Speech.Slip;
import postrider.washingtonscrossing.Spelling;

/** Ways players phrase clauses outside the grammar of clauses. */
public final class Idioms {
    private static final List<Idiom> ALL = Speech.idioms(Shipped.text(Idioms.class, "clauses.txt"));
    private static final List<Slip> SLIPS = Speech.slips(Shipped.text(Idioms.class, "slips.txt"));

    /** Words of answers, besides names and numbers. */
    private static final List<String> WORDS = Arrays.asList("""
            yes no none nobody stop stay then ask as they stand later in proportion men of go try roll for to by boat the attack
            up fatigue hasty normal on at dawn join drop detach from leave map off surrender away and supply base crosses stays with
            detachment a nearest strongest first way rest
            """.split("\\s+"));

    /** Clauses that count men, so that no number in them is a hex. */
    private static final Pattern COUNTING = LineReader.pattern("\\b(?:losses|lose|men|cross(?:ing|es))\\b");

    private record Plain(Spelling spelling) implements UnaryOperator<String> {
        @Override
        public String apply(String words) {
            return ReactionWords.plain(COUNTING.matcher(words).find() ? words : spelling.apply(words));
        }
    }

    private Idioms() {}

    /** Without clauses limited to a time: this game has none. */
    public static Speech speech(Spelling spelling) {
        return new Speech(new Plain(spelling), ALL, SLIPS, List.of(), "", WORDS);
    }
}
