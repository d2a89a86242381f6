package postrider.desk;

import java.util.List;
import postrider.kernel.Verdict;
import postrider.kernel.ruling.Side;
import postrider.play.OpenGame;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;

/**
 * Checks whether words would be an order now.
 *
 * @param <P> a position of the game
 * @param <O> an order of the game
 */
record OrderCheck<P, O>(OpenGame<P, O> game, Side by) {
    private static final int HANDFUL = 3;

    /** Why these lines are no order; nothing if there are no lines. */
    List<Complaint> complaints(List<Line> lines) {
        if (lines.isEmpty()) return List.of();
        return switch (game.read(by, lines)) {
            case Read.NotUnderstood<O>(var complaints) -> complaints;
            case Read.Understood<O>(var order) when !isToMove() -> List.of();
            case Read.Understood<O>(var order) -> forbidden(lines.getFirst(), game.judge(by, order));
        };
    }

    /** What would not be understood in an order for later, if it were given now; nothing if this side is not to move. */
    List<Complaint> unread(List<Line> lines) {
        return !lines.isEmpty() && isToMove() && game.read(by, lines) instanceof Read.NotUnderstood<O>(var complaints)
                ? complaints
                : List.of();
    }

    /** Legal orders made of these words after the beginning of an offered order, such as "play CARD:". */
    List<String> begun(String words) {
        if (!isToMove()) return List.of();
        return game.orders().offered(by).stream()
                .map(line -> line.replaceFirst(":.*", ": ") + words)
                .distinct()
                .filter(order -> complaints(Line.numbered(List.of(order))).isEmpty())
                .limit(HANDFUL)
                .toList();
    }

    private boolean isToMove() {
        return game.status().awaitsOrder(by);
    }

    private static List<Complaint> forbidden(Line line, Verdict<?> judged) {
        return judged instanceof Verdict.Denied<?>(var refusals)
                ? Lists.map(
                        refusals,
                        refusal -> new Complaint(line.number(), line.text(), refusal.toString(), refusal.nearest()))
                : List.of();
    }
}
