package postrider.gateway.tournament;

import java.io.IOException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.files.ReadFiles;
import postrider.gateway.Fields;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.signing.PublicKey;
import postrider.log.Event;
import postrider.text.NameIndex;
import postrider.tournament.Rating;

/**
 * Reads the people in a tournament: name, address, key and time zone.
 *
 * @param folder the folder of the key files
 */
public record People(Path folder, Instant now, List<String> faults) {
    /** Written instead of a key if the referee enters all the player's letters. */
    public static final String BY_HAND = "none";

    public static Participant entrant(
            String name, String address, String key, String zone, Rating rating, Path folder, Instant now) {
        var reader = new People(folder, now, new ArrayList<>());
        var player = reader.player("the entrant", name, address, key);
        var entrant = Participant.of(player, reader.zone("--zone", zone), Optional.empty(), rating);
        reader.requireFaultless("This entrant");
        return entrant;
    }

    Participant official(Fields fields) {
        var name = fields.text("name");
        var address = fields.text("address");
        var player = player(fields.name(""), name, address, fields.text("key", ""));
        var zone = zone(fields.name("zone"), fields.text("zone", "UTC"));
        return Participant.of(player, zone, Optional.empty(), Rating.UNKNOWN);
    }

    Participant entrant(Fields fields) {
        var one = official(fields);
        var seed = Optional.of(fields.number("seed", 0, 1, PlanCheck.ENTRANTS)).filter(number -> number > 0);
        var rating = new Rating(
                fields.number("rating", (int) Rating.UNKNOWN.value(), 100, 4000),
                fields.number("deviation", (int) Rating.UNKNOWN.deviation(), 10, 350),
                Rating.UNKNOWN.volatility());
        return Participant.of(one.player(), one.zone(), seed, rating);
    }

    /**
     * Without a key a player is known by their mailbox; with {@code key: none} the referee enters their letters.
     *
     * @param key a file, or an enrolled key itself, which begins "dkim:" or ends in a line break
     */
    private Event.Player player(String where, String name, String address, String key) {
        try {
            var mailbox = new MailAddress(name, address);
            var plain = new Event.Player(name, mailbox.address(), "", "");
            if (key.equals(BY_HAND)) return plain;
            var text = key.isEmpty()
                    ? "dkim:" + mailbox.address()
                    : key.startsWith("dkim:") || key.endsWith("\n")
                            ? key
                            : ReadFiles.named(folder.resolve(key), PlanFile.LARGEST);
            return PublicKey.enrolled(plain.with("", text), now);
        } catch (IOException unreadable) {
            faults.add("%s.key: %s cannot be read.".formatted(where, folder.resolve(key)));
        } catch (IllegalArgumentException unfit) {
            if (!address.isEmpty()) faults.add("%s: %s".formatted(where, unfit.getMessage()));
        }
        return new Event.Player(name, address, "", "");
    }

    private String zone(String where, String said) {
        try {
            return ZoneId.of(said).getId();
        } catch (DateTimeException unknown) {
            var hint = NameIndex.nearest(said, ZoneId.getAvailableZoneIds())
                    .map("did you mean '%s'?"::formatted)
                    .orElse("write one such as 'Europe/Paris'.");
            faults.add("%s: '%s' is not a time zone; %s".formatted(where, said, hint));
            return "UTC";
        }
    }

    /** @throws IllegalArgumentException with a line for each fault */
    void requireFaultless(String what) {
        if (!faults.isEmpty())
            throw new IllegalArgumentException("%s cannot be used:\n  %s".formatted(what, String.join("\n  ", faults)));
    }
}
