package postrider.gateway.tournament;

import static postrider.gateway.tournament.Leaf.words;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.tournament.Leaf.Part;
import postrider.gateway.tournament.Leaf.Say;
import postrider.kernel.ruling.Side;
import postrider.letters.Clocks;
import postrider.tournament.Bye;

/** The letters to the people in a tournament. */
record TournamentLetters(Proceedings so, Director director) {
    private String title(TournamentPlan.Title title) {
        return director.catalog().game(title.game()).title();
    }

    private static String at(Instant when, Participant reader) {
        return Clocks.at(when, reader.home());
    }

    /** To a player with a game in the new round. */
    Leaf paired(Participant reader, List<Board> boards) {
        int round = Proceedings.round(boards.getFirst());
        var opponent = opponent(boards.getFirst(), reader);
        boolean gameBids = so.plan().title(round).bidsItself();
        var parts = new ArrayList<Part>();
        for (var board : boards)
            parts.add(words(
                    "The game is %s: %s.%s",
                    board.game(),
                    title(so.plan().title(round)),
                    so.isSettled(board) && !gameBids ? " You play the %s side.".formatted(side(board, reader)) : ""));
        if (opponent.equals(so.plan().eliminator().orElse(reader)) && !opponent.equals(reader))
            parts.add(words(
                    "There is an odd number of players, so you play the eliminator, %s. The game counts for you like any other, and for them not at all.",
                    opponent.name()));
        if (boards.stream().anyMatch(board -> !so.isSettled(board))) parts.addAll(bidding(boards.getFirst()));
        else if (gameBids) parts.add(words("First you bid for your sides; the letters of the game say how."));
        else
            parts.add(words(
                    "The game's first letters, headed [%s], have come or will come soon, and say whose turn it is.",
                    boards.getFirst().game()));
        parts.add(words("The round ends on %s.", at(so.until(boards.getFirst()), reader)));
        return so.leaf(
                boards.size() == 1 && so.isSettled(boards.getFirst()) && !gameBids
                        ? "Round %d: you play %s, on the %s side"
                                .formatted(round, opponent.name(), side(boards.getFirst(), reader))
                        : "Round %d: you play %s".formatted(round, opponent.name()),
                parts);
    }

    private List<Part> bidding(Board board) {
        var sides = director.seating(so).sides(board);
        return List.of(
                words(
                        "First you bid for your sides. Write which side you want and what you will pay for it: a whole number, 0 or more. If you both want the same side, the higher bid gets it; between equal bids a lot decides. If you want different sides, nobody pays anything. What you pay counts against you as the last tie-break. Neither of you hears of the other's bid until both are in. Your first bid counts:"),
                new Say(bid(board, sides.getFirst())),
                new Say(bid(board, sides.getLast()).replaceAll("\\d+$", "0")));
    }

    private String bid(Board board, Side side) {
        return "tournament %s round %d: bid %s 2".formatted(so.id(), Proceedings.round(board), side.lower());
    }

    private Participant opponent(Board board, Participant reader) {
        var first = so.at(board.first());
        return first.equals(reader) ? so.at(board.second()) : first;
    }

    private String side(Board board, Participant reader) {
        return side(board, so.at(board.first()).equals(reader));
    }

    private String side(Board board, boolean first) {
        var sides = director.seating(so).sides(board);
        return (first ? sides.getFirst() : sides.getLast()).word();
    }

    /** To a player without a game in this round. */
    Leaf bye(int round, Bye bye) {
        return so.leaf(
                "Round %d: you have no game".formatted(round),
                words(bye == Bye.PAIRING ? spared() : "You are not paired in this round."));
    }

    private String spared() {
        return so.plan().kind() == TournamentPlan.Kind.SWISS
                ? "There is an odd number of players, and this time you are left over. You get a point for it, and it will not happen to you again."
                : "You are left over in this round, and go on to the next without a game.";
    }

    /** To a player who waits while others replay drawn games. */
    Leaf waits(int round) {
        return so.leaf(
                "Round %d: you have no game".formatted(round),
                words(
                        "This round is only for those who drew their game in the last one and play again. You are still in, and will hear whom you play when they have finished."));
    }

    /** To the officials. */
    Leaf round(int round, Participant reader) {
        return so.leaf(
                "Round %d is paired".formatted(round),
                new TournamentReports(so, director).pairings(round),
                words("It ends on %s.", at(so.rounds().get(round - 1).until(), reader)));
    }

    Leaf seated(Deed.Seated seat, Board board, Participant reader) {
        var bids = so.bids(board).stream()
                .map(bid -> "%s: the %s side for %d"
                        .formatted(so.at(bid.entrant()).name(), side(board, bid.first()), bid.points()))
                .collect(Collectors.joining("; "));
        return so.leaf(
                "%s begins: you play the %s side".formatted(board.game(), side(board, reader)),
                words("The bids were: %s.", bids),
                words(given(seat, so.bids(board))),
                words(
                        "Your opponent is %s. The round ends on %s.",
                        opponent(board, reader).name(), at(so.until(board), reader)));
    }

    private String given(Deed.Seated seat, List<Deed.Bid> bids) {
        var one = bids.getFirst();
        var other = bids.getLast();
        boolean level = one.first() == other.first() && one.points() == other.points();
        return "%s%s"
                .formatted(
                        level ? "You bid the same, and a lot decided. " : "",
                        seat.given() == 0
                                ? "Nobody pays anything."
                                : "%s pays %d.".formatted(so.at(seat.by()).name(), seat.given()));
    }

    /** To a player whose game is unfinished at the end of the round. */
    Leaf late(Board board, Participant reader) {
        return so.leaf(
                "%s is late".formatted(board.game()),
                words(
                        "Your game against %s was due to end by %s, but is not over.",
                        opponent(board, reader).name(), at(so.until(board), reader)),
                so.isSettled(board)
                        ? words(
                                "The two of you may still end it by letters in the game: 'offer draw' and 'accept draw', or 'concede'.")
                        : words("It has not begun, because you have not both bid for your sides."),
                words(
                        "Otherwise %s will rule how it ends, or give it more time, and write to you both with the reasons. Until then it goes on.",
                        so.rulers(board).map(Participant::name).findFirst().orElse("nobody")));
    }

    /** To the officials. */
    Leaf late(List<Board> boards, Map<String, String> standings) {
        var first = boards.getFirst();
        return so.leaf(
                "%s late in round %d"
                        .formatted(
                                boards.size() == 1 ? "1 game is" : boards.size() + " games are",
                                Proceedings.round(first)),
                Stream.concat(
                                boards.stream().map(board -> words("%s", standings.get(board.name()))),
                                Stream.of(
                                        words(
                                                "Their players have been told, and may end them by letters in the game. Otherwise, end each by a ruling or give it more time, on the command line or by a letter that you sign:"),
                                        say("postrider tournament adjudicate %s %s draw --why 'REASONS'", first),
                                        say("postrider tournament late %s %s --days 14 --why 'REASONS'", first),
                                        say("tournament %s: adjudicate %s draw, REASONS", first)))
                        .toList());
    }

    private Say say(String words, Board board) {
        return new Say(words.formatted(so.id(), board.name()));
    }

    Leaf extended(Deed.Extended more, Board board, Participant reader) {
        return so.leaf(
                "%s has more time".formatted(board.game()),
                words(
                        "Your game against %s is now due to end by %s.",
                        opponent(board, reader).name(), at(more.until(), reader)),
                words("The reason: %s", more.why()));
    }

    /** To both players and the officials. */
    Leaf ruled(Deed.Adjudicated ruled, Board board) {
        return so.leaf(
                "%s is ended by a ruling: %s".formatted(board.game(), Seating.words(so, board, ruled.score())),
                words(
                        "%s and %s did not finish their game.",
                        so.at(board.first()).name(), so.at(board.second()).name()),
                words("%s rules: %s.", ruled.by(), Seating.words(so, board, ruled.score())),
                words("The reasons: %s", ruled.why()),
                words("The closing report will contain the ruling and its reasons, for all to read."));
    }

    /** To the officials: a letter to somebody did not arrive. */
    Leaf cameBack(MailAddress to, String subject, String why) {
        return so.leaf(
                "[%s] A letter to %s did not arrive".formatted(so.id(), to.name()),
                words("'%s' did not reach %s: %s.", subject, to.address(), why),
                words("Reach them some other way. If they have a new address, enter it for future games:"),
                new Say("postrider tournament change %s '%s' --address ADDRESS".formatted(so.id(), to.name())));
    }

    Leaf changed(Participant reader) {
        return so.leaf(
                "Your details have been updated",
                words(
                        "From now on letters of the tournament go to %s, and your future games begin with %s. Deadlines are given in the time zone %s.",
                        reader.player().address(),
                        reader.player().key().isEmpty()
                                ? "no key: whoever runs the games enters your letters"
                                : "the key %s".formatted(reader.player().fingerprint()),
                        reader.zone()),
                words(
                        "Your running games have not changed: there, send 'new key' or 'new address' in a letter of the game."));
    }

    Leaf withdrawn(Participant gone, Deed.Withdrawn why) {
        return so.leaf(
                "%s has left %s".formatted(gone.name(), so.plan().name()),
                words(
                        "%s will not be paired again.%s",
                        gone.name(), why.why().isEmpty() ? "" : " The reason: " + why.why()),
                words("Their unfinished games are lost; finished games still count."));
    }
}
