package postrider.wethepeople;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.americanwar.Nation;
import postrider.americanwar.Pile;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Track;
import postrider.americanwar.Troops;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.orders.Order;
import postrider.kernel.Chance;
import postrider.kernel.Umpire;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Side;
import postrider.kit.SecrecyKit;
import postrider.wethepeople.game.WarBox;
import postrider.wethepeople.game.WeThePeople;
import postrider.workbench.simulation.Simulation;

class SecrecyTest extends SecrecyKit<Position, Order> {
    /** With cards that take a whole hand, so that a player may have to play several special cards. */
    private static final WarBox BOX = corrected("""
            cards:
            - number: 73
              steps:
              - {do: take-random-card, side: american, count: 7}
              provenance: guess
            - number: 74
              steps:
              - {do: take-random-card, side: british, count: 7}
              provenance: guess
            - number: 75
              steps:
              - {do: take-random-card, side: british, count: 7}
              provenance: guess
            """);

    /** A short war and a long one. */
    SecrecyTest() {
        super(
                new WeThePeople(),
                BOX,
                RandomGame.HIDDEN,
                List.of(
                        Simulation.of("we-the-people", BOX, "1775", Map.of(), "random"),
                        Simulation.of("we-the-people", BOX, "1775", Map.of(), "sensible")));
    }

    private static WarBox corrected(String cards) {
        try {
            var folder = Files.createTempDirectory("box");
            Files.writeString(folder.resolve("cards.yaml"), cards);
            var box = new WarBox(Boxes.with(Optional.of(folder)));
            Files.delete(folder.resolve("cards.yaml"));
            Files.delete(folder);
            return box;
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /** Card by card, with all special cards in hand, or in the year of the alliance. */
    @Override
    protected Position bent(Position before, long seed) {
        return seed % 2 == 0 ? allied(before) : specialInHands(before).withOptionalRule(true);
    }

    private static Position specialInHands(Position now) {
        var cards = now.cards();
        for (var card : now.cards().deck())
            if (card.isSpecial()) {
                var side = card.number() % 2 == 0 ? Sides.AMERICAN : Sides.BRITISH;
                cards = cards.withDeck(cards.deck().without(card)).plus(Pile.hand(side), card);
            }
        return now.with(cards);
    }

    /** A claim shows a card (5.3). */
    @Override
    protected boolean shows(Position before, Side side) {
        return before.track().has(Track.Mark.CAMPAIGN_FIRST) && side == Sides.BRITISH;
    }

    /** French CUs wherever there are Americans. */
    private static Position allied(Position now) {
        var working = new WorkingPosition(now, new Umpire(List.of(), Chance.NONE, Answers.SILENCE));
        working.track(track -> track.withWar(Track.War.ALLIED));
        for (var space : now.country().spaces())
            if (now.units(Sides.AMERICAN, space) > 0) working.add(space, Troops.of(Nation.FRENCH, 5));
        return working.now();
    }
}
