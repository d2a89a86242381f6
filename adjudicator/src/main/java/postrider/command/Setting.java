package postrider.command;

import java.io.PrintWriter;
import java.time.InstantSource;
import postrider.desk.GameCatalog;

/** What the commands work with. */
public record Setting(GameCatalog catalog, Equipment equipment, InstantSource clock, PrintWriter out, PrintWriter err) {
    /** Printed there. */
    Setting printing(PrintWriter there) {
        return new Setting(catalog, equipment, clock, there, err);
    }
}
