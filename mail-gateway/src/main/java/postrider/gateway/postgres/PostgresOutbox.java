package postrider.gateway.postgres;

import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import postrider.gateway.mime.Latin;
import postrider.log.Outgoing;
import postrider.store.Outbox;
import postrider.text.Lists;

/**
 * Letters in the database. Pictures that letters share are stored once.
 *
 * @param game empty for the office's own letters
 */
record PostgresOutbox(Database database, String game) implements Outbox {
    private static String place(String messageId) {
        return "letter " + messageId;
    }

    private static String picture(String name) {
        return "picture " + name;
    }

    @Override
    public void put(Map<String, byte[]> letters) {
        database.in(tx -> {
            for (var letter : letters.entrySet()) lay(tx, letter.getKey(), State.WAITING, letter.getValue());
            return letters;
        });
    }

    void lay(Tx tx, String messageId, State state, byte[] bytes) throws SQLException {
        var parted = Pictures.parted(bytes, database.atRest()::name);
        for (var shown : parted.pictures().entrySet()) {
            if (!tx.is("select from picture where name = ?", shown.getKey()))
                tx.run(
                        "insert into picture values (?, ?) on conflict do nothing",
                        shown.getKey(),
                        database.atRest().sealAsItIs(picture(shown.getKey()), shown.getValue()));
            tx.run("insert into shown values (?, ?) on conflict do nothing", game, shown.getKey());
        }
        tx.run(
                "insert into letter (game, message_id, state, paper, sealed) values (?, ?, ?, ?, ?)"
                        + " on conflict (game, message_id) do update set state = excluded.state, sealed = excluded.sealed",
                game,
                messageId,
                state.name(),
                Outgoing.isOnPaper(messageId),
                database.atRest().seal(place(messageId), Latin.bytes(parted.text())));
    }

    @Override
    public List<String> in(State state) {
        return database.all(
                "select message_id from letter where game = ? and state = ? order by number",
                row -> row.getString(1),
                game,
                state.name());
    }

    @Override
    public Optional<State> state(String messageId) {
        return database.one(
                "select state from letter where game = ? and message_id = ?",
                row -> State.valueOf(row.getString(1)),
                game,
                messageId);
    }

    @Override
    public Optional<byte[]> letter(String messageId) {
        return letter(messageId, "state in ('WAITING', 'SENT')");
    }

    private Optional<byte[]> letter(String messageId, String where) {
        return database.in(tx -> {
            var sealed = tx.one(
                    "select sealed from letter where sealed is not null and game = ? and message_id = ? and " + where,
                    row -> row.getBytes(1),
                    game,
                    messageId);
            return sealed.isEmpty() ? Optional.empty() : Optional.of(whole(tx, messageId, sealed.get()));
        });
    }

    private byte[] whole(Tx tx, String messageId, byte[] sealed) throws SQLException {
        var text = Latin.text(database.atRest().open(place(messageId), sealed));
        return Pictures.joined(
                text,
                name -> tx.one("select sealed from picture where name = ?", row -> row.getBytes(1), name)
                        .map(bytes -> database.atRest().open(picture(name), bytes))
                        .orElseThrow());
    }

    @Override
    public Optional<byte[]> bytes(String messageId) {
        return letter(messageId, "true");
    }

    @Override
    public void remember(Map<String, String> sha256) {
        database.in(tx -> {
            for (var letter : sha256.entrySet()) remember(tx, letter.getKey(), letter.getValue());
            return sha256;
        });
    }

    int remember(Tx tx, String messageId, String sha256) throws SQLException {
        return tx.run(
                "insert into letter (game, message_id, state, paper, sha256) values (?, ?, ?, ?, ?)"
                        + " on conflict (game, message_id) do update set state = excluded.state, sealed = null, sha256 = excluded.sha256",
                game,
                messageId,
                State.SENT.name(),
                Outgoing.isOnPaper(messageId),
                sha256);
    }

    @Override
    public Optional<String> remembered(String messageId) {
        return database.one(
                "select sha256 from letter where sha256 is not null and game = ? and message_id = ?",
                row -> row.getString(1),
                game,
                messageId);
    }

    /** Takes a letter, so that no other gateway sends it meanwhile. */
    @Override
    public boolean take(String messageId) {
        return database.run(
                        "update letter set sender = ?, sending = now() + ? * interval '1 millisecond'"
                                + " where game = ? and message_id = ? and state = 'WAITING'"
                                + " and (sending is null or sending < now() or sender = ?)",
                        database.self(),
                        database.patience().sending().toMillis(),
                        game,
                        messageId,
                        database.self())
                == 1;
    }

    @Override
    public void move(String messageId, State state) {
        database.run(
                "update letter set state = ?, sending = null where game = ? and message_id = ?",
                state.name(),
                game,
                messageId);
    }

    @Override
    public void discard(String messageId) {
        database.run("delete from letter where game = ? and message_id = ? and state = 'WAITING'", game, messageId);
    }

    private record Numbered(long number, Refusal refusal) {}

    private List<Numbered> numbered(Tx tx) throws SQLException {
        return tx.all(
                "select number, at, message_id, why from refusal where game = ? order by number",
                row -> new Numbered(
                        row.getLong(1),
                        new Refusal(Instant.parse(row.getString(2)), row.getString(3), row.getString(4))),
                game);
    }

    @Override
    public List<Refusal> refusals() {
        return Lists.map(database.in(this::numbered), Numbered::refusal);
    }

    @Override
    public void refuse(Refusal refusal) {
        database.in(tx -> refuse(tx, refusal));
    }

    int refuse(Tx tx, Refusal refusal) throws SQLException {
        return tx.run(
                "insert into refusal (game, at, message_id, why) values (?, ?, ?, ?)",
                game,
                refusal.at().toString(),
                refusal.messageId(),
                refusal.why());
    }

    @Override
    public boolean forget(Predicate<String> messageIds) {
        return database.in(tx -> {
            boolean any = false;
            for (var known : numbered(tx))
                if (messageIds.test(known.refusal().messageId()))
                    any |= tx.run("delete from refusal where number = ?", known.number()) > 0;
            return any;
        });
    }
}
