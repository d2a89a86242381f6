package postrider.washingtonscrossing.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.kernel.ruling.Side;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.OrderForm;
import postrider.text.Read;
import postrider.text.When;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Command;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;
import postrider.washingtonscrossing.Position;

/** Reads the lines of an order. Complains of everything it does not understand at once; judges nothing. */
public final class OrderReader {
    /** Numbers a condition may use: points rolled, and points left. */
    private static final List<String> NUMBERS = List.of("points", "left");

    private static final Pattern OPENING = LineReader.pattern(
            "(?:(?:sealed )?orders|pass|with \\d|else|%s)\\b".formatted(String.join("|", Forms.firstWords())));
    private static final Pattern GO = LineReader.pattern("go\\b");
    private static final Pattern HEAD = LineReader.pattern("^((?:sealed )?orders)\\b[:;,]?\\s*");
    private static final Pattern PASS = LineReader.pattern(
            "(?:pass|(?:do )?nothing|no orders?|stand fast|(?:all|every(?:body|one)) stays?(?: put)?)(?: (?:this turn|tonight|today))?[.!]?");

    private static final Pattern GOING = LineReader.pattern("(.+?) (?:to )?((?<=\\bto ).+|\\d{4}\\b.*)");
    private static final Pattern FROM = LineReader.pattern("(go .+?) from ([^,]+?)(?:,? to|,) (.+)");
    private final SlotReader slots;

    private OrderReader(Position now, Side side) {
        this.slots = new SlotReader(now, side, now.names(side));
    }

    /** Whether the words begin an order, or a part of one. */
    public static boolean begins(String words) {
        return OPENING.matcher(PlainWords.of(words)).lookingAt();
    }

    public static Read<Order> read(List<Line> lines, Position now, Side side) {
        return new OrderForm(OPENING, PlainWords::of, Forms.MANNER).read(lines, new OrderReader(now, side)::order);
    }

    /** Reads statements in an answer. */
    public static Read<List<Statement>> steps(String answer, Position now, Side side) {
        Read<List<Statement>> read = OrderForm.readAnswer(answer, PlainWords::of, line -> {
            var said = new ArrayList<Statement>();
            new OrderReader(now, side).read(line, line.line().text(), said);
            return List.copyOf(said);
        });
        return read instanceof Read.NotUnderstood<List<Statement>>(List<Complaint> complaints)
                ? new Read.NotUnderstood<>(Lists.map(complaints, OrderReader::ofAnAnswer))
                : read;
    }

    /** Drops examples that make sense only in an order. */
    private static Complaint ofAnAnswer(Complaint complaint) {
        return complaint.nearest().equals(Forms.MANNER)
                ? new Complaint(complaint.line(), complaint.words(), complaint.expected(), List.of())
                : complaint;
    }

    private Optional<Order> order(List<LineReader> lines) {
        var first = lines.getFirst();
        var said = HEAD.matcher(first.line().text()).replaceFirst("");
        if (lines.size() == 1 && PASS.matcher(said).matches()) {
            first.understood(first.line().text());
            return Optional.of(new Order(List.of()));
        }
        var all = new ArrayList<Statement>();
        for (var line : lines) {
            var head = HEAD.matcher(line.line().text());
            if (head.lookingAt()) line.understood(head.group(1));
            read(line, head.replaceFirst(""), all);
        }
        if (!first.complaints().isEmpty()) return Optional.empty();
        if (all.isEmpty()) return first.complain("There is no order in this letter.", Forms.MANNER);
        boolean goes = all.stream().anyMatch(Action.Go.class::isInstance);
        if (!goes && all.stream().anyMatch(one -> one instanceof Step && !(one instanceof Step.Detach)))
            return first.complain("Say who goes, before you say where.", List.of(going(all)));
        return Optional.of(new Order(all));
    }

    /** A march of the leaders whom the order activates first. */
    private static String going(List<Statement> all) {
        var activated = Lists.filter(all, Command.Activate.class);
        var who = activated.isEmpty()
                ? "LEADERS"
                : OrderWords.names(activated.getFirst().all());
        return "go %s; to HEX".formatted(who);
    }

    /** Adds a line's statements to those above. */
    private void read(LineReader line, String text, List<Statement> all) {
        int above = all.size();
        var parts = When.split(text);
        for (int i = 0; i < parts.size(); i++) {
            var part = parts.get(i);
            if (!When.opens(part)) add(line, part, all);
            else
                When.read(line, part, NUMBERS, begun(parts.subList(i, parts.size()), all))
                        .map(Step.Parting::new)
                        .ifPresent(all::add);
        }
        if (text.contains(" if ")) line.understood("if");
        for (int i = Math.max(above, 1); i < all.size(); i++)
            if (all.get(i - 1) instanceof Step.Stop
                    && (all.get(i) instanceof Step.To || all.get(i) instanceof Step.Attack))
                line.complain("After 'stop' they go no further.", List.of());
    }

    /** Earlier conditions of the same march; none if this one opens a march: "with 8 points or more go Mercer". */
    private static List<When> begun(List<String> parts, List<Statement> all) {
        boolean opens = parts.size() > 1 && GO.matcher(parts.get(1)).lookingAt();
        return opens && !parts.getFirst().equals("else")
                ? List.of()
                : Lists.map(Lists.filter(sinceGo(all), Step.Parting.class), Step.Parting::when);
    }

    /** Moves a condition behind the "go" it precedes, and drops a repeated "go" after "else". */
    private void add(LineReader line, String part, List<Statement> all) {
        var said = new ArrayList<Statement>(statement(line, part, all));
        if (said.isEmpty()) return;
        if (!all.isEmpty() && all.getLast() instanceof Step.Parting parting && !(said.getFirst() instanceof Step)) {
            var march = Lists.filter(all, Action.Go.class);
            if (!(said.getFirst() instanceof Action.Go))
                line.complain(
                        "'%s' hangs on a number: only what is done on a march can.".formatted(part),
                        List.of("go LEADERS; with 9 points or more to HEX, else to HEX"));
            else if (!march.isEmpty() && march.getLast().equals(said.getFirst())) said.removeFirst();
            else {
                all.removeLast();
                said.add(1, parting);
            }
        }
        all.addAll(said);
    }

    /** The steps of the current march. */
    private static List<Statement> sinceGo(List<Statement> all) {
        int from = all.size();
        while (from > 0 && all.get(from - 1) instanceof Step) from--;
        return all.subList(from, all.size());
    }

    /** @param above the statements before this one */
    private List<? extends Statement> statement(LineReader line, String part, List<Statement> above) {
        var words = part.replaceAll("\\s+", " ").replaceFirst("[.!]$", "");
        var from = FROM.matcher(words);
        if (from.matches()) {
            var going = statement(line, "%s to %s".formatted(from.group(1), from.group(3)), above);
            slots.leaving(line, from.group(2), Lists.filter(going, Action.Go.class));
            return going;
        }
        for (var form : Forms.ALL) {
            var said = form.words().matcher(words);
            if (said.matches()) return statement(line, form, said, above);
        }
        var hexes = slots.now().country().names();
        if (hexes.parts(words).stream().allMatch(hexes::knows)) return statement(line, "to " + words, above);
        var going = GOING.matcher(words);
        if (going.matches() && areLeaders(going.group(1)))
            return statement(line, "go %s to %s".formatted(going.group(1), going.group(2)), above);
        var attack = AttackLines.of(words, slots).map(one -> one.lines(above)).orElse(List.of());
        line.complain("'%s' is not understood.".formatted(part), attack.isEmpty() ? Forms.like(part) : attack);
        return List.of();
    }

    /** Empty, with complaints, if a slot is not understood. */
    private List<? extends Statement> statement(
            LineReader line, ReadForm form, MatchResult said, List<Statement> above) {
        form.ownWords().forEach(line::understood);
        var filled = new ArrayList<Optional<?>>();
        boolean whole = true;
        for (int slot = 0; slot < form.slots().size(); slot++) {
            var text = Optional.ofNullable(said.group(slot + 1));
            var kind = form.slots().get(slot);
            var head = Lists.first(
                    filled, one -> one.filter(Leader.class::isInstance).map(Leader.class::cast));
            var several =
                    kind == ReadForm.Slot.LEADER ? text.map(slots::several).orElse(List.of()) : List.<Leader>of();
            Optional<?> meant = several.isEmpty()
                    ? text.flatMap(one -> slots.read(line, kind, one, head, above))
                    : line.complain(
                            "Here stands one leader, not '%s'.".formatted(text.get()),
                            Forms.apart(said, slot + 1, several));
            filled.add(meant);
            whole &= text.isEmpty() || meant.isPresent();
        }
        return whole ? Forms.read(form, filled) : List.of();
    }

    /** Whether words name only leaders, as in "Stephen with Mercer to 1328". */
    private boolean areLeaders(String words) {
        return Stream.of(words.split(",\\s*|\\s+(?:and|with)\\s+")).allMatch(slots.leaders()::knows);
    }
}
