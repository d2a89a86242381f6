package postrider.gateway.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import postrider.desk.GameCatalog;
import postrider.files.ReadFiles;
import postrider.gateway.Fields;
import postrider.gateway.tournament.TournamentPlan.Title;
import postrider.kernel.Game;
import postrider.kernel.GameOption;
import postrider.log.SigningPolicy;
import postrider.log.TimePolicy;
import postrider.play.AskingRule;
import postrider.text.Lists;
import postrider.text.NameIndex;
import postrider.tournament.DrawnMatch;
import postrider.tournament.OddOne;
import postrider.tournament.Sides;

/** Reads the file of a tournament (docs/tournament.md). It reports all faults at once, each with its key. */
public final class PlanFile {
    /** The largest file, in bytes. Two hundred entrants need a tenth of this, as their keys are in files of their own. */
    static final int LARGEST = 1_000_000;

    private static final String BID = "bid";

    private static final SortedMap<String, TournamentPlan.Kind> FORMATS =
            new TreeMap<>(Map.of("swiss", TournamentPlan.Kind.SWISS, "knock-out", TournamentPlan.Kind.KNOCK_OUT));
    private static final SortedMap<String, DrawnMatch> DRAWN = new TreeMap<>(Map.of(
            "higher seed", DrawnMatch.HIGHER_SEED,
            "replay", DrawnMatch.REPLAY,
            "sudden bid", DrawnMatch.SUDDEN_BID));
    private static final SortedMap<String, OddOne> ODD =
            new TreeMap<>(Map.of("byes", OddOne.BYE, "eliminator", OddOne.ELIMINATOR));

    private final GameCatalog catalog;
    private final List<String> faults = new ArrayList<>();
    private final People people;

    private PlanFile(Path folder, GameCatalog catalog, Instant now) {
        this.catalog = catalog;
        this.people = new People(folder, now, faults);
    }

    public record Read(TournamentPlan plan, List<Participant> entrants) {}

    /** @throws IllegalArgumentException with a line for each fault */
    public static Read read(Path file, GameCatalog catalog, Instant now) {
        if (!Files.exists(file)) throw new IllegalArgumentException("There is no file %s.".formatted(file));
        try {
            var folder = Optional.ofNullable(file.toAbsolutePath().getParent()).orElseThrow();
            return new PlanFile(folder, catalog, now).read(file.toString(), ReadFiles.named(file, LARGEST));
        } catch (IOException unreadable) {
            throw new IllegalArgumentException(
                    "%s cannot be read: %s".formatted(file, unreadable.getMessage()), unreadable);
        }
    }

    private Read read(String file, String text) {
        var fields = Fields.read(text, faults);
        var kind = one(fields, "format", FORMATS, TournamentPlan.Kind.SWISS);
        boolean knockOut = kind == TournamentPlan.Kind.KNOCK_OUT;
        var drawn =
                knockOut && fields.has("drawn") ? one(fields, "drawn", DRAWN, DrawnMatch.REPLAY) : DrawnMatch.REPLAY;
        var odd = knockOut && fields.has("odd") ? one(fields, "odd", ODD, OddOne.BYE) : OddOne.BYE;
        int rounds = rounds(fields, knockOut);
        var clock = clock(fields);
        var bids = fields.optional("bids");
        var sides = sides(fields, bids);
        var titles = titles(fields, clock, bids);
        var plan = new TournamentPlan(
                fields.text("name"),
                titles,
                kind,
                rounds,
                drawn,
                odd,
                sides,
                round(fields),
                people.official(fields.section("director")),
                fields.within("assistant").map(people::official),
                fields.within("eliminator").map(people::official));
        var entrants = Lists.map(fields.list("entrants"), people::entrant);
        fields.nothingElse();
        new PlanCheck(plan, entrants, faults).look();
        people.requireFaultless(file);
        return new Read(plan, entrants);
    }

    private int rounds(Fields fields, boolean knockOut) {
        if (knockOut && fields.has("rounds"))
            fields.fault("rounds", "a knock-out goes on until one player is left; leave this out.");
        if (knockOut) return 1;
        fields.require("rounds");
        return fields.number("rounds", 0, 1, 50);
    }

    /** What a word stands for. An unknown word is a fault, and stands for the default. */
    private static <T> T one(Fields fields, String key, SortedMap<String, T> words, T usual) {
        var said = fields.text(key);
        var known = Optional.ofNullable(words.get(said.toLowerCase(Locale.ROOT)));
        if (known.isEmpty() && !said.isEmpty())
            fields.fault(key, "'%s' is not known; choose from: %s.".formatted(said, String.join(", ", words.keySet())));
        return known.orElse(usual);
    }

    private static Map<String, String> clock(Fields fields) {
        var clock = new LinkedHashMap<String, String>();
        for (var option : TimePolicy.OPTIONS)
            fields.words(option.name()).ifPresent(value -> clock.put(option.name(), value));
        return clock;
    }

    private static Sides sides(Fields fields, Optional<String> bids) {
        var said = fields.text("sides", "in turn");
        if (!List.of("in turn", "both").contains(said))
            fields.fault("sides", "'%s' is not known; choose from: both, in turn.".formatted(said));
        if (bids.isPresent() && said.equals("both"))
            fields.fault(
                    "bids",
                    "if everybody plays both sides there is nothing to bid for; leave out 'bids' or 'sides: both'.");
        return said.equals("both") ? Sides.BOTH : bids.isPresent() ? Sides.BY_BID : Sides.BY_TURNS;
    }

    private Duration round(Fields fields) {
        var said = fields.text("round");
        var days = said.matches("\\d{1,3} ?(d|days?)") ? Integer.parseInt(said.replaceAll("\\D", "")) : 0;
        if (days == 0 && !said.isEmpty())
            fields.fault("round", "'%s' is not a duration; write a number of days, such as '60 days'.".formatted(said));
        return Duration.ofDays(days);
    }

    /** The games played: one, or a list. */
    private List<Title> titles(Fields fields, Map<String, String> clock, Optional<String> bids) {
        return fields.has("games")
                ? Lists.map(fields.list("games"), one -> title(one, clock, bids))
                : List.of(title(fields, clock, bids));
    }

    private Title title(Fields fields, Map<String, String> clock, Optional<String> bids) {
        var said = fields.text("game");
        var scenario = fields.optional("scenario");
        var options = new LinkedHashMap<>(clock);
        options.putAll(fields.pairs("options"));
        options.putIfAbsent(SigningPolicy.OPTION.name(), "any");
        if (said.isEmpty()) return new Title("", "", Map.of());
        if (!catalog.names().contains(said)) {
            var hint = NameIndex.nearest(said, catalog.names())
                    .map("did you mean '%s'?"::formatted)
                    .orElseGet(() -> "choose from: %s.".formatted(String.join(", ", catalog.names())));
            fields.fault("game", "there is no game '%s' here; %s".formatted(said, hint));
            return new Title(said, "", Map.of());
        }
        var game = catalog.game(said);
        bids.ifPresent(how -> bid(fields, game, how, options));
        try {
            TimePolicy.fault(options).ifPresent(fault -> fields.fault("clock", fault));
            return new Title(said, game.scenario(scenario), GameOption.chosen(AskingRule.options(game), options));
        } catch (IllegalArgumentException unknown) {
            faults.add(unknown.getMessage());
            return new Title(said, "", Map.of());
        }
    }

    /** If the game has its own bids, they are made in the game. */
    private static void bid(Fields fields, Game game, String how, Map<String, String> options) {
        boolean itself =
                game.options().stream().anyMatch(option -> option.name().equals(BID));
        if (!List.of("sealed", "in turn").contains(how))
            fields.fault("bids", "'%s' is not known; choose from: in turn, sealed.".formatted(how));
        else if (itself) options.put(BID, how);
        else if (!how.equals("sealed"))
            fields.fault(
                    "bids",
                    "%s has no bids of its own, so they are sealed: write 'bids: sealed'.".formatted(game.title()));
    }
}
