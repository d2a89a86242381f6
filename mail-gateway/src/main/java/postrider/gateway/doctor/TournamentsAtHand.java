package postrider.gateway.doctor;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.gateway.tournament.Director;
import postrider.gateway.tournament.Proceedings;

/** Whether each tournament is whole, can draw its lots, and goes on. */
record TournamentsAtHand(Patient patient) {
    List<Finding> look() throws IOException {
        var store = patient.tournaments().get();
        var director = new Director(store, patient.catalog(), id -> Optional.empty(), patient.clock());
        var findings = new ArrayList<Finding>();
        var ids = store.ids();
        for (var id : ids) finding(director, id).ifPresent(findings::add);
        if (findings.isEmpty() && !ids.isEmpty())
            findings.add(Finding.good("tournaments", "%d, all whole, and none is late".formatted(ids.size())));
        return findings;
    }

    private static Optional<Finding> finding(Director director, String id) {
        try {
            var so = director.proceedings(id);
            if (!so.isClosed()) director.requireSecret(so);
            return late(so);
        } catch (IOException | RuntimeException broken) {
            return Optional.of(
                    Finding.fault(
                            "tournaments",
                            "%s is broken: %s".formatted(id, broken.getMessage()),
                            "Lay back your copy of its folder (docs/operator.md, 'What to do when'); its games go on meanwhile."));
        }
    }

    private static Optional<Finding> late(Proceedings so) {
        long late = so.open().stream().filter(so::isLate).count();
        return late == 0
                ? Optional.empty()
                : Optional.of(Finding.warning(
                        "tournaments",
                        "%s waits for games that are late: %d".formatted(so.id(), late),
                        "'postrider tournament status %s' tells more.".formatted(so.id())));
    }
}
