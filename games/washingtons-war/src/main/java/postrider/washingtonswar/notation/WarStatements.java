package postrider.washingtonswar.notation;

import static postrider.americanwar.notation.MapStatements.SIDE;
import static postrider.americanwar.notation.MapStatements.side;
import static postrider.notation.StatementForm.flag;
import static postrider.notation.StatementForm.number;
import static postrider.notation.StatementForm.said;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.stream.Stream;
import postrider.americanwar.Card;
import postrider.americanwar.Cards;
import postrider.americanwar.Pile;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Track;
import postrider.americanwar.Track.Mark;
import postrider.americanwar.Track.War;
import postrider.americanwar.notation.MapStatements;
import postrider.cards.CardStatements;
import postrider.kernel.Lists;
import postrider.kernel.Rules;
import postrider.kernel.Side;
import postrider.notation.StatementForm;
import postrider.notation.StatementForm.Meaning;
import postrider.notation.Statements;

/**
 * The statements of the notation: what each makes of a position, and which are said of one. What stands on the track is said
 * always, the rest where it differs from a blank position.
 */
public final class WarStatements {
    private WarStatements() {}

    private static final List<StatementForm<Position>> TRACK = List.of(
            track("year 1777", "(?:year )?(17\\d\\d)", (t, m) -> t.withYear(year(number(m))))
                    .says(p -> "year " + p.track().year()),
            track("phase strategy", "phase (?:of )?(.+)", (t, m) -> t.withPhase(phase(m.group(1))))
                    .says(p -> "phase " + p.track().phase().word()),
            track("American to move", "(?:nobody|" + SIDE + ") to move", (t, m) -> t.withToMove(side(m)))
                    .says(p -> p.track().toMove().map(Side::word).orElse("nobody") + " to move"),
            mark("British regulars", "(no )?(?:British )?regulars( lost)?", Mark.REGULARS)
                    .says(p -> p.track().has(Mark.REGULARS) ? "British regulars" : "no British regulars"),
            track("French alliance 3", "French alliance (?:at )?([0-9])", (t, m) -> t.withAlliance(number(m)))
                    .says(p -> "French alliance " + p.track().alliance()),
            war("France neutral", "France (?:is )?neutral", War.NEUTRAL),
            war("France allied", "France (?:is )?allied", War.ALLIED),
            war("European War", "European War", War.EUROPEAN_WAR),
            mark("line mutinies", "(no )?line mutinies", Mark.MUTINY),
            mark(
                    "Congress dispersed this turn",
                    "Congress (?:was )?(not )?dispersed this turn",
                    Mark.CONGRESS_DISPERSED),
            mark("British campaign first", "(no )?British campaign first", Mark.CAMPAIGN_FIRST),
            track("winner British 13.1 why", "winner " + SIDE + " (\\S+) (.+)", WarStatements::won)
                    .saysAll(p -> p.track().ending().stream().map(WarStatements::winner)),
            flag("tournament rule", "(no )?tournament rule", Position::optionalRule, Position::withOptionalRule));

    private static final MapStatements MAP = new MapStatements("New England");

    private static final CardStatements<Position, Pile, Card, Cards> PILES =
            new CardStatements<>(Position::cards, Position::with, p -> p.box().cardNames());

    private static final List<StatementForm<Position>> CARDS = List.of(
            piles("American hand 77, 12", "hand", Pile::hand),
            piles("American queue 1, 2", "queue", Pile::queue),
            piles("American reinforcement cards 5", "reinforcement cards?", Pile::reinforcements),
            PILES.pile("discards 8, 73", "discards? (.+)", Pile.DISCARDS),
            PILES.pile("removed cards 67", "removed cards? (.+)", Pile.REMOVED),
            PILES.pile("set aside 84, 99", "set aside (.+)", Pile.SET_ASIDE),
            PILES.pile("War Ends card 57", "no War Ends card|War Ends card (.+)", Pile.WAR_ENDS),
            PILES.deck("strategy deck 1-54, 60", "(?:strategy )?deck (.+)", Cards.DECK),
            flag(
                    "reshuffle due",
                    "(no )?reshuffle(?: due)?",
                    p -> p.cards().reshuffle(),
                    (p, due) -> p.with(p.cards().withReshuffle(due))),
            StatementForm.<Position>of("exchange 77", "no exchange|exchange (.+)", (p, m) -> p.with(exchange(p, m)))
                    .saysAll(p -> p.cards().exchange().stream().map(card -> "exchange " + card.number())));

    /** As they are said. */
    static final List<StatementForm<Position>> SAID = Stream.of(TRACK, MAP.boxes(), MAP.pieces(), CARDS)
            .flatMap(List::stream)
            .toList();

    /** As they are tried: what a piece is called comes last. The sentence of a winner goes to the end of its line. */
    public static final Statements<Position> ALL = new Statements<>(
            Stream.of(TRACK, MAP.boxes(), CARDS, MAP.pieces())
                    .flatMap(List::stream)
                    .toList(),
            List.of("year 1777", "American PC in Boston, Albany", "Burgoyne + 5 CU in Albany"),
            line -> line.startsWith("winner "));

    private static StatementForm<Position> track(String example, String words, Meaning<Track, Track> meaning) {
        return StatementForm.of(example, words, (p, m) -> p.with(meaning.apply(p.track(), m)));
    }

    private static StatementForm<Position> mark(String example, String words, Mark mark) {
        return flag(
                example,
                words,
                p -> p.track().has(mark),
                (p, so) -> p.with(p.track().with(mark, so)));
    }

    private static StatementForm<Position> war(String example, String words, War war) {
        return track(example, words, (t, m) -> t.withWar(war))
                .saysIf(p -> p.track().war() == war, p -> example);
    }

    private static Track won(Track track, MatchResult said) {
        return track.withEnding(new Rules.Ending(side(said), said.group(2), said.group(3)));
    }

    private static String winner(Rules.Ending won) {
        return "winner %s %s %s".formatted(won.winner().orElseThrow(), won.rule(), won.sentence());
    }

    private static StatementForm<Position> piles(String example, String words, Function<Side, Pile> pile) {
        return PILES.piles(
                example,
                SIDE + " " + words + " (.+)",
                Lists.each(Sides.BOTH, pile),
                m -> pile.apply(side(m).orElseThrow()));
    }

    /** 6.32.C: a card that may be exchanged lies on the discards. */
    private static Cards exchange(Position position, MatchResult said) {
        var cards = position.cards();
        var named = said(said).map(list -> PILES.named(position, cards.discards(), list));
        var card = named.flatMap(all -> all.stream().findFirst());
        var missing = card.stream().filter(one -> !cards.discards().contains(one));
        return cards.onto(Pile.DISCARDS, missing.toList()).withExchange(card);
    }

    private static int year(int year) {
        if (year < 1775 || year > 1783) throw new IllegalArgumentException("the war lasts from 1775 to 1783");
        return year;
    }

    private static Track.Phase phase(String words) {
        var said = words.toLowerCase(Locale.ROOT).replaceAll("^the ", "");
        return Lists.first(List.of(Track.Phase.values()), phase -> phase.word().startsWith(said))
                .orElseThrow(
                        () -> new IllegalArgumentException("the phases are committees, for the king, strategy, over"));
    }
}
