package postrider.wildernesswar;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import postrider.box.Worksheet;
import postrider.kernel.Game;
import postrider.kernel.GameOption;
import postrider.kernel.Layers;
import postrider.kernel.Side;
import postrider.wildernesswar.box.BoxReader;

/** Wilderness War on the catalog. */
public final class WildernessWar implements Game {
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
    public Game.Box<?, ?> open(Optional<Path> overlay) {
        return open(BoxReader.layers(overlay));
    }

    @Override
    public Optional<Layers> layers(Optional<Path> overlay) {
        return Optional.of(BoxReader.layers(overlay));
    }

    @Override
    public Game.Box<?, ?> open(Layers layers) {
        return new WarBox(BoxReader.read(layers));
    }

    @Override
    public Map<String, String> worksheet(Optional<Path> overlay) {
        return Worksheet.of(title(), BoxReader.data(overlay), Set.of("at"));
    }
}
