package postrider.kernel;

import java.util.AbstractList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;

/** A ruling whose sentence nobody has read yet: in a simulation nobody does, and writing it would take most of the time. */
record LazyRuling(String rule, Optional<Side> only, String proof, String sentence, Object... args) {

    /** The report, each sentence written when it is first read. */
    static List<Ruling> written(List<LazyRuling> report) {
        var all = List.copyOf(report);
        var written = new Ruling[all.size()];
        return new AbstractList<>() {
            @Override
            public Ruling get(int index) {
                if (written[index] == null) written[index] = all.get(index).written();
                return written[index];
            }

            @Override
            public int size() {
                return written.length;
            }
        };
    }

    private Ruling written() {
        return new Ruling(rule, only, sentence.formatted(args), proof);
    }
}
