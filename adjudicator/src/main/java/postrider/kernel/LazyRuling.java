package postrider.kernel;

import java.util.AbstractList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;

/** A ruling whose sentence is formatted when it is first read. Simulations read none, and formatting would take most of their time. */
record LazyRuling(String rule, Optional<Side> only, String proof, String sentence, Object... args) {

    /** A view of the report that formats each sentence once, when it is first read. */
    static List<Ruling> rulings(List<LazyRuling> report) {
        var all = List.copyOf(report);
        var rulings = new Ruling[all.size()];
        return new AbstractList<>() {
            @Override
            public Ruling get(int index) {
                if (rulings[index] == null) rulings[index] = all.get(index).ruling();
                return rulings[index];
            }

            @Override
            public int size() {
                return rulings.length;
            }
        };
    }

    private Ruling ruling() {
        return new Ruling(rule, only, sentence.formatted(args), proof);
    }
}
