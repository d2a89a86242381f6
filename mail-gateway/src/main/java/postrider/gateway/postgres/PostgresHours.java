package postrider.gateway.postgres;

import postrider.gateway.office.Hours;

/** The office's hours in the database: of all gateways together, since one that works is enough. */
record PostgresHours(Database database) implements Hours.Book {
    @Override
    public String text() {
        return database.one("select kept from hours", row -> row.getString(1)).orElse("");
    }

    @Override
    public void write(String text) {
        database.run("update hours set kept = ?", text);
    }
}
