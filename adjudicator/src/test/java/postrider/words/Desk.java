package postrider.words;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import postrider.kernel.Vocabulary;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Choice;
import postrider.kernel.question.Circumstance;
import postrider.kernel.question.Question;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Side;
import postrider.kit.Sides;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.Speech;

/** A small game's names and questions, for the tests of this package. */
final class Desk {
    /** What is asked. */
    enum Asked implements Topic {
        BATTLE_CARD,
        INTERCEPT,
        RETREAT_BEFORE_BATTLE,
        RETREAT,
        GENERAL_TO_SEND_BACK,
        CU_TO_LOSE,
        CU_TO_RETREAT_WITH,
        GO_HOME;

        @Override
        public String answers() {
            return this == GO_HOME ? "none/no | { PIECE }" : "";
        }
    }

    /** Who stands where, and how strong. */
    record Facts(String where, String who, int own, int enemy) implements Circumstance {
        @Override
        public Set<String> states() {
            return Set.of("defending", own < enemy ? "outnumbered" : "not outnumbered");
        }

        @Override
        public Map<String, Integer> counts() {
            return Map.of("CU", own, "enemy CU", enemy);
        }
    }

    static final Vocabulary NAMES = new Vocabulary(
            List.of(Asked.values()),
            List.of(
                    "Albany",
                    "Camden",
                    "Charlotte",
                    "Charlottesville",
                    "Ninety Six",
                    "Norfolk",
                    "Salisbury",
                    "Saratoga"),
            List.of("Washington", "Greene", "Arnold", "Burgoyne"),
            List.of("12 Do or Die", "31 Hessian Infantry", "73 Morgan's Riflemen"),
            List.of("attacking", "defending", "outnumbered", "not outnumbered"),
            List.of("CU", "enemy CU"),
            new Speech(
                    List.of(Speech.Idiom.of(
                            "hold fast in (.+?)((?: (?:if|this)\\b.*)?)", "retreat before battle in $1$2: stand")),
                    List.of("early 1777", "late 1777", "early 1778"),
                    "late 1777",
                    List.of("yes", "no", "none", "stand", "play", "discard", "american", "cu")));

    private Desk() {}

    static ReadingContext context(Side side, Question<?>... open) {
        return new ReadingContext("ww-017", side, "Tom Van Buren", NAMES, Desk::isOrder, List.of(open), false);
    }

    /** A letter in a game that understands every order that begins with "play" or "pass". */
    static Letter read(OpenedLetter opened, ReadingContext context) {
        return readSorted(opened.in(context), context);
    }

    /** Like {@link #read}, if the letter is sorted in this context already. */
    static Letter readSorted(OpenedLetter sorted, ReadingContext context) {
        var letter = sorted.read(context);
        var complaints = letter instanceof Letter.Garbled garbled
                ? garbled.and(complaints(garbled.order()))
                : complaints(letter.order());
        return complaints.isEmpty() ? letter : new Letter.Garbled(complaints, List.of());
    }

    private static boolean isOrder(String words) {
        return words.matches("(?i)(play|pass)\\b.*");
    }

    private static List<Complaint> complaints(List<Line> lines) {
        return lines.stream()
                .filter(line -> !isOrder(line.text()))
                .map(line -> new Complaint(line.number(), line.text(), "An order begins with play or pass.", List.of()))
                .toList();
    }

    static Choice<String> battleCard(String where, String who, int own, int enemy) {
        return question(
                "9.2",
                Asked.BATTLE_CARD,
                "",
                new Facts(where, who, own, enemy),
                "play 73 Morgan's Riflemen",
                "discard 31 Hessian Infantry",
                "none");
    }

    static Choice<String> battleCardAmong(String... options) {
        return question("9.2", Asked.BATTLE_CARD, "", new Facts("Camden", "", 1, 1), options);
    }

    static Choice<String> intercept(String where, String... options) {
        return question("7.8", Asked.INTERCEPT, "into " + where, new Facts(where, "", 3, 5), options);
    }

    static Choice<String> retreat(String who, int own, int enemy, String... options) {
        return question("7.9", Asked.RETREAT_BEFORE_BATTLE, "", new Facts("Camden", who, own, enemy), options);
    }

    static Choice<String> sentBack(String... options) {
        return question("7.4", Asked.GENERAL_TO_SEND_BACK, "", new Facts("Camden", "", 3, 5), options);
    }

    private static Choice<String> question(
            String rule, Topic topic, String about, Circumstance facts, String... options) {
        Map<String, String> menu = new LinkedHashMap<>();
        for (var option : options) menu.put(option, option);
        return new Asking(Sides.AMERICAN, rule, topic, about, "What now?")
                .one(menu)
                .withFacts(facts);
    }
}
