package postrider.gateway.command;

import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.gateway.tournament.Director;
import postrider.gateway.tournament.Participant;
import postrider.gateway.tournament.Proceedings;
import postrider.gateway.tournament.TournamentStatus;
import postrider.log.Written;
import postrider.text.NameIndex;

/** The director's commands about a tournament's games. */
final class GameVerbs {
    private GameVerbs() {}

    @Command(
            name = "adjudicate",
            description =
                    "Ends a game by a ruling. Both players are told the reasons; everybody reads them in the closing report.",
            footer = {
                "",
                "RESULT is 'draw', 'nobody', the winning side, or the winner's name.",
                "Example:",
                "  postrider tournament adjudicate cup 2.3 british --why 'New York will fall'"
            })
    static final class Adjudicate extends TournamentCommand.OfOne {
        @Parameters(index = "1", paramLabel = "GAME", description = "The game, such as 2.3, or its id.")
        String game;

        @Parameters(index = "2", paramLabel = "RESULT", description = "The result; see below.")
        String result;

        @Option(names = "--why", required = true, paramLabel = "TEXT", description = "The reasons.")
        String why;

        @Option(
                names = "--by",
                paramLabel = "NAME",
                description = "Who rules: the assistant, if the director plays in this game. Default: the director.")
        Optional<String> by = Optional.empty();

        @Override
        int done(Director director, Proceedings so) throws IOException {
            var ruler = by.map(name -> official(so, name)).orElse(so.plan().director());
            var after = director.adjudicate(so, ruler, game, result, why, Written.NOT);
            return entered("%s rules: %s.".formatted(ruler.name(), after.words(after.board(game))));
        }

        private static Participant official(Proceedings so, String name) {
            return NameIndex.of(
                            "director or assistant of " + so.id(),
                            so.plan().officials().toList(),
                            Participant::name)
                    .require(name);
        }
    }

    @Command(
            name = "late",
            description =
                    "Lists the games that are late, and what each is waiting for; or gives one of them more time.",
            footer = {
                "",
                "Examples:",
                "  postrider tournament late cup",
                "  postrider tournament late cup 2.3 --days 14 --why 'she was in hospital'"
            })
    static final class Late extends TournamentCommand.OfOne {
        @Parameters(index = "1", arity = "0..1", paramLabel = "GAME", description = "The game, such as 2.3, or its id.")
        Optional<String> game = Optional.empty();

        @Option(
                names = "--days",
                paramLabel = "N",
                description = "How many more days, from its deadline or from today if that has passed.")
        int days;

        @Option(names = "--why", paramLabel = "TEXT", description = "The reason, which both players read.")
        String why = "";

        @Override
        int done(Director director, Proceedings so) throws IOException {
            if (game.isEmpty()) {
                out().print(new TournamentStatus(so, director).late());
                return 0;
            }
            var after = director.extend(so, game.get(), days, why);
            return entered("%s now has time until %s."
                    .formatted(
                            after.board(game.get()).game(),
                            new TournamentStatus(after, director).until(after.board(game.get()))));
        }
    }
}
