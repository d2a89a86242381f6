package postrider.washingtonscrossing.orders;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.map.Prices;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.washingtonscrossing.AtPosition;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;
import postrider.washingtonscrossing.Position;

/** Suggests lines to a player who says what to attack, but not how or with whom (16.1 to 16.3). They are not judged. */
record AttackLines(Position now, Side side, Hex target, List<Leader> named, String dawn) implements AtPosition {
    private static final Pattern SAID = LineReader.pattern(
            "(?:(.+?) )?(?:attacks?|assaults?) (?:on |at |against )?(.+?)(?: with (.+?))?( at dawn)?");

    /** Empty unless the words attack something whose hex is known. */
    static Optional<AttackLines> of(String words, SlotReader slots) {
        var said = SAID.matcher(words);
        if (!said.matches()) return Optional.empty();
        var who = Lists.concat(slots.known(said.group(1)), slots.known(said.group(3)));
        var dawn = said.group(4) == null ? "" : said.group(4);
        return slots.target(said.group(2)).map(target -> new AttackLines(slots.now(), slots.side(), target, who, dawn));
    }

    /** @param above the statements before this one */
    List<String> lines(List<Statement> above) {
        var normal = "normal attack on %s%s".formatted(name(target), dawn);
        var hasty = "hasty attack on %s%s".formatted(name(target), dawn);
        boolean marching =
                !above.isEmpty() && (above.getLast() instanceof Action.Go || above.getLast() instanceof Step);
        if (marching) return List.of(normal, hasty);
        var active = Order.activated(above);
        var all = company(active);
        var first = activation(Lists.filter(all, leader -> !active.contains(leader)));
        var who = OrderWords.names(all);
        boolean beside = all.stream().allMatch(this::isBeside);
        var lines = new ArrayList<String>();
        if (beside)
            lines.add("%sprepared attack on %s with %s%s; advance %s".formatted(first, name(target), who, dawn, who));
        if (board().hexes(all).size() == 1)
            for (var attack : List.of(normal, hasty))
                lines.add("%sgo %s; %s%s".formatted(first, who, beside ? "" : "to HEX; ", attack));
        return lines;
    }

    /** Leaders named or activated, preferably next to the target; if there are none, the strongest or nearest stack. */
    private List<Leader> company(List<Leader> active) {
        var meant = board().present(named.isEmpty() ? active : named);
        var near = Lists.filter(meant, this::isBeside);
        return meant.isEmpty() ? nearest() : near.isEmpty() ? meant : near;
    }

    private boolean isBeside(Leader leader) {
        return isBeside(board().hex(leader));
    }

    /** 16.1: whether terrain allows an attack from a hex. */
    private boolean isBeside(Hex from) {
        var going = track().going();
        return now.box().steps().prices(side, going, Prices.CLOSED).of(from, target) != Prices.CLOSED;
    }

    /** The strongest stack next to the target, or the nearest with men. */
    private List<Leader> nearest() {
        return board().hexes(side).stream()
                .filter(hex -> board().isHeld(side, hex))
                .min(Comparator.comparing((Hex hex) -> !isBeside(hex))
                        .thenComparing(hex -> Hexes.distance(hex, target))
                        .thenComparing(hex -> -board().troops(side, hex)))
                .map(hex -> board().in(side, hex))
                .orElse(List.of());
    }

    /** 10.4: through the leader who costs most, if that leader may activate all others; else one by one. */
    private static String activation(List<Leader> leaders) {
        if (leaders.isEmpty()) return "";
        var head = leaders.stream().max(Comparator.comparingInt(Leader::cost)).orElseThrow();
        var others = Lists.filter(leaders, leader -> !leader.equals(head));
        return head.commands(others) && !others.isEmpty()
                ? "activate %s with %s; ".formatted(head, OrderWords.names(others))
                : String.join("", Lists.map(leaders, leader -> "activate %s; ".formatted(leader)));
    }
}
