package postrider.americanwar.game;

import java.util.List;
import java.util.Map;
import java.util.Set;
import postrider.americanwar.Sides;
import postrider.americanwar.box.BoxFolder;
import postrider.box.Worksheet;
import postrider.kernel.Game;
import postrider.kernel.Layers;
import postrider.kernel.ruling.Side;

/** A title of this war on the catalog. */
public interface WarGame extends Game {
    /** The files of its box. */
    BoxFolder folder();

    @Override
    default List<Side> sides() {
        return Sides.BOTH;
    }

    @Override
    default List<String> scenarios() {
        return List.of("1775");
    }

    @Override
    default Layers layers() {
        return folder().layers();
    }

    @Override
    default Map<String, String> worksheet(Layers layers) {
        return Worksheet.of(title(), folder().data(layers), Set.of("at", "aliases", "guess"));
    }
}
