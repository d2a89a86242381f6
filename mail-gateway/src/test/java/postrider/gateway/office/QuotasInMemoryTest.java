package postrider.gateway.office;

import java.time.InstantSource;

class QuotasInMemoryTest extends QuotasKit {
    private final Quotas quotas = new QuotasInMemory(() -> now);

    @Override
    protected Quotas open(InstantSource clock) {
        return quotas;
    }
}
