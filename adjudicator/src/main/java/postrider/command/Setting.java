package postrider.command;

import java.io.PrintWriter;
import java.time.InstantSource;
import postrider.desk.GameCatalog;

/** What all commands work with. */
public record Setting(GameCatalog catalog, Equipment equipment, InstantSource clock, PrintWriter out, PrintWriter err) {
    Setting printing(PrintWriter there) {
        return new Setting(catalog, equipment, clock, there, err);
    }
}
