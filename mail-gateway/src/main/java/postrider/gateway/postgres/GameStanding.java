package postrider.gateway.postgres;

import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;
import postrider.log.Glance;
import postrider.log.StoredEvent;
import postrider.store.LogText;
import postrider.store.Standing;

/**
 * The state that a game's entries add up to. The summary is written when the game is released, and later entries are added when it is read. Only
 * the columns that the office searches are always current.
 */
record GameStanding(Standing now) {
    private static final Instant NEVER = Instant.ofEpochSecond(0);

    GameStanding with(StoredEvent stored) {
        return new GameStanding(now.with(stored));
    }

    Glance glance() {
        return Glance.of(now.log());
    }

    private static String place(PostgresGame game) {
        return "standing of " + game.id();
    }

    private record Summed(int entries, int upTo, int form, byte[] sealed) {
        static Optional<Summed> of(PostgresGame game, Tx tx) throws SQLException {
            return tx.one(
                    "select entries, summed, form, sealed from standing where game = ?",
                    row -> new Summed(row.getInt(1), row.getInt(2), row.getInt(3), row.getBytes(4)),
                    game.id());
        }

        boolean isCurrent() {
            return form == LogText.FORM;
        }

        /** The summary's parts: hash, glance, log. */
        String[] lines(PostgresGame game) {
            return game.database().atRest().text(place(game), sealed).split("\n", 3);
        }

        GameStanding read(PostgresGame game) {
            if (!isCurrent()) return new GameStanding(Standing.NOTHING);
            var lines = lines(game);
            return new GameStanding(new Standing(LogText.log(lines[2]), upTo, lines[0]));
        }
    }

    /** Empty if there is no game. */
    static Optional<GameStanding> of(PostgresGame game, Tx tx) throws SQLException {
        var found = Summed.of(game, tx);
        return found.isEmpty() ? Optional.empty() : Optional.of(now(game, tx, found.get()));
    }

    /** Reads no more than a glance needs; empty if there is no game. */
    static Optional<Glance> glance(PostgresGame game, Tx tx) throws SQLException {
        var found = Summed.of(game, tx);
        if (found.isEmpty()) return Optional.empty();
        var summed = found.get();
        return Optional.of(
                summed.isCurrent() && summed.upTo() == summed.entries()
                        ? LogText.glance(summed.lines(game)[1])
                        : now(game, tx, summed).glance());
    }

    private static GameStanding now(PostgresGame game, Tx tx, Summed summed) throws SQLException {
        var standing = summed.read(game);
        int read = standing.now.entries();
        if (read == summed.entries()) return standing;
        for (var document : game.documents(tx, read + 1, summed.entries()))
            standing = standing.with(standing.now.whole(document));
        return standing;
    }

    private byte[] sealed(PostgresGame game) {
        return game.database()
                .atRest()
                .seal(
                        place(game),
                        String.join("\n", now.hash(), LogText.written(glance()), LogText.written(now.log())));
    }

    void begin(PostgresGame game, Tx tx) throws SQLException {
        var glance = glance();
        tx.run(
                "insert into standing values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                game.id(),
                now.entries(),
                glance.settled(),
                glance.over(),
                glance.dispute().isPresent(),
                moved(glance),
                seconds(glance.reminded()),
                now.entries(),
                LogText.FORM,
                sealed(game),
                timed(glance));
    }

    /** Never, in seconds: two to the fiftieth. */
    private static final long FAR = 1L << 50;

    /** When the clock is next due. In a game with a clock, this alone decides when players are told about time. */
    private static long timed(Glance glance) {
        return glance.timed().map(GameStanding::seconds).orElse(FAR);
    }

    private static long moved(Glance glance) {
        return glance.hasClock() ? FAR : seconds(glance.lastMoved());
    }

    /** Updates the columns that the office searches, after one more entry. Returns false if somebody else has written that entry. */
    boolean note(PostgresGame game, Tx tx) throws SQLException {
        var glance = glance();
        return tx.run(
                        "update standing set entries = ?, settled = ?, over = ?, disputed = ?, moved = ?, reminded = ?, timed = ?"
                                + " where game = ? and entries = ?",
                        now.entries(),
                        glance.settled(),
                        glance.over(),
                        glance.dispute().isPresent(),
                        moved(glance),
                        seconds(glance.reminded()),
                        timed(glance),
                        game.id(),
                        now.entries() - 1)
                == 1;
    }

    /** Writes the summary, which makes opening the game fast. Nothing is lost without it. */
    void sumUp(PostgresGame game, Tx tx) throws SQLException {
        tx.run(
                "update standing set summed = ?, form = ?, sealed = ? where game = ? and entries = ?",
                now.entries(),
                LogText.FORM,
                sealed(game),
                game.id(),
                now.entries());
    }

    private static long seconds(Instant at) {
        return at.isBefore(NEVER) ? 0 : at.getEpochSecond();
    }
}
