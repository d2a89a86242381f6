package postrider.kernel;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.text.LazyList;

/** A ruling whose sentence is formatted when it is first read. Simulations read none, and formatting would take most of their time. */
record LazyRuling(String rule, Optional<Side> only, String proof, String sentence, Object... args) {

    /** A view of the report that formats each sentence once, when it is first read. */
    static List<Ruling> rulings(List<LazyRuling> report) {
        return LazyList.kept(LazyList.of(List.copyOf(report), LazyRuling::ruling));
    }

    private Ruling ruling() {
        return new Ruling(rule, only, sentence.formatted(args), proof);
    }
}
