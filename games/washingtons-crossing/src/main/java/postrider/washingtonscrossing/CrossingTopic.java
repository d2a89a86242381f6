package postrider.washingtonscrossing;

import java.util.List;
import java.util.regex.MatchResult;
import postrider.kernel.Guide;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Side;
import postrider.text.Complaint;
import postrider.text.LineReader;
import postrider.text.Speech.Slip;
import postrider.washingtonscrossing.Post.Force;

/** The kinds of questions there are. */
public enum CrossingTopic implements Topic {
    DEPLOY(
            "as they stand | < { PIECE } in/at " + Form.HEX + " [ NUMBER ] >",
            "21.0: the Americans, before the first turn.",
            "deploy: as they stand"),
    RAID(
            "the nearest | [ ENEMY in ] " + Form.HEX + " | ENEMY",
            "8.0: the Americans, when a leader raids: which stack.",
            "raid: Trenton"),
    RAIDED(
            "the strongest | ENEMY",
            "8.0: the Americans, with 'raid', or once they see who is in the stack: which leader.",
            "raided: Rall",
            "raided: the strongest"),
    ARRIVE(
            "the nearest | [ in ] " + Form.HEX + " | later | { PIECE }",
            "9.1.1, 9.2.2, 9.3.1: whose reinforcements come, if they may come in several hexes; nobody by letter for men without a detachment.",
            "arrive: 1900"),
    ONWARD(
            "{; " + Form.STEP + " ;}",
            "11.0: who wrote 'then ask' in a march that may go on.",
            "onward: stop",
            "onward: to Maidenhead; hasty attack on Princeton"),
    REACT(
            "nobody/none/no | go { PIECE } to the attack | {; [ " + Form.GROUP + " | " + Form.STEP
                    + " | to the attack ] [ up to fatigue NUMBER ] ;}",
            "11.3: who has leaders within four hexes of a normal or prepared attack. One letter for all of them.",
            "react: nobody",
            "react at Trenton: go von Donop; to the attack",
            "react if near Princeton: go Leslie; to the attack; up to fatigue 2",
            "react to any attack within 4 hexes of Princeton with Leslie, never below fatigue 2"),
    CROSSING(
            "PIECE crosses [ with NUMBER ] | [ a ] detachment [ of NUMBER ] crosses | PIECE stays",
            "11.4.2: the Americans, when a leader has more men than may cross and can divide them.",
            "crossing: a detachment crosses"),
    LOSSES(
            "[ in ] proportion | { PIECE NUMBER | NUMBER [ men ] [ of ] PIECE | PIECE [ the ] rest | [ the ] rest [ of/from ] PIECE | PIECE }",
            "17.1: who has lost men and has several leaders to take them from.",
            "losses: in proportion"),
    RETREAT(
            "the first way | surrender | [ by ] < " + Form.HEX + " > [ off the map ] | off the map",
            "17.3, 17.4: the beaten, where there are several ways.",
            "retreat: Princeton",
            "retreat: surrender"),
    SURRENDER(
            "yes | no",
            "17.4: nobody. Whoever fought may give up all of theirs at the end of the combat, and says so beforehand.",
            "surrender: no",
            "surrender at Trenton if beaten: yes"),
    ROUT(
            "the first way | [ away ] [ to ] " + Form.HEX + " [ and then to " + Form.HEX
                    + " ] | to the supply base [ by " + Form.HEX + " ]",
            "18.2: whose routed leader runs.",
            "rout: to the supply base");

    /** What a clause about a surrender may ask: whether they have to fall back. */
    public static final String BEATEN = "beaten";

    /** Beforehand, when nobody knows yet what there will be to choose from: what is listed first. */
    public static final String NEAREST = "the nearest";

    public static final String STRONGEST = "the strongest";
    public static final String FIRST_WAY = "the first way";

    private static final String REACTION = "react: go PIECE; to the attack";

    /** What would be no reaction, whatever is attacked: no clause says it. */
    private static final List<Slip> NO_REACTIONS = List.of(
            slip("\\b(?:hasty|normal) attack\\b", "Nobody attacks in reaction (11.3).", REACTION),
            slip("^(?:to|stop|then|detach|drop|join|leave)\\b", "Say who goes, before you say where.", REACTION),
            slip("^[; ]*up to\\b", "'up to fatigue' stands behind those it is for.", REACTION + "; up to fatigue 2"),
            slip("\\bgo (?:(?!\\bto\\b)[^;])+(?:$|; *(?=(?:go|try|up to)\\b))", "Say where they go.", REACTION),
            slip("\\bfatigue ([7-9]|\\d\\d+)\\b", "", "up to fatigue 4"));

    private static Slip slip(String said, String why, String instead) {
        return new Slip(LineReader.pattern(said), why, instead);
    }

    /** How somebody is told where to go, as orders are read. */
    private static final class Form {
        private static final String HEX = "SPACE";
        private static final String GROUP =
                "try PIECE [ with { PIECE } ] | go { PIECE } [ to { SPACE } | to the attack ]";
        private static final String STEP = "to { SPACE } [ by boat ] | hasty/normal attack on SPACE [ at dawn ]"
                + " | join PIECE | drop { PIECE } | detach NUMBER from PIECE [ as PIECE ] [ to go on ]"
                + " | leave the map | stop [ at SPACE ] | [ then ] ask";
    }

    private final String answers;
    private final List<String> help;

    /** @param clauses that answer beforehand */
    CrossingTopic(String answers, String when, String... clauses) {
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
    public boolean asks(Side side) {
        return side == Sides.AMERICAN || this != DEPLOY && this != RAID && this != RAIDED && this != CROSSING;
    }

    @Override
    public boolean listsSteps() {
        return this == ONWARD;
    }

    /** 8.0, 9.3, 11.3, 17.1: all but how a march of the order itself goes on may be asked in the enemy's turn, or after it. */
    @Override
    public boolean comesBetweenOrders(Side side) {
        return this != ONWARD;
    }

    @Override
    public List<Complaint> objections(String said) {
        if (this != REACT) return List.of();
        return NO_REACTIONS.stream()
                .flatMap(slip -> slip.said().matcher(said).results().map(found -> complaint(slip, said, found)))
                .limit(1)
                .toList();
    }

    private static Complaint complaint(Slip slip, String said, MatchResult found) {
        var why = found.groupCount() > 0 ? noFatigue(found.group(1)) : slip.why();
        return new Complaint(0, said, why, List.of(slip.instead()));
    }

    /** 12.0, 11.3 */
    public static String noFatigue(String said) {
        return "There is no fatigue %s: it goes from 0 to %d, and nobody reacts with 5 or more (11.3)."
                .formatted(said, Force.MOST_FATIGUE);
    }

    /** The place that is attacked, or who comes. */
    @Override
    public boolean hasCircumstance() {
        return this == REACT || this == SURRENDER || this == ARRIVE;
    }
}
