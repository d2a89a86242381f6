package postrider.gateway.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.command.HomeVerb;
import postrider.command.Verb;
import postrider.dice.Secret;
import postrider.files.ReadFiles;
import postrider.gateway.tournament.Director;
import postrider.gateway.tournament.PlanFile;
import postrider.gateway.tournament.Proceedings;
import postrider.gateway.tournament.Recount;
import postrider.gateway.tournament.TournamentStatus;
import postrider.store.EventChain;
import postrider.text.Wording;

@Command(
        name = "tournament",
        subcommands = {
            TournamentCommand.New.class,
            TournamentCommand.Pair.class,
            TournamentCommand.Table.class,
            TournamentCommand.Status.class,
            GameVerbs.Adjudicate.class,
            GameVerbs.Late.class,
            EntrantVerbs.Enter.class,
            EntrantVerbs.Change.class,
            EntrantVerbs.Withdraw.class,
            TournamentCommand.Close.class,
            TournamentCommand.Verify.class
        },
        synopsisSubcommandLabel = "COMMAND",
        description = "Directs a tournament: pairings, tables, rulings, the closing report.",
        footer = {
            "",
            "docs/tournament.md explains it all, from the file to the last letter.",
            "Examples:",
            "  postrider tournament new cup.yaml",
            "  postrider tournament pair cup",
            "  postrider tournament status cup"
        })
final class TournamentCommand extends Verb {
    @Override
    public Integer call() {
        throw new IllegalArgumentException(
                "Say what to do: 'tournament new', 'pair', 'table', 'status', 'adjudicate', 'late', 'enter', 'change', 'withdraw', 'close' or 'verify'.");
    }

    /** A command about tournaments. */
    abstract static class OfAny extends HomeVerb {
        private static final String FOLLOWS = "'postrider serve' sends the letters within minutes.";

        /** Does the work. Returns the exit code. */
        abstract int done(Director director) throws IOException;

        @Override
        public final Integer call() throws IOException {
            var games = places();
            return done(new Director(
                    Main.tournaments(homeFolder()),
                    catalog(),
                    id -> games.has(id) ? Optional.of(games.place(id)) : Optional.empty(),
                    setting().clock()));
        }

        /** Reports what was entered, and what happens next. */
        final int entered(String sentence) {
            out().println(sentence);
            out().println(FOLLOWS);
            return 0;
        }
    }

    /** A command about one tournament, named by its first argument. */
    abstract static class OfOne extends OfAny {
        @Parameters(index = "0", paramLabel = "TOURNAMENT", description = "Its id.")
        String id;

        /** Does the work, after all new results have been entered. Returns the exit code. */
        abstract int done(Director director, Proceedings so) throws IOException;

        @Override
        final int done(Director director) throws IOException {
            return done(director, director.catchUp(director.proceedings(id)));
        }
    }

    @Command(
            name = "new",
            description = "Begins a tournament from a file, and writes to everybody in it.",
            footer = {"", "docs/tournament.md describes the file.", "Example:", "  postrider tournament new cup.yaml"})
    static final class New extends OfAny {
        @Parameters(index = "0", paramLabel = "FILE", description = "The file that describes the tournament.")
        Path file;

        @Option(
                names = "--id",
                paramLabel = "ID",
                description = "Its name in letters and commands. Default: the file's name.")
        Optional<String> id = Optional.empty();

        @Override
        int done(Director director) throws IOException {
            if (Main.settings(homeFolder()).isEmpty())
                throw new IllegalArgumentException(
                        "A tournament is played by mail, and there is no %s; docs/operator.md says how to write one."
                                .formatted(homeFolder().resolve(Main.SETTINGS)));
            var read = PlanFile.read(file, director.catalog(), director.clock().instant());
            var so = director.begin(
                    id.orElseGet(() -> file.getFileName().toString().replaceFirst("\\.[^.]*$", "")), read);
            return entered(
                    "Tournament %s begins: %s, with %s. Pair its first round with 'postrider tournament pair %s'."
                            .formatted(
                                    so.id(),
                                    so.plan().name(),
                                    Wording.count(so.entrants().size(), "entrant"),
                                    so.id()));
        }
    }

    @Command(
            name = "pair",
            description = "Pairs the next round and begins its games.",
            footer = {
                "",
                "Nobody chooses who plays whom: it follows from seeds, results and lots.",
                "Example:",
                "  postrider tournament pair cup"
            })
    static final class Pair extends OfOne {
        @Override
        int done(Director director, Proceedings so) throws IOException {
            var after = director.pair(so);
            out().print(new TournamentStatus(after, director).pairings());
            return entered("Round %d is paired.".formatted(after.round()));
        }
    }

    @Command(
            name = "table",
            description = "Shows the state of a tournament: the round, the table with ratings, and who played whom.",
            footer = {
                "",
                "Examples:",
                "  postrider tournament table cup",
                "  postrider tournament table cup --html cup.html"
            })
    static final class Table extends OfOne {
        @Option(names = "--html", paramLabel = "FILE", description = "Write a self-contained HTML page to this file.")
        Optional<Path> html = Optional.empty();

        @Override
        int done(Director director, Proceedings so) throws IOException {
            var leaf = new TournamentStatus(so, director).leaf();
            if (html.isEmpty()) out().print(leaf.text());
            else write(html.get(), leaf.html());
            return 0;
        }

        private void write(Path file, String page) throws IOException {
            Files.writeString(file, page, StandardCharsets.UTF_8);
            out().printf("The table is in %s.%n", file);
        }
    }

    @Command(
            name = "status",
            description = "Shows what a tournament is waiting for; without an id, one line for each.",
            footer = {"", "Examples:", "  postrider tournament status", "  postrider tournament status cup"})
    static final class Status extends OfAny {
        @Parameters(index = "0", arity = "0..1", paramLabel = "TOURNAMENT", description = "Its id.")
        Optional<String> id = Optional.empty();

        @Override
        int done(Director director) throws IOException {
            if (id.isPresent())
                out().print(new TournamentStatus(director.catchUp(director.proceedings(id.get())), director).status());
            else {
                var ids = director.store().ids();
                for (var one : ids)
                    out().println(new TournamentStatus(director.catchUp(director.proceedings(one)), director).line());
                if (ids.isEmpty()) out().println("There is no tournament; 'postrider tournament new FILE' begins one.");
            }
            return 0;
        }
    }

    @Command(
            name = "close",
            description =
                    "Ends a tournament, and sends everybody the final table, ratings, rulings and a check of every game.",
            footer = {
                "",
                "Examples:",
                "  postrider tournament close cup",
                "  postrider tournament close cup --why 'half of us are on holiday'"
            })
    static final class Close extends OfOne {
        @Option(
                names = "--why",
                paramLabel = "TEXT",
                description = "Why it ends early, if not all rounds have been played.")
        String why = "";

        @Override
        int done(Director director, Proceedings so) throws IOException {
            var after = director.close(so, why);
            out().print(new TournamentStatus(after, director).standings());
            return entered("%s is closed.".formatted(after.plan().name()));
        }
    }

    @Command(
            name = "verify",
            description =
                    "Verifies a tournament by recomputing it from its file: lots, pairings, results, table, ratings.",
            footer = {
                "",
                "Anybody who has the file of a closed tournament can verify it. If the files of its games are in"
                        + " games/, the results are checked against them.",
                "Examples:",
                "  postrider tournament verify cup",
                "  postrider tournament verify old/tournament.yaml"
            })
    static final class Verify extends OfAny {
        private static final int LARGEST = 50_000_000;

        @Parameters(index = "0", paramLabel = "TOURNAMENT", description = "Its id, or its file.")
        String id;

        @Override
        int done(Director director) throws IOException {
            boolean alone = Files.isRegularFile(Path.of(id));
            var so = alone
                    ? Proceedings.of(EventChain.documents(ReadFiles.named(Path.of(id), LARGEST)))
                    : director.proceedings(id);
            var secret = alone || so.isClosed()
                    ? Optional.<Secret>empty()
                    : Optional.of(director.store().secret(so.id()));
            var found = new Recount(so, secret, director.catalog(), director.games()).findings();
            out().println("%s: %s".formatted(so.id(), found.isGood() ? "Nothing is amiss." : "Something is amiss."));
            lines("amiss", found.amiss());
            lines("checked", found.checked());
            lines("unseen", found.unseen());
            return found.isGood() ? 0 : 1;
        }

        private void lines(String head, List<String> lines) {
            for (int i = 0; i < lines.size(); i++) out().printf("  %-9s %s%n", i == 0 ? head : "", lines.get(i));
        }
    }
}
