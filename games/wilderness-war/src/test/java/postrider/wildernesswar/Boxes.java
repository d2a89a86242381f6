package postrider.wildernesswar;

import java.nio.file.Path;
import java.util.Optional;
import postrider.box.BoxFiles;
import postrider.wildernesswar.box.BoxReader;
import postrider.wildernesswar.game.WildernessWar;

/** Boxes with the newest edition of the rules. */
public final class Boxes {
    private Boxes() {}

    /** Our box, with the corrections in a folder on top. */
    public static Box with(Optional<Path> overlay) {
        var ours = BoxReader.layers();
        return BoxReader.read(
                overlay.map(BoxFiles::corrections).map(ours::corrected).orElse(ours), WildernessWar.EDITION);
    }
}
