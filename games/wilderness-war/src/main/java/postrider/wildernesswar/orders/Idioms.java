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

    /** Where, who and when. */
    private static final String REST = "((?: +(?:in|into|at|from|with|for|if|unless|during|this)\\b[^:]*)?)";

    private static final String ATTEMPT = "(intercept|avoid battle|assault|join|militia)";

    private static final String STAND = "(?:(?:all|everybody|everyone) +)?(?:stand|stay|fight|defend|remain)s? +";

    private static final List<Idiom> ALL = List.of(
            Idiom.of(STAND + "inside" + WHEN, "inside$1: all"),
            Idiom.of(STAND + "inside +with +([^:]+?)" + WHEN, "inside$2: $1"),
            Idiom.of(STAND + "inside(?: +at| +in)? +([^:]+?) +with +([^:]+?)" + WHEN, "inside at $1$3: $2"),
            Idiom.of(STAND + "inside(?: +at| +in)? +([^:]+?)" + WHEN, "inside at $1$2: all"),
            Idiom.of("(?:%s|(?:all|everybody|everyone) +)?outside".formatted(STAND) + WHEN, "inside$1: none"),
            Idiom.of(STAND + "outside(?: +at| +in)? +((?:(?! with )[^:])+?)" + WHEN, "inside at $1$2: none"),
            Idiom.of("(?:pass(?: +all)?|(?:play +)?no) +responses?(?: +cards?)?" + WHEN, "response$1: none"),
            Idiom.of("always +" + ATTEMPT + "((?: [^:]*)?)", "$1$2"),
            Idiom.of("(?:never|don['’]?t|do not|no) +" + ATTEMPT + "(?:ions?|s)?" + REST, "$1$2: no"),
            Idiom.of("play +([^:]+?)((?: +(?:if|unless)\\b[^:]*))", "response$2: play $1"),
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
            inside outside alone each by itself take restore home step steps twice reduced unit units a an one northern southern department
            """.split("\\s+"));

    /** In no season. */
    public static final Speech SPEECH = new Speech(ALL, SEASONS, "", WORDS);

    private Idioms() {}
}
