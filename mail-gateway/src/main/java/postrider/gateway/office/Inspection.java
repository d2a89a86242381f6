package postrider.gateway.office;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import postrider.gateway.Settings;
import postrider.gateway.signing.SecretKey;
import postrider.templates.Letterpress;

/** Looks at what every letter will need before the office opens. */
public final class Inspection {
    private Inspection() {}

    /** Every fault, a sentence each: of the key, of the layouts and of where letters come in. */
    public static List<String> faults(Settings settings, Instant now) {
        var faults = new ArrayList<String>();
        try {
            SecretKey.load(settings.refereeKey(), now);
        } catch (IOException unreadable) {
            faults.add(
                    "referee-key: %s cannot be read; 'postrider keygen' makes one.".formatted(settings.refereeKey()));
        } catch (IllegalArgumentException useless) {
            faults.add("referee-key: " + useless.getMessage());
        }
        faults.addAll(settings.letterbox().faults());
        settings.templates()
                .ifPresent(folder -> Letterpress.check(folder).forEach(fault -> faults.add("templates: " + fault)));
        return faults;
    }
}
