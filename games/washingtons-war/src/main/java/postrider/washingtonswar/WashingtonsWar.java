package postrider.washingtonswar;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import postrider.americanwar.Sides;
import postrider.box.Worksheet;
import postrider.kernel.Edition;
import postrider.kernel.Game;
import postrider.kernel.GameOption;
import postrider.kernel.Layers;
import postrider.kernel.Side;
import postrider.washingtonswar.box.BoxReader;

/** Washington's War on the catalog. */
public final class WashingtonsWar implements Game {
    /** The newest; {@code rulings.md} tells what each changed. */
    public static final Edition EDITION = Edition.FIRST;

    public static final GameOption TOURNAMENT = new GameOption(
            "tournament",
            List.of("no", "yes"),
            "6.34.C.i",
            "After the Declaration of Independence or Benjamin Franklin the British player may draw a card and play"
                    + " again at once.");

    @Override
    public String name() {
        return "washingtons-war";
    }

    @Override
    public String title() {
        return "Washington's War";
    }

    @Override
    public List<Side> sides() {
        return Sides.BOTH;
    }

    @Override
    public List<String> scenarios() {
        return List.of("1775");
    }

    @Override
    public List<GameOption> options() {
        return List.of(TOURNAMENT);
    }

    @Override
    public Edition edition() {
        return EDITION;
    }

    @Override
    public Layers layers(Optional<Path> overlay) {
        return BoxReader.FOLDER.layers(overlay);
    }

    @Override
    public Game.Box<?, ?> open(Layers layers, Edition edition) {
        return new WarBox(BoxReader.read(layers, edition));
    }

    @Override
    public Map<String, String> worksheet(Optional<Path> overlay) {
        return Worksheet.of(title(), BoxReader.FOLDER.data(overlay), Set.of("at", "aliases", "guess"));
    }
}
