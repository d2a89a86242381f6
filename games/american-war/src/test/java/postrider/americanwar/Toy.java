package postrider.americanwar;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.notation.PositionNotation;
import postrider.americanwar.notation.PositionStatements;
import postrider.americanwar.orders.Activation;
import postrider.americanwar.orders.Arrivals;
import postrider.americanwar.orders.Encounter;
import postrider.americanwar.orders.March;
import postrider.americanwar.orders.Movement;
import postrider.americanwar.orders.OrderLine;
import postrider.americanwar.orders.OrderReader;
import postrider.americanwar.orders.PlayedCard;
import postrider.americanwar.orders.Reach;
import postrider.americanwar.orders.Use;
import postrider.americanwar.rules.CardEvents;
import postrider.americanwar.rules.Effect;
import postrider.cards.CardNames;
import postrider.kernel.Chance;
import postrider.kernel.Edition;
import postrider.kernel.Umpire;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.PerSide;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Scene;
import postrider.map.Bars;
import postrider.text.Keyword;
import postrider.text.LineReader;

/** A small country with a toy book, to test marches without either title. */
public final class Toy {
    public static final Space BOSTON = space(0, "Boston", "Massachusetts", Optional.of("Boston"));
    public static final Space SALEM = space(1, "Salem", "Massachusetts", Optional.empty());
    public static final Space CONCORD = space(2, "Concord", "Massachusetts", Optional.empty());
    public static final Space NEWPORT = space(3, "Newport", "Rhode Island", Optional.of("Newport"));
    public static final Space QUEBEC = space(4, "Quebec", Space.CANADA, Optional.of("Quebec"));

    public static final General WASHINGTON = general(0, General.WASHINGTON, Nation.AMERICAN, 3);
    public static final General ARNOLD = general(1, General.ARNOLD, Nation.AMERICAN, 2);
    public static final General HOWE = general(2, "Howe", Nation.BRITISH, 3);
    public static final General GAGE = general(3, "Gage", Nation.BRITISH, 1);

    public static final Card ONE = card(1, "1 OPS", Card.Kind.OPS, 1);
    public static final Card THREE = card(2, "3 OPS", Card.Kind.OPS, 3);
    public static final Card CAMPAIGN = card(3, "Minor Campaign", Card.Kind.MINOR_CAMPAIGN, 0);

    /** Names a section by its subject. */
    private static final Law LAW = Law.from(
            Stream.of(Subject.values()).map(Toy::section).collect(Collectors.joining("\n")),
            (now, side) -> List.of(),
            side -> 7);

    /** Boston and Salem by road, Salem and Concord through the wilderness, Concord and Quebec for Arnold alone. */
    public static final Box BOX = box();

    /** The notation with nothing added to it. */
    public static final PositionNotation NOTATION = new PositionNotation(
            BOX,
            PositionNotation.Forms.of(
                    PositionStatements.turn(List.of(Track.Phase.values())),
                    "Boston",
                    List.of(PositionStatements.HANDS, PositionStatements.DISCARDS, PositionStatements.DECK)));

    private Toy() {}

    private static String section(Subject subject) {
        var words = subject.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return words + " ==> " + words;
    }

    /** The position under a book that has no section on the subject. */
    public static Position without(Subject subject, Position position) {
        var sections = new HashMap<>(LAW.sections());
        sections.put(subject, new PerSide<>(Sides.AMERICAN, "", Sides.BRITISH, ""));
        var box = position.box();
        var other = new Box(
                box.country(),
                new Law(sections, LAW.colonies(), LAW.needed()),
                box.cards(),
                box.cardNames(),
                box.battleCards(),
                box.arrivals(),
                box.scenarios(),
                box.hash(),
                box.edition(),
                box.unconfirmed());
        return new Position(other, position.optionalRule(), position.track(), position.board(), position.cards());
    }

    private static Space space(int index, String name, String colony, Optional<String> zone) {
        return new Space(
                index, name, List.of(), colony, Space.Shape.ORDINARY, zone, false, new Picture.Point(index, index));
    }

    private static General general(int index, String name, Nation nation, int strategy) {
        var ratings = Map.of(General.Rating.STRATEGY, strategy, General.Rating.BATTLE, 2, General.Rating.AGILITY, 2);
        return new General(index, name, nation, ratings, Set.of());
    }

    private static Card card(int number, String title, Card.Kind kind, int ops) {
        return new Card(
                number,
                title,
                kind,
                ops,
                Optional.empty(),
                true,
                List.of(),
                false,
                Card.Reshuffle.NEVER,
                0,
                0,
                List.of());
    }

    private static Box box() {
        var spaces = List.of(BOSTON, SALEM, CONCORD, NEWPORT, QUEBEC);
        var lines = new Connections(
                spaces,
                List.of(
                        new Connections.Connection(BOSTON, SALEM, Connections.Kind.SOLID),
                        new Connections.Connection(SALEM, CONCORD, Connections.Kind.WILDERNESS),
                        new Connections.Connection(CONCORD, QUEBEC, Connections.Kind.ARNOLD)),
                false);
        var cards = List.of(ONE, THREE, CAMPAIGN);
        return new Box(
                Country.of(spaces, lines, List.of(WASHINGTON, ARNOLD, HOWE, GAGE)),
                LAW,
                cards,
                new CardNames<>(cards),
                new LinkedHashMap<>(),
                new TreeMap<>(Map.of(1775, 0, 1783, 0)),
                Map.of(),
                "",
                new Edition(2),
                new LinkedHashMap<>());
    }

    /** A position in words. */
    public static Position position(String... statements) {
        return NOTATION.position(String.join("\n", statements));
    }

    /** A card by the rules of the toy book. */
    public static final class ToyCard extends PlayedCard {
        private static final CardEvents EVENTS =
                new CardEvents((now, side, card, step) -> new Effect.Happens(working -> {}), "in a battle");

        public ToyCard(Position now, Side side, Card card) {
            this(new WorkingPosition(now, new Umpire(List.of(), Chance.NONE, Answers.SILENCE)), side, card);
        }

        public ToyCard(WorkingPosition working, Side side, Card card) {
            super(
                    working,
                    side,
                    card,
                    new Book(
                            EVENTS,
                            General.Rating.AGILITY,
                            true,
                            new ToyReach(),
                            (table, mover, space) -> {},
                            ToyCard::arrivals,
                            table -> {},
                            ToyReader::new));
        }

        @Override
        protected Encounter entering(Movement move, Space to) {
            return new ToyEncounter(this, move, to);
        }

        @Override
        protected Bars<Space> markers() {
            var occupancy = working().occupancy();
            return occupancy.bars().bar("held", occupancy.enemyOf(side()).markers(), "The enemy has %s.");
        }

        private static Arrivals arrivals(WorkingPosition working, Side side, Card card) {
            var occupancy = working.occupancy();
            var nowhere = occupancy.everywhere().none();
            var book = new Arrivals.Book(true, nowhere, occupancy.bars(), port -> {}, order -> {});
            return new Arrivals(working, side, card, book);
        }

        @Override
        protected void mustSuffice(General general) {
            if (general.strategy() > card().ops()) throw new Refused("strategy", "No.", able(card().ops()));
        }

        @Override
        protected void discard() {
            working().discard(card());
        }

        @Override
        protected List<Use> besides() {
            return List.of();
        }

        @Override
        protected List<List<Use>> discardUses() {
            return List.of(List.of(new Use.Discard()));
        }
    }

    /** Battles end at once; the side attacked may retreat anywhere. */
    private record ToyEncounter(PlayedCard play, Movement move, Space to) implements Encounter {
        @Override
        public March battle(March next, boolean intercepted) {
            working().rule("battle", "A battle%s.", intercepted ? " with who intercepted" : "");
            return next.over();
        }

        @Override
        public List<String> odds() {
            return List.of();
        }

        @Override
        public void capture(General general) {
            working().place(general, Place.Box.CAPTURED);
        }

        @Override
        public Bars<Space> waysOut() {
            return working().occupancy().bars();
        }

        @Override
        public void retreat(Troops troops, Space away) {
            var general = working().now().general(Sides.AMERICAN, to());
            working().march(Sides.AMERICAN, general, troops, to(), away, Scene.Way.RETREAT);
        }
    }

    /** Reads orders in words of its own. */
    public static final class ToyReader extends OrderReader {
        private static final Words WORDS = new Words(
                LineReader.pattern("(?:play|discard|committees)\\b"),
                line -> line,
                "activate|control|reinforce|event|nothing|by sea",
                List.of("activate"),
                List.of("play CARD: " + Activation.MANNER));

        public ToyReader(Position now, Side side) {
            super(WORDS, now, side);
        }

        @Override
        protected void other(LineReader line, Keyword said) {
            line.complain("Play or discard.", manner());
        }

        @Override
        protected Optional<Use> discard(OrderLine line, String text) {
            return line.complain("A discarded card does nothing.");
        }
    }

    private record ToyReach() implements Reach {
        @Override
        public Bars<Space> next(March march) {
            return entry(march);
        }

        @Override
        public Bars<Space> entry(March march) {
            return march.occupancy().bars();
        }

        @Override
        public int most(March march, boolean fights) {
            return 4;
        }

        @Override
        public Optional<Fault> tooFar(March march, Space to) {
            return march.spending(to) > most(march, false) ? Fault.no("far", "%s is too far.", to) : Optional.empty();
        }

        @Override
        public Optional<Fault> harbour(March march) {
            return ports(march.occupancy()).fault(march.at());
        }

        @Override
        public Bars<Space> ports(Occupancy occupancy) {
            var inland = occupancy.everywhere().minus(occupancy.now().country().ports());
            return occupancy
                    .bars()
                    .bar("port", inland, "%s is no port.")
                    .bar("navy", occupancy.blockaded(), "The French Navy is in %s.");
        }
    }
}
