package postrider.kernel.question;

import java.util.Locale;

/** How an answer was given. */
public enum Source {
    LETTER,
    /** By a clause under the order that is being carried out. */
    CLAUSE,
    STANDING_ORDER,
    /** It was the only legal answer, and the players agreed not to be asked in this case. */
    ONLY_ANSWER,
    /** The default answer to a question that is never asked by letter. */
    UNASKED,
    /** The referee answered for the player. */
    REFEREE;

    /** "standing order". */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
