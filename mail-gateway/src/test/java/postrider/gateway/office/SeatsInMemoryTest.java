package postrider.gateway.office;

import java.time.InstantSource;
import postrider.store.GameStore;

class SeatsInMemoryTest extends SeatsKit {
    private final SeatsInMemory seats = new SeatsInMemory(() -> now);

    @Override
    protected GameStore place(String id) {
        return seats.place(id);
    }

    @Override
    protected Seats seats(InstantSource clock) {
        return seats;
    }
}
