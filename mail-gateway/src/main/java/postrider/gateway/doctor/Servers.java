package postrider.gateway.doctor;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import postrider.gateway.mailbox.MailVisit;
import postrider.gateway.postgres.Database;
import postrider.gateway.postgres.PostgresStores;

/** Signs in where letters come in and where they go out, and opens the database, where one is configured. */
record Servers(Patient patient) {
    static final String CURE =
            "Compare host, port, security, user and password with what your provider says; docs/operator.md, 'What to do when'.";

    /** In the hundred. */
    private static final int FULL = 97;

    private static final int ALMOST = 85;

    List<Finding> in() throws IOException {
        var box = patient.settings().letterbox();
        var visit = MailVisit.in(box);
        if (visit.isEmpty()) return List.of(Finding.good("they are brought to this machine; nobody signs in"));
        var findings = findings(visit.get());
        visit.get()
                .room()
                .ifPresent(room -> findings.add(room(room.used(), room.limit()).of("quota")));
        return List.copyOf(findings);
    }

    List<Finding> out() throws IOException {
        return findings(MailVisit.out(patient.settings().smtp()));
    }

    List<Finding> database() {
        var store = patient.settings().store();
        if (store.isEmpty()) return List.of();
        try (var database = Database.open(store.get())) {
            return List.of(
                    Finding.good("%s opens with our key".formatted(database)),
                    Clock.compared(
                            "the database",
                            PostgresStores.now(database),
                            patient.clock().instant()));
        }
    }

    private List<Finding> findings(MailVisit visit) {
        var findings = new ArrayList<Finding>();
        findings.add(Finding.good("%s lets us in%s".formatted(visit.server(), secured(visit))));
        var soon = patient.clock().instant().plus(Finding.SOON);
        visit.certificate()
                .filter(soon::isAfter)
                .ifPresent(ends -> findings.add(Finding.warning(
                        "the certificate of %s ends on %s"
                                .formatted(visit.server(), ends.toString().substring(0, 10)),
                        "Whoever runs that server has to renew it; after that day no letter comes or goes.")));
        visit.clock()
                .map(theirs ->
                        Clock.compared(visit.server(), theirs, patient.clock().instant()))
                .ifPresent(findings::add);
        return findings;
    }

    private static String secured(MailVisit visit) {
        return visit.certificate()
                .map(ends ->
                        ", its certificate is good until " + ends.toString().substring(0, 10))
                .orElse("");
    }

    static Finding room(long used, long limit) {
        var seen = "%,d of %,d MB of the mailbox are full".formatted(used / 1_000_000, limit / 1_000_000);
        var cure = "Delete old letters there: what was answered lies in post/letters/ too.";
        long full = 100 * used / Math.max(1, limit);
        if (full >= FULL) return Finding.fault(seen, cure);
        return full >= ALMOST ? Finding.warning(seen, cure) : Finding.good(seen);
    }
}
