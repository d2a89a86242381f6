package postrider.gateway.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.desk.GameCatalog;
import postrider.files.ReadFiles;
import postrider.gateway.Fields;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.signing.PublicKey;
import postrider.gateway.tournament.Plan.Title;
import postrider.kernel.Game;
import postrider.kernel.GameOption;
import postrider.log.Event;
import postrider.log.SigningPolicy;
import postrider.log.TimePolicy;
import postrider.play.AskingRule;
import postrider.text.Lists;
import postrider.text.NameIndex;
import postrider.tournament.DrawnMatch;
import postrider.tournament.OddOne;
import postrider.tournament.Rating;
import postrider.tournament.Sides;

/** Reads the file of a tournament (docs/tournament.md). All that is wrong with it is told at once, each with its key. */
public final class PlanFile {
    /** In bytes: two hundred entrants with their keys beside it have a tenth of this. */
    private static final int LARGEST = 1_000_000;

    private static final int ENTRANTS = 200;
    private static final String BID = "bid";
    private static final String BY_HAND = "none";

    private final Path folder;
    private final GameCatalog catalog;
    private final Instant now;
    private final List<String> faults = new ArrayList<>();

    private PlanFile(Path folder, GameCatalog catalog, Instant now) {
        this.folder = folder;
        this.catalog = catalog;
        this.now = now;
    }

    /** What stands in it. */
    public record Read(Plan plan, List<Participant> entrants) {}

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

    /** One entrant who comes later, by words of the command line. */
    public static Participant late(
            String name, String address, String key, String zone, Rating rating, Path folder, Instant now) {
        var reader = new PlanFile(folder, new GameCatalog(List.of()), now);
        var player = reader.player("the entrant", name, address, key);
        var late = Participant.of(player, reader.zone("--zone", zone), Optional.empty(), rating);
        reader.requireFaultless("This entrant");
        return late;
    }

    private Read read(String file, String text) {
        var fields = Fields.read(text, faults);
        var kind = one(fields, "format", Map.of("swiss", Plan.Kind.SWISS, "knock-out", Plan.Kind.KNOCK_OUT));
        var drawn = kind == Plan.Kind.KNOCK_OUT && fields.has("drawn")
                ? one(
                        fields,
                        "drawn",
                        Map.of(
                                "higher seed", DrawnMatch.HIGHER_SEED,
                                "replay", DrawnMatch.REPLAY,
                                "sudden bid", DrawnMatch.SUDDEN_BID))
                : DrawnMatch.REPLAY;
        var odd = kind == Plan.Kind.KNOCK_OUT && fields.has("odd")
                ? one(fields, "odd", Map.of("byes", OddOne.BYE, "eliminator", OddOne.ELIMINATOR))
                : OddOne.BYE;
        int rounds = kind == Plan.Kind.KNOCK_OUT ? 1 : fields.number("rounds", 0, 1, 50);
        if (kind == Plan.Kind.SWISS && !fields.has("rounds"))
            faults.add("rounds: missing; a Swiss tournament has so many.");
        if (kind == Plan.Kind.KNOCK_OUT && fields.has("rounds"))
            fields.fault("rounds", "a knock-out goes on until one is left; leave this out.");
        var clock = clock(fields);
        var bids = fields.optional("bids");
        var sides = sides(fields, bids);
        var titles = titles(fields, clock, bids);
        var plan = new Plan(
                fields.text("name"),
                titles,
                kind,
                rounds,
                drawn,
                odd,
                sides,
                round(fields),
                person(fields.section("director"), false),
                fields.within("assistant").map(some -> person(some, false)),
                fields.within("eliminator").map(some -> person(some, false)));
        var entrants = Lists.map(fields.list("entrants"), one -> person(one, true));
        fields.nothingElseButThese();
        check(plan, entrants);
        requireFaultless(file);
        return new Read(plan, entrants);
    }

    private void requireFaultless(String what) {
        if (!faults.isEmpty())
            throw new IllegalArgumentException("%s cannot be used:\n  %s".formatted(what, String.join("\n  ", faults)));
    }

    private <T> T one(Fields fields, String key, Map<String, T> words) {
        var said = fields.text(key);
        var known = Optional.ofNullable(words.get(said.toLowerCase(Locale.ROOT)));
        if (known.isEmpty() && !said.isEmpty())
            fields.fault(
                    key,
                    "'%s' is not known; there is %s."
                            .formatted(
                                    said,
                                    String.join(
                                            ", ",
                                            words.keySet().stream().sorted().toList())));
        return known.orElseGet(() -> words.values().iterator().next());
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
            fields.fault("sides", "'%s' is not known; there is both, in turn.".formatted(said));
        if (bids.isPresent() && said.equals("both"))
            fields.fault("bids", "where each plays both sides there is nothing to bid for; leave out one of the two.");
        return said.equals("both") ? Sides.BOTH : bids.isPresent() ? Sides.BY_BID : Sides.BY_TURNS;
    }

    private Duration round(Fields fields) {
        var said = fields.text("round");
        var days = said.matches("\\d{1,3} ?(d|days?)") ? Integer.parseInt(said.replaceAll("\\D", "")) : 0;
        if (days == 0 && !said.isEmpty())
            fields.fault("round", "'%s' is no time; write a number of days, such as '60 days'.".formatted(said));
        return Duration.ofDays(days);
    }

    /** One game, or a list of them. */
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
            var near = NameIndex.of("game", catalog.names()).nearest(said);
            fields.fault(
                    "game",
                    "there is no game '%s' here; %s"
                            .formatted(
                                    said,
                                    near.isEmpty()
                                            ? "there is %s.".formatted(String.join(", ", catalog.names()))
                                            : "did you mean '%s'?".formatted(near.getFirst())));
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

    /** A game that has bids of its own has them bid in the game. */
    private static void bid(Fields fields, Game game, String how, Map<String, String> options) {
        boolean itself =
                game.options().stream().anyMatch(option -> option.name().equals(BID));
        if (!List.of("sealed", "in turn").contains(how))
            fields.fault("bids", "'%s' is not known; there is in turn, sealed.".formatted(how));
        else if (itself) options.put(BID, how);
        else if (!how.equals("sealed"))
            fields.fault(
                    "bids",
                    "%s has no bids of its own, so they are sealed: write 'bids: sealed'.".formatted(game.title()));
    }

    private Participant person(Fields fields, boolean plays) {
        var name = fields.text("name");
        var address = fields.text("address");
        var player = player(fields.name(""), name, address, fields.text("key", ""));
        var zone = zone(fields.name("zone"), fields.text("zone", "UTC"));
        if (!plays) return Participant.of(player, zone, Optional.empty(), Rating.UNKNOWN);
        var seed = Optional.of(fields.number("seed", 0, 1, ENTRANTS)).filter(number -> number > 0);
        var rating = new Rating(
                fields.number("rating", (int) Rating.UNKNOWN.value(), 100, 4000),
                fields.number("deviation", (int) Rating.UNKNOWN.deviation(), 10, 350),
                Rating.UNKNOWN.volatility());
        return Participant.of(player, zone, seed, rating);
    }

    /** Without a key they are known by their mailbox; with {@code key: none} the referee enters their letters. */
    private Event.Player player(String where, String name, String address, String key) {
        try {
            var mailbox = new MailAddress(name, address);
            var plain = new Event.Player(name, mailbox.address(), "", "");
            if (key.equals(BY_HAND)) return plain;
            var text = key.isEmpty()
                    ? "dkim:" + mailbox.address()
                    : key.startsWith("dkim:") ? key : ReadFiles.named(folder.resolve(key), LARGEST);
            return PublicKey.enrolled(plain.with("", text), now);
        } catch (IOException unreadable) {
            faults.add("%s.key: %s cannot be read.".formatted(where, folder.resolve(key)));
        } catch (IllegalArgumentException unfit) {
            if (!address.isEmpty()) faults.add("%s: %s".formatted(where, unfit.getMessage()));
        }
        return new Event.Player(name, address, "", "");
    }

    private String zone(String where, String said) {
        try {
            return ZoneId.of(said).getId();
        } catch (DateTimeException unknown) {
            var near = NameIndex.of("zone", ZoneId.getAvailableZoneIds()).nearest(said);
            faults.add("%s: '%s' is no time zone%s"
                    .formatted(
                            where,
                            said,
                            near.isEmpty()
                                    ? "; write one such as 'Europe/Paris'."
                                    : "; did you mean '%s'?".formatted(near.getFirst())));
            return "UTC";
        }
    }

    private void check(Plan plan, List<Participant> entrants) {
        if (entrants.size() == 1 || entrants.size() > ENTRANTS)
            faults.add("entrants: there are %d; a tournament has from 2 to %d.".formatted(entrants.size(), ENTRANTS));
        for (int i = 0; i < entrants.size(); i++) {
            var again = twin(entrants.subList(0, i), entrants.get(i));
            if (again.isPresent()) faults.add("entrants[%d]: %s".formatted(i + 1, again.get()));
        }
        var seeds = new HashSet<Integer>();
        for (var entrant : entrants)
            entrant.seed()
                    .filter(seed -> !seeds.add(seed))
                    .ifPresent(seed -> faults.add("entrants: two have seed %d.".formatted(seed)));
        if (plan.eliminator().filter(one -> twin(entrants, one).isPresent()).isPresent())
            faults.add(
                    "eliminator: they are among the entrants; whoever stands in for odd numbers plays for no place.");
        if (plan.assistant().filter(one -> one.is(plan.director().player())).isPresent())
            faults.add("assistant: that is the director; name somebody else.");
        if (plan.kind() == Plan.Kind.KNOCK_OUT
                && plan.odd() == OddOne.BYE
                && plan.eliminator().isPresent())
            faults.add(
                    "eliminator: in a knock-out with byes there is nobody to stand in for; write 'odd: eliminator' too.");
        if (plan.kind() == Plan.Kind.KNOCK_OUT && plan.sides() == Sides.BOTH)
            faults.add("sides: in a knock-out two games may be shared; write 'in turn', or have the sides bid for.");
        boolean directorPlays = Stream.concat(entrants.stream(), plan.eliminator().stream())
                .anyMatch(one -> one.is(plan.director().player()));
        if (directorPlays && plan.assistant().isEmpty())
            faults.add("assistant: missing; the director plays, so somebody else rules in the director's games.");
        for (var entrant : entrants)
            for (var title :
                    Lists.filter(plan.games(), known -> !known.scenario().isEmpty()))
                SigningPolicy.fault(title.options(), entrant.player()).ifPresent(faults::add);
        if (plan.sides() == Sides.BY_BID && plan.games().stream().anyMatch(title -> !title.bidsItself()))
            Lists.find(
                            entrants,
                            one -> one.player().key().isEmpty()
                                    && !one.player().address().isEmpty())
                    .ifPresent(
                            one -> faults.add("bids: %s has no key, and bids come by letters that prove who wrote them."
                                    .formatted(one.name())));
    }

    /** Why somebody cannot enter beside these; empty if they can. */
    static Optional<String> twin(List<Participant> others, Participant one) {
        if (one.player().address().isEmpty()) return Optional.empty();
        for (var other : others) {
            if (other.entered().equals(one.entered())
                    || other.player().address().equalsIgnoreCase(one.player().address()))
                return Optional.of(
                        "%s has entered already, as %s.".formatted(one.player().address(), other.name()));
            if (other.is(one.player()))
                return Optional.of("%s and %s have the same key; each needs one of their own."
                        .formatted(other.name(), one.name()));
            if (other.name().equalsIgnoreCase(one.name()))
                return Optional.of("There are two called '%s'; write how they are told apart.".formatted(one.name()));
        }
        return Optional.empty();
    }
}
