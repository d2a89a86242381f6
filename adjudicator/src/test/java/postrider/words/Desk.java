package postrider.words;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import postrider.kernel.Choice;
import postrider.kernel.Circumstance;
import postrider.kernel.Complaint;
import postrider.kernel.Line;
import postrider.kernel.Question;
import postrider.kernel.Side;
import postrider.kernel.Vocabulary;

/** A small game's names and questions, for the tests of this package. */
final class Desk {
    static final Vocabulary NAMES = new Vocabulary(
            List.of("battle card", "intercept", "retreat before battle", "retreat", "CU to lose", "CU to retreat with"),
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
            List.of("12 Do or Die", "31 Hessian Infantry", "73 Morgan's Riflemen"));

    private Desk() {}

    static ReadingContext context(Side side, Question<?>... open) {
        return new ReadingContext(side, NAMES, List.of(open));
    }

    /** A letter in a game that understands every order that begins with "play" or "pass". */
    static Letter read(OpenedLetter opened, ReadingContext context) {
        var letter = opened.read(context);
        var complaints = letter instanceof Letter.Garbled garbled
                ? garbled.and(complaints(garbled.order()))
                : complaints(letter.order());
        return complaints.isEmpty() ? letter : new Letter.Garbled(complaints, List.of());
    }

    private static List<Complaint> complaints(List<Line> lines) {
        return lines.stream()
                .filter(line -> !line.text().matches("(?i)(play|pass)\\b.*"))
                .map(line -> new Complaint(line.number(), line.text(), "An order begins with play or pass.", List.of()))
                .toList();
    }

    static Choice<String> battleCard(String where, String who, int own, int enemy) {
        return question(
                "9.2",
                "battle card",
                "",
                new Circumstance(where, who, own, enemy, false),
                "play 73 Morgan's Riflemen",
                "discard 31 Hessian Infantry",
                "none");
    }

    static Choice<String> intercept(String where, String... options) {
        return question("7.8", "intercept", "into " + where, new Circumstance(where, "", 3, 5, false), options);
    }

    static Choice<String> retreat(String who, int own, int enemy, String... options) {
        return question(
                "7.9", "retreat before battle", "", new Circumstance("Camden", who, own, enemy, false), options);
    }

    private static Choice<String> question(
            String rule, String topic, String about, Circumstance facts, String... options) {
        Map<String, String> menu = new LinkedHashMap<>();
        for (var option : options) menu.put(option, option);
        return Choice.one(Side.AMERICAN, rule, topic, about, "What now?", menu).given(facts);
    }
}
