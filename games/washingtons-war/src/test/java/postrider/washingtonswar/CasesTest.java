package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import postrider.cases.Case;
import postrider.cases.Cases;
import postrider.cases.Coverage;
import postrider.cases.RuleBook;
import postrider.kernel.Rules;

/** Every case of the game, a test each; and no rule or card is without one. */
class CasesTest {
    private static final WashingtonsWar GAME = new WashingtonsWar();
    private static final Rules<?, ?> RULES = GAME.open(Optional.empty()).rules();
    private static final List<Case> CASES = Cases.of(GAME);

    @TestFactory
    Stream<DynamicTest> cases() {
        return CASES.stream().map(one -> DynamicTest.dynamicTest(one.name(), () -> one.run(RULES)));
    }

    @Test
    void everyRuleAndEveryCardHasACase() {
        var coverage = Coverage.of(RuleBook.of(GAME), RULES.cards(), CASES);
        assertEquals(List.of(), coverage.sections());
        assertEquals(List.of(), coverage.cards());
        assertEquals(List.of(), coverage.unknown());
    }
}
