package postrider.washingtonscrossing.game;

import java.util.List;
import java.util.Map;
import java.util.Set;
import postrider.box.Worksheet;
import postrider.kernel.Die;
import postrider.kernel.Edition;
import postrider.kernel.Game;
import postrider.kernel.GameOption;
import postrider.kernel.Layers;
import postrider.kernel.Parts;
import postrider.kernel.ruling.Side;
import postrider.washingtonscrossing.OptionalRule;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.box.BoxReader;
import postrider.washingtonscrossing.rules.Table;

/** Washington's Crossing in the catalog of games. */
public final class WashingtonsCrossing implements Game {
    @Override
    public String name() {
        return "washingtons-crossing";
    }

    @Override
    public String title() {
        return "Washington's Crossing";
    }

    @Override
    public List<Side> sides() {
        return Sides.BOTH;
    }

    @Override
    public List<String> scenarios() {
        return List.of("campaign", "quick-start");
    }

    @Override
    public List<GameOption> options() {
        return OptionalRule.options();
    }

    /** A night march of one wing takes 30 statements, a turn of a whole army in three columns more than 100. */
    @Override
    public int parts() {
        return Parts.SIZES.getLast();
    }

    @Override
    public List<Die> dice() {
        return List.of(Table.D10);
    }

    @Override
    public Layers layers() {
        return BoxReader.layers();
    }

    @Override
    public Game.Box<?, ?> open(Layers layers, Edition edition) {
        return new CrossingBox(BoxReader.read(layers, edition));
    }

    @Override
    public Map<String, String> worksheet(Layers layers) {
        return Worksheet.of(title(), BoxReader.data(layers), Set.of());
    }
}
