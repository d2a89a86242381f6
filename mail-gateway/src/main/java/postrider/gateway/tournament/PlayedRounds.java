package postrider.gateway.tournament;

import java.util.LinkedHashMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import postrider.text.Lists;
import postrider.tournament.Bye;
import postrider.tournament.Entrant;
import postrider.tournament.Match;
import postrider.tournament.Pairing;
import postrider.tournament.Points;
import postrider.tournament.Result;
import postrider.tournament.Round;
import postrider.tournament.Scoring;
import postrider.tournament.Sides;
import postrider.tournament.Tournament;

/**
 * The finished rounds, in the form from which pairings and tables are made.
 *
 * @param numbered how many entrants have a number
 * @param topFirst whether number 1 plays the first side in round 1
 */
record PlayedRounds(Proceedings so, int numbered, boolean topFirst) {
    Tournament first(int many) {
        return new Tournament(
                Lists.map(
                        IntStream.rangeClosed(1, numbered).boxed().toList(),
                        number -> new Entrant(number, so.at(number).name())),
                so.plan().sides() == Sides.BOTH ? Scoring.BOTH_SIDES : Scoring.ONE_GAME,
                so.plan().sides(),
                topFirst,
                Lists.map(IntStream.rangeClosed(1, many).boxed().toList(), this::played));
    }

    /** A finished round. A game against the eliminator counts as a bye worth that game's score. */
    private Round played(int round) {
        var results = new LinkedHashMap<Pairing, Result>();
        var byes = new TreeMap<>(so.rounds().get(round - 1).byes());
        for (var board : so.boards(round)) {
            var result = so.outcome(board).orElseThrow().score().result();
            if (board.has(Board.ELIMINATOR)) byes.put(board.opponentOf(Board.ELIMINATOR), bye(board, result));
            else {
                var pairing = new Pairing(board.first(), board.second());
                var earlier = results.remove(pairing.swapped());
                if (earlier == null) results.put(pairing, result);
                else results.put(pairing.swapped(), Result.ofBoth(earlier, result));
            }
        }
        return new Round(Lists.map(results.entrySet(), match -> new Match(match.getKey(), match.getValue())), byes);
    }

    /** In a knock-out, a player who does not lose to the eliminator goes on. */
    private Bye bye(Board board, Result result) {
        var points = board.first() == Board.ELIMINATOR ? result.second() : result.first();
        if (so.plan().kind() == TournamentPlan.Kind.KNOCK_OUT)
            return points.equals(Points.ZERO) ? Bye.ZERO : Bye.PAIRING;
        return points.equals(Points.ONE) ? Bye.FULL : points.equals(Points.HALF) ? Bye.HALF : Bye.ZERO;
    }
}
