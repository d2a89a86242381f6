package postrider.americanwar.orders;

import java.util.List;

/** What a general does, or a landing party. */
public sealed interface Operation extends Step permits Activation, LandingParty {
    /** Throws {@link Refused} if it is not possible now. */
    void judge(PlayedCard play);

    /**
     * Begins what was judged before.
     *
     * @param part of the order
     */
    void begin(PlayedCard play, List<Integer> part);
}
