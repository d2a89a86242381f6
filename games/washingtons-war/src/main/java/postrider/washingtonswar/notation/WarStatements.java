package postrider.washingtonswar.notation;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.stream.Stream;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.map.SpaceSet;
import postrider.notation.Ranges;
import postrider.notation.StatementForm;
import postrider.notation.StatementForm.Meaning;
import postrider.notation.Statements;
import postrider.washingtonswar.Board;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.Cards;
import postrider.washingtonswar.Nation;
import postrider.washingtonswar.Pile;
import postrider.washingtonswar.Position;
import postrider.washingtonswar.Sides;
import postrider.washingtonswar.Track;
import postrider.washingtonswar.Track.Mark;
import postrider.washingtonswar.Track.War;
import postrider.washingtonswar.box.BoxNames;
import postrider.washingtonswar.rules.Dealing;

/**
 * The statements of the notation: what each makes of a position, and which are said of one. What stands on the track is said
 * always, the rest where it differs from a blank position.
 */
public final class WarStatements {
    private WarStatements() {}

    static final String SIDE = "(American|British)";

    private static final List<StatementForm<Position>> TRACK = List.of(
            track("year 1777", "(?:year )?(17\\d\\d)", (t, m) -> t.withYear(year(m.group(1))))
                    .says(p -> "year " + p.track().year()),
            track("phase strategy", "phase (?:of )?(.+)", (t, m) -> t.withPhase(phase(m.group(1))))
                    .says(p -> "phase " + p.track().phase().word()),
            track("nobody to move", "nobody to move", (t, m) -> t.withToMove(Optional.empty())),
            track("American to move", SIDE + " to move", (t, m) -> t.withToMove(Optional.of(side(m))))
                    .says(p -> p.track().toMove().map(Side::word).orElse("nobody") + " to move"),
            mark("British regulars", "(no )?(?:British )?regulars", Mark.REGULARS),
            track("no British regulars", "(?:British )?regulars lost", (t, m) -> t.with(Mark.REGULARS, false))
                    .saysAll(p -> when(!p.track().has(Mark.REGULARS), "no British regulars")),
            track("French alliance 3", "French alliance (?:at )?([0-9])", (t, m) -> t.withAlliance(number(m)))
                    .says(p -> "French alliance " + p.track().alliance()),
            war("France neutral", "France (?:is )?neutral", War.NEUTRAL),
            war("France allied", "France (?:is )?allied", War.ALLIED),
            war("European War", "European War", War.EUROPEAN_WAR),
            mark("line mutinies", "(no )?line mutinies", Mark.MUTINIES),
            mark(
                    "Congress dispersed this turn",
                    "Congress (?:was )?(not )?dispersed this turn",
                    Mark.CONGRESS_DISPERSED),
            mark("British campaign first", "(no )?British campaign first", Mark.CAMPAIGN_FIRST),
            track(
                            "winner British 13.1 why",
                            "winner " + SIDE + " (\\S+) (.+)",
                            (t, m) -> t.withWinner(new Track.Victory(side(m), m.group(2), m.group(3))))
                    .saysAll(p -> p.track().winner().stream()
                            .map(won -> "winner %s %s %s".formatted(won.side(), won.rule(), won.sentence()))),
            StatementForm.<Position>of(
                            "tournament rule",
                            "(no )?tournament rule",
                            (p, m) -> p.withTournamentRule(m.group(1) == null))
                    .saysAll(p -> when(p.tournamentRule(), "tournament rule")));

    private static final List<StatementForm<Position>> BOXES = List.of(
            board(
                    "Congress dispersed",
                    "Congress dispersed|no Congress",
                    (p, m) -> p.board().withCongress(Optional.empty())),
            board(
                            "Congress in Philadelphia",
                            "Congress in (.+)",
                            (p, m) -> p.board()
                                    .withCongress(Optional.of(names(p).spaces().require(m.group(1)))))
                    .says(p -> p.board()
                            .congress()
                            .map(space -> "Congress in " + space)
                            .orElse("Congress dispersed")),
            board(
                    "French Navy away",
                    "French navy (?:away|off the map|in France)|no French navy",
                    (p, m) -> p.board().withNavy(Optional.empty())),
            board(
                            "French Navy in New England",
                            "French navy in (.+)",
                            (p, m) -> p.board()
                                    .withNavy(Optional.of(names(p).zones().require(m.group(1)))))
                    .saysAll(p -> p.board().navy().stream().map(zone -> "French Navy in " + zone)),
            board(
                            "British reinforcements 3 CU",
                            "British reinforcements (\\d{1,3})(?: CUs?)?",
                            (p, m) -> p.board().withBritishBox(number(m)))
                    .saysAll(p -> when(
                            p.board().britishBox() > 0,
                            "British reinforcements %d CU".formatted(p.board().britishBox()))),
            board(
                            "French reinforcements 5 CU",
                            "French reinforcements (\\d{1,3})(?: CUs?)?",
                            (p, m) -> p.board().withFrenchBox(number(m)))
                    .saysAll(p -> when(
                            p.board().frenchBox() != WarNotation.FRENCH_FORCE,
                            "French reinforcements %d CU".formatted(p.board().frenchBox()))));

    private static final List<StatementForm<Position>> CARDS = List.of(
            piles("American hand 77, 12", "hand", Pile::hand),
            piles("American queue 1, 2", "queue", Pile::queue),
            piles("American reinforcement cards 5", "reinforcement cards?", Pile::reinforcements),
            pile("discards 8, 73", "discards?", Pile.DISCARDS),
            pile("removed cards 67", "removed cards?", Pile.REMOVED),
            pile("set aside 84, 99", "set aside", Pile.SET_ASIDE),
            cards("no War Ends card", "no War Ends card", (p, m) -> p.cards().fill(Pile.WAR_ENDS, List.of())),
            pile("War Ends card 57", "War Ends card", Pile.WAR_ENDS),
            cards(
                            "strategy deck 1-54, 60",
                            "(?:strategy )?deck (.+)",
                            (p, m) -> p.cards().fillDeck(named(p, p.cards().deck(), m.group(1))))
                    .saysAll(WarStatements::deck),
            cards(
                            "reshuffle due",
                            "(no )?reshuffle(?: due)?",
                            (p, m) -> p.cards().withReshuffle(m.group(1) == null))
                    .saysAll(p -> when(p.cards().reshuffle(), "reshuffle due")),
            cards("no exchange", "no exchange", (p, m) -> p.cards().withExchange(Optional.empty())),
            cards("exchange 77", "exchange (.+)", (p, m) -> exchange(p, m.group(1)))
                    .saysAll(p -> p.cards().exchange().stream().map(card -> "exchange " + card.number())));

    /** As they are said. */
    static final List<StatementForm<Position>> SAID = Stream.of(TRACK, BOXES, MapStatements.FORMS, CARDS)
            .flatMap(List::stream)
            .toList();

    /** As they are tried: what a piece is called comes last. The sentence of a winner goes to the end of its line. */
    public static final Statements<Position> ALL = new Statements<>(
            Stream.of(TRACK, BOXES, CARDS, MapStatements.FORMS)
                    .flatMap(List::stream)
                    .toList(),
            List.of("year 1777", "American PC in Boston, Albany", "Burgoyne + 5 CU in Albany"),
            line -> line.startsWith("winner "));

    private static StatementForm<Position> track(String example, String words, Meaning<Track, Track> meaning) {
        return StatementForm.of(example, words, (p, m) -> p.with(meaning.apply(p.track(), m)));
    }

    /** What is in effect, or with a first group is not. */
    private static StatementForm<Position> mark(String example, String words, Mark mark) {
        return track(example, words, (t, m) -> t.with(mark, m.group(1) == null))
                .saysAll(p -> when(p.track().has(mark), example));
    }

    private static StatementForm<Position> war(String example, String words, War war) {
        return track(example, words, (t, m) -> t.withWar(war))
                .saysAll(p -> when(p.track().war() == war, example));
    }

    static StatementForm<Position> board(String example, String words, Meaning<Position, Board> meaning) {
        return StatementForm.of(example, words, (p, m) -> p.with(meaning.apply(p, m)));
    }

    private static StatementForm<Position> cards(String example, String words, Meaning<Position, Cards> meaning) {
        return StatementForm.of(example, words, (p, m) -> p.with(meaning.apply(p, m)));
    }

    private static StatementForm<Position> piles(String example, String words, Function<Side, Pile> pile) {
        return cards(example, SIDE + " " + words + " (.+)", (p, m) -> filled(p, pile.apply(side(m)), m.group(2)))
                .saysAll(p -> Sides.BOTH.stream().flatMap(side -> contents(p, pile.apply(side))));
    }

    private static StatementForm<Position> pile(String example, String words, Pile pile) {
        return cards(example, words + " (.+)", (p, m) -> filled(p, pile, m.group(1)))
                .saysAll(p -> contents(p, pile));
    }

    private static Stream<String> contents(Position position, Pile pile) {
        var there = position.cards().in(pile);
        return when(!there.isEmpty(), pile.words() + " " + numbers(there));
    }

    private static Stream<String> deck(Position position) {
        var rest = SpaceSet.all(position.box().cards());
        for (var pile : position.cards().piles().values())
            rest = rest.minus(rest.none().withAll(pile));
        var deck = position.cards().deck();
        return when(!rest.equals(deck), Dealing.DECK + " " + numbers(deck));
    }

    private static String numbers(Collection<Card> cards) {
        return Ranges.write(cards.stream().map(Card::number).toList());
    }

    private static Cards filled(Position position, Pile pile, String list) {
        return position.cards().fill(pile, named(position, position.cards().in(pile), list));
    }

    /** Cards by name: those that are there already are meant, or else those in the deck. */
    private static List<Card> named(Position position, Collection<Card> there, String list) {
        return names(position)
                .cards(
                        list,
                        Lists.both(
                                List.copyOf(there), List.copyOf(position.cards().deck())));
    }

    /** 6.32.C: a card that may be exchanged lies on the discards. */
    private static Cards exchange(Position position, String name) {
        var cards = position.cards();
        var card = named(position, cards.discards(), name).getFirst();
        if (!cards.discards().contains(card)) cards = cards.fill(Pile.DISCARDS, Lists.with(cards.discards(), card));
        return cards.withExchange(Optional.of(card));
    }

    private static int year(String digits) {
        int year = Integer.parseInt(digits);
        if (year < 1775 || year > 1783) throw new IllegalArgumentException("the war lasts from 1775 to 1783");
        return year;
    }

    private static Track.Phase phase(String words) {
        var said = words.toLowerCase(Locale.ROOT).replaceAll("^the ", "");
        return Lists.first(List.of(Track.Phase.values()), phase -> phase.word().startsWith(said))
                .orElseThrow(
                        () -> new IllegalArgumentException("the phases are committees, for the king, strategy, over"));
    }

    static Side side(MatchResult said) {
        return Nation.named(said.group(1)).side();
    }

    private static int number(MatchResult said) {
        return Integer.parseInt(said.group(1));
    }

    static BoxNames names(Position position) {
        return position.box().names();
    }

    static Stream<String> when(boolean so, String statement) {
        return so ? Stream.of(statement) : Stream.of();
    }
}
