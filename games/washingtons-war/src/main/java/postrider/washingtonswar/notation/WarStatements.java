package postrider.washingtonswar.notation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.notation.StatementForm;
import postrider.notation.StatementForm.Meaning;
import postrider.notation.Statements;
import postrider.washingtonswar.Board;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.Cards;
import postrider.washingtonswar.Nation;
import postrider.washingtonswar.Pile;
import postrider.washingtonswar.Place;
import postrider.washingtonswar.Position;
import postrider.washingtonswar.Track;
import postrider.washingtonswar.box.BoxNames;

/** The statements of the notation and what each makes of a position. */
public final class WarStatements {
    private WarStatements() {}

    private static final String SIDE = "(American|British)";
    private static final List<StatementForm<Position>> FORMS = List.of(
            track("year 1777", "(?:year )?(17\\d\\d)", (t, m) -> t.withYear(year(m.group(1)))),
            track("phase strategy", "phase (?:of )?(.+)", (t, m) -> t.withPhase(phase(m.group(1)))),
            track("American to move", SIDE + " to move", (t, m) -> t.withToMove(Optional.of(side(m)))),
            track("nobody to move", "nobody to move", (t, m) -> t.withToMove(Optional.empty())),
            track("British regulars", "(?:British )?regulars", (t, m) -> t.with(Track.Mark.REGULARS, true)),
            track(
                    "no British regulars",
                    "no (?:British )?regulars|(?:British )?regulars lost",
                    (t, m) -> t.with(Track.Mark.REGULARS, false)),
            track("French alliance 3", "French alliance (?:at )?([0-9])", (t, m) -> t.withAlliance(number(m, 1))),
            track("France neutral", "France (?:is )?neutral", (t, m) -> t.withWar(Track.War.NEUTRAL)),
            track("France allied", "France (?:is )?allied", (t, m) -> t.withWar(Track.War.ALLIED)),
            track("European War", "European war", (t, m) -> t.withWar(Track.War.EUROPEAN_WAR)),
            track("line mutinies", "line mutinies", (t, m) -> t.with(Track.Mark.MUTINIES, true)),
            track("no line mutinies", "no line mutinies", (t, m) -> t.with(Track.Mark.MUTINIES, false)),
            track(
                    "Congress dispersed this turn",
                    "Congress (?:was )?dispersed this turn",
                    (t, m) -> t.with(Track.Mark.CONGRESS_DISPERSED, true)),
            track(
                    "Congress not dispersed this turn",
                    "Congress (?:was )?not dispersed this turn",
                    (t, m) -> t.with(Track.Mark.CONGRESS_DISPERSED, false)),
            track(
                    "British campaign first",
                    "British campaign first",
                    (t, m) -> t.with(Track.Mark.CAMPAIGN_FIRST, true)),
            track(
                    "no British campaign first",
                    "no British campaign first",
                    (t, m) -> t.with(Track.Mark.CAMPAIGN_FIRST, false)),
            track(
                    "winner British 13.1 why",
                    "winner " + SIDE + " (\\S+) (.+)",
                    (t, m) -> t.withWinner(new Track.Victory(side(m), m.group(2), m.group(3)))),
            StatementForm.of("tournament rule", "tournament rule", (p, m) -> p.withTournamentRule(true)),
            StatementForm.of("no tournament rule", "no tournament rule", (p, m) -> p.withTournamentRule(false)),
            board(
                    "Congress dispersed",
                    "Congress dispersed|no Congress",
                    (p, m) -> p.board().withCongress(Optional.empty())),
            board(
                    "Congress in Philadelphia",
                    "Congress in (.+)",
                    (p, m) ->
                            p.board().withCongress(Optional.of(names(p).spaces().require(m.group(1))))),
            board(
                    "French Navy away",
                    "French navy (?:away|off the map|in France)|no French navy",
                    (p, m) -> p.board().withNavy(Optional.empty())),
            board(
                    "French Navy in New England",
                    "French navy in (.+)",
                    (p, m) -> p.board().withNavy(Optional.of(names(p).zones().require(m.group(1))))),
            board(
                    "British reinforcements 3 CU",
                    "British reinforcements (\\d{1,3})(?: CUs?)?",
                    (p, m) -> p.board().withBritishBox(number(m, 1))),
            board(
                    "French reinforcements 5 CU",
                    "French reinforcements (\\d{1,3})(?: CUs?)?",
                    (p, m) -> p.board().withFrenchBox(number(m, 1))),
            cards("American hand 77, 12", SIDE + " hand (.+)", (p, m) -> pile(p, Pile.hand(side(m)), m.group(2))),
            cards("American queue 1, 2", SIDE + " queue (.+)", (p, m) -> pile(p, Pile.queue(side(m)), m.group(2))),
            cards(
                    "American reinforcement cards 5",
                    SIDE + " reinforcement cards? (.+)",
                    (p, m) -> pile(p, Pile.reinforcements(side(m)), m.group(2))),
            cards(
                    "strategy deck 1-54, 60",
                    "(?:strategy )?deck (.+)",
                    (p, m) -> p.cards().fillDeck(named(p, p.cards().deck(), m.group(1)))),
            cards("discards 8, 73", "discards? (.+)", (p, m) -> pile(p, Pile.DISCARDS, m.group(1))),
            cards("removed cards 67", "removed cards? (.+)", (p, m) -> pile(p, Pile.REMOVED, m.group(1))),
            cards("set aside 84, 99", "set aside (.+)", (p, m) -> pile(p, Pile.SET_ASIDE, m.group(1))),
            cards("no War Ends card", "no War Ends card", (p, m) -> pile(p, Pile.WAR_ENDS, "none")),
            cards("War Ends card 57", "War Ends card (.+)", (p, m) -> pile(p, Pile.WAR_ENDS, m.group(1))),
            cards("reshuffle due", "reshuffle due", (p, m) -> p.cards().withReshuffle(true)),
            cards(
                    "no reshuffle due",
                    "no reshuffle(?: due)?",
                    (p, m) -> p.cards().withReshuffle(false)),
            cards("no exchange", "no exchange", (p, m) -> p.cards().withExchange(Optional.empty())),
            cards("exchange 77", "exchange (.+)", WarStatements::exchange),
            board(
                    "no PC in Boston, Albany",
                    "no PCs? in (.+)",
                    (p, m) -> Pieces.control(p, Optional.empty(), m.group(1))),
            board(
                    "American PC in Boston, Albany",
                    SIDE + " PCs? in (.+)",
                    (p, m) -> Pieces.control(p, Optional.of(side(m)), m.group(2))),
            board(
                    "Burgoyne captured",
                    "(.+?) (?:is |are )?captured",
                    (p, m) -> Pieces.box(p, m.group(1), Place.Box.CAPTURED)),
            board(
                    "Burgoyne in reinforcements",
                    "(.+?) in (?:the )?reinforcements?(?: box)?",
                    (p, m) -> Pieces.box(p, m.group(1), Place.Box.REINFORCEMENTS)),
            board(
                    "Arnold removed",
                    "(.+?) (?:is |are )?removed",
                    (p, m) -> Pieces.box(p, m.group(1), Place.Box.REMOVED)),
            board("Rochambeau in France", "(.+?) in France", (p, m) -> Pieces.box(p, m.group(1), Place.Box.FRANCE)),
            board(
                    "no units in Boston",
                    "no units in (.+)",
                    (p, m) -> Pieces.empty(p, m.group(1)).board()),
            board("nothing in Boston", "nothing in (.+)", (p, m) -> Pieces.nothing(p, m.group(1))),
            board("Burgoyne + 5 CU in Albany", "(.+?) in (.+)", (p, m) -> Pieces.units(p, m.group(1), m.group(2))));

    /** The sentence of a winner goes to the end of its line, semicolons and all. */
    public static final Statements<Position> ALL = new Statements<>(
            FORMS,
            List.of("year 1777", "American PC in Boston, Albany", "Burgoyne + 5 CU in Albany"),
            line -> line.startsWith("winner "));

    private static StatementForm<Position> track(String example, String words, Meaning<Track, Track> meaning) {
        return StatementForm.of(example, words, (p, m) -> p.with(meaning.apply(p.track(), m)));
    }

    private static StatementForm<Position> board(String example, String words, Meaning<Position, Board> meaning) {
        return StatementForm.of(example, words, (p, m) -> p.with(meaning.apply(p, m)));
    }

    private static StatementForm<Position> cards(String example, String words, Meaning<Position, Cards> meaning) {
        return StatementForm.of(example, words, (p, m) -> p.with(meaning.apply(p, m)));
    }

    private static Cards pile(Position position, Pile pile, String list) {
        return position.cards().fill(pile, named(position, position.cards().in(pile), list));
    }

    /** Cards by name: those that are there already are meant, or else those in the deck. */
    private static List<Card> named(Position position, Collection<Card> there, String list) {
        var free = new ArrayList<>(there);
        free.addAll(position.cards().deck());
        return names(position).cards(list, free);
    }

    /** 6.32.C: a card that may be exchanged lies on the discards. */
    private static Cards exchange(Position position, MatchResult said) {
        var cards = position.cards();
        var card = named(position, cards.discards(), said.group(1)).getFirst();
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
        for (var phase : Track.Phase.values()) if (phase.word().startsWith(said)) return phase;
        throw new IllegalArgumentException("the phases are committees, for the king, strategy, over");
    }

    private static Side side(MatchResult said) {
        return Nation.named(said.group(1)).side();
    }

    private static int number(MatchResult said, int group) {
        return Integer.parseInt(said.group(group));
    }

    private static BoxNames names(Position position) {
        return position.box().names();
    }
}
