package postrider.gateway.tournament;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import postrider.dice.Lots;
import postrider.text.Lists;
import postrider.tournament.Bids;
import postrider.tournament.Bye;
import postrider.tournament.Format.Next;
import postrider.tournament.Pairing;
import postrider.tournament.Sides;

/** Decides who plays whom, and on which side, from the earlier entries and lots alone. */
record Pairings(Proceedings so, Lots lots) {
    /** Numbers the entrants by seed, then rating, then lot. */
    Deed.Numbered numbers() {
        var playing = Lists.map(so.playing(), Participant::entered);
        var drawn = lots.order(playing.stream().sorted().toList(), "numbers", so.hash());
        var order = so.playing().stream()
                .sorted(Comparator.comparing((Participant one) -> one.seed().orElse(Integer.MAX_VALUE))
                        .thenComparing(one -> -one.rating().value())
                        .thenComparing(one -> drawn.indexOf(one.entered())))
                .map(Participant::entered)
                .toList();
        return new Deed.Numbered(order, lots.toss("first side", so.hash()));
    }

    /**
     * The next round. Its end depends on the director's clock, and is not set here.
     *
     * @throws IllegalArgumentException if there is none
     */
    Deed.Paired round() {
        return switch (so.plan().format().next(so.tournament(), so.away())) {
            case Next.Play play -> of(play);
            case Next.Over over ->
                throw new IllegalArgumentException(
                        "All rounds have been played: end the tournament with 'postrider tournament close %s'."
                                .formatted(so.id()));
            case Next.Stuck(var why) -> throw new IllegalArgumentException(why);
        };
    }

    private Deed.Paired of(Next.Play play) {
        int round = so.round() + 1;
        var boards = new ArrayList<Board>();
        for (var pairing : play.draw().pairings()) boards.addAll(boards(round, boards, play, pairing));
        if (so.plan().eliminator().isPresent())
            for (var bye : play.draw().byes().entrySet())
                if (bye.getValue() == Bye.PAIRING) boards.add(standingIn(round, boards, bye.getKey()));
        return new Deed.Paired(round, boards, play.draw().byes(), Instant.EPOCH);
    }

    private List<Board> boards(int round, List<Board> before, Next.Play play, Pairing pairing) {
        var title = so.plan().title(round);
        if (so.plan().sides() == Sides.BOTH) {
            var first = board(round, table(before), "a", pairing, false);
            return List.of(first, board(round, table(before), "b", pairing.swapped(), false));
        }
        return List.of(board(round, table(before), "", pairing, play.bids().contains(pairing) && !title.bidsItself()));
    }

    private static int table(List<Board> before) {
        return 1
                + (int) before.stream()
                        .map(board -> board.name().replaceAll("[ab]$", ""))
                        .distinct()
                        .count();
    }

    private Board board(int round, int table, String part, Pairing pairing, boolean bids) {
        return new Board(
                "%d.%d%s".formatted(round, table, part),
                "%s-%d-%d%s".formatted(so.id(), round, table, part),
                pairing.first(),
                pairing.second(),
                bids);
    }

    /** A lot decides the eliminator's side. */
    private Board standingIn(int round, List<Board> before, int entrant) {
        var pairing = lots.toss("eliminator %d".formatted(round), so.hash())
                ? new Pairing(entrant, Board.ELIMINATOR)
                : new Pairing(Board.ELIMINATOR, entrant);
        return board(round, table(before), "", pairing, false);
    }

    /** Settles the sides once both have bid. */
    Deed.Seated seated(Board board) {
        var bids = so.bids(board).stream()
                .sorted(Comparator.comparingInt(Deed.Bid::entrant))
                .map(bid -> new Bids.Bid(bid.entrant(), bid.first(), bid.points()))
                .toList();
        var settled = Bids.settle(bids.getFirst(), bids.getLast(), lots.toss("bids for " + board.name(), so.hash()));
        return new Deed.Seated(
                board.name(),
                settled.pairing().first(),
                settled.handicap(),
                settled.pairing().opponentOf(settled.receiver()));
    }

    /** The total that an entrant has paid for sides so far. */
    static int given(Proceedings so, int entrant) {
        return Lists.filter(so.boards(), Board::bids).stream()
                .flatMap(board -> so.seated(board).stream())
                .flatMap(seat -> seat.by() == entrant ? Stream.of(seat.given()) : Stream.of())
                .mapToInt(Integer::intValue)
                .sum();
    }
}
