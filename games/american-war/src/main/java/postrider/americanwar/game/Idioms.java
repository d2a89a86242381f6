package postrider.americanwar.game;

import java.util.List;
import java.util.regex.Pattern;
import postrider.files.Shipped;
import postrider.text.LineReader;
import postrider.text.Speech;
import postrider.text.Speech.Idiom;

/** Ways in which players say clauses, beyond the grammar of clauses. */
final class Idioms {
    private static final Pattern WITH = LineReader.pattern("\\bw/ *");
    private static final Pattern RBB = LineReader.pattern("\\brbb\\b");

    static final List<Idiom> ALL = Speech.idioms(Shipped.text(Idioms.class, "clauses.txt"));

    private Idioms() {}

    static String plain(String said) {
        return RBB.matcher(WITH.matcher(said).replaceAll("with ")).replaceAll("retreat before battle");
    }
}
