package postrider.americanwar;

import java.util.Set;
import postrider.kernel.question.Topic;

/** What players are asked in both books, or in the newer one. */
public enum WarTopic implements Topic {
    /** The elder book has its own questions on battles. */
    BATTLE_CARD("none/no | [ play/discard ] CARD"),
    INTERCEPT("yes | no/none | [ only NUMBER cu/cus with ] PIECE [ from SPACE ]"),
    RETREAT_BEFORE_BATTLE("stand | [ only NUMBER cu/cus ] [ to ] SPACE"),
    RETREAT("[ to ] SPACE | [ by ] sea [ to ] SPACE"),
    CLAIM_THE_FIRST_PLAY("yes | no/none"),
    FIRST_PLAYER("[ the ] american/british"),
    NEXT_OPERATION("stop | { " + Form.LEGS + " | [ activate/move ] [ general ] PIECE [ " + Form.LEGS + " ]"
            + " | land/landing [ party ] [ at/in/on ] SPACE }"),
    MARCH("stop | " + Form.LEGS),
    GENERAL_TO_SEND_BACK("PIECE"),
    /** 7.6.B; not in the elder book. */
    MARKERS_TO_REMOVE("{ SPACE } | none/no"),
    CU_TO_INTERCEPT_WITH(Form.UNITS),
    CU_TO_RETREAT_WITH(Form.UNITS),
    CU_TO_LOSE(Form.UNITS),
    EVENT("{ SPACE | flip/remove SPACE | " + Form.SOME + " in/from SPACE } | none/no"),
    /** 6.34.C.i; not in the elder book. */
    ANOTHER_ACTION("yes | no/none"),
    CONGRESS("[ to ] SPACE"),
    FRENCH_NAVY("[ to ] ZONE | [ to ] SPACE"),
    FRENCH_LANDING("[ to/at/in ] SPACE"),
    EUROPEAN_WAR("{ [ " + Form.SOME + " in/from ] SPACE } | none/no");

    /** How armies are told what to do, as orders are read. */
    private static final class Form {
        private static final String SOME = "NUMBER [ american/british/french ] [ cu/cus ]";
        private static final String UNITS = "{ " + SOME + " } | american/british/french [ cu/cus ]";
        private static final String LEG =
                "to/via/through { SPACE } | by sea/ship [ to ] SPACE | sail/sails [ to ] SPACE"
                        + " | [ with/take/takes/drop/leave ] { all/everything | " + SOME
                        + " } | pick/drop up/off { all/everything | " + SOME
                        + " } | stop [ here ] if/when [ a/an ] intercept/interception/interceptions [ is/was ] tried/attempted"
                        + " | [ then ] ask";
        private static final String LEGS = "< " + LEG + " >";
    }

    /** What the elder book never asks. */
    public static final Set<WarTopic> NEWER = Set.of(BATTLE_CARD, MARKERS_TO_REMOVE, ANOTHER_ACTION);

    private final String answers;
    private final String words = Topic.super.words().replaceFirst("^cu ", "CU ");

    WarTopic(String answers) {
        this.answers = answers;
    }

    @Override
    public String answers() {
        return answers;
    }

    @Override
    public boolean hasCircumstance() {
        return switch (this) {
            case BATTLE_CARD, INTERCEPT, RETREAT_BEFORE_BATTLE, RETREAT, GENERAL_TO_SEND_BACK -> true;
            case CU_TO_INTERCEPT_WITH, CU_TO_RETREAT_WITH, CU_TO_LOSE -> true;
            default -> false;
        };
    }

    @Override
    public String words() {
        return words;
    }
}
