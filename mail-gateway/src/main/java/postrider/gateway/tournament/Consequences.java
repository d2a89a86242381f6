package postrider.gateway.tournament;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.desk.Decree;
import postrider.desk.Reopened;
import postrider.gateway.BackOffice;
import postrider.gateway.bounce.LetterTag;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.tournament.Leaf.Table;
import postrider.log.Settlement;
import postrider.log.Signatures;
import postrider.proof.Verification;
import postrider.store.GameStore;
import postrider.text.Lists;
import postrider.tournament.Knockout;

/**
 * Carries out what follows from an entry of a tournament's file: letters, games that begin, and games that it ends.
 *
 * @param so the entries up to this one
 * @param all all entries so far
 */
record Consequences(Proceedings so, Proceedings all, Director director, BackOffice office) {
    /** Repeating it is harmless: letters already queued and games already begun are left alone. */
    void follow() throws IOException {
        switch (so.entries().getLast().event()) {
            case Deed.Founded founded -> lay(so.people(), new WelcomeLetter(so, director)::to);
            case Deed.Entered(var entrant) -> lay(entrant, new WelcomeLetter(so, director).to(entrant));
            case Deed.Changed changed -> {
                var one = so.entrant(changed.entrant()).orElseThrow();
                lay(one, letters().changed(one));
            }
            case Deed.Withdrawn withdrawn -> withdrawn(withdrawn);
            case Deed.Lot lot -> {}
            case Deed.Numbered numbered -> {}
            case Deed.Paired round -> paired(round);
            case Deed.Bid bid -> {}
            case Deed.Seated seat -> {
                var board = so.board(seat.board());
                begin(board);
                lay(so.players(board).stream(), one -> letters().seated(seat, board, one));
            }
            case Deed.Ended ended -> table(so.board(ended.board()));
            case Deed.Late late -> late(late);
            case Deed.Extended more -> {
                var board = so.board(more.board());
                lay(so.players(board).stream(), one -> letters().extended(more, board, one));
            }
            case Deed.Adjudicated ruled -> ruled(ruled);
            case Deed.Closed end -> {
                var leaf = new TournamentReports(so, director).closing(end, audits());
                lay(so.people(), one -> leaf);
            }
        }
    }

    private static List<Participant> distinct(Stream<Participant> people) {
        return List.copyOf(people.collect(
                        Collectors.toMap(Participant::entered, Function.identity(), (one, again) -> one, TreeMap::new))
                .values());
    }

    private TournamentLetters letters() {
        return new TournamentLetters(so, director);
    }

    /** Each person gets one letter, even with several roles in the tournament. */
    private void lay(Stream<Participant> people, Function<Participant, Leaf> letter) throws IOException {
        for (var one : distinct(people)) lay(one, letter.apply(one));
    }

    private void lay(Participant to, Leaf leaf) throws IOException {
        lay("%d".formatted(place(to)), to, leaf);
    }

    private int place(Participant to) {
        return Lists.map(distinct(so.people()), Participant::entered).indexOf(to.entered());
    }

    /** @param name the letter's name, unique among those of this entry */
    private void lay(String name, Participant to, Leaf leaf) throws IOException {
        office.lay(
                "tournament.%s.%d.%s".formatted(so.id(), so.entries().size(), name),
                new MailAddress(to.name(), to.player().address()),
                new Leaf(leaf.tournament(), "[%s] %s".formatted(so.id(), leaf.headline()), leaf.parts()).notice());
    }

    /** Tells the officials that a letter did not arrive. */
    void cameBack(LetterTag letter, Envelope written, String why) throws IOException {
        var to = written.to().getFirst();
        var leaf = letters().cameBack(to, written.subject(), why);
        for (var one : distinct(so.plan().officials()))
            if (!one.player().address().equalsIgnoreCase(to.address()))
                office.lay(
                        "returned.%s.%d".formatted(letter, place(one)),
                        new MailAddress(one.name(), one.player().address()),
                        leaf.notice());
    }

    private void paired(Deed.Paired round) throws IOException {
        int number = round.round();
        var boards = so.boards(number);
        for (var board : boards) if (so.isSettled(board)) begin(board);
        var playing =
                boards.stream().flatMap(board -> so.players(board).stream()).toList();
        lay(
                playing.stream(),
                one -> letters()
                        .paired(
                                one,
                                Lists.filter(boards, board -> so.players(board).contains(one))));
        var free = Lists.filter(
                Lists.map(round.byes().keySet(), so::at), one -> !playing.contains(one) && !so.isGone(one));
        for (var one : free)
            lay(one, letters().bye(number, round.byes().get(so.number(one).orElseThrow())));
        var waiting = Lists.filter(waiting(), one -> !playing.contains(one) && !free.contains(one));
        for (var one : waiting) lay(one, letters().waits(number));
        var told = Lists.map(
                Stream.of(playing, free, waiting).flatMap(List::stream).toList(), Participant::entered);
        lay(
                so.plan().officials().filter(one -> !told.contains(one.entered())),
                one -> letters().round(number, one));
    }

    /** Players still in a knock-out who wait while others replay a drawn game. */
    private List<Participant> waiting() {
        return so.plan().format() instanceof Knockout knockout
                ? knockout.left(so.tournament(), so.away()).stream().map(so::at).toList()
                : List.of();
    }

    /** Begins a game, unless it has begun or was ended before it could. */
    private void begin(Board seated) {
        var board = all.board(seated.name());
        if (office.game(board.game()).isPresent() || all.outcome(board).isPresent()) return;
        var title = all.plan().title(Proceedings.round(board));
        var sides = director.seating(all).sides(board);
        var players = Map.of(
                sides.getFirst(), all.at(board.first()).player(),
                sides.getLast(), all.at(board.second()).player());
        office.begin(board.game(), title.game(), title.scenario(), title.options(), players);
    }

    /** The player loses their running games. */
    private void withdrawn(Deed.Withdrawn withdrawn) throws IOException {
        var gone = so.entrant(withdrawn.entrant()).orElseThrow();
        var leaf = letters().withdrawn(gone, withdrawn);
        var waiting = so.open().stream() // no letter of their game tells them
                .filter(board -> office.game(board.game()).isEmpty())
                .map(so::players)
                .filter(players -> players.contains(gone))
                .flatMap(List::stream);
        lay(Stream.of(Stream.of(gone), waiting, so.plan().officials()).flatMap(some -> some), one -> leaf);
        for (var board : all.open()) {
            var game = office.game(board.game());
            if (game.isEmpty() || !all.players(board).contains(gone)) continue;
            for (var seat : game.get().log().header().players().entrySet())
                if (gone.is(seat.getValue()))
                    office.settle(
                            game.get(),
                            new Decree(
                                    new Settlement.Concede(seat.getKey()),
                                    "%s has left the tournament.".formatted(gone.name()),
                                    ""));
        }
    }

    private void ruled(Deed.Adjudicated ruled) throws IOException {
        var board = so.board(ruled.board());
        office.game(board.game())
                .ifPresent(game -> office.settle(
                        game,
                        new Decree(
                                ruled.score() == Score.DRAWN ? new Settlement.Draw() : new Settlement.Abandon(),
                                "%s rules for the tournament: %s. %s"
                                        .formatted(ruled.by(), Seating.words(so, board, ruled.score()), ruled.why()),
                                "")));
        var leaf = letters().ruled(ruled, board);
        lay(Stream.concat(so.players(board).stream(), so.plan().officials()), one -> leaf);
        table(board);
    }

    /** Sends everybody the table if this was the last result of its round. */
    private void table(Board board) throws IOException {
        int round = Proceedings.round(board);
        if (!so.isOver(round) || so.first(so.entries().size() - 1).isOver(round)) return;
        var leaf = new TournamentReports(so, director).table(round);
        for (var one : distinct(so.people())) lay("table.%d".formatted(place(one)), one, leaf);
    }

    private void late(Deed.Late late) throws IOException {
        var boards = Lists.map(late.boards(), so::board);
        for (var board : boards)
            for (var one : so.players(board))
                lay(
                        "late.%s.%d".formatted(board.name(), so.players(board).indexOf(one)),
                        one,
                        letters().late(board, one));
        var standings = boards.stream()
                .collect(Collectors.toMap(Board::name, board -> new TournamentStatus(so, director).standstill(board)));
        lay(so.plan().officials(), one -> letters().late(boards, standings));
    }

    /** The result of verifying each game. */
    private Table audits() {
        return new Table(
                List.of("Game", "Check", "Dice and cards"),
                List.of(),
                Lists.map(
                        so.boards(),
                        board -> office.game(board.game())
                                .map(game -> audit(board, game))
                                .orElseGet(() -> List.of(board.game(), "it was not begun", ""))));
    }

    private List<String> audit(Board board, GameStore game) {
        var found = Verification.of(
                game, Optional.of(Reopened.of(director.catalog(), game, game.header())), Signatures.installed());
        var dice = Lists.find(found.checked(), line -> line.matches("\\d+ rolls? and .*"))
                .orElse("");
        return List.of(
                board.game(),
                found.amiss().map(Exception::getMessage).orElse("nothing is amiss"),
                dice.replaceFirst(",.*", ""));
    }
}
