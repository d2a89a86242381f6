package postrider.text;

import java.util.List;

/**
 * Replaces what players write with the words a reader expects, anywhere in a line.
 *
 * @param idioms the replacements, in the order in which they are made
 */
public record Rewording(List<Speech.Idiom> idioms) {
    private static final String GREETING =
            "(?:hi|hello|hey|good (?:morning|afternoon|evening)|hallo|hola|bonjour|salut|ciao|hej|hei|ok(?:ay)?|dear)\\b(?: (?:there|all|both|ref|referee|umpire|(?-i:\\p{Lu})\\p{L}+))?[,.!]+ +";

    private static final String HEADING =
            "(?:here (?:is|are) )?(?:my|our|the) (?:next )?(?:order|move|answer)s?(?: (?:is|are):? |: *)|(?:orders?|here goes): *";

    private static final String FAREWELL =
            "(?:many )?thanks|thank you|cheers|(?:(?:best|kind|warm) )?(?:regards|wishes)|all the best";

    private static final String NAME = ",? (?!(?:no|not|but|if|only|unless)\\b)(?-i:\\p{Lu})[\\p{L}.]*";

    /** How a link begins. */
    public static final String LINK = "(?:https?|mailto|tel|x-apple-[a-z-]+):";

    /** Shorthand and courtesies in the orders and answers of every game. */
    public static final Rewording SHORTHAND = new Rewording(List.of(
            idiom(" ?<%s[^<>\\s]*>".formatted(LINK), ""),
            idiom("^(?:%s)?(?:%s)?".formatted(GREETING, HEADING), ""),
            idiom("[.!] +(?:%s)(?:%s){0,2}[ .!]*$".formatted(FAREWELL, NAME), "."),
            idiom(
                    "(?<=^|[:;] ?)(?:please,?|let me|(?:I|we)(?:['’](?:ll|d like to|m going to)| am going to| will| shall| would like to| want to)?) +",
                    ""),
            idiom(",? +please(?=[.!]?(?:;|$))", ""),
            idiom(" & ", " and "),
            idiom("\\bw/ ?(?!o(?:ut)?\\b)(?=[\\p{L}\\p{N}])", "with "),
            idiom("\\b((?-i:\\p{Lu}{2,3}))['’](?=s\\b)", "$1"),
            idiom("(?: -|(?<=\\bcus?)-) ?(?=(?:to|with|take|drop|leave)\\b)", "; "),
            idiom("\\b(?:number|no\\.) ?(?=\\d)", ""),
            idiom("(?: ?(?:--?>|=>|[→➔⇒]) ?| > )(?:to )?", " to ")));

    public Rewording {
        idioms = List.copyOf(idioms);
    }

    /** @param table a {@link WordTable} with two columns: what is said, and what is meant */
    public static Rewording from(String table) {
        return new Rewording(Lists.map(WordTable.rows(table, 2), row -> idiom(row.getFirst(), row.getLast())));
    }

    /** @param meant {@code $1} is the first group of what was said */
    public static Speech.Idiom idiom(String said, String meant) {
        return new Speech.Idiom(LineReader.pattern(said), meant);
    }

    public String of(String words) {
        var reworded = words;
        for (var idiom : idioms) reworded = idiom.said().matcher(reworded).replaceAll(idiom.meant());
        return reworded;
    }
}
