package postrider.kernel.question;

import java.util.Locale;

/** How an answer came. */
public enum Source {
    LETTER,
    /** A clause under the order that is being carried out. */
    CLAUSE,
    STANDING_ORDER,
    /** It was the only one, and the players agreed not to be asked then. */
    ONLY_ANSWER,
    /** Nobody is asked this, and the player had said nothing beforehand. */
    UNASKED,
    /** The referee gave it for a player, by hand. */
    REFEREE;

    /** "standing order". */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
