package postrider.letters;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Guide;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Picture;
import postrider.play.OpenGame;
import postrider.text.Lists;

/**
 * What a board in a file knows besides the letter it comes with: how orders are written, and the names in them, but no rules.
 *
 * @param map as its reader may see it
 * @param orders how each kind of order may begin and continue
 */
public record Board(Picture map, List<Guide> orders, List<String> people) {
    /** The name of the file. */
    public static final String FILE = "board.html";

    /** The board for this side; empty for a game without a map. */
    public static Optional<Board> of(OpenGame<?, ?> game, Side to) {
        return game.view(to).picture().map(map -> of(game, to, map));
    }

    private static Board of(OpenGame<?, ?> game, Side to, Picture map) {
        var orders =
                Lists.filter(game.orders().guides(to), guide -> !guide.begin().isEmpty());
        return new Board(map, orders, game.context(to).names().people());
    }
}
