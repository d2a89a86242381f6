package postrider.americanwar.notation;

import static postrider.americanwar.notation.MapStatements.SIDE;
import static postrider.americanwar.notation.MapStatements.side;
import static postrider.notation.StatementForm.flag;
import static postrider.notation.StatementForm.number;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import postrider.americanwar.Card;
import postrider.americanwar.Cards;
import postrider.americanwar.Pile;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Track;
import postrider.americanwar.Track.Mark;
import postrider.cards.CardStatements;
import postrider.kernel.ruling.Side;
import postrider.notation.StatementForm;
import postrider.notation.StatementForm.Meaning;
import postrider.notation.TurnStatements;
import postrider.text.Lists;

/** The statements about the track and the cards that both books share; each adds its own. */
public final class PositionStatements {
    private static final TurnStatements<Position> TURN = new TurnStatements<>(Sides.BOTH);

    public static final CardStatements<Position, Pile, Card, Cards> PILES =
            new CardStatements<>(Position::cards, Position::with, p -> p.box().cardNames());

    public static final StatementForm<Position> HANDS = piles("American hand 77, 12", "hand", Pile::hand);
    public static final StatementForm<Position> REINFORCEMENTS =
            piles("American reinforcement cards 5", "reinforcement cards?", Pile::reinforcements);

    public static final StatementForm<Position> DISCARDS =
            PILES.pile("discards 8, 73", "discards? (.+)", Pile.DISCARDS);
    public static final StatementForm<Position> REMOVED =
            PILES.pile("removed cards 67", "removed cards? (.+)", Pile.REMOVED);
    public static final StatementForm<Position> WAR_ENDS =
            PILES.pile("War Ends card 57", "no War Ends card|War Ends card (.+)", Pile.WAR_ENDS);
    public static final StatementForm<Position> DECK =
            PILES.deck("strategy deck 1-54, 60", "(?:strategy )?deck (.+)", Cards.DECK);

    public static final StatementForm<Position> CAMPAIGN_FIRST =
            mark("British campaign first", "(no )?British campaign first", Mark.CAMPAIGN_FIRST);

    private PositionStatements() {}

    public static List<StatementForm<Position>> turn(List<Track.Phase> phases) {
        return List.of(
                track("year 1777", "(?:year )?(17\\d\\d)", (t, m) -> t.withYear(year(number(m))))
                        .says(p -> "year " + p.track().year()),
                track("phase strategy", "phase (?:of )?(.+)", (t, m) -> t.withPhase(phase(phases, m.group(1))))
                        .says(p -> "phase " + p.track().phase().word()),
                TURN.toMove(
                        p -> p.track().toMove(), (p, side) -> p.with(p.track().withToMove(side))),
                mark("British regulars", "(no )?(?:British )?regulars( lost)?", Mark.REGULARS)
                        .says(p -> p.track().has(Mark.REGULARS) ? "British regulars" : "no British regulars"));
    }

    public static StatementForm<Position> track(String example, String words, Meaning<Track, Track> meaning) {
        return StatementForm.of(example, words, (p, m) -> p.with(meaning.apply(p.track(), m)));
    }

    public static StatementForm<Position> mark(String example, String words, Mark mark) {
        return flag(
                example,
                words,
                p -> p.track().has(mark),
                (p, so) -> p.with(p.track().with(mark, so)));
    }

    public static StatementForm<Position> ending(String example) {
        return TURN.ending(
                example, p -> p.track().ending(), (p, end) -> p.with(p.track().withEnding(end)));
    }

    public static StatementForm<Position> piles(String example, String words, Function<Side, Pile> pile) {
        return PILES.piles(
                example,
                SIDE + " " + words + " (.+)",
                Lists.map(Sides.BOTH, pile),
                m -> pile.apply(side(m).orElseThrow()));
    }

    private static int year(int year) {
        if (year < 1775 || year > 1783) throw new IllegalArgumentException("the war lasts from 1775 to 1783");
        return year;
    }

    private static Track.Phase phase(List<Track.Phase> phases, String words) {
        var said = words.toLowerCase(Locale.ROOT).replaceAll("^the ", "");
        var all = Lists.joined(phases, ", ", Track.Phase::word);
        return Lists.find(phases, phase -> phase.word().startsWith(said))
                .orElseThrow(() -> new IllegalArgumentException("the phases are " + all));
    }
}
