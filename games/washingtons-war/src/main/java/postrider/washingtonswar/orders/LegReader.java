package postrider.washingtonswar.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import postrider.kernel.Line;
import postrider.washingtonswar.General;
import postrider.washingtonswar.Order;
import postrider.washingtonswar.Space;
import postrider.washingtonswar.Troops;
import postrider.washingtonswar.rules.March;

/** Reads a general's move: "with 5 CU; to Ticonderoga, Saratoga; drop 2 CU; by sea to Boston". */
final class LegReader {
    private static final String KEYWORD = "with|take|takes|pick up|drop off|drop|leave|via|through|by-sea|to|stop";
    private static final Pattern BY_SEA = OrderContext.pattern("\\b(?:by (?:sea|ship)|sails?)\\s*(?:to\\b)?");
    private static final Pattern NEXT = OrderContext.pattern("[\\s,]+(?:and\\s+)?(?=(?:" + KEYWORD + ")\\b)");
    private static final Pattern BARE_NUMBER =
            OrderContext.pattern("^(?:and\\b|[+,])?\\s*(?=\\d|all\\b|everything\\b)");
    private static final Pattern LEADING = Pattern.compile("^[,\\s]+");
    private static final Pattern TRAILING = Pattern.compile(",$");
    private static final Pattern IF_TRIED =
            OrderContext.pattern("(?:here )?(?:if|when) (?:an? )?intercept(?:ion)?s? (?:is |was )?(?:tried|attempted)");
    private static final Pattern LEG = OrderContext.pattern("(" + KEYWORD + ")\\b\\s*(.*)");

    private final OrderContext reading;
    private final Line line;
    private final List<Order.Leg> legs = new ArrayList<>();
    private final Troops with;
    private Space at;

    LegReader(OrderContext reading, Line line, General general) {
        this(
                reading,
                line,
                reading.now().space(general).orElse(reading.now().box().spaces().getFirst()),
                Troops.NONE);
    }

    /** How a march goes on. */
    LegReader(OrderContext reading, Line line, March march) {
        this(reading, line, march.at(), march.with());
    }

    private LegReader(OrderContext reading, Line line, Space at, Troops with) {
        this.reading = reading;
        this.line = line;
        this.at = at;
        this.with = with;
    }

    List<Order.Leg> read(String text) {
        var oneWord = BY_SEA.matcher(text).replaceAll("by-sea ").replace("->", ", to ");
        for (var chunk : oneWord.split(";")) for (var part : NEXT.split(chunk)) leg(part.strip());
        return List.copyOf(legs);
    }

    private void leg(String said) {
        var text =
                LEADING.matcher(BARE_NUMBER.matcher(said).replaceFirst("with ")).replaceFirst("");
        if (text.isEmpty()) return;
        var matcher = LEG.matcher(text);
        if (!matcher.matches()) {
            complain(said);
            return;
        }
        var rest = TRAILING.matcher(matcher.group(2)).replaceFirst("").strip();
        switch (matcher.group(1).toLowerCase(Locale.ROOT)) {
            case "with", "take", "takes", "pick up" ->
                reading.troops(line, rest, reading.now().troops(at))
                        .map(Order.Leg.PickUp::new)
                        .ifPresent(legs::add);
            case "drop", "drop off", "leave" ->
                reading.troops(line, rest, carried())
                        .map(Order.Leg.DropOff::new)
                        .ifPresent(legs::add);
            case "stop" -> {
                if (IF_TRIED.matcher(rest).matches()) legs.add(new Order.Leg.StopIfTried());
                else complain(said);
            }
            case "by-sea" ->
                reading.space(line, rest).ifPresent(port -> legs.add(arrive(new Order.Leg.BySea(port), port)));
            default -> reading.spaces(line, rest).forEach(space -> legs.add(arrive(new Order.Leg.To(space), space)));
        }
    }

    private void complain(String said) {
        reading.complain(
                line,
                "'%s' is no part of a move.".formatted(said),
                List.of(
                        "with N CU",
                        "to SPACE",
                        "drop N CU",
                        "by sea to PORT",
                        "stop if intercept is tried",
                        "then ask"));
    }

    private Order.Leg arrive(Order.Leg leg, Space space) {
        at = space;
        return leg;
    }

    private Troops carried() {
        var troops = with;
        for (var leg : legs) {
            if (leg instanceof Order.Leg.PickUp(Troops more)) troops = troops.plus(more);
            if (leg instanceof Order.Leg.DropOff(Troops less) && troops.contains(less)) troops = troops.minus(less);
        }
        return troops;
    }
}
