package postrider.washingtonswar;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import postrider.kernel.Lists;
import postrider.kernel.Match;
import postrider.kernel.Side;

/** The statements of the notation and what each does to a position. The first that fits is meant. */
final class Statements {
    private Statements() {}

    private static final String SIDE = "(American|British)";
    private static final List<Form> FORMS = List.of(
            Form.track("year 1777", "(?:year )?(17\\d\\d)", (t, m) -> t.withYear(year(m.group(1)))),
            Form.track("phase strategy", "phase (?:of )?(.+)", (t, m) -> t.withPhase(phase(m.group(1)))),
            Form.track("American to move", SIDE + " to move", (t, m) -> t.withToMove(Optional.of(side(m)))),
            Form.track("nobody to move", "nobody to move", (t, m) -> t.withToMove(Optional.empty())),
            Form.track("British regulars", "(?:British )?regulars", (t, m) -> t.withRegulars(true)),
            Form.track(
                    "no British regulars",
                    "no (?:British )?regulars|(?:British )?regulars lost",
                    (t, m) -> t.withRegulars(false)),
            Form.track("French alliance 3", "French alliance (?:at )?([0-9])", (t, m) -> t.withAlliance(number(m, 1))),
            Form.track("France neutral", "France (?:is )?neutral", (t, m) -> t.withWar(Track.War.NEUTRAL)),
            Form.track("France allied", "France (?:is )?allied", (t, m) -> t.withWar(Track.War.ALLIED)),
            Form.track("European War", "European war", (t, m) -> t.withWar(Track.War.EUROPEAN_WAR)),
            Form.track("line mutinies", "line mutinies", (t, m) -> t.withMutinies(true)),
            Form.track("no line mutinies", "no line mutinies", (t, m) -> t.withMutinies(false)),
            Form.track(
                    "Congress dispersed this turn",
                    "Congress (?:was )?dispersed this turn",
                    (t, m) -> t.withCongressDispersed(true)),
            Form.track(
                    "Congress not dispersed this turn",
                    "Congress (?:was )?not dispersed this turn",
                    (t, m) -> t.withCongressDispersed(false)),
            Form.track("British campaign first", "British campaign first", (t, m) -> t.withCampaignFirst(true)),
            Form.track("no British campaign first", "no British campaign first", (t, m) -> t.withCampaignFirst(false)),
            Form.track(
                    "winner British 13.1 why",
                    "winner " + SIDE + " (\\S+) (.+)",
                    (t, m) -> t.withWinner(new Track.Victory(side(m), m.group(2), m.group(3)))),
            Form.form("tournament rule", "tournament rule", (p, m) -> p.withTournamentRule(true)),
            Form.form("no tournament rule", "no tournament rule", (p, m) -> p.withTournamentRule(false)),
            Form.board(
                    "Congress dispersed",
                    "Congress dispersed|no Congress",
                    (p, m) -> p.board().withCongress(Optional.empty())),
            Form.board(
                    "Congress in Philadelphia",
                    "Congress in (.+)",
                    (p, m) -> p.board().withCongress(Optional.of(lookup(p).space(m.group(1))))),
            Form.board(
                    "French Navy away",
                    "French navy (?:away|off the map|in France)|no French navy",
                    (p, m) -> p.board().withNavy(Optional.empty())),
            Form.board(
                    "French Navy in New England",
                    "French navy in (.+)",
                    (p, m) -> p.board().withNavy(Optional.of(lookup(p).zone(m.group(1))))),
            Form.board(
                    "British reinforcements 3 CU",
                    "British reinforcements (\\d{1,3})(?: CUs?)?",
                    (p, m) -> p.board().withBritishBox(number(m, 1))),
            Form.board(
                    "French reinforcements 5 CU",
                    "French reinforcements (\\d{1,3})(?: CUs?)?",
                    (p, m) -> p.board().withFrenchBox(number(m, 1))),
            Form.cards(
                    "American hand 77, 12", SIDE + " hand (.+)", (p, m) -> pile(p, new Pile.Hand(side(m)), m.group(2))),
            Form.cards(
                    "American queue 1, 2",
                    SIDE + " queue (.+)",
                    (p, m) -> pile(p, new Pile.Queue(side(m)), m.group(2))),
            Form.cards(
                    "American reinforcement cards 5",
                    SIDE + " reinforcement cards? (.+)",
                    (p, m) -> pile(p, new Pile.Reinforcements(side(m)), m.group(2))),
            Form.cards(
                    "strategy deck 1-54, 60",
                    "(?:strategy )?deck (.+)",
                    (p, m) -> pile(p, Pile.Single.DECK, m.group(1))),
            Form.cards("discards 8, 73", "discards? (.+)", (p, m) -> pile(p, Pile.Single.DISCARDS, m.group(1))),
            Form.cards("removed cards 67", "removed cards? (.+)", (p, m) -> pile(p, Pile.Single.REMOVED, m.group(1))),
            Form.cards("set aside 84, 99", "set aside (.+)", (p, m) -> pile(p, Pile.Single.SET_ASIDE, m.group(1))),
            Form.cards("no War Ends card", "no War Ends card", (p, m) -> pile(p, Pile.Single.WAR_ENDS, "none")),
            Form.cards("War Ends card 57", "War Ends card (.+)", (p, m) -> pile(p, Pile.Single.WAR_ENDS, m.group(1))),
            Form.cards("reshuffle due", "reshuffle due", (p, m) -> p.cards().withReshuffle(true)),
            Form.cards(
                    "no reshuffle due",
                    "no reshuffle(?: due)?",
                    (p, m) -> p.cards().withReshuffle(false)),
            Form.cards("no exchange", "no exchange", (p, m) -> p.cards().withExchange(Optional.empty())),
            Form.cards("exchange 77", "exchange (.+)", Statements::exchange),
            Form.board(
                    "no PC in Boston, Albany",
                    "no PCs? in (.+)",
                    (p, m) -> Pieces.control(p, Optional.empty(), m.group(1))),
            Form.board(
                    "American PC in Boston, Albany",
                    SIDE + " PCs? in (.+)",
                    (p, m) -> Pieces.control(p, Optional.of(side(m)), m.group(2))),
            Form.board(
                    "Burgoyne captured",
                    "(.+?) (?:is |are )?captured",
                    (p, m) -> Pieces.box(p, m.group(1), Place.Box.CAPTURED)),
            Form.board(
                    "Burgoyne in reinforcements",
                    "(.+?) in (?:the )?reinforcements?(?: box)?",
                    (p, m) -> Pieces.box(p, m.group(1), Place.Box.REINFORCEMENTS)),
            Form.board(
                    "Arnold removed",
                    "(.+?) (?:is |are )?removed",
                    (p, m) -> Pieces.box(p, m.group(1), Place.Box.REMOVED)),
            Form.board(
                    "Rochambeau in France", "(.+?) in France", (p, m) -> Pieces.box(p, m.group(1), Place.Box.FRANCE)),
            Form.board(
                    "no units in Boston",
                    "no units in (.+)",
                    (p, m) -> Pieces.empty(p, m.group(1)).board()),
            Form.board("nothing in Boston", "nothing in (.+)", (p, m) -> Pieces.nothing(p, m.group(1))),
            Form.board(
                    "Burgoyne + 5 CU in Albany", "(.+?) in (.+)", (p, m) -> Pieces.units(p, m.group(1), m.group(2))));

    static Position apply(Position position, String statement) {
        var words = statement.strip().replaceAll("\\s+", " ");
        for (var form : FORMS) {
            var said = form.pattern().matcher(words);
            if (said.matches()) return form.meaning().apply(position, said.toMatchResult());
        }
        throw new IllegalArgumentException("not understood; expected for example " + String.join("; ", like(words)));
    }

    /** Statements that begin with a word like the one said, or any three that show the manner. */
    private static List<String> like(String words) {
        var first = Match.words(words).stream().findFirst().orElse("?");
        var like = FORMS.stream()
                .map(Form::example)
                .filter(example -> Match.words(example).contains(first))
                .limit(5)
                .toList();
        return like.isEmpty()
                ? List.of("year 1777", "American PC in Boston, Albany", "Burgoyne + 5 CU in Albany")
                : like;
    }

    private static Cards pile(Position position, Pile pile, String list) {
        var held = new ArrayList<>(pile.in(position.cards()));
        held.addAll(position.cards().deck());
        return pile.fill(position.cards(), lookup(position).cards(list, held));
    }

    /** 6.32.C: a card that may be exchanged lies on the discards. */
    private static Cards exchange(Position position, MatchResult said) {
        var cards = position.cards();
        var free = new ArrayList<>(cards.discards());
        free.addAll(cards.deck());
        var card = lookup(position).cards(said.group(1), free).getFirst();
        if (!cards.discards().contains(card))
            cards = Pile.Single.DISCARDS.fill(cards, Lists.with(cards.discards(), card));
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
        return Side.valueOf(said.group(1).toUpperCase(Locale.ROOT));
    }

    private static int number(MatchResult said, int group) {
        return Integer.parseInt(said.group(group));
    }

    private static Lookup lookup(Position position) {
        return position.box().lookup();
    }

    /** For the README and its test: one example of each statement. */
    static List<String> examples() {
        return FORMS.stream()
                .map(Form::example)
                .sorted(Comparator.naturalOrder())
                .toList();
    }
}
