package postrider.gateway.office;

/** The office's hours, which nobody keeps when it closes. */
final class HoursInMemory implements Hours.Book {
    private String kept = "";

    @Override
    public String text() {
        return kept;
    }

    @Override
    public void write(String text) {
        kept = text;
    }
}
