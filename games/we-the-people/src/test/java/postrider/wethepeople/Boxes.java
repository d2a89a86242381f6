package postrider.wethepeople;

import java.nio.file.Path;
import java.util.Optional;
import postrider.americanwar.Box;
import postrider.box.BoxFiles;
import postrider.wethepeople.game.BoxReader;
import postrider.wethepeople.game.WeThePeople;

/** Boxes with the newest edition of the rules. */
public final class Boxes {
    private Boxes() {}

    /** Our box, with the corrections in a folder on top. */
    public static Box with(Optional<Path> overlay) {
        var game = new WeThePeople();
        var ours = game.layers();
        var layers = overlay.map(BoxFiles::corrections).map(ours::corrected).orElse(ours);
        return BoxReader.read(game.data(layers), game.edition());
    }
}
