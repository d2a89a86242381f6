package postrider.desk;

import java.util.List;
import postrider.kernel.GameOption;

/** Whether a question goes out by letter where only one answer is legal. */
final class Windows {
    /** The referee's own option. */
    static final GameOption OPTION = new GameOption(
            "windows",
            List.of("fair", "brief"),
            "",
            "A question with only one legal answer is answered without a letter, and that shows what you could not do.");

    private Windows() {}
}
