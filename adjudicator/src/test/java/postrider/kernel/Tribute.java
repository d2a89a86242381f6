package postrider.kernel;

import java.util.List;
import postrider.kernel.question.Asking;
import postrider.kernel.question.FreeQuestion;
import postrider.kernel.ruling.Refused;
import postrider.kit.Sides;

/** A question in free words, for tests: how many of their men a player sends. */
public final class Tribute extends FreeQuestion<Integer> {
    private final int most;

    /** @param most the most men, which is also the only example */
    public Tribute(int most) {
        super(
                new Asking(
                        Sides.BRITISH, "2.1", () -> "TRIBUTE", "How many of your %d men do you send?".formatted(most)),
                List.of(most));
        this.most = most;
    }

    @Override
    protected Integer judged(String words) {
        if (!words.matches("\\d{1,4} men")) throw new Refused("2.1", "How many men?", nearest(words));
        int men = Integer.parseInt(words.replace(" men", ""));
        if (men > most) throw new Refused("2.1", "You have %d men.".formatted(most), nearest(words));
        return men;
    }

    @Override
    protected String words(Integer men) {
        return men + " men";
    }
}
