package postrider.wildernesswar;

import java.nio.file.Path;
import java.util.Optional;
import postrider.wildernesswar.box.BoxReader;
import postrider.wildernesswar.game.WildernessWar;

/** Boxes by the newest rules. */
public final class Boxes {
    private Boxes() {}

    /** Ours, with the corrections in a folder over it. */
    public static Box with(Optional<Path> overlay) {
        return BoxReader.read(BoxReader.layers(overlay), WildernessWar.EDITION);
    }
}
