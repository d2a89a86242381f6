package postrider.wethepeople;

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
import postrider.wethepeople.box.BoxReader;

/** We the People on the catalog. */
public final class WeThePeople implements Game {
    /** The newest; {@code rulings.md} tells what each changed. */
    public static final Edition EDITION = Edition.FIRST;

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
    public List<Side> sides() {
        return Sides.BOTH;
    }

    @Override
    public List<String> scenarios() {
        return List.of("1775");
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
