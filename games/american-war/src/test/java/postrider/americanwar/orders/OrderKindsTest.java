package postrider.americanwar.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static postrider.americanwar.Toy.BOSTON;
import static postrider.americanwar.Toy.CAMPAIGN;
import static postrider.americanwar.Toy.HOWE;
import static postrider.americanwar.Toy.ONE;
import static postrider.americanwar.Toy.SALEM;
import static postrider.americanwar.Toy.THREE;
import static postrider.americanwar.Toy.position;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Toy;
import postrider.americanwar.Toy.ToyCard;
import postrider.americanwar.Track;
import postrider.americanwar.WorkingPosition;
import postrider.dice.ScriptedChance;
import postrider.kernel.Umpire;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Refused;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;

/** The kinds of orders under the rules of a toy book: every listed order can be read and is accepted. */
class OrderKindsTest {
    private static final Position NOW = position(
            "Howe + 5 CU in Boston",
            "Washington + 1 CU in Newport",
            "British reinforcements 4 CU",
            "British hand 1-3",
            "British to move");

    private static List<Order> listed() {
        return new LegalOrders(NOW, Sides.BRITISH, (working, side, card) -> new ToyCard(working, side, card))
                .all().stream().flatMap(List::stream).toList();
    }

    /** The rule by which the use is refused, if it is. */
    private static Optional<String> refusal(Position now, Order.Play order) {
        var working = new WorkingPosition(
                now, new Umpire(List.of(), new ScriptedChance(List.of(), List.of()), Answers.SILENCE));
        try {
            order.takeUp(working, Sides.BRITISH);
            order.use().carryOut(new ToyCard(working, Sides.BRITISH, order.card()));
            return Optional.empty();
        } catch (Refused refused) {
            return Optional.of(refused.refusals().getFirst().rule());
        }
    }

    @Test
    void everyKindIsListed() {
        var kinds = Lists.filter(listed(), Order.Play.class).stream()
                .map(play -> play.use().getClass().getSimpleName())
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(Set.of("Operate", "Control", "Reinforce", "Discard"), kinds);
    }

    @Test
    void aListedOrderIsReadBackFromItsWords() {
        for (var order : listed()) {
            var read = new Toy.ToyReader(NOW, Sides.BRITISH).read(List.of(new Line(1, order.words())));
            assertEquals(new Read.Understood<>(order), read, order.words());
        }
    }

    @Test
    void aListedOrderIsCarriedOut() {
        for (var order : Lists.filter(listed(), Order.Play.class))
            if (!order.words().endsWith("; then ask"))
                assertEquals(Optional.empty(), refusal(NOW, order), order.words());
    }

    @Test
    void eachKindIsRefusedByTheNumbersOfItsBook() {
        var move = new Use.Operate(List.of(new Activation(HOWE, List.of(new Leg.To(SALEM)))));
        assertEquals(Optional.of("strategy"), refusal(NOW, new Order.Play(ONE, move)));
        assertEquals(Optional.of("control"), refusal(NOW, new Order.Play(CAMPAIGN, new Control(List.of(SALEM)))));
        assertEquals(
                Optional.of("markers named"), refusal(NOW, new Order.Play(ONE, new Control(List.of(SALEM, BOSTON)))));
        assertEquals(Optional.of("event"), refusal(NOW, new Order.Play(ONE, new Use.Event(Optional.empty()))));
        assertEquals(
                Optional.of("operations"), refusal(NOW, new Order.Play(CAMPAIGN, new Use.Event(Optional.empty()))));
        var none = new Reinforce(BOSTON, Optional.empty(), 0);
        assertEquals(Optional.of("reinforcements"), refusal(NOW, new Order.Play(ONE, none)));
        assertEquals(Optional.of("5.3"), refusal(position("British hand 2"), new Order.Play(ONE, move)));
        var claimed = position("British hand 1-3", "Howe + 5 CU in Boston")
                .with(NOW.track().with(Track.Mark.CAMPAIGN_FIRST, true));
        assertEquals(Optional.of("claim the first play"), refusal(claimed, new Order.Play(THREE, move)));
    }
}
