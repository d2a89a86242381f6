package postrider.washingtonswar;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.kernel.Side;
import postrider.washingtonswar.BoxData.LineKind;
import postrider.washingtonswar.BoxData.Of;

/** Opens the box. */
final class BoxReader {
    private BoxReader() {}

    /**
     * Reads our box.
     *
     * @param overlay a folder with corrections to lay over it
     * @throws IllegalArgumentException naming every fault at once, a line each, with file and record
     */
    static Box read(Optional<Path> overlay) {
        var faults = new Faults();
        var items = BoxFiles.read(overlay, faults);
        var data = BoxData.of(items, faults);
        new BoxCheck(items, data, faults).all();
        faults.throwIfAny("The box cannot be used:");
        var box = build(data, Doubts.of(data));
        data.scenarios().forEach(scenario -> {
            try {
                Notation.read(box, scenario.facts().text());
            } catch (IllegalArgumentException notUnderstood) {
                faults.add(scenario.from().where(), "%s", notUnderstood.getMessage());
            }
        });
        faults.throwIfAny("The box cannot be used:");
        return box;
    }

    private static Box build(BoxData data, List<String> unconfirmed) {
        var spaces = spaces(data);
        var byName = new HashMap<String, Space>();
        spaces.forEach(space -> byName.put(space.name(), space));
        var scenarios = new LinkedHashMap<String, String>();
        data.scenarios().forEach(s -> scenarios.put(s.facts().name(), s.facts().text()));
        var arrivals = new TreeMap<Integer, Integer>();
        data.turns().forEach(t -> arrivals.put(t.facts().year(), t.facts().arrivals()));
        return new Box(
                spaces,
                joined(data, byName, LineKind.SOLID, LineKind.WILDERNESS),
                joined(data, byName, LineKind.WILDERNESS),
                ends(data, byName, LineKind.ARNOLD).findFirst().orElseThrow(),
                generals(data),
                cards(data),
                arrivals,
                scenarios,
                data.hash(),
                unconfirmed);
    }

    /** Colony by colony, so that an added space stands beside its neighbours. */
    private static List<Space> spaces(BoxData data) {
        var spaces = new ArrayList<Space>();
        for (var colony : data.colonies())
            for (var space : data.spaces())
                if (space.facts().colony().equals(colony.facts().name()))
                    spaces.add(
                            space(spaces.size(), space.facts(), colony.facts().south()));
        return spaces;
    }

    private static Space space(int index, BoxData.SpaceFacts facts, boolean south) {
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
        return data.lines().stream()
                .map(Of::facts)
                .filter(line -> line.kind().orElse(LineKind.SOLID) == kind)
                .map(line -> line.between().stream().map(byName::get).toList());
    }

    private static List<General> generals(BoxData data) {
        var generals = new ArrayList<General>();
        for (var general : data.generals()) {
            var facts = general.facts();
            boolean french = facts.side() == Side.FRENCH;
            generals.add(new General(
                    generals.size(),
                    facts.name(),
                    french ? Side.AMERICAN : facts.side(),
                    french,
                    facts.strategy(),
                    facts.battle(),
                    facts.agility()));
        }
        return generals;
    }

    /** A card bears its printed number where we know it. What had that number before takes one that is left over. */
    private static List<Card> cards(BoxData data) {
        var facts = data.cards().stream().map(Of::facts).toList();
        var printed = facts.stream().flatMap(card -> card.printed().stream()).collect(Collectors.toSet());
        var free = facts.stream()
                .filter(card -> card.printed().isPresent())
                .map(BoxData.CardFacts::number)
                .filter(number -> !printed.contains(number))
                .sorted()
                .iterator();
        return facts.stream()
                .map(card -> card(
                        card.printed().orElseGet(() -> printed.contains(card.number()) ? free.next() : card.number()),
                        card))
                .sorted()
                .toList();
    }

    private static Card card(int number, BoxData.CardFacts facts) {
        return new Card(
                number,
                facts.title(),
                facts.kind(),
                facts.ops().orElse(0),
                facts.playableBy(),
                facts.event().orElse(BoxData.Known.YES) == BoxData.Known.YES,
                facts.steps().stream().map(BoxReader::step).toList(),
                facts.removeAfterPlay().orElse(BoxData.Known.NO) == BoxData.Known.YES,
                facts.reshuffle().orElse(Card.Reshuffle.NEVER),
                facts.setAsideUntil().orElse(0),
                facts.endYear().orElse(0));
    }

    private static Step step(BoxData.StepFacts facts) {
        return new Step(
                facts.procedure(),
                facts.side(),
                facts.count().orElse(0),
                facts.perColony().orElse(0),
                facts.colonies(),
                facts.ports().orElse(Step.Ports.ANY),
                facts.clearOf().orElse(Step.ClearOf.NOTHING),
                facts.within().orElse(0),
                facts.may().orElse(false),
                facts.guess().orElse(false));
    }
}
