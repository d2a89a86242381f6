package postrider.wildernesswar.orders;

import static postrider.text.Rewording.idiom;

import java.util.List;
import postrider.text.Rewording;

/** Turns what players write into the words of order forms and of options. */
public final class PlainWords {
    static final Rewording ORDERS = Rewording.from(PlainWords.class, "orders.txt");

    /** 8.1, 8.13: who goes inside. */
    public static final Rewording INSIDE = new Rewording(List.of(
            idiom(
                    "^(.+?)(?: (?:stays?|stands?|fights?))? outside,? (?:and )?(?:all )?the (?:others|rest) inside$",
                    "all but $1"),
            idiom(
                    "^(?:(?:nobody|no one|none)(?: inside)?,? *)?(?:(?:all|everybody|everyone) )?(?:(?:stays?|stands?|fights?) )?outside$",
                    "none"),
            idiom("(?: (?:goe?s?|stays?|stands?|retreats?))? inside$", "")));

    /** 7.3, 10.2: which militia comes. */
    public static final Rewording MILITIA = new Rewording(List.of(
            idiom("^(?:yes[,:]? +)?(?:(?:we |I )?(?:deploy|send|call out|use) )?(?=\\p{L})", ""),
            idiom("^(all|both)(?: of)?(?: the| my)? militias?(?: units)?$", "$1"),
            idiom("^no(?:ne of the)? militia$", "none")));

    /** 5.56: which cards are played. */
    public static final Rewording CARDS = new Rewording(List.of(
            idiom("^(?:no|none|nothing)(?: cards?)?(?: (?:for )?now| this time)?$", "none"),
            idiom("^yes[,:]? +(?=\\S)", ""),
            idiom("(?<=\\p{L}!?) card$", "")));

    /** 10.413: who goes with the Indians. */
    public static final Rewording ALONG =
            new Rewording(List.of(idiom(" (?:goe?s?|come?s?)(?: along| home)?(?: with (?:the|his) indians)?$", "")));

    private PlainWords() {}
}
