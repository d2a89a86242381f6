package postrider.wildernesswar;

import java.util.List;
import postrider.kernel.Guide;
import postrider.kernel.question.Topic;

/** What players are asked. */
public enum WarTopic implements Topic {
    BID(
            "accept | [ i ] [ bid/raise ] [ to ] NUMBER [ vp/vps/point/points ] [ for/to [ play ] [ the ]"
                    + " french/british ] | i accept",
            "13.3, 14.7: who bids for a side before the game begins, and who may raise the bid of the other.",
            "bid: 2 for the French",
            "bid: accept"),
    RESPONSE(
            "none/no | { [ play ] CARD }",
            "5.56: who holds a card, at each moment at which one that is not yet seen may be played; at a battle,"
                    + " the attacker first (7.4).",
            "pass responses this season",
            "Foul Weather at the first naval move"),
    INTERCEPT(
            "yes | no/none | [ with ] " + Form.GROUP + " [ from SPACE ] | [ from ] SPACE",
            "6.71: who has units next to a space that an enemy enters; one force or unit tries, and comes on 4 or more.",
            "intercept into Hudson Carry North with Rogers if enemy alone",
            "intercept: no"),
    INSIDE(
            "all | none/no | { PIECE }",
            "8.1, 8.13: whose fort or fortress is entered, or who was beaten before it.",
            "stand inside Ticonderoga"),
    AVOID_BATTLE(
            "stand | yes | [ with ] " + Form.GROUP + " [ to SPACE ] | [ to ] SPACE",
            "6.8: whose men in the field are about to be attacked; one force or unit tries, and gets away on 4 or more.",
            "avoid battle: stand",
            "avoid battle to Crown Point unless fieldworks"),
    ONWARD(
            "stop | " + Form.STEPS,
            "6.82, 7.82, 5.36: who met nobody who stayed, and ordered nothing further; who wrote 'then ask' after a"
                    + " move that may go on.",
            "onward: stop"),
    NEXT_ACTIVATION(
            "nothing | < go " + Form.GROUP + " | " + Form.STEP + " >",
            "5.33, 5.36: who left a part of an order open with 'then ask', or whose part is no longer possible when"
                    + " its turn comes.",
            "next activation: nothing",
            "next activation: go Lévis with Béarn; to Crown Point"),
    JOIN("yes | none/no | all | { PIECE }", "8.251: whose besieged men are relieved.", "join: yes"),
    MILITIA(
            "yes | none/no | { PIECE }",
            "7.3, 10.21: who has militia in the department.",
            "militia if outnumbered: none"),
    LOSSES(
            "{ [ all of ] PIECE [ twice ] }",
            "7.6, 9.14: who loses some, but not all, of their steps. A list, of any length, of who goes first.",
            "losses: Béarn, La Sarre"),
    RETREAT(
            "[ to ] SPACE | each by itself",
            "7.91: the beaten, where there is more than one way.",
            "retreat from Hoosic to Albany, Deerfield"),
    ASSAULT("yes | no/none", "8.24: the besieger, when the siege has come far enough.", "assault: yes"),
    GO_HOME(
            "none/no | { PIECE } | { [ to ] SPACE }",
            "10.4: who has raiders to send home, at a raid or the end of a year.",
            "go home: none"),
    ATTRITION(
            "{ [ all of ] PIECE }",
            "11.0: who loses steps in the winter. A list, of any length, of who goes first.",
            "attrition: Béarn, La Sarre"),
    EVENT(
            "{ SPACE | [ restore ] PIECE | [ take/discard ] CARD | NUMBER [ to/in/at ] SPACE } | northern/southern |"
                    + " none/no | yes",
            "5.5: whoever the event lets choose.",
            "event: Québec");

    /** How men are told what to do, as orders are read. */
    private static final class Form {
        private static final String GROUP = "PIECE [ with { all | PIECE } ]";
        private static final String STEP =
                "to { SPACE } | by sea to { SPACE } | sail to { SPACE } | land at/in { SPACE } | drop { PIECE }"
                        + " | demolish { SPACE } | siege/besiege | assault | sortie | [ then ] ask";
        private static final String STEPS = "< " + STEP + " >";
    }

    private final String answers;
    private final List<String> help;

    /** @param clauses that answer beforehand */
    WarTopic(String answers, String when, String... clauses) {
        this.answers = answers;
        this.help = Guide.asked(when, clauses);
    }

    /** Who is asked when, and what answers it beforehand. */
    public List<String> help() {
        return help;
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
