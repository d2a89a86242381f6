package postrider.americanwar;

import java.util.Set;
import postrider.kernel.question.Topic;

/** What players are asked in both books, or in the newer one. */
public enum WarTopic implements Topic {
    /** The elder book has its own questions on battles. */
    BATTLE_CARD,
    INTERCEPT,
    RETREAT_BEFORE_BATTLE,
    RETREAT,
    CLAIM_THE_FIRST_PLAY,
    FIRST_PLAYER,
    NEXT_OPERATION,
    MARCH,
    GENERAL_TO_SEND_BACK,
    /** 7.6.B; not in the elder book. */
    MARKERS_TO_REMOVE,
    CU_TO_INTERCEPT_WITH,
    CU_TO_RETREAT_WITH,
    CU_TO_LOSE,
    EVENT,
    /** 6.34.C.i; not in the elder book. */
    ANOTHER_ACTION,
    CONGRESS,
    FRENCH_NAVY,
    FRENCH_LANDING,
    EUROPEAN_WAR;

    /** What the elder book never asks. */
    public static final Set<WarTopic> NEWER = Set.of(BATTLE_CARD, MARKERS_TO_REMOVE, ANOTHER_ACTION);

    private final String words = Topic.super.words().replaceFirst("^cu ", "CU ");

    @Override
    public String words() {
        return words;
    }
}
