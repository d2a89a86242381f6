package postrider.gateway.postgres;

import java.sql.SQLException;
import java.util.Locale;
import java.util.Map;
import postrider.files.Hash;
import postrider.kernel.ruling.Side;
import postrider.log.Event;

/** Writes who plays in a game from now on. */
record GameSeats(PostgresGame game, Map<Side, Event.Player> players) {
    private record Key(String fingerprint, String digest) {
        static Key of(Event.Player player) {
            var digest = player.key().isEmpty() ? "" : Hash.sha256(player.key());
            return new Key(player.fingerprint().toLowerCase(Locale.ROOT), digest);
        }
    }

    void write(Tx tx) throws SQLException {
        long change = tx.one("update change set number = number + 1 returning number", row -> row.getLong(1))
                .orElseThrow();
        var before = tx.all(
                "delete from seat where game = ? returning lower(fingerprint), digest",
                row -> new Key(row.getString(1), row.getString(2)),
                game.id());
        for (var seat : players.entrySet()) sit(tx, seat.getKey(), seat.getValue(), change);
        for (var key : before)
            tx.run(
                    "update signer set gone = true, change = ? where fingerprint = ? and digest = ? and not exists"
                            + " (select from seat where lower(fingerprint) = signer.fingerprint and digest = signer.digest)",
                    change,
                    key.fingerprint(),
                    key.digest());
    }

    private void sit(Tx tx, Side side, Event.Player player, long change) throws SQLException {
        var key = Key.of(player);
        if (!player.key().isEmpty())
            tx.run(
                    "insert into signer values (?, ?, ?, ?) on conflict (fingerprint, digest)"
                            + " do update set gone = false, change = excluded.change where signer.gone",
                    key.fingerprint(),
                    player.key(),
                    key.digest(),
                    change);
        tx.run(
                "insert into seat values (?, ?, ?, ?, ?, ?)",
                game.id(),
                side.word(),
                player.name(),
                player.address(),
                player.fingerprint(),
                key.digest());
    }
}
