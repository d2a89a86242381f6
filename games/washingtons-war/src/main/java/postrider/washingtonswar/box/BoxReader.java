package postrider.washingtonswar.box;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.box.BoxData;
import postrider.box.BoxFiles;
import postrider.box.Item;
import postrider.box.Provenance;
import postrider.box.Section;
import postrider.kernel.Layers;
import postrider.kernel.Lists;
import postrider.kernel.PerSide;
import postrider.kernel.Picture;
import postrider.kernel.Side;
import postrider.map.SpaceSet;
import postrider.washingtonswar.Box;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.General;
import postrider.washingtonswar.Lines;
import postrider.washingtonswar.Nation;
import postrider.washingtonswar.Sides;
import postrider.washingtonswar.Space;
import postrider.washingtonswar.WashingtonsWar;
import postrider.washingtonswar.box.BoxFacts.CardFacts;
import postrider.washingtonswar.box.BoxFacts.Known;
import postrider.washingtonswar.box.BoxFacts.LineKind;
import postrider.washingtonswar.box.BoxFacts.Scenario;
import postrider.washingtonswar.box.BoxFacts.SpaceFacts;
import postrider.washingtonswar.notation.WarNotation;

/** Opens the box. */
public final class BoxReader {
    private static final String FOLDER = "/games/washingtons-war/box/";
    private static final List<String> FILES =
            List.of("map.yaml", "generals.yaml", "cards.yaml", "turns.yaml", "scenarios.yaml");

    private BoxReader() {}

    /**
     * Reads our box.
     *
     * @param overlay a folder with corrections to lay over it
     * @throws IllegalArgumentException naming every fault at once, a line each, with file and record
     */
    public static Box read(Optional<Path> overlay) {
        return read(layers(overlay));
    }

    /** The same, of a box as it was once. */
    public static Box read(Layers layers) {
        var data = data(layers);
        new BoxCheck(data).all();
        data.faults().throwIfAny();
        var box = build(data);
        data.all(BoxFacts.SCENARIOS).forEach(scenario -> {
            try {
                new WarNotation(box).position(scenario.facts().text());
            } catch (IllegalArgumentException notUnderstood) {
                notUnderstood
                        .getMessage()
                        .lines()
                        .forEach(fault -> data.faults().add(scenario, "%s", fault));
            }
        });
        data.faults().throwIfAny();
        return box;
    }

    /** The records of our box, not yet held against each other. */
    public static BoxData data(Optional<Path> overlay) {
        return data(layers(overlay));
    }

    /** The same, of a box as it was once. */
    public static BoxData data(Layers layers) {
        return new BoxData(BoxFacts.ALL, layers.ours(), layers.corrections());
    }

    /** What it is read from. */
    public static Layers layers(Optional<Path> overlay) {
        return new Layers(BoxFiles.shipped(WashingtonsWar.class, FOLDER, FILES), BoxFiles.corrections(overlay));
    }

    private static Box build(BoxData data) {
        var spaces = spaces(data);
        var everywhere = SpaceSet.all(spaces);
        var byColony = new LinkedHashMap<String, SpaceSet<Space>>();
        for (var space : spaces)
            byColony.merge(space.colony(), everywhere.none().with(space), SpaceSet::or);
        var generals = generals(data);
        var cards = cards(data);
        var arrivals = new TreeMap<Integer, Integer>();
        data.facts(BoxFacts.TURNS).forEach(turn -> arrivals.put(turn.year(), turn.arrivals()));
        return new Box(
                spaces,
                everywhere,
                byColony,
                everywhere.where(Space::port),
                everywhere.where(Space::fortified),
                new Lines(
                        spaces,
                        lines(data, spaces, LineKind.SOLID),
                        lines(data, spaces, LineKind.WILDERNESS),
                        lines(data, spaces, LineKind.ARNOLD)),
                generals,
                new PerSide<>(Sides.AMERICAN, of(Sides.AMERICAN, generals), Sides.BRITISH, of(Sides.BRITISH, generals)),
                cards,
                arrivals,
                data.facts(BoxFacts.SCENARIOS).stream().collect(Collectors.toMap(Scenario::name, Scenario::text)),
                BoxNames.of(spaces, generals, cards),
                data.hash(),
                CardDoubts.unconfirmed(data));
    }

    private static List<General> of(Side side, List<General> generals) {
        return Lists.those(generals, general -> general.side() == side);
    }

    /** Colony by colony, so that an added space stands beside its neighbours. */
    private static List<Space> spaces(BoxData data) {
        var spaces = new ArrayList<Space>();
        for (var colony : data.facts(BoxFacts.COLONIES))
            for (var space : data.facts(BoxFacts.SPACES))
                if (space.colony().equals(colony.name()))
                    spaces.add(new Space(
                            spaces.size(),
                            space.name(),
                            space.aliases(),
                            colony.name(),
                            space.kind(),
                            space.zone(),
                            colony.south(),
                            at(data, space)));
        return List.copyOf(spaces);
    }

    /** Where nobody says where it is, it is drawn in the middle of its colony. */
    private static Picture.Point at(BoxData data, SpaceFacts space) {
        var said = data.facts(BoxFacts.SPACES).stream()
                .filter(other -> other.colony().equals(space.colony()))
                .map(SpaceFacts::at)
                .filter(at -> !at.isEmpty())
                .toList();
        return space.at().isEmpty()
                ? new Picture.Point(middle(said, 0), middle(said, 1))
                : new Picture.Point(space.at().getFirst(), space.at().getLast());
    }

    private static int middle(List<List<Integer>> points, int axis) {
        return (int)
                points.stream().mapToInt(point -> point.get(axis)).average().orElse(0);
    }

    private static List<List<Space>> lines(BoxData data, List<Space> spaces, LineKind kind) {
        var byName = spaces.stream().collect(Collectors.toMap(Space::name, space -> space));
        return data.facts(BoxFacts.LINES).stream()
                .filter(line -> line.kind() == kind)
                .map(line -> line.between().stream().map(byName::get).toList())
                .toList();
    }

    private static List<General> generals(BoxData data) {
        var generals = new ArrayList<General>();
        for (var general : data.all(BoxFacts.GENERALS)) {
            var facts = general.facts();
            generals.add(new General(
                    generals.size(),
                    facts.name(),
                    facts.side(),
                    facts.strategy(),
                    facts.battle(),
                    facts.agility(),
                    doubted(general.provenance())));
        }
        return List.copyOf(generals);
    }

    private static Set<General.Rating> doubted(Provenance known) {
        return Stream.of(General.Rating.values())
                .filter(rating -> known.of(Section.word(rating))
                        .filter(ground -> ground.kind().isConfirmed())
                        .isEmpty())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** A card bears its printed number where we know it. What had that number before takes one that is left over. */
    private static List<Card> cards(BoxData data) {
        var facts = data.facts(BoxFacts.CARDS);
        var printed = facts.stream().flatMap(card -> card.printed().stream()).toList();
        var free = facts.stream()
                .filter(card -> card.printed().isPresent() && !printed.contains(card.number()))
                .map(CardFacts::number)
                .sorted()
                .iterator();
        return data.all(BoxFacts.CARDS).stream()
                .map(card -> card(number(card.facts(), printed, free), card))
                .sorted(Comparator.comparing(Card::number))
                .toList();
    }

    private static int number(CardFacts card, List<Integer> printed, Iterator<Integer> free) {
        return card.printed().orElseGet(() -> printed.contains(card.number()) ? free.next() : card.number());
    }

    private static Card card(int number, Item<CardFacts> card) {
        var facts = card.facts();
        return new Card(
                number,
                facts.title(),
                facts.kind(),
                facts.ops(),
                facts.playableBy().map(Nation::side),
                facts.eventKnown(),
                facts.steps(),
                facts.removeAfterPlay().equals(Optional.of(Known.YES)),
                facts.reshuffle(),
                facts.setAsideUntil(),
                facts.endYear(),
                CardDoubts.inHand(card));
    }
}
