package postrider.gateway.doctor;

import java.util.List;
import postrider.gateway.postgres.Database;
import postrider.gateway.postgres.PostgresStores;

/** The database, where one is configured. */
record StoreAtHand(Patient patient) {
    List<Finding> look() {
        var store = patient.settings().store();
        if (store.isEmpty()) return List.of();
        try (var database = Database.open(store.get())) {
            return List.of(
                    Finding.good("database", "%s opens with our key".formatted(database)),
                    Clock.compared(
                            "the database",
                            PostgresStores.now(database),
                            patient.clock().instant()));
        }
    }
}
