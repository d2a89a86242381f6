package postrider.gateway.tournament;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import postrider.desk.GameCatalog;
import postrider.dice.Lots;
import postrider.dice.Secret;
import postrider.files.PrivateFiles;
import postrider.log.Written;
import postrider.store.GameStore;
import postrider.text.Lists;
import postrider.text.NameIndex;
import postrider.text.Wording;

/**
 * What is done in a tournament, by whoever directs it, by its entrants' letters, or because time has passed. Each is an entry of its file;
 * what cannot be done is an {@link IllegalArgumentException} with a sentence, and enters nothing. What follows from the entries, letters
 * and games, {@link TournamentDesk} sees to.
 *
 * @param games where a game lies, if it was begun
 */
public record Director(
        Tournaments store, GameCatalog catalog, Function<String, Optional<GameStore>> games, InstantSource clock) {
    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9-]{0,19}");

    /** So many days a game that is late may be given. */
    private static final int LONGEST = 365;

    /** Begins a tournament. */
    public Proceedings found(String id, PlanFile.Read read) throws IOException {
        require(
                ID.matcher(id).matches(),
                "'%s' cannot name a tournament: use up to 20 small letters, digits and hyphens, a letter first.",
                id);
        require(!PrivateFiles.isDevice(id), "'%s' cannot name a tournament: on Windows it is a device.", id);
        require(store.entries(id).isEmpty(), "There is a tournament '%s' already.", id);
        var secret = Secret.fresh();
        var founded =
                new Deed.Founded(Deed.FORMAT, id, read.plan(), read.entrants(), Lots.commitment(secret, about(id)));
        store.begin(id, secret, Proceedings.FILE.next(List.of(), founded, now()));
        return proceedings(id);
    }

    /** What the lots of a tournament are drawn for. */
    static String about(String id) {
        return "tournament/" + id;
    }

    /** @throws IllegalArgumentException if there is none, with the nearest */
    public Proceedings proceedings(String id) throws IOException {
        var entries = store.entries(id);
        if (entries.isEmpty())
            throw new IllegalArgumentException("There is no tournament '%s'.%s"
                    .formatted(
                            id,
                            NameIndex.nearest(id, store.ids())
                                    .map(" Did you mean '%s'?"::formatted)
                                    .orElse("")));
        return Proceedings.of(entries);
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.SECONDS);
    }

    Proceedings enter(Proceedings so, Deed deed) throws IOException {
        store.append(so.id(), so.entries().size() + 1, Proceedings.FILE.next(so.entries(), deed, now()));
        return proceedings(so.id());
    }

    private static void require(boolean holds, String sentence, Object... about) {
        if (!holds) throw new IllegalArgumentException(sentence.formatted(about));
    }

    private static void requireOpen(Proceedings so) {
        require(!so.isClosed(), "The tournament is closed: nothing in it changes any more.");
    }

    /** @throws IllegalStateException if no lot can be drawn any more */
    public void requireSecret(Proceedings so) throws IOException {
        lots(so);
    }

    private Lots lots(Proceedings so) throws IOException {
        var secret = store.secret(so.id());
        if (!Lots.isBound(secret, about(so.id()), so.commitment()))
            throw new IllegalStateException(
                    "The secret of '%s' is not the one that its entrants were bound to: no lot can be drawn."
                            .formatted(so.id()));
        return new Lots(secret, about(so.id()));
    }

    /** Pairs the next round. */
    public Proceedings pair(Proceedings so) throws IOException {
        requireOpen(so);
        var open = so.open();
        require(
                open.isEmpty(),
                "Round %d is not over: there is no result of %s. 'postrider tournament status %s' tells what each waits for.",
                so.round(),
                Wording.list(Lists.map(open, Board::game)),
                so.id());
        require(
                so.playing().size() >= 2,
                "%s: nobody is left to be paired.",
                Wording.count(so.playing().size(), "entrant"));
        requireFree(so);
        var numbered = so.isNumbered() ? so : enter(so, new Pairings(so, lots(so)).numbers());
        var round = new Pairings(numbered, lots(numbered)).round();
        return enter(
                numbered,
                new Deed.Paired(
                        round.round(),
                        round.boards(),
                        round.byes(),
                        now().plus(so.plan().round())));
    }

    /** No game of others may be taken for one of the round's. */
    private void requireFree(Proceedings so) {
        var next = "%s-%d-".formatted(so.id(), so.round() + 1);
        for (int table = 1; table <= so.playing().size(); table++)
            for (var part : List.of("", "a", "b")) {
                var game = next + table + part;
                require(
                        games.apply(game).isEmpty(),
                        "There is a game '%s' already, and it is none of this tournament: move its folder away first, or begin the tournament under another id.",
                        game);
            }
    }

    /** Enters what has come of the games, of bids and of time since. */
    public Proceedings catchUp(Proceedings before) throws IOException {
        var so = before;
        if (so.isClosed()) return so;
        for (var board : so.open()) {
            var game = games.apply(board.game());
            var result =
                    game.isPresent() ? GameOutcome.of(so, board, game.get(), catalog) : GameOutcome.unplayed(so, board);
            if (result.isPresent()) so = enter(so, result.get());
            else if (board.bids() && !so.isSettled(board) && so.bids(board).size() == 2)
                so = enter(so, new Pairings(so, lots(so)).seated(board));
        }
        var now = now();
        var known = so;
        var late = Lists.filter(so.open(), board -> !known.isLate(board) && now.isAfter(known.until(board)));
        if (!late.isEmpty()) so = enter(so, new Deed.Late(so.round(), Lists.map(late, Board::name)));
        return so;
    }

    /**
     * Ends a game by a ruling.
     *
     * @param by who rules
     * @param result a side, an entrant, 'draw' or 'nobody'
     */
    public Proceedings adjudicate(
            Proceedings so, Participant by, String game, String result, String why, Written letter) throws IOException {
        requireOpen(so);
        require(
                !why.isBlank(),
                "A ruling has its reasons: give them with --why. Both players read them, and so do all in the end.");
        var board = Named.board(so, game);
        var known = so.outcome(board);
        require(
                known.isEmpty(),
                "%s has its result: %s",
                board.game(),
                known.map(outcome -> outcome.adjudicated()
                                ? "%s, as %s ruled.".formatted(Seating.words(so, board, outcome.score()), outcome.by())
                                : outcome.how())
                        .orElse(""));
        require(
                so.players(board).stream().noneMatch(player -> by.is(player.player())),
                "%s plays in this game, and nobody rules in a game of their own.%s",
                by.name(),
                so.rulers(board)
                        .findFirst()
                        .map(official ->
                                " %s rules in it: by a letter of theirs with the line 'tournament %s: adjudicate %s %s, REASONS', or with --by '%s' at this keyboard."
                                        .formatted(official.name(), so.id(), board.name(), result, official.name()))
                        .orElse(
                                " Its players may end it themselves, with 'offer draw' and 'accept draw', or 'concede'."));
        return enter(
                so, new Deed.Adjudicated(board.name(), seating(so).score(board, result), line(why), by.name(), letter));
    }

    private static String line(String text) {
        return text.strip().replaceAll("\\s+", " ");
    }

    /** Who plays what in its games. */
    Seating seating(Proceedings so) {
        return new Seating(so, catalog, games);
    }

    /** Gives a game more days. */
    public Proceedings extend(Proceedings so, String game, int days, String why) throws IOException {
        requireOpen(so);
        var board = Named.board(so, game);
        require(so.outcome(board).isEmpty(), "%s has its result already.", board.game());
        require(days >= 1 && days <= LONGEST, "%d days cannot be given: from 1 to %d can.", days, LONGEST);
        require(!why.isBlank(), "Say why with --why: both players read it.");
        var from = so.until(board).isBefore(now()) ? now() : so.until(board);
        return enter(so, new Deed.Extended(board.name(), from.plus(Duration.ofDays(days)), line(why)));
    }

    /** Somebody plays no more; their games that go on are lost. */
    public Proceedings withdraw(Proceedings so, String name, String why, Written letter) throws IOException {
        requireOpen(so);
        var entrant = Named.entrant(so, name);
        require(!so.isGone(entrant), "%s has left the tournament already.", entrant.name());
        return enter(so, new Deed.Withdrawn(entrant.entered(), line(why), letter));
    }

    /** Somebody has another address or key, or lives elsewhere: it counts from now on, and in the games to come. */
    public Proceedings change(Proceedings so, Participant entrant, Participant today) throws IOException {
        requireOpen(so);
        PlanCheck.twin(Lists.filter(so.entrants(), one -> !one.entered().equals(entrant.entered())), today)
                .ifPresent(fault -> {
                    throw new IllegalArgumentException(fault);
                });
        return enter(so, new Deed.Changed(entrant.entered(), today.player(), today.zone()));
    }

    /** Somebody plays too, from the next round on. */
    public Proceedings admit(Proceedings so, Participant late) throws IOException {
        requireOpen(so);
        require(
                !so.isNumbered() || so.plan().kind() == TournamentPlan.Kind.SWISS,
                "A knock-out that has begun takes nobody in any more: who would they have beaten?");
        PlanCheck.twin(so.entrants(), late).ifPresent(fault -> {
            throw new IllegalArgumentException(fault);
        });
        require(
                so.plan().eliminator().filter(one -> one.is(late.player())).isEmpty(),
                "%s stands in for odd numbers, and cannot play for a place too.",
                late.name());
        require(!so.isPlayed(), "All rounds are played: there is none left to enter.");
        return enter(so, new Deed.Entered(late));
    }

    /** Ends it. The secret of the lots is told. */
    public Proceedings close(Proceedings so, String why) throws IOException {
        requireOpen(so);
        var open = so.open();
        require(open.isEmpty(), "There is no result yet of %s.", Wording.list(Lists.map(open, Board::game)));
        require(
                so.isPlayed() || !why.isBlank(),
                "%s played, and more are to come. To end the tournament all the same, say why with --why: all entrants read it.",
                so.round() == 1 ? "1 round is" : so.round() == 0 ? "No round is" : so.round() + " rounds are");
        return enter(so, new Deed.Closed(store.secret(so.id()).hex(), line(why), Tables.lines(so)));
    }
}
