package postrider.gateway.doctor;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import postrider.gateway.mailbox.MailVisit;
import postrider.gateway.postgres.Database;
import postrider.gateway.postgres.PostgresStores;

/** Signs in to the servers for incoming and outgoing mail, and opens the database if there is one. */
record Servers(Patient patient) {
    static final String CURE =
            "Compare host, port, security, user and password with what your provider says; see docs/operator.md, 'What to do when'.";

    /** Percent of the mailbox's quota. */
    private static final int FULL = 97;

    private static final int ALMOST = 85;

    List<Finding> in() throws IOException {
        var box = patient.settings().letterbox();
        var visit = MailVisit.in(box);
        if (visit.isEmpty()) return List.of(Finding.good("letters are delivered to this machine; there is no sign-in"));
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
        findings.add(Finding.good("%s accepts our sign-in%s".formatted(visit.server(), secured(visit))));
        var soon = patient.clock().instant().plus(Finding.SOON);
        visit.certificate()
                .filter(soon::isAfter)
                .ifPresent(ends -> findings.add(Finding.warning(
                        "the certificate of %s expires on %s"
                                .formatted(visit.server(), ends.toString().substring(0, 10)),
                        "Whoever runs that server must renew it; after that day no letter can come or go.")));
        visit.clock()
                .map(theirs ->
                        Clock.compared(visit.server(), theirs, patient.clock().instant()))
                .ifPresent(findings::add);
        return findings;
    }

    private static String secured(MailVisit visit) {
        return visit.certificate()
                .map(ends ->
                        ", its certificate is valid until " + ends.toString().substring(0, 10))
                .orElse("");
    }

    static Finding room(long used, long limit) {
        var seen = "%,d of %,d MB of the mailbox are used".formatted(used / 1_000_000, limit / 1_000_000);
        var cure = "Delete old letters there: everything answered is also in post/letters/.";
        long full = 100 * used / Math.max(1, limit);
        if (full >= FULL) return Finding.fault(seen, cure);
        return full >= ALMOST ? Finding.warning(seen, cure) : Finding.good(seen);
    }
}
