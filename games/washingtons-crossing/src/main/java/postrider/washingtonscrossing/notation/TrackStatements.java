package postrider.washingtonscrossing.notation;

import static postrider.notation.StatementForm.number;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.ToIntFunction;
import java.util.regex.MatchResult;
import java.util.stream.Stream;
import postrider.notation.StatementForm;
import postrider.notation.TurnStatements;
import postrider.washingtonscrossing.Mark;
import postrider.washingtonscrossing.OptionalRule;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Track;
import postrider.washingtonscrossing.Turn;
import postrider.washingtonscrossing.Weather;

/** Statements about the tracks of the map (2.3). */
final class TrackStatements {
    private static final TurnStatements<Position> TURN = new TurnStatements<>(Sides.BOTH);

    private TrackStatements() {}

    static List<StatementForm<Position>> all() {
        var all = new ArrayList<StatementForm<Position>>();
        all.add(of("turn Dec 26 7 am", "turn (.+)", (track, said) -> track.withTurn(Turn.of(said.group(1))))
                .says(now -> "turn " + now.turn()));
        all.add(of("weather fair", "weather (fair|freeze|snow|rain)", TrackStatements::weather)
                .says(now -> "weather " + now.track().weather().word()));
        all.add(TURN.toMove(
                now -> now.track().toMove(), (now, side) -> now.with(now.track().withToMove(side))));
        for (var side : Sides.BOTH) {
            all.add(counter(
                    side + " points", 8, 2, now -> now.track().points().of(side), (t, n) -> t.withPoints(side, n)));
            all.add(counter(
                    side + " VP", 4, 3, now -> now.track().victory().of(side), (t, n) -> t.withVictory(side, n)));
        }
        all.add(of("arrived 46th, 71st", "arrived (.+)", TrackStatements::arrived)
                .saysIf(
                        now -> !now.track().arrived().isEmpty(),
                        now -> "arrived "
                                + String.join(", ", new TreeSet<>(now.track().arrived()))));
        for (var mark : Mark.values())
            all.add(StatementForm.flag(
                    mark.word(),
                    "(not )?" + mark.word(),
                    (Position now) -> now.track().has(mark),
                    (now, so) -> now.with(now.track().with(mark, so))));
        for (var rule : OptionalRule.values())
            all.add(StatementForm.flag(
                    "optional " + rule.word(),
                    "(no )?optional " + rule.word(),
                    (Position now) -> now.track().has(rule),
                    (now, so) -> now.with(now.track().with(rule, so))));
        all.add(TURN.ending(
                "winner British 23.0 why",
                now -> now.track().ending(),
                (now, end) -> now.with(now.track().withEnding(end))));
        return List.copyOf(all);
    }

    private static StatementForm<Position> of(
            String example, String words, StatementForm.Meaning<Track, Track> meaning) {
        return StatementForm.of(example, words, (now, said) -> now.with(meaning.apply(now.track(), said)));
    }

    private static StatementForm<Position> counter(
            String words,
            int example,
            int digits,
            ToIntFunction<Position> number,
            BiFunction<Track, Integer, Track> made) {
        return of(
                        words + " " + example,
                        words + " (\\d{1," + digits + "})",
                        (track, said) -> made.apply(track, number(said)))
                .says(now -> words + " " + number.applyAsInt(now));
    }

    private static Track weather(Track track, MatchResult said) {
        return track.with(Weather.valueOf(said.group(1).toUpperCase(Locale.ROOT)));
    }

    private static Track arrived(Track track, MatchResult said) {
        return Stream.of(said.group(1).split("\\s*,\\s*")).reduce(track, Track::withArrived, (one, other) -> other);
    }
}
