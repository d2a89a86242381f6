package postrider.gateway.tournament;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.desk.Decree;
import postrider.desk.NewGame;
import postrider.desk.Reopened;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.signing.SignatureCheck.Signed;
import postrider.gateway.tournament.Deed.Written;
import postrider.gateway.tournament.Leaf.Table;
import postrider.gateway.tournament.Request.Wish;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.Settlement;
import postrider.log.Signatures;
import postrider.proof.Verification;
import postrider.store.GameStore;
import postrider.text.Lists;
import postrider.text.NameIndex;
import postrider.words.OpenedLetter;

/**
 * Sees to tournaments. All that goes out, letters and games, follows from what is on file: whoever looks at it again after a crash does
 * the same, and finds it done.
 */
public final class TournamentDesk {
    private static final Logger LOG = LoggerFactory.getLogger(TournamentDesk.class);

    private final Director director;
    private final Surroundings office;
    private final String referee;

    /** Tournaments in which nothing is due any more. */
    private final Set<String> ended = ConcurrentHashMap.newKeySet();

    /** What the desk needs of the office. */
    public interface Surroundings {
        /** A game, if it was begun. */
        Optional<GameStore> game(String id);

        /** Where a game may be begun. */
        GameStore place(String id);

        void begin(NewGame plan);

        /** Ends a game, unless it is over. */
        void settle(GameStore game, Decree decree);

        /** Lays a letter ready, once. On the disk when this returns. */
        void lay(String name, MailAddress to, Leaf letter) throws IOException;
    }

    /**
     * An answer to a letter.
     *
     * @param acted whether it was carried out; if it only asks, or cannot be done, there are so many a day
     */
    public record Answer(Leaf leaf, boolean acted) {}

    /** @param referee fingerprint of the referee's key */
    public TournamentDesk(Director director, Surroundings office, String referee) {
        this.director = director;
        this.office = office;
        this.referee = referee;
    }

    /** Everybody who may write about a tournament, by their keys. */
    public List<Participant> people() throws IOException {
        var people = new ArrayList<Participant>();
        for (var id : director.store().ids()) {
            if (ended.contains(id)) continue;
            try {
                director.proceedings(id).people().forEach(people::add);
            } catch (IllegalStateException broken) {
                LOG.error("tournament {} is broken: {}", id, broken.getMessage());
            }
        }
        return people;
    }

    /** Whether a letter has a line about a tournament. */
    public static boolean isAbout(OpenedLetter letter) {
        return Request.of(letter).isPresent();
    }

    /** Which tournament the line is about. */
    public static String about(OpenedLetter letter) {
        return Request.of(letter).orElseThrow().tournament();
    }

    /** Where all that concerns a tournament waits its turn. */
    public static String queue(String id) {
        return "tournament " + id;
    }

    /** Does what a letter asks for, once, and says what to answer. */
    public synchronized Answer answer(Signed letter, OpenedLetter said) throws IOException {
        var request = Request.of(said).orElseThrow();
        var written = new Written(letter.signed(), letter.signature());
        try {
            var so = director.proceedings(request.tournament());
            var known = done(so, written);
            return known.isPresent() ? known.get() : done(so, request, letter.fingerprint(), written);
        } catch (IllegalArgumentException refused) {
            return new Answer(
                    Leaf.of(
                            "A tournament",
                            "Your line about a tournament was not carried out",
                            Leaf.words("%s", refused.getMessage()),
                            Leaf.words("Nothing has changed.")),
                    false);
        }
    }

    /** After a crash the same letter may come again. */
    private static Optional<Answer> done(Proceedings so, Written written) {
        return so.entries().stream()
                .map(entry -> letter(entry.event()))
                .filter(known -> known.digest().equals(written.digest()))
                .findFirst()
                .map(known -> noted(so, "It was entered when it came first.").leaf())
                .map(leaf -> new Answer(leaf, false));
    }

    /** The letter that asked for it. */
    static Written letter(Deed deed) {
        return switch (deed) {
            case Deed.Bid bid -> bid.letter();
            case Deed.Lot lot -> lot.letter();
            case Deed.Withdrawn withdrawn -> withdrawn.letter();
            case Deed.Adjudicated ruled -> ruled.letter();
            default -> Written.NOT;
        };
    }

    private static Answer noted(Proceedings so, String sentence) {
        return new Answer(Leaf.of(so.plan().name(), "Your line has come in", Leaf.words("%s", sentence)), true);
    }

    private Answer done(Proceedings so, Request request, String fingerprint, Written written) throws IOException {
        return switch (request.wish()) {
            case Wish.Table() -> new Answer(new TournamentLetters(so, director).asItStands(), false);
            case Wish.Lot lot -> lot(so, entrant(so, fingerprint), written);
            case Wish.Withdraw(var why) -> {
                director.withdraw(so, entrant(so, fingerprint).entered(), why, written);
                yield noted(
                        so,
                        "You are paired no more. Games of yours that were going on are lost, and your opponents hear so.");
            }
            case Wish.Bid bid -> bid(so, entrant(so, fingerprint), request.round(), bid, written);
            case Wish.Adjudicate(var game, var result, var why) -> {
                var by = person(so.plan().officials(), fingerprint)
                        .orElseThrow(() ->
                                new IllegalArgumentException("Only who directs a tournament rules in it: that is %s."
                                        .formatted(so.plan().director().name())));
                director.adjudicate(so, by, game, result, why, written);
                yield noted(so, "Your ruling is entered, and goes out to both players.");
            }
            case Wish.Unknown(var words) ->
                throw new IllegalArgumentException(
                        "'%s' is not understood. After 'tournament %s:' may stand 'table', 'withdraw', before the first round 'lot' and any words, and where sides are bid for 'bid SIDE NUMBER'."
                                .formatted(words.substring(0, Math.min(60, words.length())), so.id()));
        };
    }

    private static Optional<Participant> person(Stream<Participant> among, String fingerprint) {
        return among.filter(one -> one.player().fingerprint().equalsIgnoreCase(fingerprint))
                .findFirst();
    }

    private static Participant entrant(Proceedings so, String fingerprint) {
        return person(so.entrants().stream(), fingerprint)
                .orElseThrow(() ->
                        new IllegalArgumentException("You do not play in %s, as far as the key of your letter tells."
                                .formatted(so.plan().name())));
    }

    private Answer lot(Proceedings so, Participant entrant, Written written) throws IOException {
        if (so.isNumbered())
            throw new IllegalArgumentException(
                    "The first round is paired: nothing is drawn any more that your words could go into.");
        if (so.hasLot(entrant))
            throw new IllegalArgumentException("You have put in your words already; once is enough.");
        director.enter(so, new Deed.Lot(entrant.entered(), written));
        return noted(so, "Your words are in: the lots hang on them too.");
    }

    private Answer bid(Proceedings so, Participant entrant, Optional<Integer> round, Wish.Bid wish, Written written)
            throws IOException {
        int number = so.number(entrant).orElseThrow(() -> new IllegalArgumentException("No round is paired yet."));
        var board = Lists.find(
                        so.open(),
                        one -> one.has(number) && one.bids() && so.seated(one).isEmpty())
                .orElseThrow(() -> new IllegalArgumentException("No bid of yours is awaited."));
        int asked = Proceedings.round(board);
        if (round.isEmpty() || round.get() != asked)
            throw new IllegalArgumentException(
                    "Name the round, so that no bid of yours can be taken for another: 'tournament %s round %d: bid %s %d'."
                            .formatted(so.id(), asked, wish.side(), wish.points()));
        if (so.bids(board).stream().anyMatch(bid -> bid.entrant() == number))
            throw new IllegalArgumentException(
                    "Your bid for %s is in already, and the first counts.".formatted(board.game()));
        var sides = director.sides(so, board);
        var side = NameIndex.of("side", sides, Side::word).require(wish.side());
        director.enter(so, new Deed.Bid(board.name(), number, side.equals(sides.getFirst()), wish.points(), written));
        return noted(
                so,
                "Your bid for %s is in: %d for the %s side. As soon as your opponent has bid too, you both hear who plays which, and the game begins."
                        .formatted(board.game(), wish.points(), side));
    }

    /** The tournaments that are to be looked at. */
    public List<String> open() throws IOException {
        return Lists.filter(director.store().ids(), id -> !ended.contains(id));
    }

    /** Does what is due. Returns whether all went well. */
    public synchronized boolean tend(String id) throws IOException {
        try {
            var so = director.catchUp(director.proceedings(id));
            for (int entry = director.store().done(id) + 1;
                    entry <= so.entries().size();
                    entry++) {
                follow(so, entry);
                director.store().done(id, entry);
            }
            if (so.isClosed()) ended.add(id);
            return true;
        } catch (RuntimeException trouble) {
            LOG.error("tournament {}: {}", id, trouble.getMessage());
            return false;
        }
    }

    /** What follows from an entry. Letters that have been laid ready, and games that have begun, are found so. */
    private void follow(Proceedings all, int entry) throws IOException {
        var so = all.first(entry);
        var letters = new TournamentLetters(so, director);
        switch (so.entries().getLast().event()) {
            case Deed.Founded founded -> {
                for (var one : distinct(so.people())) lay(so, entry, one, letters.welcome(one));
            }
            case Deed.Entered(var entrant) -> lay(so, entry, entrant, letters.welcome(entrant));
            case Deed.Changed changed -> {
                var one = Lists.find(so.entrants(), entrant -> entrant.entered().equals(changed.entrant()))
                        .orElseThrow();
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
                for (var one : players(so, board)) lay(so, entry, one, letters.seated(seat, board, one));
            }
            case Deed.Ended ended -> table(so, entry, board(so, ended.board()));
            case Deed.Late late -> late(so, entry, late);
            case Deed.Extended more -> {
                for (var one : players(so, board(so, more.board())))
                    lay(so, entry, one, letters.extended(more, board(so, more.board()), one));
            }
            case Deed.Adjudicated ruled -> ruled(so, entry, ruled);
            case Deed.Closed end -> {
                var leaf = letters.closing(end, audits(so));
                for (var one : distinct(so.people())) lay(so, entry, one, leaf);
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

    private static List<Participant> players(Proceedings so, Board board) {
        return List.of(so.at(board.first()), so.at(board.second()));
    }

    private void lay(Proceedings so, int entry, Participant to, Leaf leaf) throws IOException {
        var place = Lists.map(distinct(so.people()), Participant::entered).indexOf(to.entered());
        office.lay(
                "tournament.%s.%d.%d".formatted(so.id(), entry, place),
                new MailAddress(to.name(), to.player().address()),
                headed(so, leaf));
    }

    private void paired(Proceedings all, Proceedings so, int entry, Deed.Paired round) throws IOException {
        var letters = new TournamentLetters(so, director);
        for (var board : so.boards(round.round())) if (so.isSettled(board)) begin(all, board);
        var told = new ArrayList<Participant>();
        for (var board : so.boards(round.round()))
            for (var one : players(so, board)) {
                if (told.contains(one)) continue;
                told.add(one);
                int number = so.number(one).orElse(Board.ELIMINATOR);
                lay(
                        so,
                        entry,
                        one,
                        letters.paired(one, Lists.filter(so.boards(round.round()), mine -> mine.has(number))));
            }
        for (var bye : round.byes().entrySet()) {
            var one = so.at(bye.getKey());
            if (told.contains(one) || so.isGone(one)) continue;
            told.add(one);
            lay(so, entry, one, letters.bye(round.round(), bye.getValue()));
        }
        for (var one : distinct(so.plan().officials()))
            if (told.stream().noneMatch(other -> other.entered().equals(one.entered())))
                lay(so, entry, one, letters.round(round.round(), one));
    }

    /** Unless it has begun, or was ended before it could. */
    private void begin(Proceedings all, Board seated) {
        var board = board(all, seated.name());
        if (office.game(board.game()).isPresent() || all.outcome(board).isPresent()) return;
        var title = all.plan().title(Proceedings.round(board));
        var sides = director.sides(all, board);
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
        var gone = Lists.find(so.entrants(), one -> one.entered().equals(withdrawn.entrant()))
                .orElseThrow();
        var leaf = new TournamentLetters(so, director).withdrawn(gone, withdrawn);
        lay(so, entry, gone, leaf);
        for (var one : distinct(so.plan().officials()))
            if (!one.entered().equals(gone.entered())) lay(so, entry, one, leaf);
        for (var board : all.open()) {
            var game = office.game(board.game());
            if (game.isEmpty() || !players(all, board).contains(gone)) continue;
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
                                        .formatted(ruled.by(), Director.words(so, board, ruled.score()), ruled.why()),
                                "")));
        var leaf = new TournamentLetters(so, director).ruled(ruled, board);
        for (var one :
                distinct(Stream.concat(players(so, board).stream(), so.plan().officials()))) lay(so, entry, one, leaf);
        table(so, entry, board);
    }

    /** If all games of its round have a result now, everybody gets the table. */
    private void table(Proceedings so, int entry, Board board) throws IOException {
        int round = Proceedings.round(board);
        if (!so.isOver(round) || so.first(entry - 1).isOver(round)) return;
        var leaf = new TournamentLetters(so, director).table(round);
        for (var one : distinct(so.people()))
            office.lay(
                    "tournament.%s.%d.table.%d"
                            .formatted(
                                    so.id(),
                                    entry,
                                    Lists.map(distinct(so.people()), Participant::entered)
                                            .indexOf(one.entered())),
                    new MailAddress(one.name(), one.player().address()),
                    headed(so, leaf));
    }

    private void late(Proceedings so, int entry, Deed.Late late) throws IOException {
        var boards = Lists.map(late.boards(), name -> board(so, name));
        var letters = new TournamentLetters(so, director);
        for (var board : boards)
            for (var one : players(so, board))
                office.lay(
                        "tournament.%s.%d.late.%s.%d"
                                .formatted(
                                        so.id(),
                                        entry,
                                        board.name(),
                                        players(so, board).indexOf(one)),
                        new MailAddress(one.name(), one.player().address()),
                        headed(so, letters.late(board, one)));
        var standings =
                boards.stream().collect(Collectors.toMap(Board::name, board -> Standstill.of(so, director, board)));
        for (var one : distinct(so.plan().officials())) lay(so, entry, one, letters.late(boards, standings));
    }

    private static Leaf headed(Proceedings so, Leaf leaf) {
        return new Leaf(leaf.tournament(), "[%s] %s".formatted(so.id(), leaf.headline()), leaf.parts());
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
        var dice = Lists.find(found.checked(), line -> line.matches("\\d+ rolls and .*"))
                .orElse("");
        return List.of(
                board.game(),
                found.amiss().map(Exception::getMessage).orElse("nothing is amiss"),
                dice.replaceFirst(",.*", ""));
    }
}
