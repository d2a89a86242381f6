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

/** What is written to those in a tournament. */
record TournamentLetters(Proceedings so, Director director) {
    private Leaf leaf(String headline, List<Part> parts) {
        return new Leaf(so.plan().name(), headline, parts);
    }

    private Leaf leaf(String headline, Part... parts) {
        return leaf(headline, List.of(parts));
    }

    private String title(TournamentPlan.Title title) {
        return director.catalog().game(title.game()).title();
    }

    private static String at(Instant when, Participant reader) {
        return Clocks.at(when, reader.home());
    }

    /** A round is paired: what it brings for one who has a game in it. */
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
                    "There is an odd number of you, so you play %s, who stands in. It counts for you like any game, and for them not at all.",
                    opponent.name()));
        if (boards.stream().anyMatch(board -> !so.isSettled(board))) parts.addAll(bidding(boards.getFirst()));
        else if (gameBids) parts.add(words("You bid for your sides first: the letters of the game say how."));
        else
            parts.add(words(
                    "Its first letters have come or come soon, and say whose turn it is; they are headed [%s].",
                    boards.getFirst().game()));
        parts.add(words("The round ends on %s.", at(so.until(boards.getFirst()), reader)));
        return leaf(
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
                        "First you bid for your sides. Write which side you want, and what you give for it: a whole number, 0 or more. If you both want the same, whoever gives more has it; between equal bids a lot decides. If each wants another side, nobody gives anything. What is given counts against you as the last tie-break. Neither hears of the other's bid before both are in. The first bid you send counts:"),
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

    /** No game in this round. */
    Leaf bye(int round, Bye bye) {
        return leaf(
                "Round %d: you have no game".formatted(round),
                words(bye == Bye.PAIRING ? spared() : "You are not paired in this round."));
    }

    private String spared() {
        return so.plan().kind() == TournamentPlan.Kind.SWISS
                ? "There is an odd number of you, and this time it falls on you to be left over. You have a point for it, and it does not fall on you again."
                : "You are one of those whom this round leaves over, and go on to the next without a game.";
    }

    /** A round for those alone who have drawn. */
    Leaf waits(int round) {
        return leaf(
                "Round %d: you have no game".formatted(round),
                words(
                        "It is for those alone who drew in the round before, and play once more. You are in, and hear whom you play when they have ended."));
    }

    /** Whoever directs hears whom they have paired. */
    Leaf round(int round, Participant reader) {
        return leaf(
                "Round %d is paired".formatted(round),
                new TournamentReports(so, director).pairings(round),
                words("It ends on %s.", at(so.rounds().get(round - 1).until(), reader)));
    }

    /** Bids are settled. */
    Leaf seated(Deed.Seated seat, Board board, Participant reader) {
        var bids = so.bids(board).stream()
                .map(bid -> "%s: the %s side for %d"
                        .formatted(so.at(bid.entrant()).name(), side(board, bid.first()), bid.points()))
                .collect(Collectors.joining("; "));
        return leaf(
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
                        level ? "You gave as much as one another, and a lot decided. " : "",
                        seat.given() == 0
                                ? "Nobody gives anything."
                                : "%s gives %d.".formatted(so.at(seat.by()).name(), seat.given()));
    }

    /** The round is over, and the game is not. */
    Leaf late(Board board, Participant reader) {
        return leaf(
                "%s is late".formatted(board.game()),
                words(
                        "Your game against %s was to be over by %s, and is not.",
                        opponent(board, reader).name(), at(so.until(board), reader)),
                so.isSettled(board)
                        ? words(
                                "The two of you may still end it by letters in the game: 'offer draw' and 'accept draw', or 'concede' by who gives it up.")
                        : words("It has not begun, since not both of you have bid for your sides."),
                words(
                        "If you do not, %s rules how it ends, or gives it more time, and writes to you both with the reasons. Until then it goes on.",
                        so.rulers(board).map(Participant::name).findFirst().orElse("nobody")));
    }

    /** To who rules. */
    Leaf late(List<Board> boards, Map<String, String> standings) {
        var first = boards.getFirst();
        return leaf(
                "%s late in round %d"
                        .formatted(
                                boards.size() == 1 ? "1 game is" : boards.size() + " games are",
                                Proceedings.round(first)),
                Stream.concat(
                                boards.stream().map(board -> words("%s", standings.get(board.name()))),
                                Stream.of(
                                        words(
                                                "Their players were told, and may end them by letters in the game. If they do not, end each by a ruling, or give it more time. On the command line, or by a letter that you sign:"),
                                        say("postrider tournament adjudicate %s %s draw --why 'REASONS'", first),
                                        say("postrider tournament late %s %s --days 14 --why 'REASONS'", first),
                                        say("tournament %s: adjudicate %s draw, REASONS", first)))
                        .toList());
    }

    private Say say(String words, Board board) {
        return new Say(words.formatted(so.id(), board.name()));
    }

    Leaf extended(Deed.Extended more, Board board, Participant reader) {
        return leaf(
                "%s has more time".formatted(board.game()),
                words(
                        "Your game against %s is to be over by %s now.",
                        opponent(board, reader).name(), at(more.until(), reader)),
                words("The reason: %s", more.why()));
    }

    /** To both players, and to whoever directs. */
    Leaf ruled(Deed.Adjudicated ruled, Board board) {
        return leaf(
                "%s is ended by a ruling: %s".formatted(board.game(), Seating.words(so, board, ruled.score())),
                words(
                        "%s and %s did not end their game.",
                        so.at(board.first()).name(), so.at(board.second()).name()),
                words("%s rules: %s.", ruled.by(), Seating.words(so, board, ruled.score())),
                words("The reasons: %s", ruled.why()),
                words("The ruling and its reasons stand in the closing report, for all to read."));
    }

    /** To who directs: one to somebody did not arrive. */
    Leaf cameBack(MailAddress to, String subject, String why) {
        return leaf(
                "[%s] A letter to %s did not arrive".formatted(so.id(), to.name()),
                words("'%s' did not reach %s: %s.", subject, to.address(), why),
                words("Reach them some other way. If their address is another now, enter it for the games to come:"),
                new Say("postrider tournament change %s '%s' --address ADDRESS".formatted(so.id(), to.name())));
    }

    Leaf changed(Participant reader) {
        return leaf(
                "You are known here as you are today",
                words(
                        "From now on letters of the tournament go to %s, and your games to come begin with %s. Deadlines are told by the clocks of %s.",
                        reader.player().address(),
                        reader.player().key().isEmpty()
                                ? "no key: who runs the games enters your letters"
                                : "the key %s".formatted(reader.player().fingerprint()),
                        reader.zone()),
                words(
                        "In a game that goes on nothing has changed by it: there 'new key' and 'new address' do it, by a letter in the game."));
    }

    Leaf withdrawn(Participant gone, Deed.Withdrawn why) {
        return leaf(
                "%s has left %s".formatted(gone.name(), so.plan().name()),
                words("%s is paired no more.%s", gone.name(), why.why().isEmpty() ? "" : " The reason: " + why.why()),
                words("Games of theirs that were going on are lost; what was played before counts."));
    }
}
