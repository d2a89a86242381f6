package postrider.wildernesswar;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import postrider.cases.Cases;

/** Every case of the game, a test each. */
class CasesTest {
    @TestFactory
    Stream<DynamicTest> cases() {
        var game = new WildernessWar();
        var box = game.open(Optional.empty());
        var cases = Cases.of(game);
        assertFalse(cases.isEmpty());
        return cases.stream().map(one -> DynamicTest.dynamicTest(one.name(), () -> one.run(box)));
    }
}
