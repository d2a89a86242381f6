package postrider.wildernesswar.table;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.orders.OrderWords;
import postrider.wildernesswar.rules.LegalOrders;

/** Orders a player may give now, one of every kind. */
public final class Offered {
    private static final int FEW = 12;

    private Offered() {}

    public static List<String> lines(Position now, Side side) {
        if (!now.track().toMove().equals(Optional.of(side))) return List.of();
        return LegalOrders.of(now, side).stream()
                .limit(FEW)
                .map(group -> String.join("; ", OrderWords.of(group.getFirst())))
                .toList();
    }

    /** What he may do, a line each. */
    public static List<String> mayDo(Position now, Side side) {
        return Lists.each(
                now.track().toMove().equals(Optional.of(side)) ? now.cards().hand(side) : List.<Card>of(),
                card -> "play %s: value %d".formatted(card.label(), card.value()));
    }
}
