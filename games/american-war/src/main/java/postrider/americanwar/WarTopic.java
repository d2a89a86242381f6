package postrider.americanwar;

import java.util.List;
import java.util.Set;
import postrider.kernel.question.Topic;

/** What players are asked in both books, or in the newer one. */
public enum WarTopic implements Topic {
    /** The elder book has its own questions on battles. */
    BATTLE_CARD(
            "none/no | [ play/discard ] CARD",
            "battle card if defending: play \"Morgan's Riflemen\"",
            "battle card: none"),
    INTERCEPT(
            "yes | no/none | [ only NUMBER cu/cus with ] PIECE [ from SPACE ]",
            "intercept into Saratoga with Gates",
            "intercept: no"),
    RETREAT_BEFORE_BATTLE(
            "stand | [ only NUMBER cu/cus ] [ to ] SPACE", "retreat before battle with Gates if outnumbered to Albany"),
    RETREAT("[ to ] SPACE | [ by ] sea [ to ] SPACE", "retreat from Saratoga to Albany"),
    CLAIM_THE_FIRST_PLAY("yes | no/none", "claim the first play"),
    FIRST_PLAYER("[ the ] american/british", "first player: American"),
    NEXT_OPERATION(
            "stop | { " + Form.LEGS + " | [ activate/move ] [ general ] PIECE [ " + Form.LEGS + " ]"
                    + " | land/landing [ party ] [ at/in/on ] SPACE }",
            "next operation: stop"),
    MARCH("stop | " + Form.LEGS, "march: stop"),
    GENERAL_TO_SEND_BACK("PIECE", "general to send back: Clinton, or Howe"),
    /** 7.6.B; not in the elder book. */
    MARKERS_TO_REMOVE("{ SPACE } | none/no", "markers to remove: Albany, York, Newport, Salem, Norfolk"),
    CU_TO_INTERCEPT_WITH(Form.UNITS, "CU to intercept with: 4 American CU and 1 French CU"),
    CU_TO_RETREAT_WITH(Form.UNITS, "CU to retreat with: 3 American CU and 2 French CU"),
    CU_TO_LOSE(Form.UNITS, "CU to lose: French"),
    EVENT("{ SPACE | flip/remove SPACE | " + Form.SOME + " in/from SPACE } | none/no", "event: Albany, York, Reading"),
    /** 6.34.C.i; not in the elder book. */
    ANOTHER_ACTION("yes | no/none", "another action: yes"),
    CONGRESS("[ to ] SPACE", "congress to York, Albany"),
    FRENCH_NAVY("[ to ] ZONE | [ to ] SPACE", "french navy: %s"),
    FRENCH_LANDING("[ to/at/in ] SPACE", "french landing: Newport"),
    EUROPEAN_WAR("{ [ " + Form.SOME + " in/from ] SPACE } | none/no", "european war: 1 CU in Boston, 1 CU in Quebec");

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
    private final List<String> clauses;
    private final String words = Topic.super.words().replaceFirst("^cu ", "CU ");

    WarTopic(String answers, String... clauses) {
        this.answers = answers;
        this.clauses = List.of(clauses);
    }

    /** Examples that answer beforehand; {@code zone} is one that the French Navy may close. */
    public String[] clauses(String zone) {
        return clauses.stream().map(clause -> clause.formatted(zone)).toArray(String[]::new);
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
    public boolean listsSteps() {
        return this == MARCH || this == NEXT_OPERATION;
    }

    @Override
    public String words() {
        return words;
    }
}
