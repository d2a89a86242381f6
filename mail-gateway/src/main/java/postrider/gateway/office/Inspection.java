package postrider.gateway.office;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import postrider.desk.Shelf;
import postrider.gamefile.CorruptGameFile;
import postrider.gateway.SecretKey;
import postrider.gateway.Settings;
import postrider.templates.Letterpress;

/** Looks at everything the office will need before it opens, so that no letter finds out what is missing. */
public final class Inspection {
    private Inspection() {}

    /** Every fault, a sentence each: of the key, the layouts, and the games with their boxes. */
    public static List<String> faults(Settings settings, Shelf shelf, Instant now) {
        var faults = new ArrayList<String>();
        try {
            SecretKey.load(settings.refereeKey(), now);
        } catch (IOException unreadable) {
            faults.add(
                    "referee-key: %s cannot be read; 'postrider keygen' makes one.".formatted(settings.refereeKey()));
        } catch (IllegalArgumentException useless) {
            faults.add("referee-key: " + useless.getMessage());
        }
        settings.templates()
                .ifPresent(folder -> Letterpress.check(folder).forEach(fault -> faults.add("templates: " + fault)));
        faults.addAll(games(settings, shelf));
        return faults;
    }

    private static List<String> games(Settings settings, Shelf shelf) {
        var faults = new ArrayList<String>();
        if (!Files.isDirectory(settings.games())) return faults;
        for (var game : Register.games(settings.games())) {
            try {
                shelf.open(game, game.log());
            } catch (CorruptGameFile | IllegalArgumentException | IllegalStateException | UncheckedIOException broken) {
                faults.add("%s: %s".formatted(game.id(), broken.getMessage()));
            }
        }
        return faults;
    }
}
