package postrider.store;

import postrider.kit.GameStoreKit;

class GameInMemoryTest extends GameStoreKit {
    @Override
    protected GameStore place(String id) {
        return new GameInMemory(id);
    }

    @Override
    protected GameStore again(GameStore place) {
        return place;
    }
}
