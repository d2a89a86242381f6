package postrider.washingtonswar;

import java.util.List;
import java.util.Map;
import postrider.americanwar.Nation;
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
import postrider.washingtonswar.game.WashingtonsWar;
import postrider.workbench.simulation.Simulation;

class SecrecyTest extends SecrecyKit<Position, Order> {
    /** A short war and a long one. */
    SecrecyTest() {
        super(
                new WashingtonsWar(),
                RandomGame.WAR,
                RandomGame.HIDDEN,
                List.of(
                        RandomGame.WARS,
                        Simulation.of("washingtons-war", RandomGame.WAR, "1775", Map.of(), "sensible")));
    }

    /** With the tournament rule, and just before the alliance or in its year. */
    @Override
    protected Position bent(Position before, long seed) {
        var now = before.withOptionalRule(true);
        return seed % 2 == 0 ? allied(now) : nearlyAllied(now);
    }

    /** A claim shows a card (5.3.a). */
    @Override
    protected boolean shows(Position before, Side side) {
        return before.track().has(Track.Mark.CAMPAIGN_FIRST) && side == Sides.BRITISH;
    }

    private static Position nearlyAllied(Position now) {
        return now.track().war() == Track.War.NEUTRAL ? now.with(now.track().withAlliance(8)) : now;
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
