package postrider.gateway.doctor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Consumer;

/** Looks at an office that has settings which can be read, and tells of each thing as it is seen. */
public record Doctor(Patient patient, Consumer<Finding> told) {
    /** A look at one thing. What it cannot find out is an exception with a sentence. */
    interface Look {
        List<Finding> findings() throws IOException;
    }

    /** Looks at all but the way of a letter. */
    public void look() {
        var machine = new Machine(patient);
        look("settings", "See 'The settings' in docs/operator.md.", machine::settings);
        look("folders", "See that Postrider's user owns the folder of the office.", machine::folders);
        look("disk", "Make room on this disk.", machine::disk);
        look("keys", "'postrider keygen' makes a key; docs/operator.md, 'The referee's key'.", new Keys(patient)::look);
        look("dns", "Ask whoever keeps the names of your domain.", new DnsRecords(patient)::look);
        var servers = new Servers(patient);
        look("letters in", Servers.CURE, servers::in);
        look("letters out", Servers.CURE, servers::out);
        look("database", "docs/operator.md, 'Past one machine'.", servers::database);
        var games = new GamesAtHand(patient);
        look("games", "'postrider status' names each game.", games::games);
        look("tournaments", "'postrider tournament status' names each.", games::tournaments);
    }

    /**
     * Has the office send itself a letter.
     *
     * @param seconds how long it is waited for
     */
    public void send(int seconds) {
        look("letter", Servers.CURE, () -> new OwnLetter(patient).sent(seconds));
    }

    /** One that fails is a finding too, and keeps no other from being looked at. */
    private void look(String check, String cure, Look look) {
        try {
            look.findings().forEach(finding -> told.accept(finding.of(check)));
        } catch (IOException | UncheckedIOException | IllegalArgumentException | IllegalStateException failed) {
            told.accept(Finding.fault(String.valueOf(failed.getMessage()), cure).of(check));
        }
    }
}
