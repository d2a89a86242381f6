package postrider.gateway.command;

import java.util.ArrayList;
import java.util.Locale;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import postrider.command.Mistakes;
import postrider.command.Screen;
import postrider.gateway.Settings;
import postrider.gateway.doctor.Doctor;
import postrider.gateway.doctor.Finding;
import postrider.gateway.doctor.Finding.Grade;
import postrider.gateway.doctor.Patient;
import postrider.gateway.signing.DnsKeys;
import postrider.text.Lists;

@Command(
        name = "doctor",
        description = "Checks everything an office needs, and says how to fix what is wrong.",
        footer = {
            "",
            "It checks settings, folders, disk, keys, DNS, mail servers, database and games, then has the office send itself a"
                    + " letter and waits for it. It changes nothing, and 'serve' may be running. The exit code is 1 if there"
                    + " is a fault.",
            "Examples:",
            "  postrider doctor --home /srv/postrider",
            "  postrider doctor --no-letter --json"
        })
final class DoctorCommand extends OfficeVerb {
    @Option(names = "--no-letter", description = "Send no letter.")
    boolean noLetter;

    @Option(
            names = "--wait",
            paramLabel = "SECONDS",
            description = "How long to wait for the letter. Default: ${DEFAULT-VALUE}.")
    int seconds = 60;

    @Option(names = "--json", description = "Print JSON when all checks are done.")
    boolean json;

    /** The JSON form, see docs/schema.json. */
    private record Row(String check, String grade, String seen, String cure) {}

    @Override
    public Integer call() {
        var findings = new ArrayList<Finding>();
        look(finding -> {
            findings.add(finding);
            if (!json) print(finding);
        });
        if (json)
            out().println(Screen.json(
                    Lists.map(findings, one -> new Row(one.check(), word(one.grade()), one.seen(), one.cure()))));
        return findings.stream().anyMatch(Finding::isFault) ? Mistakes.REFUSED : Mistakes.DONE;
    }

    private void look(Consumer<Finding> told) {
        Settings settings;
        try {
            settings = Main.settings(home)
                    .orElseThrow(
                            () -> new IllegalArgumentException("There is no %s; docs/operator.md says how to write one."
                                    .formatted(home.resolve(Main.SETTINGS))));
        } catch (Settings.Unusable unusable) {
            for (var fault : unusable.faults())
                told.accept(new Finding(
                        "settings",
                        Grade.FAULT,
                        fault,
                        "Correct it in postrider.yaml; the rest is checked after that."));
            return;
        }
        for (var missing : setting().equipment().missing(home))
            told.accept(new Finding(
                    "settings",
                    Grade.FAULT,
                    missing,
                    "Run the doctor in the same way as 'serve', or put the password there."));
        var clock = setting().clock();
        var doctor = new Doctor(
                new Patient(
                        home,
                        settings,
                        setting().catalog(),
                        () -> Main.games(home).all(),
                        () -> Main.tournaments(home),
                        new DnsKeys("dns:", clock),
                        new DnsKeys("dns:", "MX", clock),
                        clock),
                told);
        doctor.look();
        if (!noLetter) doctor.send(seconds);
    }

    private void print(Finding finding) {
        var grade = "%-8s ".formatted(word(finding.grade()));
        out().print(Screen.item("%s%-12s ".formatted(grade, finding.check()), harmless(finding.seen())));
        if (!finding.cure().isEmpty()) out().print(Screen.item(" ".repeat(22) + "-> ", finding.cure()));
        out().flush();
    }

    private static String word(Grade grade) {
        return grade.name().toLowerCase(Locale.ROOT);
    }

    /** Keeps what mail servers say from controlling the terminal. */
    private static String harmless(String words) {
        return words.replaceAll("\\p{Cntrl}+", " ");
    }
}
