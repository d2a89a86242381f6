package postrider.tournament;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.GZIPInputStream;

/**
 * A tournament that another program paired, with what is needed to pair it again: the results, and a fingerprint of each round's pairings.
 * Each is a line of a file: its name, the number of entrants, whether the first seed began with the first side, and each round.
 */
record Recorded(String name, int entrants, boolean topFirst, List<PairedRound> rounds) {

    /** @param results of the pairings, in the order of their lower numbers, from that player's point of view */
    record PairedRound(SortedMap<Integer, Bye> away, String results, String print) {}

    /** How results are written, from the lower number's point of view. */
    private static final Map<Character, Result> RESULTS = Map.of(
            '1', Result.FIRST_WON,
            '=', Result.DRAWN,
            '0', Result.SECOND_WON,
            '+', Result.SECOND_ABSENT,
            '-', Result.FIRST_ABSENT,
            'x', Result.BOTH_ABSENT);

    static List<Recorded> all() {
        try (var lines = new BufferedReader(new InputStreamReader(
                new GZIPInputStream(Recorded.class.getResourceAsStream("/tournament/paired.txt.gz"))))) {
            return lines.lines().map(Recorded::read).toList();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    static Recorded read(String line) {
        var parts = line.split(";", -1);
        return new Recorded(
                parts[0],
                Integer.parseInt(parts[1]),
                parts[2].equals("1"),
                Stream.of(parts).skip(3).map(Recorded::round).toList());
    }

    private static PairedRound round(String words) {
        var parts = words.split(",", -1);
        var away = new TreeMap<Integer, Bye>();
        if (!parts[0].isEmpty())
            for (var word : parts[0].split(" "))
                away.put(
                        Integer.parseInt(word.substring(1)),
                        switch (word.charAt(0)) {
                            case 'F' -> Bye.FULL;
                            case 'H' -> Bye.HALF;
                            default -> Bye.ZERO;
                        });
        return new PairedRound(away, parts[1], parts[2]);
    }

    @Override
    public String toString() {
        return name + ";" + entrants + ";" + (topFirst ? 1 : 0)
                + rounds.stream().map(Recorded::words).collect(Collectors.joining());
    }

    private static String words(PairedRound round) {
        return round.away.entrySet().stream()
                .map(bye -> bye.getValue().name().charAt(0) + "" + bye.getKey())
                .collect(Collectors.joining(" ", ";", "," + round.results + "," + round.print));
    }

    /** Which round we pair differently, and how; empty if none. */
    String difference() {
        var swiss = new Swiss(rounds.size(), TieBreak.USUAL);
        var played = new ArrayList<Round>();
        var names = Stream.iterate(1, number -> number + 1)
                .limit(entrants)
                .map(number -> new Entrant(number, "Entrant " + number))
                .toList();
        for (var round : rounds) {
            var tournament = new Tournament(names, Scoring.ONE_GAME, Sides.BY_TURNS, topFirst, played);
            if (!(swiss.next(tournament, round.away) instanceof Format.Next.Play play))
                return name + ", round " + (played.size() + 1) + ": not paired";
            var draw = play.draw();
            if (!print(draw).equals(round.print)) return name + ", round " + (played.size() + 1) + ": " + draw;
            played.add(Recorded.played(draw, results(draw, round.results)));
        }
        return "";
    }

    private static Map<Pairing, Result> results(Draw draw, String words) {
        var results = new HashMap<Pairing, Result>();
        var ordered = ordered(draw);
        for (int at = 0; at < ordered.size(); at++) {
            var pairing = ordered.get(at);
            var result = RESULTS.get(words.charAt(at));
            boolean lowerFirst = pairing.first() < pairing.second();
            results.put(pairing, lowerFirst ? result : new Result(result.second(), result.first(), result.played()));
        }
        return results;
    }

    static List<Pairing> ordered(Draw draw) {
        return draw.pairings().stream()
                .sorted((one, other) -> Integer.compare(lower(one), lower(other)))
                .toList();
    }

    private static int lower(Pairing pairing) {
        return Math.min(pairing.first(), pairing.second());
    }

    /** A fingerprint of who plays whom with which side, and of who has no game. */
    static String print(Draw draw) {
        var words = ordered(draw).stream()
                        .map(pairing -> pairing.first() + "-" + pairing.second())
                        .collect(Collectors.joining(" "))
                + draw.byes();
        var sum = new CRC32();
        sum.update(words.getBytes(StandardCharsets.UTF_8));
        return "%04x".formatted(sum.getValue() & 0xffff);
    }

    /** The round with these results of its pairings. */
    static Round played(Draw draw, Map<Pairing, Result> results) {
        return new Round(
                draw.pairings().stream()
                        .map(pairing -> new Match(pairing, results.get(pairing)))
                        .toList(),
                draw.byes());
    }
}
