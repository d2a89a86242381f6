package postrider.gateway.doctor;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.gateway.tournament.Director;
import postrider.gateway.tournament.Proceedings;
import postrider.store.GameStore;

/** Checks that each game is intact, fits its index and is not stopped, and that each tournament is intact, can draw its lots and is not late. */
record GamesAtHand(Patient patient) {
    List<Finding> games() {
        var games = patient.games().get();
        var findings = new ArrayList<Finding>();
        for (var game : games) {
            broken(game).or(() -> stopped(game)).ifPresent(findings::add);
        }
        if (findings.isEmpty())
            findings.add(Finding.good("%d, all intact, and none is stopped".formatted(games.size())));
        return findings;
    }

    /** Reads all entries, which checks each hash and that no entry the index knows is missing. */
    private Optional<Finding> broken(GameStore game) {
        try {
            game.events();
            patient.catalog().requirePlayable(game, game.header());
            return Optional.empty();
        } catch (RuntimeException broken) {
            return Optional.of(
                    Finding.fault(
                            "%s is broken: %s".formatted(game.id(), broken.getMessage()),
                            "Restore your copy (docs/operator.md, 'What to do when'). Its letters wait meanwhile, and the other games go on."));
        }
    }

    private static Optional<Finding> stopped(GameStore game) {
        var log = game.log();
        if (log.over()) return Optional.empty();
        return log.motions()
                .dispute()
                .map(dispute -> "impulse %d is disputed".formatted(dispute.impulse()))
                .or(() -> log.paused() ? Optional.of("it is paused") : Optional.empty())
                .or(() -> game.letters().damaged() > 0
                        ? Optional.of("a letter differs from its entry, and was not sent")
                        : Optional.empty())
                .or(() -> log.header().players().keySet().stream()
                        .filter(side ->
                                game.letters().arrivals(side).unreachable().isPresent())
                        .map("the %s player cannot be reached"::formatted)
                        .findFirst())
                .map(why -> Finding.warning(
                        "%s is stopped: %s".formatted(game.id(), why),
                        "See 'postrider status %s'.".formatted(game.id())));
    }

    List<Finding> tournaments() throws IOException {
        var store = patient.tournaments().get();
        var director = new Director(store, patient.catalog(), id -> Optional.empty(), patient.clock());
        var findings = new ArrayList<Finding>();
        var ids = store.ids();
        for (var id : ids) finding(director, id).ifPresent(findings::add);
        if (findings.isEmpty() && !ids.isEmpty())
            findings.add(Finding.good("%d, all intact, and none is late".formatted(ids.size())));
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
                            "%s is broken: %s".formatted(id, broken.getMessage()),
                            "Restore your copy of its folder (docs/operator.md, 'What to do when'). Its games go on meanwhile."));
        }
    }

    private static Optional<Finding> late(Proceedings so) {
        long late = so.open().stream().filter(so::isLate).count();
        return late == 0
                ? Optional.empty()
                : Optional.of(Finding.warning(
                        "%s has late games: %d".formatted(so.id(), late),
                        "See 'postrider tournament status %s'.".formatted(so.id())));
    }
}
