package postrider.gateway.postgres;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import postrider.dice.Secret;
import postrider.gateway.mime.Latin;
import postrider.kernel.Layers;
import postrider.log.CorruptGameFile;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Glance;
import postrider.log.StoredEvent;
import postrider.store.EventLog;
import postrider.store.GameCopy;
import postrider.store.GameInMemory;
import postrider.store.GameStore;
import postrider.store.Outbox;
import postrider.store.Standing;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** A game in the database. Each entry is stored exactly as in a game file, sealed. */
record PostgresGame(Database database, String id) implements GameStore {
    private static final JsonMapper JSON = new JsonMapper();

    private String secretPlace() {
        return "secret of " + id;
    }

    private static String entryPlace(String game, int entry) {
        return "entry %d of %s".formatted(entry, game);
    }

    boolean isBegun() {
        return database.is("select from game where id = ?", id);
    }

    @Override
    public void requireComplete() {
        if (!isBegun()) throw none();
    }

    private IllegalStateException none() {
        return new IllegalStateException("There is no game %s.".formatted(id));
    }

    @Override
    public Glance glance() {
        return ifBegun().orElseThrow(this::none);
    }

    /** Empty if there is no game here. */
    Optional<Glance> ifBegun() {
        return database.in(tx -> GameStanding.glance(this, tx));
    }

    @Override
    public GameLog log() {
        return standing().now().log();
    }

    GameStanding standing() {
        return database.in(tx -> GameStanding.of(this, tx)).orElseThrow(this::none);
    }

    /** Trusts the sealed entries: their chained hashes are enough to check that they are intact. */
    @Override
    public List<StoredEvent> events() {
        return read(Integer.MAX_VALUE).events();
    }

    @Override
    public EventLog contents() {
        return read(0);
    }

    private EventLog read(int trusted) {
        return database.in(tx -> {
            var standing = GameStanding.of(this, tx).orElseThrow(this::none);
            var whole = EventLog.read(
                    String.join("", documents(tx, 1, standing.now().entries())), trusted);
            if (whole.events().size() < standing.now().entries())
                throw new CorruptGameFile(whole.events().size() + 1, "it was written once and is gone");
            if (!whole.events().getLast().hash().equals(standing.now().hash()))
                throw new CorruptGameFile(standing.now().entries(), "another was written once in its place");
            return whole;
        });
    }

    /** Entries as in a game file, one character for each byte. */
    List<String> documents(Tx tx, int first, int last) throws SQLException {
        return tx.all(
                "select entry, sealed from entry where game = ? and entry between ? and ? order by entry",
                row -> Latin.text(database.atRest().open(entryPlace(id, row.getInt(1)), row.getBytes(2))),
                id,
                first,
                last);
    }

    /** Adds an entry. There can be only one of its number. */
    void add(Tx tx, int entry, String document) throws SQLException {
        tx.run(
                "insert into entry values (?, ?, ?)",
                id,
                entry,
                database.atRest().seal(entryPlace(id, entry), Latin.bytes(document)));
    }

    /** If there are several, because of attempts to begin the game that failed, the one that the players are bound to. */
    @Override
    public Secret secret(Event.Header header) {
        return database
                .secretly(tx -> tx.all(
                        "select sealed from %s where game = ?".formatted(database.secrets()),
                        row -> row.getBytes(1),
                        id))
                .stream()
                .map(kept -> Secret.of(database.atRest().text(secretPlace(), kept)))
                .filter(secret -> secret.isBound(header.game(), header.commitments()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(
                        "The database has no secret that fits the commitments of %s: no die can be rolled."
                                .formatted(id)));
    }

    /** Stored before the game is: a secret without a game is harmless. */
    private void keep(Secret secret) {
        database.secretly(tx -> tx.run(
                "insert into %s (game, sealed) values (?, ?)".formatted(database.secrets()),
                id,
                database.atRest().seal(secretPlace(), secret.hex())));
    }

    @Override
    public PostgresOutbox outbox() {
        return new PostgresOutbox(database, id);
    }

    @Override
    public PostgresMailEvents mailEvents() {
        return new PostgresMailEvents(database, id);
    }

    @Override
    public Optional<Layers> box(String hash) {
        return database.one("select layers from box where hash = ?", row -> row.getBytes(1), hash)
                .map(layers -> JSON.readValue(layers, Layers.class));
    }

    @Override
    public boolean hasBox(String hash) {
        return database.is("select from box where hash = ?", hash);
    }

    @Override
    public void keepBox(String hash, Layers layers) {
        database.in(tx -> keep(tx, hash, layers));
    }

    private static int keep(Tx tx, String hash, Layers layers) throws SQLException {
        return tx.run("insert into box values (?, ?) on conflict do nothing", hash, JSON.writeValueAsBytes(layers));
    }

    @Override
    public SortedMap<String, String> corrections() {
        return database.one("select corrections from game where id = ?", row -> row.getBytes(1), id)
                .map(files -> JSON.readValue(files, new TypeReference<TreeMap<String, String>>() {}))
                .orElseGet(TreeMap::new);
    }

    /** Begins the game in memory, then stores it in one transaction. */
    @Override
    public void begin(Beginning beginning, Consumer<GameStore> first) {
        if (isBegun()) throw new IllegalArgumentException("There is a game %s already.".formatted(id));
        var draft = new GameInMemory(id);
        draft.begin(beginning, first);
        keep(beginning.secret());
        database.in(tx -> {
            if (tx.run(
                            "insert into game values (?, ?) on conflict do nothing",
                            id,
                            JSON.writeValueAsBytes(beginning.corrections()))
                    == 0) throw new IllegalArgumentException("There is a game %s already.".formatted(id));
            lay(tx, draft);
            return draft;
        });
    }

    private void lay(Tx tx, GameInMemory draft) throws SQLException {
        var previous = EventLog.NOTHING_BEFORE;
        for (var stored : draft.events()) {
            add(
                    tx,
                    stored.entry(),
                    EventLog.sealed(stored.entry(), previous, stored.event(), stored.outbox(), stored.at()));
            previous = stored.hash();
        }
        for (var state : Outbox.State.values())
            for (var letter : draft.outbox().in(state)) lay(tx, letter, state, draft.outbox());
        for (var refusal : draft.outbox().refusals()) outbox().refuse(tx, refusal);
        for (var event : draft.mailEvents().all()) mailEvents().add(tx, event);
        for (var hash : GameCopy.boxes(draft.events())) {
            var box = draft.box(hash);
            if (box.isPresent()) keep(tx, hash, box.get());
        }
        var standing = new GameStanding(new Standing(draft.log(), draft.events().size(), previous));
        standing.begin(this, tx);
        new GameSeats(this, standing.now().log().header().players()).write(tx);
    }

    private void lay(Tx tx, String letter, Outbox.State state, Outbox from) throws SQLException {
        var remembered = from.remembered(letter);
        if (remembered.isPresent()) outbox().remember(tx, letter, remembered.get());
        else outbox().lay(tx, letter, state, from.bytes(letter).orElseThrow());
    }

    @Override
    public Writing open() {
        requireComplete();
        return database.hold("select from game where id = ? for no key update skip locked", id)
                .<Writing>map(hold -> OpenPostgresGame.of(this, hold))
                .orElseThrow(() -> new Held(id));
    }
}
