package postrider.wildernesswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import postrider.dice.ScriptedChance;
import postrider.kernel.Impulse;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Side;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.words.Clauses;
import postrider.workbench.simulation.Bot;
import postrider.workbench.simulation.Simulation;

/** A clause for losses is a list, of any length, of which units go first. It answers whenever one of them is there, whatever is lost. */
@Tag("long")
class FirstToGoTest {
    private static final String BATTLE =
            "Montcalm, Béarn, Guyenne, La Sarre, Languedoc in Ticonderoga; 22nd, 27th, Rogers,"
                    + " Goreham in Hudson Carry North; French hand 29; British hand 5; discards 6-17";

    private int asked;

    @Test
    void listedUnitsAreLostFirst() {
        for (long seed = 0; seed < 6; seed++)
            new Simulation<>("wilderness-war", RandomGame.WAR, RandomGame.WARS.start(), "sensible", Attentive::new)
                    .play(seed);
        assertTrue(asked > 50, asked + " questions");
    }

    private final class Attentive implements Bot<Position, Order> {
        private final Bot<Position, Order> player;
        private final Random random;

        Attentive(long seed) {
            this.player = RandomGame.SENSIBLE.players().apply(seed);
            this.random = new Random(seed);
        }

        @Override
        public Order order(Position position, Side side, List<List<Order>> legal) {
            return player.order(position, side, legal);
        }

        @Override
        public Optional<Given> to(Question<?> question) {
            if (question.topic().listsPieces()) listed(question);
            return player.to(question);
        }

        private void listed(Question<?> question) {
            var there = Lists.filter(question.options(), option -> !option.startsWith("all of "));
            var list = new ArrayList<>(there.subList(0, 1 + random.nextInt(there.size())));
            list.addAll(List.of("Wolfe", "22nd", "Cherokee 1"));
            Collections.shuffle(list, random);
            var clause = "%s: %s".formatted(question.topic().words(), String.join(", ", list));
            var given = clauses(question.to(), clause).to(question);
            assertTrue(given.isPresent(), () -> clause + " to " + question.options());
            asked++;
        }
    }

    /** 7.62: Drilled Troops lose two of the three steps; among them and among the others, the units listed first are lost first. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            losses: Rogers                             | 22nd, 27th, Rogers
            losses: Goreham, 27th                      | 27th, 22nd, Goreham
            losses: Wolfe, Béarn, all of Goreham, 27th | 27th, 22nd, Goreham
            losses: Rogers, 27th, Goreham              | 27th, 22nd, Rogers
            losses: 27th, Rogers, 22nd                 | 27th, Rogers, 22nd
            losses: Wolfe                              |
            """)
    void listedUnitsAreLostFirstAsFarAsTheRulesAllow(String clause, String lost) {
        var order = List.of(new Line(
                1, "play 29: activate Montcalm with Béarn, Guyenne, La Sarre, Languedoc; to Hudson Carry North"));
        var position = RandomGame.WAR.notation().position(BATTLE);
        if (!(RandomGame.WAR.orders().read(order, position, Sides.FRENCH) instanceof Read.Understood<Order>(var march)))
            throw new AssertionError(order);
        var verdict = new Impulse<>(RandomGame.WAR.rules(), position, Sides.FRENCH, Optional.of(march))
                .run(
                        List.of(),
                        new ScriptedChance(List.of(3, 2), List.of()),
                        question -> Optional.of(new Answers.Given(question.whenSilent(), Source.LETTER))
                                .filter(silent ->
                                        question.topic() != WarTopic.LOSSES || question.to() == Sides.FRENCH));
        if (!(verdict instanceof Verdict.Waiting<Position> waiting)) throw new AssertionError(verdict);
        assertEquals(
                Optional.ofNullable(lost),
                clauses(Sides.BRITISH, clause)
                        .to(waiting.questions().getFirst())
                        .map(Answers.Given::words));
    }

    private static Clauses clauses(Side side, String clause) {
        return switch (read(side, clause)) {
            case Read.Understood<Clauses>(var clauses) -> clauses;
            case Read.NotUnderstood<Clauses>(var complaints) -> throw new AssertionError(complaints);
        };
    }

    private static Read<Clauses> read(Side side, String clause) {
        return Clauses.read(side, Source.STANDING_ORDER, List.of(new Line(1, clause)), RandomGame.WAR.vocabulary());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            losses: Béarn, Sarre, Bananas   | 'Bananas' is no piece.
            attrition: the weakest, or ask  | 'the weakest' is no piece.
            """)
    void anUnknownPieceDrawsAComplaint(String clause, String complaint) {
        if (!(read(Sides.FRENCH, clause) instanceof Read.NotUnderstood<Clauses>(var complaints)))
            throw new AssertionError(clause);
        assertEquals(List.of(complaint), Lists.map(complaints, Complaint::expected));
    }
}
