package postrider.wethepeople;

import java.nio.file.Path;
import java.util.Optional;
import postrider.americanwar.Box;
import postrider.box.BoxFiles;
import postrider.wethepeople.box.BoxReader;
import postrider.wethepeople.game.WeThePeople;

/** Boxes by the newest rules. */
public final class Boxes {
    private Boxes() {}

    /** Ours, with the corrections in a folder over it. */
    public static Box with(Optional<Path> overlay) {
        var game = new WeThePeople();
        var ours = game.layers();
        var layers = overlay.map(BoxFiles::corrections).map(ours::corrected).orElse(ours);
        return BoxReader.read(game.data(layers), game.edition());
    }
}
