package postrider.wildernesswar.game;

import java.util.List;
import java.util.Map;
import java.util.Set;
import postrider.box.Worksheet;
import postrider.kernel.Edition;
import postrider.kernel.Game;
import postrider.kernel.GameOption;
import postrider.kernel.Layers;
import postrider.kernel.ruling.Side;
import postrider.wildernesswar.OptionalRule;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.box.BoxReader;

/** Wilderness War in the catalog. */
public final class WildernessWar implements Game {
    /** The newest edition; {@code rulings.md} says what each changed. */
    public static final Edition EDITION = new Edition(6);

    @Override
    public String name() {
        return "wilderness-war";
    }

    @Override
    public String title() {
        return "Wilderness War";
    }

    @Override
    public List<Side> sides() {
        return Sides.BOTH;
    }

    @Override
    public List<String> scenarios() {
        return List.of("annus-mirabilis", "early-war-campaign", "late-war-campaign", "full-campaign");
    }

    @Override
    public List<GameOption> options() {
        return OptionalRule.options();
    }

    @Override
    public Edition edition() {
        return EDITION;
    }

    @Override
    public Layers layers() {
        return BoxReader.layers();
    }

    @Override
    public Game.Box<?, ?> open(Layers layers, Edition edition) {
        return new WarBox(BoxReader.read(layers, edition));
    }

    @Override
    public Map<String, String> worksheet(Layers layers) {
        return Worksheet.of(title(), BoxReader.data(layers), Set.of("at"));
    }
}
