package postrider.wethepeople;

import java.nio.file.Path;
import java.util.Optional;
import postrider.americanwar.Box;
import postrider.wethepeople.box.BoxReader;
import postrider.wethepeople.game.WeThePeople;

/** Boxes by the newest rules. */
public final class Boxes {
    private Boxes() {}

    /** Ours, with the corrections in a folder over it. */
    public static Box with(Optional<Path> overlay) {
        return BoxReader.read(BoxReader.FOLDER.layers(overlay), WeThePeople.EDITION);
    }
}
