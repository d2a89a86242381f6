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
 * Enters what happens in a tournament: the director's actions, requests in entrants' letters, and the passing of time. Each is an entry in its
 * file. What cannot be done throws an {@link IllegalArgumentException} with a sentence, and enters nothing. {@link TournamentDesk} sends the
 * letters and begins the games that follow from the entries.
 *
 * @param games the store of a game, if it has begun
 */
public record Director(
        Tournaments store, GameCatalog catalog, Function<String, Optional<GameStore>> games, InstantSource clock) {
    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9-]{0,19}");

    /** The most days that a late game may be given. */
    private static final int LONGEST = 365;

    public Proceedings begin(String id, PlanFile.Read read) throws IOException {
        require(
                ID.matcher(id).matches(),
                "'%s' cannot name a tournament: use up to 20 lower-case letters, digits and hyphens, beginning with a letter.",
                id);
        require(!PrivateFiles.isDevice(id), "'%s' cannot name a tournament: it is a device name on Windows.", id);
        require(store.entries(id).isEmpty(), "There is already a tournament '%s'.", id);
        var secret = Secret.fresh();
        var founded =
                new Deed.Founded(Deed.FORMAT, id, read.plan(), read.entrants(), Lots.commitment(secret, about(id)));
        store.begin(id, secret, Proceedings.FILE.next(List.of(), founded, now()));
        return proceedings(id);
    }

    static String about(String id) {
        return "tournament/" + id;
    }

    /** @throws IllegalArgumentException if there is none; suggests the nearest id */
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
        require(!so.isClosed(), "The tournament is closed and cannot be changed.");
    }

    /** @throws IllegalStateException if lots can no longer be drawn */
    public void requireSecret(Proceedings so) throws IOException {
        lots(so);
    }

    private Lots lots(Proceedings so) throws IOException {
        var secret = store.secret(so.id());
        if (!Lots.isBound(secret, about(so.id()), so.commitment()))
            throw new IllegalStateException(
                    "The secret of '%s' is not the one that the referee committed to: no lot can be drawn."
                            .formatted(so.id()));
        return new Lots(secret, about(so.id()));
    }

    public Proceedings pair(Proceedings so) throws IOException {
        requireOpen(so);
        var open = so.open();
        require(
                open.isEmpty(),
                "Round %d is not over: there is no result of %s. 'postrider tournament status %s' shows what each is waiting for.",
                so.round(),
                Wording.list(Lists.map(open, Board::game)),
                so.id());
        require(
                so.playing().size() >= 2,
                "%s: there is nobody to pair.",
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

    /** No existing game may have the id of a game of the new round. */
    private void requireFree(Proceedings so) {
        var next = "%s-%d-".formatted(so.id(), so.round() + 1);
        for (int table = 1; table <= so.playing().size(); table++)
            for (var part : List.of("", "a", "b")) {
                var game = next + table + part;
                require(
                        games.apply(game).isEmpty(),
                        "There is already a game '%s' that does not belong to this tournament: move its folder away first, or begin the tournament under another id.",
                        game);
            }
    }

    /** Enters new results of games and bids, and games that are now late. */
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
     * @param result a side, an entrant, 'draw' or 'nobody'
     */
    public Proceedings adjudicate(
            Proceedings so, Participant by, String game, String result, String why, Written letter) throws IOException {
        requireOpen(so);
        require(
                !why.isBlank(),
                "A ruling needs reasons: give them with --why. Both players read them, and in the end everybody does.");
        var board = so.board(game);
        var known = so.outcome(board);
        require(
                known.isEmpty(),
                "%s already has a result: %s",
                board.game(),
                known.map(outcome -> outcome.adjudicated()
                                ? "%s, by a ruling of %s."
                                        .formatted(Seating.words(so, board, outcome.score()), outcome.by())
                                : outcome.how())
                        .orElse(""));
        require(
                so.players(board).stream().noneMatch(player -> by.is(player.player())),
                "%s plays in this game, and nobody may rule in their own game.%s",
                by.name(),
                so.rulers(board)
                        .findFirst()
                        .map(official ->
                                " %s may rule instead: by letter, with the line 'tournament %s: adjudicate %s %s, REASONS', or here, with --by '%s'."
                                        .formatted(official.name(), so.id(), board.name(), result, official.name()))
                        .orElse(
                                " Its players may end it themselves with 'offer draw' and 'accept draw', or with 'concede'."));
        return enter(
                so, new Deed.Adjudicated(board.name(), seating(so).score(board, result), line(why), by.name(), letter));
    }

    private static String line(String text) {
        return text.strip().replaceAll("\\s+", " ");
    }

    Seating seating(Proceedings so) {
        return new Seating(so, catalog, games);
    }

    public Proceedings extend(Proceedings so, String game, int days, String why) throws IOException {
        requireOpen(so);
        var board = so.board(game);
        require(so.outcome(board).isEmpty(), "%s already has a result.", board.game());
        require(days >= 1 && days <= LONGEST, "%d days cannot be given: choose from 1 to %d.", days, LONGEST);
        require(!why.isBlank(), "Give the reason with --why: both players read it.");
        var from = so.until(board).isBefore(now()) ? now() : so.until(board);
        return enter(so, new Deed.Extended(board.name(), from.plus(Duration.ofDays(days)), line(why)));
    }

    /** An entrant leaves and loses their running games. */
    public Proceedings withdraw(Proceedings so, String name, String why, Written letter) throws IOException {
        requireOpen(so);
        var entrant = so.entrantNamed(name);
        require(!so.isGone(entrant), "%s has already left the tournament.", entrant.name());
        return enter(so, new Deed.Withdrawn(entrant.entered(), line(why), letter));
    }

    /** An entrant has a new address, key or time zone, which applies to letters from now on and to future games. */
    public Proceedings change(Proceedings so, Participant entrant, Participant today) throws IOException {
        requireOpen(so);
        requireApart(Lists.filter(so.entrants(), one -> !one.entered().equals(entrant.entered())), today);
        return enter(so, new Deed.Changed(entrant.entered(), today.player(), today.zone()));
    }

    private static void requireApart(List<Participant> others, Participant one) {
        PlanCheck.twin(others, one).ifPresent(fault -> {
            throw new IllegalArgumentException(fault);
        });
    }

    /** Adds an entrant, from the next round on. */
    public Proceedings admit(Proceedings so, Participant late) throws IOException {
        requireOpen(so);
        require(
                !so.isNumbered() || so.plan().kind() == TournamentPlan.Kind.SWISS,
                "A knock-out that has begun takes no new entrants: whom would they have beaten?");
        requireApart(so.entrants(), late);
        require(
                so.plan().eliminator().filter(one -> one.is(late.player())).isEmpty(),
                "%s is the eliminator and cannot also compete.",
                late.name());
        require(!so.isPlayed(), "All rounds have been played: there is none left to enter.");
        return enter(so, new Deed.Entered(late));
    }

    /** Ends the tournament and publishes the secret of the lots. */
    public Proceedings close(Proceedings so, String why) throws IOException {
        requireOpen(so);
        var open = so.open();
        require(open.isEmpty(), "There is no result yet of %s.", Wording.list(Lists.map(open, Board::game)));
        require(
                so.isPlayed() || !why.isBlank(),
                "%s been played, and more are to come. To end the tournament anyway, give the reason with --why: all entrants read it.",
                so.round() == 1 ? "1 round has" : so.round() == 0 ? "No round has" : so.round() + " rounds have");
        return enter(so, new Deed.Closed(store.secret(so.id()).hex(), line(why), Tables.lines(so)));
    }
}
