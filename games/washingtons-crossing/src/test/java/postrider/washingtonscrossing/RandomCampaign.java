package postrider.washingtonscrossing;

import java.util.Map;
import postrider.kernel.Edition;
import postrider.washingtonscrossing.box.BoxReader;
import postrider.washingtonscrossing.game.CrossingBox;
import postrider.workbench.simulation.Simulation;

/** Whole campaigns of two random players. */
final class RandomCampaign {
    static final CrossingBox BOX = new CrossingBox(BoxReader.read(BoxReader.layers(), Edition.FIRST));
    static final Simulation<Position, Order> CAMPAIGNS = of("campaign");
    static final Simulation<Position, Order> QUICK = of("quick-start");

    private RandomCampaign() {}

    private static Simulation<Position, Order> of(String scenario) {
        return Simulation.of("washingtons-crossing", BOX, scenario, Map.of(), "random");
    }
}
