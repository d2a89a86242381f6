package postrider.americanwar;

import java.util.List;
import java.util.SequencedMap;
import postrider.kernel.Edition;

/** What lies in a box, as far as both games look for it in the same way. */
public interface WarContents {
    Country country();

    /** By number from 1. */
    List<? extends WarCard> cards();

    String hash();

    /** Of the rules that are played with it. */
    Edition edition();

    /** What nobody has confirmed of it, a line a record, by their kind. */
    SequencedMap<String, List<String>> unconfirmed();
}
