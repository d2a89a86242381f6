package postrider.americanwar.game;

import java.util.List;
import java.util.regex.Pattern;
import postrider.text.LineReader;
import postrider.text.Speech.Idiom;

/** How players say a clause, beside the grammar of clauses. */
final class Idioms {
    private static final Pattern WITH = LineReader.pattern("\\bw/ *");
    private static final Pattern RBB = LineReader.pattern("\\brbb\\b");
    private static final String NEVER = "(?:never|don['’]t|do not|no)";
    private static final String REST = "((?: +(?:in|into|at|from|with|for|if|unless|during|this)\\b[^:]*)?)";

    static final List<Idiom> ALL = List.of(
            Idiom.of("always +((?:intercept|retreat)\\b.*)", "$1"),
            Idiom.of("intercept +always", "intercept"),
            Idiom.of(NEVER + " +intercept(?:ions?)?" + REST, "intercept$1: no"),
            Idiom.of(NEVER + " +retreat before battle" + REST, "retreat before battle$1: stand"),
            Idiom.of("(?:always +)?stand(?: and fight)?" + REST, "retreat before battle$1: stand"),
            Idiom.of(NEVER + " +battle cards?" + REST, "battle card$1: none"));

    private Idioms() {}

    static String plain(String said) {
        return RBB.matcher(WITH.matcher(said).replaceAll("with ")).replaceAll("retreat before battle");
    }
}
