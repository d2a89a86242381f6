package postrider.washingtonswar.box;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.box.BoxData;
import postrider.box.BoxFiles;
import postrider.box.Item;
import postrider.box.Section;
import postrider.washingtonswar.Box;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.EventStep;
import postrider.washingtonswar.General;
import postrider.washingtonswar.Nation;
import postrider.washingtonswar.Space;
import postrider.washingtonswar.WashingtonsWar;
import postrider.washingtonswar.box.BoxFacts.CardFacts;
import postrider.washingtonswar.box.BoxFacts.GeneralFacts;
import postrider.washingtonswar.box.BoxFacts.Known;
import postrider.washingtonswar.box.BoxFacts.LineKind;
import postrider.washingtonswar.box.BoxFacts.Scenario;
import postrider.washingtonswar.box.BoxFacts.SpaceFacts;
import postrider.washingtonswar.box.BoxFacts.StepFacts;
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
        var data = data(overlay);
        new BoxCheck(data).all();
        data.faults().throwIfAny();
        var box = build(data);
        data.all(BoxFacts.SCENARIOS).forEach(scenario -> {
            try {
                new WarNotation(box).position(scenario.facts().text());
            } catch (IllegalArgumentException notUnderstood) {
                data.faults().add(scenario, "%s", notUnderstood.getMessage());
            }
        });
        data.faults().throwIfAny();
        return box;
    }

    /** Its records, not yet held against each other. */
    public static BoxData data(Optional<Path> overlay) {
        var ours = BoxFiles.shipped(WashingtonsWar.class, FOLDER, FILES);
        return new BoxData(BoxFacts.ALL, ours, BoxFiles.corrections(overlay));
    }

    private static Box build(BoxData data) {
        var spaces = spaces(data);
        var byName = spaces.stream().collect(Collectors.toMap(Space::name, Function.identity()));
        var arrivals = new TreeMap<Integer, Integer>();
        facts(data, BoxFacts.TURNS).forEach(turn -> arrivals.put(turn.year(), turn.arrivals()));
        return new Box(
                spaces,
                joined(data, byName, LineKind.SOLID, LineKind.WILDERNESS),
                joined(data, byName, LineKind.WILDERNESS),
                ends(data, byName, LineKind.ARNOLD).findFirst().orElseThrow(),
                generals(data),
                cards(data),
                arrivals,
                facts(data, BoxFacts.SCENARIOS).collect(Collectors.toMap(Scenario::name, Scenario::text)),
                data.hash(),
                CardDoubts.unconfirmed(data));
    }

    private static <T extends Record> Stream<T> facts(BoxData data, Section<T> section) {
        return data.all(section).stream().map(Item::facts);
    }

    /** Colony by colony, so that an added space stands beside its neighbours. */
    private static List<Space> spaces(BoxData data) {
        var spaces = new ArrayList<Space>();
        facts(data, BoxFacts.COLONIES)
                .forEach(colony -> facts(data, BoxFacts.SPACES)
                        .filter(space -> space.colony().equals(colony.name()))
                        .forEach(space -> spaces.add(space(spaces.size(), space, colony.south()))));
        return spaces;
    }

    private static Space space(int index, SpaceFacts facts, boolean south) {
        return new Space(index, facts.name(), facts.aliases(), facts.colony(), facts.kind(), facts.zone(), south);
    }

    private static Map<Space, SortedSet<Space>> joined(BoxData data, Map<String, Space> byName, LineKind... kinds) {
        var joined = new HashMap<Space, SortedSet<Space>>();
        byName.values().forEach(space -> joined.put(space, new TreeSet<>()));
        for (var kind : kinds)
            ends(data, byName, kind).forEach(pair -> {
                joined.get(pair.getFirst()).add(pair.getLast());
                joined.get(pair.getLast()).add(pair.getFirst());
            });
        joined.replaceAll((space, others) -> Collections.unmodifiableSortedSet(others));
        return joined;
    }

    private static Stream<List<Space>> ends(BoxData data, Map<String, Space> byName, LineKind kind) {
        return facts(data, BoxFacts.LINES)
                .filter(line -> line.is(kind))
                .map(line -> line.between().stream().map(byName::get).toList());
    }

    private static List<General> generals(BoxData data) {
        var generals = new ArrayList<General>();
        facts(data, BoxFacts.GENERALS).forEach(facts -> generals.add(general(generals.size(), facts)));
        return generals;
    }

    private static General general(int index, GeneralFacts facts) {
        var nation = facts.side();
        return new General(
                index,
                facts.name(),
                nation.side(),
                nation == Nation.FRENCH,
                facts.strategy(),
                facts.battle(),
                facts.agility());
    }

    /** A card bears its printed number where we know it. What had that number before takes one that is left over. */
    private static List<Card> cards(BoxData data) {
        var printed = facts(data, BoxFacts.CARDS)
                .flatMap(card -> card.printed().stream())
                .collect(Collectors.toSet());
        var free = facts(data, BoxFacts.CARDS)
                .filter(card -> card.printed().isPresent() && !printed.contains(card.number()))
                .map(CardFacts::number)
                .sorted()
                .iterator();
        return data.all(BoxFacts.CARDS).stream()
                .map(card -> card(number(card.facts(), printed, free), card))
                .sorted()
                .toList();
    }

    private static int number(CardFacts card, Set<Integer> printed, Iterator<Integer> free) {
        return card.printed().orElseGet(() -> printed.contains(card.number()) ? free.next() : card.number());
    }

    private static Card card(int number, Item<CardFacts> card) {
        var facts = card.facts();
        return new Card(
                number,
                facts.title(),
                facts.kind(),
                facts.ops().orElse(0),
                facts.playableBy().map(Nation::side),
                facts.eventKnown(),
                facts.steps().stream().map(BoxReader::step).toList(),
                facts.removeAfterPlay().equals(Optional.of(Known.YES)),
                facts.reshuffle().orElse(Card.Reshuffle.NEVER),
                facts.setAsideUntil().orElse(0),
                facts.endYear().orElse(0),
                CardDoubts.inHand(card));
    }

    private static EventStep step(StepFacts facts) {
        return new EventStep(
                facts.procedure(),
                facts.side(),
                facts.count().orElse(0),
                facts.perColony().orElse(0),
                facts.colonies(),
                facts.ports().orElse(EventStep.Ports.ANY),
                facts.clearOf().orElse(EventStep.ClearOf.NOTHING),
                facts.within().orElse(0),
                facts.may().orElse(false));
    }
}
