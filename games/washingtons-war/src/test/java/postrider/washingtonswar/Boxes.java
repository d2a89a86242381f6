package postrider.washingtonswar;

import java.nio.file.Path;
import java.util.Optional;
import postrider.americanwar.Box;
import postrider.box.BoxFiles;
import postrider.washingtonswar.game.BoxReader;
import postrider.washingtonswar.game.WashingtonsWar;

/** Boxes with the newest edition of the rules. */
public final class Boxes {
    private Boxes() {}

    /** Our box, with the corrections in a folder on top. */
    public static Box with(Optional<Path> overlay) {
        var game = new WashingtonsWar();
        var ours = game.layers();
        var layers = overlay.map(BoxFiles::corrections).map(ours::corrected).orElse(ours);
        return BoxReader.read(game.data(layers), game.edition());
    }
}
