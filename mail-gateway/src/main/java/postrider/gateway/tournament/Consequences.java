package postrider.gateway.tournament;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.desk.Decree;
import postrider.desk.NewGame;
import postrider.desk.Reopened;
import postrider.gateway.bounce.LetterTag;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.tournament.Leaf.Table;
import postrider.gateway.tournament.TournamentDesk.Surroundings;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.Settlement;
import postrider.log.Signatures;
import postrider.proof.Verification;
import postrider.store.GameStore;
import postrider.text.Lists;
import postrider.tournament.Knockout;

/**
 * What follows from the entries of a tournament's file: letters, games that begin, and games that end by it.
 *
 * @param referee fingerprint of the referee's key
 */
record Consequences(Director director, Surroundings office, String referee) {
    /** What follows from an entry. Letters that have been laid ready, and games that have begun, are found so. */
    void follow(Proceedings all, int entry) throws IOException {
        var so = all.first(entry);
        var letters = new TournamentLetters(so, director);
        switch (so.entries().getLast().event()) {
            case Deed.Founded founded -> lay(so, entry, so.people(), new WelcomeLetter(so, director)::to);
            case Deed.Entered(var entrant) -> lay(so, entry, entrant, new WelcomeLetter(so, director).to(entrant));
            case Deed.Changed changed -> {
                var one = so.entrant(changed.entrant()).orElseThrow();
                lay(so, entry, one, letters.changed(one));
            }
            case Deed.Withdrawn withdrawn -> withdrawn(all, so, entry, withdrawn);
            case Deed.Lot lot -> {}
            case Deed.Numbered numbered -> {}
            case Deed.Paired round -> paired(all, so, entry, round);
            case Deed.Bid bid -> {}
            case Deed.Seated seat -> {
                var board = board(so, seat.board());
                begin(all, board);
                lay(so, entry, so.players(board).stream(), one -> letters.seated(seat, board, one));
            }
            case Deed.Ended ended -> table(so, entry, board(so, ended.board()));
            case Deed.Late late -> late(so, entry, late);
            case Deed.Extended more -> {
                var board = board(so, more.board());
                lay(so, entry, so.players(board).stream(), one -> letters.extended(more, board, one));
            }
            case Deed.Adjudicated ruled -> ruled(so, entry, ruled);
            case Deed.Closed end -> {
                var leaf = new TournamentReports(so, director).closing(end, audits(so));
                lay(so, entry, so.people(), one -> leaf);
            }
        }
    }

    private static List<Participant> distinct(Stream<Participant> people) {
        return List.copyOf(people.collect(
                        Collectors.toMap(Participant::entered, Function.identity(), (one, again) -> one, TreeMap::new))
                .values());
    }

    private static Board board(Proceedings so, String name) {
        return so.board(name).orElseThrow();
    }

    /** Each of them gets one, be they in the tournament as this and that. */
    private void lay(Proceedings so, int entry, Stream<Participant> people, Function<Participant, Leaf> letter)
            throws IOException {
        for (var one : distinct(people)) lay(so, entry, one, letter.apply(one));
    }

    private void lay(Proceedings so, int entry, Participant to, Leaf leaf) throws IOException {
        lay(so, "%d.%d".formatted(entry, place(so, to)), to, leaf);
    }

    private static int place(Proceedings so, Participant to) {
        return Lists.map(distinct(so.people()), Participant::entered).indexOf(to.entered());
    }

    /** @param name of the letter among those of the tournament */
    private void lay(Proceedings so, String name, Participant to, Leaf leaf) throws IOException {
        office.lay(
                "tournament.%s.%s".formatted(so.id(), name),
                new MailAddress(to.name(), to.player().address()),
                new Leaf(leaf.tournament(), "[%s] %s".formatted(so.id(), leaf.headline()), leaf.parts()));
    }

    /** A letter did not arrive. */
    void cameBack(Proceedings so, LetterTag letter, Envelope written, String why) throws IOException {
        var to = written.to().getFirst();
        var leaf = new TournamentLetters(so, director).cameBack(to, written.subject(), why);
        for (var one : distinct(so.plan().officials()))
            if (!one.player().address().equalsIgnoreCase(to.address()))
                office.lay(
                        "returned.%s.%d".formatted(letter, place(so, one)),
                        new MailAddress(one.name(), one.player().address()),
                        leaf);
    }

    private void paired(Proceedings all, Proceedings so, int entry, Deed.Paired round) throws IOException {
        var letters = new TournamentLetters(so, director);
        int number = round.round();
        var boards = so.boards(number);
        for (var board : boards) if (so.isSettled(board)) begin(all, board);
        var playing =
                boards.stream().flatMap(board -> so.players(board).stream()).toList();
        lay(
                so,
                entry,
                playing.stream(),
                one -> letters.paired(
                        one, Lists.filter(boards, board -> so.players(board).contains(one))));
        var free = Lists.filter(
                Lists.map(round.byes().keySet(), so::at), one -> !playing.contains(one) && !so.isGone(one));
        for (var one : free)
            lay(
                    so,
                    entry,
                    one,
                    letters.bye(number, round.byes().get(so.number(one).orElseThrow())));
        var waiting = Lists.filter(waiting(so), one -> !playing.contains(one) && !free.contains(one));
        for (var one : waiting) lay(so, entry, one, letters.waits(number));
        var told = Lists.map(
                Stream.of(playing, free, waiting).flatMap(List::stream).toList(), Participant::entered);
        lay(
                so,
                entry,
                so.plan().officials().filter(one -> !told.contains(one.entered())),
                one -> letters.round(number, one));
    }

    /** Who is not out of a knock-out, and waits as long as others play a drawn game again. */
    private static List<Participant> waiting(Proceedings so) {
        return so.plan().format() instanceof Knockout knockout
                ? knockout.left(so.tournament(), so.away()).stream().map(so::at).toList()
                : List.of();
    }

    /** Unless it has begun, or was ended before it could. */
    private void begin(Proceedings all, Board seated) {
        var board = board(all, seated.name());
        if (office.game(board.game()).isPresent() || all.outcome(board).isPresent()) return;
        var title = all.plan().title(Proceedings.round(board));
        var sides = director.seating(all).sides(board);
        var players = new TreeMap<Side, Event.Player>(Map.of(
                sides.getFirst(), all.at(board.first()).player(),
                sides.getLast(), all.at(board.second()).player()));
        office.begin(new NewGame(
                office.place(board.game()),
                title.game(),
                Optional.of(title.scenario()),
                title.options(),
                players,
                referee,
                Collections.emptySortedMap(),
                Optional.empty()));
    }

    /** Those that go on are lost. */
    private void withdrawn(Proceedings all, Proceedings so, int entry, Deed.Withdrawn withdrawn) throws IOException {
        var gone = so.entrant(withdrawn.entrant()).orElseThrow();
        var leaf = new TournamentLetters(so, director).withdrawn(gone, withdrawn);
        var waiting = so.open().stream() // no letter of a game tells them
                .filter(board -> office.game(board.game()).isEmpty())
                .map(so::players)
                .filter(players -> players.contains(gone))
                .flatMap(List::stream);
        lay(
                so,
                entry,
                Stream.of(Stream.of(gone), waiting, so.plan().officials()).flatMap(some -> some),
                one -> leaf);
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

    private void ruled(Proceedings so, int entry, Deed.Adjudicated ruled) throws IOException {
        var board = board(so, ruled.board());
        office.game(board.game())
                .ifPresent(game -> office.settle(
                        game,
                        new Decree(
                                ruled.score() == Score.DRAWN ? new Settlement.Draw() : new Settlement.Abandon(),
                                "%s rules for the tournament: %s. %s"
                                        .formatted(ruled.by(), Seating.words(so, board, ruled.score()), ruled.why()),
                                "")));
        var leaf = new TournamentLetters(so, director).ruled(ruled, board);
        lay(so, entry, Stream.concat(so.players(board).stream(), so.plan().officials()), one -> leaf);
        table(so, entry, board);
    }

    /** If all games of its round have a result now, everybody gets the table. */
    private void table(Proceedings so, int entry, Board board) throws IOException {
        int round = Proceedings.round(board);
        if (!so.isOver(round) || so.first(entry - 1).isOver(round)) return;
        var leaf = new TournamentReports(so, director).table(round);
        for (var one : distinct(so.people())) lay(so, "%d.table.%d".formatted(entry, place(so, one)), one, leaf);
    }

    private void late(Proceedings so, int entry, Deed.Late late) throws IOException {
        var boards = Lists.map(late.boards(), name -> board(so, name));
        var letters = new TournamentLetters(so, director);
        for (var board : boards)
            for (var one : so.players(board))
                lay(
                        so,
                        "%d.late.%s.%d"
                                .formatted(
                                        entry, board.name(), so.players(board).indexOf(one)),
                        one,
                        letters.late(board, one));
        var standings = boards.stream()
                .collect(Collectors.toMap(Board::name, board -> new TournamentStatus(so, director).standstill(board)));
        lay(so, entry, so.plan().officials(), one -> letters.late(boards, standings));
    }

    /** What a check of each game has found. */
    private Table audits(Proceedings so) {
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
