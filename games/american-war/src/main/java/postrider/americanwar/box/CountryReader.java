package postrider.americanwar.box;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import postrider.americanwar.Box;
import postrider.americanwar.Card;
import postrider.americanwar.Connections;
import postrider.americanwar.Country;
import postrider.americanwar.General;
import postrider.americanwar.Law;
import postrider.americanwar.Nation;
import postrider.americanwar.Space;
import postrider.americanwar.box.CountryFacts.CardFacts;
import postrider.americanwar.box.CountryFacts.Known;
import postrider.americanwar.box.CountryFacts.Scenario;
import postrider.americanwar.box.CountryFacts.SpaceFacts;
import postrider.americanwar.notation.PositionNotation;
import postrider.americanwar.notation.PositionNotation.Forms;
import postrider.box.BoxData;
import postrider.box.Item;
import postrider.box.Provenance;
import postrider.box.Section;
import postrider.cards.CardNames;
import postrider.kernel.Edition;
import postrider.kernel.view.Picture;
import postrider.text.Lists;

/** Makes a box from records that have been checked. */
public record CountryReader(BoxData data) {
    private Country country(boolean wild) {
        var all = spaces(data.facts(CountryFacts.SPACES));
        return Country.of(all, new Connections(all, lines(all), wild), generals());
    }

    /** Colony by colony, so that an added space is listed with its colony. */
    private List<Space> spaces(List<SpaceFacts> facts) {
        var spaces = new ArrayList<Space>();
        for (var colony : data.facts(CountryFacts.COLONIES)) {
            var here = Lists.filter(facts, space -> space.colony().equals(colony.name()));
            for (var space : here)
                spaces.add(new Space(
                        spaces.size(),
                        space.name(),
                        space.aliases(),
                        colony.name(),
                        space.kind(),
                        space.closedZone(),
                        colony.south(),
                        at(space, here)));
        }
        return List.copyOf(spaces);
    }

    /** A space without coordinates is drawn in the middle of its colony. */
    private static Picture.Point at(SpaceFacts space, List<SpaceFacts> colony) {
        var said =
                colony.stream().map(SpaceFacts::at).filter(at -> !at.isEmpty()).toList();
        return space.at().isEmpty()
                ? new Picture.Point(middle(said, 0), middle(said, 1))
                : new Picture.Point(space.at().getFirst(), space.at().getLast());
    }

    private static int middle(List<List<Integer>> points, int axis) {
        return (int)
                points.stream().mapToInt(point -> point.get(axis)).average().orElse(0);
    }

    private List<Connections.Connection> lines(List<Space> spaces) {
        var byName = spaces.stream().collect(Collectors.toMap(Space::name, space -> space));
        return Lists.map(
                data.facts(CountryFacts.LINES),
                line -> new Connections.Connection(
                        byName.get(line.between().getFirst()),
                        byName.get(line.between().getLast()),
                        line.kind()));
    }

    private List<General> generals() {
        var generals = new ArrayList<General>();
        for (var general : data.all(CountryFacts.GENERALS)) {
            var facts = general.facts();
            var doubted = doubted(facts.ratings().keySet(), general.provenance());
            generals.add(new General(generals.size(), facts.name(), facts.side(), facts.ratings(), doubted));
        }
        return List.copyOf(generals);
    }

    private static Set<General.Rating> doubted(Set<General.Rating> printed, Provenance known) {
        return printed.stream()
                .filter(rating -> known.of(Section.word(rating))
                        .filter(ground -> ground.certainty().isConfirmed())
                        .isEmpty())
                .collect(Collectors.toUnmodifiableSet());
    }

    /**
     * The box, unless it has faults.
     *
     * @param wild whether Arnold's line is a wilderness line
     * @param battleCards see {@link Box}
     * @param forms of the positions in it
     */
    public Box box(boolean wild, Law law, SequencedMap<String, Integer> battleCards, Edition edition, Forms forms) {
        data.faults().throwIfAny();
        var numbered = cards();
        var box = new Box(
                country(wild),
                law,
                numbered,
                new CardNames<>(numbered),
                battleCards,
                arrivals(),
                data.facts(CountryFacts.SCENARIOS).stream().collect(Collectors.toMap(Scenario::name, Scenario::text)),
                data.hash(),
                edition,
                CardDoubts.unconfirmed(data));
        var notation = new PositionNotation(box, forms);
        data.checkReadable(
                CountryFacts.SCENARIOS,
                scenario -> notation.position(scenario.facts().text()));
        data.faults().throwIfAny();
        return box;
    }

    /** A card has its printed number if we know it. Another card that had this number takes one that became free. */
    private List<Card> cards() {
        var facts = data.facts(CountryFacts.CARDS);
        var printed = Lists.flatMap(facts, card -> Lists.of(card.printed()));
        var free = facts.stream()
                .filter(card -> card.printed().isPresent() && !printed.contains(card.number()))
                .map(CardFacts::number)
                .sorted()
                .iterator();
        return data.all(CountryFacts.CARDS).stream()
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

    /** British CUs that arrive in a year (5.1). */
    private SortedMap<Integer, Integer> arrivals() {
        var arrivals = new TreeMap<Integer, Integer>();
        data.facts(CountryFacts.TURNS).forEach(turn -> arrivals.put(turn.year(), turn.arrivals()));
        return arrivals;
    }

    /** Checks the records of a country against each other. */
    public void check() {
        var spaces = CountryFacts.SPACES;
        var lines = data.facts(CountryFacts.LINES);
        data.checkUsed(CountryFacts.COLONIES, data.facts(spaces).stream().map(SpaceFacts::colony), "has no space");
        data.checkUsed(spaces, lines.stream().flatMap(line -> line.between().stream()), "no line leads there");
        data.checkUnique(
                spaces, space -> Lists.with(space.aliases(), space.name()), "the name '%s' belongs to %s already");
        data.faultIf(
                spaces,
                space -> !space.at().isEmpty() && space.at().size() != 2,
                "'at' is two numbers, across and down, on a canvas of 1000 by 1400");
        data.faultIf(
                CountryFacts.LINES,
                line -> line.between().size() != 2
                        || line.between().getFirst().equals(line.between().getLast()),
                "a line joins two different spaces");
        data.checkKeys(CountryFacts.GENERALS, General.WASHINGTON, General.GREENE, General.ARNOLD);
        data.checkNumbers(CountryFacts.TURNS, 1775, 1783, "5.1, 5.7");
        if (data.keys(CountryFacts.SCENARIOS).isEmpty()) data.faults().add("scenarios", "there is none");
    }
}
