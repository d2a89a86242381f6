package postrider.washingtonscrossing.orders;

import java.util.Arrays;
import java.util.List;
import postrider.text.Speech;
import postrider.text.Speech.Idiom;

/** How players say a clause, beside the grammar of clauses. */
public final class Idioms {
    private static final String LIMIT =
            "(?:,? +(?:(?:but +)?never|not) +(?:if +)?(?:below|above|beyond|over|worse +than)(?: +fatigue)? +(\\d))";
    private static final String ANY = "react +to +(?:any|every|each|all) +attacks?";
    private static final String NEAR = " +within +(?:4|four) +hexes +of +(.+?)";
    private static final String WITH = " +with +(.+?)";

    private static final List<Idiom> ALL = List.of(
            Idiom.of(ANY + NEAR + WITH + LIMIT, "react if near $1: go $2; to the attack; up to fatigue $3"),
            Idiom.of(ANY + NEAR + WITH, "react if near $1: go $2; to the attack"),
            Idiom.of(ANY + WITH + LIMIT, "react: go $1; to the attack; up to fatigue $2"),
            Idiom.of(ANY + WITH, "react: go $1; to the attack"),
            Idiom.of(
                    "react +to +(?:the +|an +)?attacks? +on +(.+?)" + WITH + LIMIT,
                    "react at $1: go $2; to the attack; up to fatigue $3"),
            Idiom.of("react +to +(?:the +|an +)?attacks? +on +(.+?)" + WITH, "react at $1: go $2; to the attack"),
            Idiom.of("(?:do +not|don't|never) +react(?: +to +(?:any|an) +attack)?", "react: nobody"),
            Idiom.of("share +losses(?: +in +proportion)?", "losses: in proportion"));

    /** Of answers, besides names and numbers. */
    private static final List<String> WORDS = Arrays.asList("""
            yes no none nobody stop stay then ask as they stand later in proportion men of go try roll for to by boat the attack
            up fatigue hasty normal on at dawn join drop detach from leave map off surrender away and supply base crosses stays with
            detachment a
            """.split("\\s+"));

    /** No clause is for a time of its own. */
    public static final Speech SPEECH = new Speech(ALL, List.of(), "", WORDS);

    private Idioms() {}
}
