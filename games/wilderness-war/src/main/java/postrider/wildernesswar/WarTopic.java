package postrider.wildernesswar;

import postrider.kernel.question.Topic;

/** What players are asked. */
public enum WarTopic implements Topic {
    BID("accept | [ i ] [ bid/raise ] [ to ] NUMBER [ vp/vps/point/points ] [ for/to [ play ] [ the ] french/british ]"
            + " | i accept"),
    RESPONSE("none/no | { [ play ] CARD }"),
    INTERCEPT("yes | no/none | [ with ] " + Form.GROUP + " [ from SPACE ] | [ from ] SPACE"),
    INSIDE("all | none/no | { PIECE }"),
    AVOID_BATTLE("stand | yes | [ with ] " + Form.GROUP + " [ to SPACE ] | [ to ] SPACE"),
    ONWARD("stop | " + Form.STEPS),
    NEXT_ACTIVATION("nothing | < go " + Form.GROUP + " | " + Form.STEP + " >"),
    JOIN("yes | none/no | all | { PIECE }"),
    MILITIA("yes | none/no | { PIECE }"),
    LOSSES("{ [ all of ] PIECE }"),
    RETREAT("[ to ] SPACE | each by itself"),
    ASSAULT("yes | no/none"),
    GO_HOME("none/no | { PIECE } | { [ to ] SPACE }"),
    ATTRITION("{ [ all of ] PIECE }"),
    EVENT(
            "{ SPACE | [ restore ] PIECE | [ take/discard ] CARD | NUMBER [ to/in/at ] SPACE } | northern/southern | none/no | yes");

    /** How men are told what to do, as orders are read. */
    private static final class Form {
        private static final String GROUP = "PIECE [ with { all | PIECE } ]";
        private static final String STEP =
                "to { SPACE } | by sea to { SPACE } | sail to { SPACE } | land at/in { SPACE } | drop { PIECE }"
                        + " | demolish { SPACE } | siege/besiege | assault | sortie | [ then ] ask";
        private static final String STEPS = "< " + STEP + " >";
    }

    private final String answers;

    WarTopic(String answers) {
        this.answers = answers;
    }

    @Override
    public String answers() {
        return answers;
    }

    @Override
    public boolean hasCircumstance() {
        return this != BID && this != NEXT_ACTIVATION && this != EVENT;
    }

    @Override
    public boolean listsPieces() {
        return this == LOSSES || this == ATTRITION;
    }

    @Override
    public boolean listsSteps() {
        return this == ONWARD || this == NEXT_ACTIVATION;
    }
}
