package postrider.wildernesswar.notation;

import static postrider.notation.StatementForm.flag;
import static postrider.notation.StatementForm.number;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.stream.Stream;
import postrider.kernel.ruling.Side;
import postrider.notation.StatementForm;
import postrider.notation.StatementForm.Meaning;
import postrider.notation.TurnStatements;
import postrider.text.Lists;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Track;

/** The statements about the tracks and what is in effect. */
final class TrackStatements {
    private TrackStatements() {}

    static final String SIDE = "(French|British)";

    private static final TurnStatements<Position> TURN = new TurnStatements<>(Sides.BOTH);

    static final List<StatementForm<Position>> TRACK = List.of(
            track("year 1757, war ends 1759", "year (17\\d\\d), war ends (17\\d\\d)", TrackStatements::years)
                    .says(p -> "year %d, war ends %d"
                            .formatted(p.track().year(), p.track().lastYear())),
            track(
                            "late season",
                            "(early|late) season",
                            (t, m) -> t.withLate(m.group(1).equalsIgnoreCase("late")))
                    .says(p -> (p.track().late() ? "late" : "early") + " season"),
            TURN.toMove(p -> p.track().toMove(), (p, side) -> p.with(p.track().withToMove(side))),
            track("French VP 4", SIDE + " VP (\\d{1,3})", TrackStatements::vp)
                    .saysIf(p -> p.track().vp() != 0, TrackStatements::vpWords),
            track("no VP", "no VP", (t, m) -> t.withVp(0)).saysIf(p -> p.track().vp() == 0, p -> "no VP"),
            track("assemblies supportive", "(?:provincial )?assemblies (\\w+)", TrackStatements::assemblies)
                    .says(p -> "assemblies " + p.track().assemblies()),
            TURN.ending(
                    "winner British 13.11 why",
                    p -> p.track().ending(),
                    (p, end) -> p.with(p.track().withEnding(end))));

    static final List<StatementForm<Position>> MARKS = Stream.of(Track.Mark.values())
            .map(mark -> flag(
                    mark.words(),
                    mark.words().startsWith("no ") ? "(not )?" + mark.words() : "(no )?" + mark.words(),
                    (Position p) -> p.track().has(mark),
                    (p, so) -> p.with(p.track().with(mark, so))))
            .toList();

    private static StatementForm<Position> track(String example, String words, Meaning<Track, Track> meaning) {
        return StatementForm.of(example, words, (p, m) -> p.with(meaning.apply(p.track(), m)));
    }

    private static Track years(Track track, MatchResult said) {
        int last = Integer.parseInt(said.group(2));
        if (number(said) < 1755 || last != 1759 && last != 1762)
            throw new IllegalArgumentException("the war begins in 1755 and ends in 1759 or 1762");
        return track.withYears(number(said), last);
    }

    private static Track vp(Track track, MatchResult said) {
        int points = Integer.parseInt(said.group(2));
        return track.withVp(side(said, 1).orElseThrow() == Sides.FRENCH ? points : -points);
    }

    private static String vpWords(Position p) {
        int vp = p.track().vp();
        return (vp > 0 ? "French" : "British") + " VP " + Math.abs(vp);
    }

    private static Track assemblies(Track track, MatchResult said) {
        return track.with(Lists.find(
                        List.of(Track.Assemblies.values()), one -> one.name().equalsIgnoreCase(said.group(1)))
                .orElseThrow(() -> new IllegalArgumentException("they are reluctant, supportive or enthusiastic")));
    }

    static Optional<Side> side(MatchResult said, int group) {
        return Lists.find(Sides.BOTH, side -> side.word().equalsIgnoreCase(said.group(group)));
    }
}
