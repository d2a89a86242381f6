package postrider.washingtonswar;

import java.util.ArrayList;
import java.util.List;
import postrider.kernel.Line;
import postrider.kernel.Side;

/** Reads a general's move: "with 5 CU; to Ticonderoga, Saratoga; drop 2 CU; by sea to Boston". */
final class LegReader {
    private static final String KEYWORD =
            "with|take|takes|pick up|drop off|drop|leave|via|through|by-sea|sail to|sail|to";
    private static final java.util.regex.Pattern LEG = OrderReader.pattern("(" + KEYWORD + ")\\b\\s*(.*)");

    private final OrderReader reader;
    private final Line line;
    private final Position now;
    private final List<Order.Leg> legs = new ArrayList<>();
    private Space at;

    LegReader(OrderReader reader, Line line, Position now, Side side, General general) {
        this.reader = reader;
        this.line = line;
        this.now = now;
        this.at = now.space(general).orElse(now.box().spaces().getFirst());
    }

    List<Order.Leg> read(String text) {
        var oneWord = text.replaceAll("(?i)by sea\\s*(to\\b)?", "by-sea ");
        for (var chunk : oneWord.split(";"))
            for (var part : chunk.split("(?i)[\\s,]+(?:and\\s+)?(?=(?:" + KEYWORD + ")\\b)")) leg(part.strip());
        return List.copyOf(legs);
    }

    private void leg(String text) {
        if (text.isEmpty()) return;
        var matcher = LEG.matcher(text);
        if (!matcher.matches()) {
            reader.complain(
                    line,
                    "'%s' is no part of a move.".formatted(text),
                    List.of("with N CU", "to SPACE", "drop N CU", "by sea to PORT"));
            return;
        }
        var rest = matcher.group(2).replaceFirst(",$", "").strip();
        switch (matcher.group(1).toLowerCase()) {
            case "with", "take", "takes", "pick up" ->
                reader.troops(line, rest, now.troops(at))
                        .map(Order.Leg.PickUp::new)
                        .ifPresent(legs::add);
            case "drop", "drop off", "leave" ->
                reader.troops(line, rest, carried()).map(Order.Leg.DropOff::new).ifPresent(legs::add);
            case "by-sea", "sail", "sail to" ->
                reader.space(line, rest).ifPresent(port -> legs.add(arrive(new Order.Leg.BySea(port), port)));
            default -> reader.spaces(line, rest).forEach(space -> legs.add(arrive(new Order.Leg.To(space), space)));
        }
    }

    private Order.Leg arrive(Order.Leg leg, Space space) {
        at = space;
        return leg;
    }

    private Troops carried() {
        var troops = Troops.NONE;
        for (var leg : legs) {
            if (leg instanceof Order.Leg.PickUp(Troops more)) troops = troops.plus(more);
            if (leg instanceof Order.Leg.DropOff(Troops less) && troops.contains(less)) troops = troops.minus(less);
        }
        return troops;
    }
}
