package postrider.wethepeople.game;

import static postrider.americanwar.notation.PositionStatements.mark;
import static postrider.notation.StatementForm.flag;

import java.util.List;
import postrider.americanwar.Position;
import postrider.americanwar.Track;
import postrider.americanwar.notation.PositionNotation.Forms;
import postrider.americanwar.notation.PositionStatements;
import postrider.notation.StatementForm;
import postrider.text.Lists;

/** The statements of this book in the notation for a position. */
public final class WarNotation {
    private static final List<Track.Phase> PHASES =
            List.of(Track.Phase.COMMITTEES_OF_CORRESPONDENCE, Track.Phase.STRATEGY, Track.Phase.OVER);

    private static final List<StatementForm<Position>> TRACK = List.of(
            flag(
                    "French alliance",
                    "(no )?French alliance",
                    p -> p.track().isAllied(),
                    (p, so) -> p.with(p.track().withWar(so ? Track.War.ALLIED : Track.War.NEUTRAL))),
            mark("Continental Line Mutiny", "(no )?(?:Continental )?line mutiny", Track.Mark.MUTINY),
            PositionStatements.CAMPAIGN_FIRST,
            PositionStatements.ending("winner British 12.0 why"),
            flag(
                    "battles card by card",
                    "(no )?battles card by card",
                    Position::optionalRule,
                    Position::withOptionalRule));

    private static final List<StatementForm<Position>> CARDS = List.of(
            PositionStatements.HANDS,
            PositionStatements.REINFORCEMENTS,
            PositionStatements.DISCARDS,
            PositionStatements.REMOVED,
            PositionStatements.WAR_ENDS,
            PositionStatements.DECK);

    public static final Forms FORMS = Forms.of(Lists.concat(PositionStatements.turn(PHASES), TRACK), "Newport", CARDS);

    private WarNotation() {}
}
