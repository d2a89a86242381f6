package postrider.wethepeople.rules;

import java.util.Optional;
import postrider.wethepeople.BattleCard;

/** What a side decides in the rounds of a battle (9.1). */
interface Command {
    /** The card it leads, of those in its hand, which is not empty. */
    BattleCard lead(BattleHand hand, int round);

    /**
     * The card with which it cancels what was led; empty if it cannot or will not.
     *
     * @param any any card does
     */
    Optional<BattleCard> answer(BattleHand hand, BattleCard led, boolean any, int round);

    boolean counterattacks(BattleHand hand, int round);
}
