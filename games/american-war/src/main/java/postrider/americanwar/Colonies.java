package postrider.americanwar;

import java.util.List;
import postrider.kernel.ruling.Side;

/** The colonies that a side controls, as a book counts them (13.2 / 12.0). */
public interface Colonies {
    List<String> of(Position now, Side side);
}
