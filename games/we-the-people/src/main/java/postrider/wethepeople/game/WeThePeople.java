package postrider.wethepeople.game;

import java.util.List;
import postrider.americanwar.box.BoxFolder;
import postrider.americanwar.game.WarGame;
import postrider.kernel.Edition;
import postrider.kernel.Game;
import postrider.kernel.GameOption;
import postrider.kernel.Layers;
import postrider.wethepeople.box.BoxReader;

/** We the People on the catalog. */
public final class WeThePeople implements WarGame {
    /** The newest; {@code rulings.md} tells what each changed. */
    public static final Edition EDITION = new Edition(2);

    public static final GameOption BATTLES = new GameOption(
            "battles",
            List.of("by plan", "card by card"),
            "9.1",
            "Each battle card is asked for by itself, instead of one battle plan of each side.");

    @Override
    public String name() {
        return "we-the-people";
    }

    @Override
    public String title() {
        return "We the People";
    }

    @Override
    public List<GameOption> options() {
        return List.of(BATTLES);
    }

    @Override
    public Edition edition() {
        return EDITION;
    }

    @Override
    public BoxFolder folder() {
        return BoxReader.FOLDER;
    }

    @Override
    public Game.Box<?, ?> open(Layers layers, Edition edition) {
        return new WarBox(BoxReader.read(layers, edition));
    }
}
