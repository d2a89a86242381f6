package postrider.gateway.postgres;

import java.io.Closeable;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import postrider.desk.GameCatalog;
import postrider.gateway.enrolment.Change;
import postrider.gateway.enrolment.Drawers;
import postrider.gateway.enrolment.EnrolmentDesk.Verdict;
import postrider.gateway.enrolment.Invitation;
import postrider.gateway.enrolment.Observer;
import postrider.gateway.enrolment.OpenSeat;
import postrider.gateway.office.Office;

/** Everything an office stores, in one database. */
public final class PostgresStores {
    private PostgresStores() {}

    public static Office.Stores of(Database database, GameCatalog catalog, InstantSource clock) {
        return new Office.Stores(
                new PostgresSeats(database, catalog, clock),
                new PostgresSpool(database, clock),
                new PostgresQuotas(database, clock),
                new PostgresOutbox(database, ""),
                new PostgresHours(database),
                drawers(database),
                new PostgresTournaments(database));
    }

    public static Drawers drawers(Database database) {
        return new Drawers(
                new PostgresDrawer<>(database, "invitations", Invitation.class),
                new PostgresDrawer<>(database, "changes", Change.class),
                new PostgresDrawer<>(database, "verdicts", Verdict.class),
                new PostgresDrawer<>(database, "observers", Observer.class),
                new PostgresDrawer<>(database, "seats", OpenSeat.class),
                () -> database.hold(
                                "select pg_advisory_xact_lock(hashtext(current_schema()), hashtext('enrolment'))::text")
                        .orElseThrow());
    }

    /** Exclusive use of a database; empty while a gateway is running. */
    public static Optional<Closeable> alone(Database database) {
        return database.leases().takeAll()
                ? Optional.of(() -> database.leases().giveBack(Leases.ALL))
                : Optional.empty();
    }

    public static Instant now(Database database) {
        return database.one("select now()", row -> row.getTimestamp(1).toInstant())
                .orElseThrow();
    }
}
