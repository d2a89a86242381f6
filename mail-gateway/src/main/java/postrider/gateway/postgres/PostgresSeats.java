package postrider.gateway.postgres;

import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.desk.GameCatalog;
import postrider.gateway.Seat;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.office.Seats;
import postrider.gateway.signing.Keyring;
import postrider.gateway.signing.PublicKey;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.PendingMotions.Disputed;
import postrider.store.GameStore;
import postrider.text.Lists;

/** The seats in the database. Only the keys are in memory, and changes by other gateways are read before each letter. */
final class PostgresSeats implements Seats {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresSeats.class);

    private final Database database;
    private final GameCatalog catalog;
    private final InstantSource clock;

    /** Why games could not be played when last checked. */
    private final Map<String, String> faults = new ConcurrentHashMap<>();

    private volatile Keyring keyring = new Keyring();
    private long known;

    PostgresSeats(Database database, GameCatalog catalog, InstantSource clock) {
        this.database = database;
        this.catalog = catalog;
        this.clock = clock;
        keepUp();
    }

    private record Signer(String fingerprint, String armored, boolean gone) {
        PublicKey key() {
            return new PublicKey(fingerprint, armored);
        }
    }

    @Override
    public synchronized void keepUp() {
        database.in(tx -> {
            long now =
                    tx.one("select number from change", row -> row.getLong(1)).orElseThrow();
            if (now > known) learn(tx);
            known = now;
            return now;
        });
    }

    private void learn(Tx tx) throws SQLException {
        var changed = signers(tx, "change > ?", known);
        if (changed.stream().anyMatch(Signer::gone))
            keyring = new Keyring(Lists.map(signers(tx, "not gone"), Signer::key));
        else changed.forEach(signer -> keyring.enrol(signer.key()));
    }

    private static List<Signer> signers(Tx tx, String which, Object... values) throws SQLException {
        return tx.all(
                "select fingerprint, armored, gone from signer where %s order by change, fingerprint".formatted(which),
                row -> new Signer(row.getString(1), row.getString(2), row.getBoolean(3)),
                values);
    }

    @Override
    public void update(GameStore game) {
        keepUp();
    }

    @Override
    public Keyring keyring() {
        return keyring;
    }

    @Override
    public List<Seat> of(String fingerprint) {
        return seats("lower(seat.fingerprint)", fingerprint);
    }

    @Override
    public List<Seat> at(String address) {
        return seats("lower(address)", address);
    }

    private List<Seat> seats(String what, String value) {
        return database.all(
                "select game, side, name, address, seat.fingerprint, coalesce(armored, '') from seat left join signer"
                        + " on signer.fingerprint = lower(seat.fingerprint) and signer.digest = seat.digest"
                        + " where %s = ? order by game".formatted(what),
                row -> new Seat(
                        place(row.getString(1)),
                        Side.of(row.getString(2)),
                        new Event.Player(row.getString(3), row.getString(4), row.getString(5), row.getString(6))),
                value.toLowerCase(Locale.ROOT));
    }

    @Override
    public PostgresGame place(String id) {
        return new PostgresGame(database, id);
    }

    @Override
    public boolean knows(MailAddress somebody) {
        var address = somebody.address().toLowerCase(Locale.ROOT);
        return database.is("select from seat where lower(address) = ? limit 1", address);
    }

    @Override
    public Optional<GameStore> game(String id) {
        return Optional.of(place(id)).filter(PostgresGame::isBegun).map(game -> game);
    }

    @Override
    public boolean isOver(GameStore game) {
        return database.is("select from standing where game = ? and over", game.id());
    }

    @Override
    public Optional<String> fault(String id) {
        var game = place(id);
        try {
            var begun = game.ifBegun();
            if (begun.isEmpty()) return Optional.empty();
            catalog.requirePlayable(game, begun.get().header());
            faults.remove(id);
            return Optional.empty();
        } catch (RuntimeException broken) {
            if (!broken.getMessage().equals(faults.put(id, broken.getMessage())))
                LOG.error("game {} is broken, and its letters wait: {}", id, broken.getMessage());
            return Optional.of(broken.getMessage());
        }
    }

    @Override
    public int stopped() {
        return faults.size()
                + database.one("select count(*) from standing where disputed", row -> row.getInt(1))
                        .orElseThrow();
    }

    /** Always empty: seats are stored apart from the games, so a broken game is not nameless. */
    @Override
    public Optional<String> nameless() {
        return Optional.empty();
    }

    private record Waiting(String game, boolean settled, boolean disputed, boolean reminds) {}

    private static final String REMINDS = "moved <= ? and reminded < moved + ? * ((? - moved) / ?)";

    /** What is due. Each branch uses an index that contains only what is open; a single condition with "or" would scan every game. */
    static final String DUE = """
            select game, settled, disputed, not over and (timed <= ? or %1$s)
            from standing
            where game in (
                select game from standing where disputed or not settled
                union all
                select game from standing where not over and timed <= ?
                union all
                select game from standing where not over and %1$s
                union all
                select game from letter where state = 'WAITING' and not paper
                union all
                select game from tiding asked where kind = 'AGAIN' and not exists (
                    select from tiding done
                    where done.game = asked.game and done.about = asked.about
                        and done.kind = 'RESENT' and done.number > asked.number))
            order by game
            """.formatted(REMINDS);

    /** The parameters of {@link #DUE}. */
    static Object[] asked(long now, long every) {
        return new Object[] {now, now - every, every, now, every, now, now - every, every, now, every};
    }

    @Override
    public List<Due> due(Duration reminder) {
        return Lists.map(
                database.all(
                        DUE,
                        row -> new Waiting(row.getString(1), row.getBoolean(2), row.getBoolean(3), row.getBoolean(4)),
                        asked(clock.instant().getEpochSecond(), reminder.toSeconds())),
                this::due);
    }

    private Due due(Waiting waiting) {
        var game = place(waiting.game());
        var dispute = waiting.disputed() ? game.glance().dispute() : Optional.<Disputed>empty();
        return new Due(game, waiting.reminds(), waiting.settled(), dispute);
    }
}
