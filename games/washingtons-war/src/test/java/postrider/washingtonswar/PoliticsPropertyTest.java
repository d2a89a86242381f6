package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import postrider.americanwar.Box;
import postrider.americanwar.Card;
import postrider.americanwar.CardStep;
import postrider.americanwar.Cards;
import postrider.americanwar.Pile;
import postrider.americanwar.Place;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Track;
import postrider.americanwar.Troops;
import postrider.americanwar.WorkingPosition;
import postrider.dice.UnsealedChance;
import postrider.kernel.Umpire;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.washingtonswar.game.BoxReader;
import postrider.washingtonswar.rules.Events;
import postrider.washingtonswar.rules.FrenchAlliance;
import postrider.washingtonswar.rules.PoliticalControl;
import postrider.washingtonswar.rules.WinterAttrition;

/** Chapters 10 to 13 and the events, on positions of every kind, with the answers that silence means. */
class PoliticsPropertyTest {
    private static final Box BOX = Boxes.with(Optional.empty());
    private static final Answers SILENT =
            question -> Optional.of(new Answers.Given(question.whenSilent(), Source.LETTER));
    private static final int POSITIONS = 150;

    private static WorkingPosition working(Position position, long seed) {
        return new WorkingPosition(position, new Umpire(List.of(), new UnsealedChance(seed), SILENT));
    }

    private static List<Position> positions() {
        var positions = new Positions(BOX, 1776);
        return Stream.generate(positions::next).limit(POSITIONS).toList();
    }

    @Test
    void everyProcedureIsUsedByACard() {
        var used = BOX.cards().stream()
                .flatMap(card -> card.steps().stream())
                .map(CardStep::procedure)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(CardStep.Procedure.class)));
        used.add(CardStep.Procedure.CONDITION_NO_EUROPEAN_WAR); // for an owner's cards, as 12.2.B.iii has them
        assertEquals(BoxReader.PROCEDURES.keySet(), used);
    }

    @Test
    void atLeastTwentyEventsCanBePlayed() {
        var titles = BOX.cards().stream()
                .filter(card -> !card.steps().isEmpty())
                .map(Card::title)
                .collect(Collectors.toCollection(TreeSet::new));
        assertTrue(titles.size() >= 20, titles.toString());
    }

    @Test
    void everyEventEndsAndKeepsTheCardsTogether() {
        for (var position : positions())
            for (var card : BOX.cards())
                for (var side : List.of(Sides.AMERICAN, Sides.BRITISH)) {
                    if (card.isCampaign()
                            || Events.BOOK.mayPlay(position, side, card).isPresent()) continue;
                    var held = position.with(withHand(position.cards(), side, card));
                    var working = working(held, card.number());
                    working.takeFromHand(side, card);
                    Events.BOOK.play(working, side, card, Optional.empty());
                    Events.BOOK.afterPlay(working, card);
                    assertEquals(cards(held), cards(working.now()), card.label());
                }
    }

    @Test
    void noMarkerIsLeftIsolated_10_2_3() {
        for (var position : positions()) {
            var working = working(position, 1);
            PoliticalControl.phase(working);
            var after = working.now().board().control();
            PoliticalControl.phase(working);
            assertEquals(after, working.now().board().control());
        }
    }

    @Test
    void winterTakesUnitsOnlyAndLeavesHalf_11_0() {
        for (var position : positions()) {
            var working = working(position, 2);
            WinterAttrition.phase(working);
            for (var space : BOX.country().spaces())
                for (var side : List.of(Sides.AMERICAN, Sides.BRITISH)) {
                    int before = position.units(side, space);
                    int after = working.now().units(side, space);
                    assertTrue(
                            after <= before && (before < 2 || 2 * after >= before), space + " " + before + " " + after);
                }
            assertEquals(position.board().control(), working.now().board().control());
        }
    }

    @Test
    void theAllianceLandsAllTheFrench_12_2_B() {
        for (var position : positions()) {
            var due = position.with(position.track().withAlliance(9).withWar(Track.War.NEUTRAL))
                    .with(position.board()
                            .withFrenchBox(5)
                            .withGeneral(BOX.country().general("Rochambeau"), Place.Box.FRANCE));
            var working = working(due, 3);
            FrenchAlliance.takeEffect(working);
            FrenchAlliance.europeanWar(working);
            int landed = french(working.now()) - french(due);
            assertEquals(5, landed + working.now().board().frenchBox());
            assertEquals(Track.War.EUROPEAN_WAR, working.now().track().war());
        }
    }

    private static int french(Position position) {
        return position.board().troops().values().stream()
                .mapToInt(Troops::french)
                .sum();
    }

    /** Moves the card to that hand, wherever it was. */
    private static Cards withHand(Cards cards, Side side, Card card) {
        var hand = Lists.with(Lists.filter(cards.hand(side), other -> !other.equals(card)), card);
        return cards.fill(Pile.hand(side), hand);
    }

    private static List<Integer> cards(Position position) {
        return position.cards().all().map(Card::number).sorted().toList();
    }
}
