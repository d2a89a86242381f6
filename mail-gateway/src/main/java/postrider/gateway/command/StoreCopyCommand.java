package postrider.gateway.command;

import java.io.IOException;
import picocli.CommandLine.Command;
import postrider.gateway.tournament.TournamentCopy;
import postrider.store.GameCopy;
import postrider.store.GameStore;
import postrider.text.Wording;

@Command(
        name = "copy",
        description =
                "Carries all games from one place to the other, and compares them. What was there before is not touched. Invitations, those who follow games, open seats and the office's hours go along.",
        footer = {
            "",
            "Nobody may serve the office meanwhile, and no letter may wait to act. A game that is there already, and is the same, is left"
                    + " as it is: so a copy that was broken off is made again.",
            "Examples:",
            "  postrider store copy folder database",
            "  postrider store copy database folder"
        })
final class StoreCopyCommand extends PlacesVerb {
    @Override
    int done(Place from, Place to) throws IOException {
        from.requireQuiet();
        int games = 0;
        for (var game : from.games().all()) {
            copy(game, to);
            games++;
        }
        int tournaments = new TournamentCopy(from.tournaments(), to.tournaments()).make();
        if (tournaments > 0) out().printf("%s carried, entry by entry.%n", Wording.count(tournaments, "tournament"));
        from.drawers().copy(to.drawers());
        var hours = from.hours().text();
        to.hours().change(kept -> hours.isEmpty() ? kept : hours);
        out().printf("%d games are in %s, equal to the byte.%n", games, to.games());
        return 0;
    }

    private static void copy(GameStore game, Place to) {
        var copy = new GameCopy(game, to.games().place(game.id()));
        if (!to.games().has(game.id())) copy.make();
        copy.difference().ifPresent(difference -> {
            throw new IllegalStateException(difference);
        });
    }
}
