package postrider.gateway.tournament;

class TournamentsInMemoryTest extends TournamentsKit {
    private final TournamentsInMemory place = new TournamentsInMemory();

    @Override
    protected Tournaments place() {
        return place;
    }
}
