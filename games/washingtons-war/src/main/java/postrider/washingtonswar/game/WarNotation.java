package postrider.washingtonswar.game;

import static postrider.americanwar.notation.PositionStatements.PILES;
import static postrider.americanwar.notation.PositionStatements.mark;
import static postrider.americanwar.notation.PositionStatements.track;
import static postrider.notation.StatementForm.flag;
import static postrider.notation.StatementForm.number;
import static postrider.notation.StatementForm.said;

import java.util.List;
import java.util.regex.MatchResult;
import postrider.americanwar.Cards;
import postrider.americanwar.Pile;
import postrider.americanwar.Position;
import postrider.americanwar.Track;
import postrider.americanwar.Track.Mark;
import postrider.americanwar.Track.War;
import postrider.americanwar.notation.PositionNotation.Forms;
import postrider.americanwar.notation.PositionStatements;
import postrider.notation.StatementForm;
import postrider.text.Lists;

/** The statements of this book in the notation for a position. */
public final class WarNotation {
    private static final List<StatementForm<Position>> TRACK = List.of(
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
            PositionStatements.CAMPAIGN_FIRST,
            PositionStatements.ending("winner British 13.1 why"),
            flag("tournament rule", "(no )?tournament rule", Position::optionalRule, Position::withOptionalRule));

    private static final List<StatementForm<Position>> CARDS = List.of(
            PositionStatements.HANDS,
            PositionStatements.piles("American queue 1, 2", "queue", Pile::queue),
            PositionStatements.REINFORCEMENTS,
            PositionStatements.DISCARDS,
            PositionStatements.REMOVED,
            PILES.pile("set aside 84, 99", "set aside (.+)", Pile.SET_ASIDE),
            PositionStatements.WAR_ENDS,
            PositionStatements.DECK,
            flag(
                    "reshuffle due",
                    "(no )?reshuffle(?: due)?",
                    p -> p.cards().reshuffle(),
                    (p, due) -> p.with(p.cards().withReshuffle(due))),
            StatementForm.<Position>of("exchange 77", "no exchange|exchange (.+)", (p, m) -> p.with(exchange(p, m)))
                    .saysAll(p -> p.cards().exchange().stream().map(card -> "exchange " + card.number())));

    public static final Forms FORMS =
            Forms.of(Lists.concat(PositionStatements.turn(List.of(Track.Phase.values())), TRACK), "New England", CARDS);

    private WarNotation() {}

    private static StatementForm<Position> war(String example, String words, War war) {
        return track(example, words, (t, m) -> t.withWar(war))
                .saysIf(p -> p.track().war() == war, p -> example);
    }

    /** 6.32.C: a card that may be exchanged is among the discards. */
    private static Cards exchange(Position position, MatchResult said) {
        var cards = position.cards();
        var named = said(said).map(list -> PILES.named(position, cards.discards(), list));
        var card = named.flatMap(all -> all.stream().findFirst());
        var missing = card.stream().filter(one -> !cards.discards().contains(one));
        return cards.onto(Pile.DISCARDS, missing.toList()).withExchange(card);
    }
}
