package postrider.wethepeople.game;

import java.util.List;
import java.util.Set;
import postrider.americanwar.game.WarGame;
import postrider.kernel.Edition;
import postrider.kernel.Game;
import postrider.kernel.GameOption;
import postrider.kernel.Layers;

/** We the People in the catalog. */
public final class WeThePeople extends WarGame {
    /** The newest edition; {@code rulings.md} says what each changed. */
    public static final Edition EDITION = new Edition(4);

    public static final GameOption BATTLES = new GameOption(
            "battles",
            List.of("by plan", "card by card"),
            "9.1",
            "Each battle card is asked for by itself, instead of one battle plan of each side.");

    private static final List<String> FILES =
            List.of("map.yaml", "generals.yaml", "battle-cards.yaml", "cards.yaml", "turns.yaml", "scenarios.yaml");

    public WeThePeople() {
        super(new Title(
                "we-the-people",
                "We the People",
                BATTLES,
                EDITION,
                FILES,
                BoxReader.ALL,
                Set.of("at", "aliases", "guess", "reshuffle")));
    }

    @Override
    public Game.Box<?, ?> open(Layers layers, Edition edition) {
        return new WarBox(BoxReader.read(data(layers), edition));
    }
}
