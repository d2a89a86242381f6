package postrider.wethepeople.rules;

import java.util.List;
import postrider.kernel.question.Topic;
import postrider.text.Complaint;
import postrider.text.Read;

/** Questions in battle (9.0, 9.1). */
public enum BattleTopic implements Topic {
    BATTLE_EVENT,
    BATTLE_PLAN,
    LEAD,
    ANSWER,
    COUNTERATTACK;

    @Override
    public String answers() {
        return switch (this) {
            case BATTLE_EVENT -> "none/no | [ play ] CARD";
            case COUNTERATTACK -> "yes | no/none";
            default -> "";
        };
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
