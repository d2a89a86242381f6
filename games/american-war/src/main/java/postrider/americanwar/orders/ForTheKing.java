package postrider.americanwar.orders;

import java.util.List;
import postrider.americanwar.Space;
import postrider.text.Wording;

/** 4.0, the British: up to three PC markers; not in the elder book. Where they may be placed is said with chapter 10. */
public record ForTheKing(List<Space> spaces) implements Order {
    @Override
    public String words() {
        return "for the king: " + Wording.orNone(spaces);
    }
}
