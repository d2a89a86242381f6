package postrider.washingtonscrossing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import postrider.dice.ScriptedChance;
import postrider.kernel.Umpire;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Side;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.washingtonscrossing.game.CrossingBox;

/** Answers to send back are explained if their words do not explain themselves, above all after a combat. */
class MeaningsTest {
    private static final CrossingBox BOX = RandomCampaign.BOX;

    /** The explanations of the answers offered for a topic. */
    private static Map<String, String> told(
            String board, Side side, String order, CrossingTopic topic, Integer... dice) {
        var start = BOX.notation().position("turn Dec 27 7 am; American points 21; British points 8; " + board);
        if (!(BOX.read(List.of(new Line(1, order)), start, side) instanceof Read.Understood<Order>(Order said)))
            throw new AssertionError(order);
        var meanings = new LinkedHashMap<String, String>();
        Answers silent = question -> {
            if (question.topic() == topic)
                for (var option : question.options()) meanings.put(option, question.meaning(option));
            return Optional.of(new Answers.Given(question.whenSilent(), Source.LETTER));
        };
        BOX.rules()
                .play(start, side, said, new Umpire(List.of(), new ScriptedChance(List.of(dice), List.of()), silent));
        return meanings;
    }

    @Test
    void retreatsNameTheirEndAndCost() {
        var told = told(
                "Washington 140, Glover 850 in 1929; Hitchcock 700 in 1930; Stephen 460 in 2028; Mercer 720 in 2129; Fermoy 620 in 2130; "
                        + "Ewing 720 in 2030; Rall 400 in Trenton; Leslie 400 in 1926",
                Sides.AMERICAN,
                "activate Washington with Glover, Hitchcock; prepared attack on Trenton with Glover, Hitchcock, Washington",
                CrossingTopic.RETREAT,
                9,
                5,
                3);
        assertEquals(
                "Ends in 1926 with Leslie, next to no enemy. The enemy in 2028 costs 80, 40 or no men more.",
                told.get("by 2028 1928 1927 1926"));
        assertEquals(
                "All of yours who fought here leave the game; their men count as lost (22.2).", told.get("surrender"));
    }

    @Test
    void retreatsOffTheMapAreFinal() {
        var told = told(
                "Mercer 700, Glover 850 in 1403; Rall 400 in 1402",
                Sides.AMERICAN,
                "activate Mercer; go Mercer; normal attack on 1402",
                CrossingTopic.RETREAT,
                9,
                9,
                9);
        assertEquals(
                List.of("They leave the game."),
                told.entrySet().stream()
                        .filter(way -> way.getKey().contains("off the map"))
                        .map(Map.Entry::getValue)
                        .distinct()
                        .toList());
    }

    @Test
    void lossesNameTheMenLeft() {
        var told = told(
                "Washington 140, Glover 850, Mercer 720 in 1929; Rall 800 in Trenton",
                Sides.AMERICAN,
                "activate Washington with Glover, Mercer; go Washington, Glover, Mercer; hasty attack on Trenton",
                CrossingTopic.LOSSES,
                9,
                5,
                2);
        assertEquals("Leaves Glover 690 men.", told.get("Glover 160"));
    }

    @Test
    void flightsNameTheirEnd() {
        var told = told(
                "British to move; Rall 370 fatigue 4 routed in 1926; Mercer 700 in Trenton",
                Sides.BRITISH,
                "pass",
                CrossingTopic.ROUT,
                0,
                9);
        assertEquals("Ends in 1816, next to no enemy; there he can rally next turn.", told.get("away to 1816"));
        assertEquals(
                told.size(),
                Lists.filter(List.copyOf(told.values()), meaning -> !meaning.isEmpty())
                        .size());
    }
}
