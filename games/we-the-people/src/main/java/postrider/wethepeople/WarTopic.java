package postrider.wethepeople;

import java.util.List;
import postrider.kernel.Complaint;
import postrider.kernel.Read;
import postrider.kernel.Topic;

/** What players are asked. */
public enum WarTopic implements Topic {
    BATTLE_EVENT,
    BATTLE_PLAN,
    LEAD,
    ANSWER,
    COUNTERATTACK,
    INTERCEPT,
    RETREAT_BEFORE_BATTLE,
    RETREAT,
    CLAIM_THE_FIRST_PLAY,
    FIRST_PLAYER,
    NEXT_OPERATION,
    MARCH,
    GENERAL_TO_SEND_BACK,
    CU_TO_INTERCEPT_WITH,
    CU_TO_RETREAT_WITH,
    CU_TO_LOSE,
    EVENT,
    CONGRESS,
    FRENCH_NAVY,
    FRENCH_LANDING,
    EUROPEAN_WAR;

    private final String words = Topic.super.words().replaceFirst("^cu ", "CU ");

    @Override
    public String words() {
        return words;
    }

    @Override
    public List<Complaint> objections(String said) {
        return switch (this) {
            case BATTLE_PLAN ->
                BattlePlan.read(said) instanceof Read.NotUnderstood<BattlePlan>(var complaints)
                        ? complaints
                        : List.of();
            case LEAD -> BattleCard.objections(said);
            case ANSWER -> said.equals("none") ? List.of() : BattleCard.objections(said);
            default -> List.of();
        };
    }
}
