package postrider.gateway.postgres;

import java.util.function.UnaryOperator;
import postrider.gateway.office.Hours;

/** The office's working hours in the database, shared by all gateways, since it is enough if one works. */
public record PostgresHours(Database database) implements Hours.Book {
    @Override
    public String text() {
        return database.one("select kept from hours", row -> row.getString(1)).orElse("");
    }

    @Override
    public String change(UnaryOperator<String> become) {
        return database.in(tx -> {
            var before = tx.one("select kept from hours for update", row -> row.getString(1))
                    .orElse("");
            var next = become.apply(before);
            if (!next.equals(before)) tx.run("update hours set kept = ?", next);
            return next;
        });
    }
}
