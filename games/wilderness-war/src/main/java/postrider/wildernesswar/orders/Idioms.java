package postrider.wildernesswar.orders;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.text.Speech;
import postrider.text.Speech.Idiom;

/** How players say a clause, beside the grammar of clauses. */
public final class Idioms {
    /** When it is for. */
    private static final String WHEN = "((?: +(?:if|unless|during|for|this)\\b.*)?)";

    private static final String FIRST = " +at +(?:(?:the|his|every|each|any) +)?(?:(?:first|next) +)?";

    /** Card, and when. */
    private static final String CARD = "(?:play +)?(\"?[^:\"]+\"?)";

    private static final List<Idiom> ALL = List.of(
            Idiom.of("stand inside" + WHEN, "inside$1: all"),
            Idiom.of("stand inside +with +([^:]+?)" + WHEN, "inside$2: $1"),
            Idiom.of("stand inside(?: +at| +in)? +([^:]+?) +with +([^:]+?)" + WHEN, "inside at $1$3: $2"),
            Idiom.of("stand inside(?: +at| +in)? +([^:]+?)" + WHEN, "inside at $1$2: all"),
            Idiom.of("stand outside" + WHEN, "inside$1: none"),
            Idiom.of("stand outside(?: +at| +in)? +((?:(?! with )[^:])+?)" + WHEN, "inside at $1$2: none"),
            Idiom.of("pass(?: +all)? +responses?" + WHEN, "response$1: none"),
            Idiom.of(CARD + FIRST + "naval +moves?" + WHEN, "response if naval$2: play $1"),
            Idiom.of(CARD + FIRST + "(move|battle|siege|raid)s?" + WHEN, "response if $2$3: play $1"));

    private static final List<String> SEASONS = IntStream.rangeClosed(1755, 1762)
            .boxed()
            .flatMap(year -> Stream.of("early " + year, "late " + year))
            .toList();

    /** Of answers, besides names and numbers. */
    private static final List<String> WORDS = List.of("""
            yes no none stand stop nothing ask then all any everything both play pass raise accept for French British
            go activate move march campaign with sea sail naval land amphibious landing drop off first demolish siege besiege assault sortie build
            inside outside alone each by itself take restore home step steps reduced unit units a an one northern southern department
            """.split("\\s+"));

    /** In no season. */
    public static final Speech SPEECH = new Speech(ALL, SEASONS, "", WORDS);

    private Idioms() {}
}
