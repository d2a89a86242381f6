package postrider.store;

import postrider.kit.OutboxKit;

class OutboxInMemoryTest extends OutboxKit {
    @Override
    protected Outbox empty() {
        return new OutboxInMemory();
    }

    @Override
    protected Outbox again(Outbox outbox) {
        return outbox;
    }
}
