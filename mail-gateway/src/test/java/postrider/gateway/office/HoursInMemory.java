package postrider.gateway.office;

import java.util.function.UnaryOperator;

/** Keeps the office's hours in memory. */
final class HoursInMemory implements Hours.Book {
    private String kept = "";

    @Override
    public String text() {
        return kept;
    }

    @Override
    public String change(UnaryOperator<String> become) {
        kept = become.apply(kept);
        return kept;
    }
}
