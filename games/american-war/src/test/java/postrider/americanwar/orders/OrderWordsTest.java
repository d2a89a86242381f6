package postrider.americanwar.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;
import static postrider.americanwar.Toy.BOSTON;
import static postrider.americanwar.Toy.CAMPAIGN;
import static postrider.americanwar.Toy.GAGE;
import static postrider.americanwar.Toy.HOWE;
import static postrider.americanwar.Toy.NEWPORT;
import static postrider.americanwar.Toy.ONE;
import static postrider.americanwar.Toy.SALEM;
import static postrider.americanwar.Toy.THREE;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import postrider.americanwar.Nation;
import postrider.americanwar.Sides;
import postrider.americanwar.Troops;

class OrderWordsTest {
    static Stream<Arguments> orders() {
        var move = new Activation(HOWE, List.of(new Leg.PickUp(Troops.of(Nation.BRITISH, 3)), new Leg.To(SALEM)));
        return Stream.of(
                arguments("committees: Boston, Newport", new Order.Committees(List.of(BOSTON, NEWPORT))),
                arguments("for the king: none", new Order.ForTheKing(List.of())),
                arguments(
                        "play 3 OPS (2): activate Howe; take 3 CU; to Salem; then ask",
                        new Order.Play(THREE, new Use.Operate(List.of(move, new Step.ThenAsk())))),
                arguments(
                        "play 3 Minor Campaign: landing party at Boston; then activate Howe; take 3 CU; to Salem",
                        new Order.Play(CAMPAIGN, new Use.Operate(List.of(new Step.LandingParty(BOSTON), move)))),
                arguments("play 1 OPS (1): control Salem", new Order.Play(ONE, new Control(List.of(SALEM)))),
                arguments("play 1 OPS (1): nothing", new Order.Play(ONE, new Control(List.of()))),
                arguments(
                        "play 1 OPS (1): reinforce Boston with Gage and 2 CU",
                        new Order.Play(ONE, new Reinforce(BOSTON, Optional.of(GAGE), 2))),
                arguments(
                        "exchange 3 OPS (2), play 1 OPS (1): queue",
                        new Order.Play(Optional.of(THREE), ONE, new Use.Queue())),
                arguments("discard 3 Minor Campaign", new Order.Play(CAMPAIGN, new Use.Discard())));
    }

    @ParameterizedTest
    @MethodSource("orders")
    void everyKindOfOrderHasItsWords(String words, Order order) {
        assertEquals(words, order.words());
    }

    @Test
    void stopMeansGoingNoFurther() {
        assertEquals("stop", WhatNext.Onward.STOP.words(Sides.BRITISH));
    }
}
