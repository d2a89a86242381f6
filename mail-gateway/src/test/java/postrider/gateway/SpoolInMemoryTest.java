package postrider.gateway;

class SpoolInMemoryTest extends SpoolKit {
    private final Spool spool = new SpoolInMemory(SpoolKit.CAME);

    @Override
    protected Spool open() {
        return spool;
    }
}
