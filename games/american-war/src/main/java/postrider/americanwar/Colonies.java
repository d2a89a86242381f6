package postrider.americanwar;

import java.util.List;
import postrider.kernel.ruling.Side;

/** The colonies that a side controls, by the rules of a book (13.2 / 12.0). */
public interface Colonies {
    List<String> of(Position now, Side side);
}
