package postrider.washingtonswar.game;

import java.util.List;
import java.util.Set;
import postrider.americanwar.game.WarGame;
import postrider.kernel.Edition;
import postrider.kernel.Game;
import postrider.kernel.GameOption;
import postrider.kernel.Layers;

/** Washington's War in the catalog. */
public final class WashingtonsWar extends WarGame {
    /** The newest edition; {@code rulings.md} says what each changed. */
    public static final Edition EDITION = new Edition(4);

    public static final GameOption TOURNAMENT = new GameOption(
            "tournament",
            List.of("no", "yes"),
            "6.34.C.i",
            "After the Declaration of Independence or Benjamin Franklin the British player may draw a card and play"
                    + " again at once.");

    private static final List<String> FILES =
            List.of("map.yaml", "generals.yaml", "cards.yaml", "turns.yaml", "scenarios.yaml");

    public WashingtonsWar() {
        super(new Title(
                "washingtons-war",
                "Washington's War",
                TOURNAMENT,
                EDITION,
                FILES,
                BoxReader.ALL,
                Set.of("at", "aliases", "guess")));
    }

    @Override
    public Game.Box<?, ?> open(Layers layers, Edition edition) {
        return new WarBox(BoxReader.read(data(layers), edition));
    }
}
