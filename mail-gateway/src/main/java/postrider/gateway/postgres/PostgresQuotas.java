package postrider.gateway.postgres;

import java.sql.SQLException;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import postrider.gateway.office.Quotas;

/** Quotas in the database: each day's letters, numbered. */
public record PostgresQuotas(Database database, InstantSource clock) implements Quotas {
    private LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }

    @Override
    public Place place(Account account, String digest) {
        int number = database.in(tx -> {
            var known = tx.one(
                    "select place from counted_letter where day = ? and kind = ? and whose = ? and letter = ?",
                    row -> row.getInt(1),
                    today(),
                    account.allowance().name(),
                    account.whose(),
                    digest);
            return known.isPresent() ? known.get() : counted(tx, account, digest);
        });
        return new Place(number, account.allowance().most());
    }

    private int counted(Tx tx, Account account, String digest) throws SQLException {
        int number = tx.one(
                        "insert into counted values (?, ?, ?, 1) on conflict (day, kind, whose)"
                                + " do update set letters = counted.letters + 1 returning letters",
                        row -> row.getInt(1),
                        today(),
                        account.allowance().name(),
                        account.whose())
                .orElseThrow();
        tx.run(
                "insert into counted_letter values (?, ?, ?, ?, ?)",
                today(),
                account.allowance().name(),
                account.whose(),
                digest,
                number);
        if (number == 1) forget(tx);
        return number;
    }

    /** Deletes the counts of earlier days. */
    private void forget(Tx tx) throws SQLException {
        for (var table : new String[] {"counted", "counted_letter"})
            tx.run("delete from %s where day < ?".formatted(table), today().minusDays(1));
    }

    /** Today's counts as lines, most letters first. */
    public List<String> counts() {
        var counted = new LinkedHashMap<Account, Integer>();
        database.all(
                "select kind, whose, letters from counted where day = ? order by kind, whose",
                row -> counted.put(new Account(Allowance.valueOf(row.getString(1)), row.getString(2)), row.getInt(3)),
                today());
        return Quotas.told(counted);
    }

    @Override
    public String until() {
        return Quotas.next(today());
    }
}
