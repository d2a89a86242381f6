package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import postrider.cases.Case;
import postrider.cases.Cases;
import postrider.cases.Coverage;
import postrider.cases.OurRulings;
import postrider.cases.RuleBook;
import postrider.kernel.Game;

/** Every case of the game, a test each; and no rule, card or ruling of ours is without one. */
class CasesTest {
    private static final WashingtonsWar GAME = new WashingtonsWar();
    private static final Game.Box<?, ?> BOX = GAME.open(Optional.empty());
    private static final List<Case> CASES = Cases.of(GAME);
    private static final OurRulings RULINGS = OurRulings.of(GAME);

    @TestFactory
    Stream<DynamicTest> cases() {
        return CASES.stream().map(one -> DynamicTest.dynamicTest(one.name(), () -> one.run(BOX)));
    }

    @Test
    void everyRuleAndEveryCardHasACase() {
        var coverage = Coverage.of(RuleBook.of(GAME), RULINGS, BOX.vocabulary().cards(), CASES);
        assertEquals(List.of(), coverage.sections());
        assertEquals(List.of(), coverage.cards());
        assertEquals(List.of(), coverage.unknown());
    }

    @Test
    void aCaseRestsOnEveryRulingThatDoesNotSayWhyNoneCan() {
        var rested = CASES.stream().flatMap(one -> one.disputed().stream()).collect(Collectors.toSet());
        for (var ruling : RULINGS.all())
            assertNotEquals(ruling.noCase(), rested.contains(ruling.number()), ruling::number);
    }
}
