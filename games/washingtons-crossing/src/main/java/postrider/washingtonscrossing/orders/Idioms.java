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

/** How players say a clause, beside the grammar of clauses. */
public final class Idioms {
    private static final List<Idiom> ALL = Speech.idioms(Shipped.text(Idioms.class, "clauses.txt"));
    private static final List<Slip> SLIPS = Speech.slips(Shipped.text(Idioms.class, "slips.txt"));

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
