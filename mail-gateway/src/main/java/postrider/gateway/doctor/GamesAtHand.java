package postrider.gateway.doctor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.store.GameStore;

/** Whether each game is whole, fits its index and goes on. */
record GamesAtHand(Patient patient) {
    List<Finding> look() {
        var games = patient.games().get();
        var findings = new ArrayList<Finding>();
        for (var game : games) {
            broken(game).or(() -> stopped(game)).ifPresent(findings::add);
        }
        if (findings.isEmpty())
            findings.add(Finding.good("games", "%d, all whole, and none is stopped".formatted(games.size())));
        return findings;
    }

    /** All entries are read: each hash, and that none is gone which the index remembers. */
    private Optional<Finding> broken(GameStore game) {
        try {
            game.events();
            patient.catalog().requirePlayable(game, game.header());
            return Optional.empty();
        } catch (RuntimeException broken) {
            return Optional.of(
                    Finding.fault(
                            "games",
                            "%s is broken: %s".formatted(game.id(), broken.getMessage()),
                            "Lay back your copy (docs/operator.md, 'What to do when'); its letters wait, and the other games go on."));
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
                        ? Optional.of("a letter is not as it was entered, and was not sent")
                        : Optional.empty())
                .or(() -> log.header().players().keySet().stream()
                        .filter(side ->
                                game.letters().arrivals(side).unreachable().isPresent())
                        .map("the %s player cannot be reached"::formatted)
                        .findFirst())
                .map(why -> Finding.warning(
                        "games",
                        "%s is stopped: %s".formatted(game.id(), why),
                        "'postrider status %s' tells more.".formatted(game.id())));
    }
}
