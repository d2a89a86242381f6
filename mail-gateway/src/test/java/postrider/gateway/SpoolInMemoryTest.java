package postrider.gateway;

class SpoolInMemoryTest extends SpoolKit {
    private final Spool spool = new SpoolInMemory();

    @Override
    protected Spool open() {
        return spool;
    }
}
