package postrider.washingtonswar;

import java.nio.file.Path;
import java.util.Optional;
import postrider.americanwar.Box;
import postrider.box.BoxFiles;
import postrider.washingtonswar.box.BoxReader;
import postrider.washingtonswar.game.WashingtonsWar;

/** Boxes by the newest rules. */
public final class Boxes {
    private Boxes() {}

    /** Ours, with the corrections in a folder over it. */
    public static Box with(Optional<Path> overlay) {
        var game = new WashingtonsWar();
        var ours = game.layers();
        var layers = overlay.map(BoxFiles::corrections).map(ours::corrected).orElse(ours);
        return BoxReader.read(game.data(layers), game.edition());
    }
}
