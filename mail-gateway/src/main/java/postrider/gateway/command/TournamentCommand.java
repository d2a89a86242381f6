package postrider.gateway.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
        synopsisSubcommandLabel = "COMMAND",
        description = "Directs a tournament: pairings, tables, rulings, the closing report.",
        footer = {
            "",
            "docs/tournament.md tells all of it, from the file to the last letter.",
            "Examples:",
            "  postrider tournament new cup.yaml",
            "  postrider tournament pair cup",
            "  postrider tournament status cup"
        })
final class TournamentCommand extends Verb {
    @Override
    public Integer call() {
        throw new IllegalArgumentException(
                "Say what is to be done: 'tournament new', 'pair', 'table', 'status', 'adjudicate', 'late', 'enter', 'change', 'withdraw', 'close' or 'verify'.");
    }

    /** What is done in one, each by its name. */
    static Map<String, Verb> verbs() {
        var verbs = new LinkedHashMap<String, Verb>();
        verbs.put("tournament", new TournamentCommand());
        verbs.put("tournament new", new New());
        verbs.put("tournament pair", new Pair());
        verbs.put("tournament table", new Table());
        verbs.put("tournament status", new Status());
        verbs.put("tournament adjudicate", new GameVerbs.Adjudicate());
        verbs.put("tournament late", new GameVerbs.Late());
        verbs.put("tournament enter", new EntrantVerbs.Enter());
        verbs.put("tournament change", new EntrantVerbs.Change());
        verbs.put("tournament withdraw", new EntrantVerbs.Withdraw());
        verbs.put("tournament close", new Close());
        verbs.put("tournament verify", new Verify());
        return verbs;
    }

    /** A command about a tournament. */
    abstract static class OfAny extends HomeVerb {
        private static final String FOLLOWS = "'postrider serve' sends what follows from it within minutes.";

        /** Does it. Returns the exit code. */
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

        /** What was entered, and who hears of it. */
        final int entered(String sentence) {
            out().println(sentence);
            out().println(FOLLOWS);
            return 0;
        }
    }

    /** A command about one tournament, named by its first word. */
    abstract static class OfOne extends OfAny {
        @Parameters(index = "0", paramLabel = "TOURNAMENT", description = "Its id.")
        String id;

        /** Does it, once all that has happened in its games is entered. Returns the exit code. */
        abstract int done(Director director, Proceedings so) throws IOException;

        @Override
        final int done(Director director) throws IOException {
            return done(director, director.catchUp(director.proceedings(id)));
        }
    }

    @Command(
            name = "new",
            description = "Begins a tournament as a file says, and writes to all who are in it.",
            footer = {
                "",
                "docs/tournament.md tells what stands in the file.",
                "Example:",
                "  postrider tournament new cup.yaml"
            })
    private static final class New extends OfAny {
        @Parameters(index = "0", paramLabel = "FILE", description = "How it is played, and who plays.")
        Path file;

        @Option(
                names = "--id",
                paramLabel = "ID",
                description = "What it is called in letters and commands. Default: the file's name.")
        Optional<String> id = Optional.empty();

        @Override
        int done(Director director) throws IOException {
            if (Main.settings(homeFolder()).isEmpty())
                throw new IllegalArgumentException(
                        "A tournament is played by mail, and there is no %s; docs/operator.md tells how to write one."
                                .formatted(homeFolder().resolve(Main.SETTINGS)));
            var read = PlanFile.read(file, director.catalog(), director.clock().instant());
            var so = director.found(
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
            description = "Pairs the next round, and begins its games.",
            footer = {
                "",
                "Nobody chooses who plays whom: it follows from seeds, results and lots.",
                "Example:",
                "  postrider tournament pair cup"
            })
    private static final class Pair extends OfOne {
        @Override
        int done(Director director, Proceedings so) throws IOException {
            var after = director.pair(so);
            out().print(new TournamentStatus(after, director).pairings());
            return entered("Round %d is paired.".formatted(after.round()));
        }
    }

    @Command(
            name = "table",
            description = "Shows how a tournament stands: the round, the table with its ratings, who played whom.",
            footer = {
                "",
                "Examples:",
                "  postrider tournament table cup",
                "  postrider tournament table cup --html cup.html"
            })
    private static final class Table extends OfOne {
        @Option(names = "--html", paramLabel = "FILE", description = "Write it as a page that needs nothing else.")
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
            description = "Tells what a tournament waits for; without an id, a line for each.",
            footer = {"", "Examples:", "  postrider tournament status", "  postrider tournament status cup"})
    private static final class Status extends OfAny {
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
                    "Ends a tournament: the final table, the ratings, all rulings, and a check of every game go to all.",
            footer = {
                "",
                "Examples:",
                "  postrider tournament close cup",
                "  postrider tournament close cup --why 'half of us are on holiday'"
            })
    private static final class Close extends OfOne {
        @Option(names = "--why", paramLabel = "TEXT", description = "Why it ends before all rounds are played.")
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
            description = "Does a tournament a second time from its file: lots, pairings, results, table, ratings.",
            footer = {
                "",
                "Anybody who has the file of a tournament that is closed can do it. With the files of its games beside it in"
                        + " games/, the results are checked against these.",
                "Examples:",
                "  postrider tournament verify cup",
                "  postrider tournament verify old/tournament.yaml"
            })
    private static final class Verify extends OfAny {
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
