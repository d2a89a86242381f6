package postrider.gateway.doctor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Consumer;

/** Checks an office whose settings can be read, and reports each finding at once. */
public record Doctor(Patient patient, Consumer<Finding> told) {
    /** One check. If it cannot find something out it throws an exception with a sentence. */
    interface Look {
        List<Finding> findings() throws IOException;
    }

    /** Runs all checks except the letter. */
    public void look() {
        var machine = new Machine(patient);
        look("settings", "See 'The settings' in docs/operator.md.", machine::settings);
        look("folders", "See that Postrider's user owns the folder of the office.", machine::folders);
        look("disk", "Make room on this disk.", machine::disk);
        look(
                "keys",
                "'postrider keygen' makes a key; see docs/operator.md, 'The referee's key'.",
                new Keys(patient)::look);
        look("dns", "Ask whoever manages your domain's DNS.", new DnsRecords(patient)::look);
        var servers = new Servers(patient);
        look("letters in", Servers.CURE, servers::in);
        look("letters out", Servers.CURE, servers::out);
        look("database", "See docs/operator.md, 'Past one machine'.", servers::database);
        var games = new GamesAtHand(patient);
        look("games", "'postrider status' lists the games.", games::games);
        look("tournaments", "'postrider tournament status' lists them.", games::tournaments);
    }

    /**
     * Has the office send itself a letter.
     *
     * @param seconds how long to wait for it
     */
    public void send(int seconds) {
        look("letter", Servers.CURE, () -> new OwnLetter(patient).sent(seconds));
    }

    /** Runs one check. Its failure is a finding too, and does not stop the other checks. */
    private void look(String check, String cure, Look look) {
        try {
            look.findings().forEach(finding -> told.accept(finding.of(check)));
        } catch (IOException | UncheckedIOException | IllegalArgumentException | IllegalStateException failed) {
            told.accept(Finding.fault(String.valueOf(failed.getMessage()), cure).of(check));
        }
    }
}
