package postrider.washingtonscrossing.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.text.Line;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.NameIndex;
import postrider.text.OrderForm;
import postrider.text.Read;
import postrider.text.When;
import postrider.washingtonscrossing.Hexside;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Command;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Ship;

/** Reads the lines of an order. Everything that is not understood is complained of at once; nothing is judged yet. */
public record OrderReader(Position now, Side side, NameIndex<Leader> leaders) {
    private static final String COMMAS = "[,;]?";
    private static final List<String> MANNER = List.of(
            "activate LEADER with LEADERS; go LEADERS; to HEX, HEX; normal attack on HEX",
            "transfer 100 from LEADER to LEADER",
            "pass");

    /** What a statement of a form means; empty with a complaint. */
    private interface Meaning {
        Optional<? extends List<? extends Statement>> of(OrderReader reader, LineReader line, MatchResult said);
    }

    private record Form(Pattern words, Meaning meaning) {
        static Form of(String words, Meaning meaning) {
            return new Form(LineReader.pattern(words), meaning);
        }

        /** Of one statement. */
        static Form one(String words, One meaning) {
            return of(
                    words,
                    (reader, line, said) -> meaning.of(reader, line, said).map(List::of));
        }
    }

    private interface One {
        Optional<? extends Statement> of(OrderReader reader, LineReader line, MatchResult said);
    }

    private static final List<Form> FORMS = List.of(
            Form.one(
                    "(transfer) (\\d{1,5}) (?:men |troops )?(from) (.+) (to) (.+)",
                    (r, l, m) -> r.two(l, m.group(4), m.group(6), (a, b) -> new Command.Transfer(number(m), a, b))),
            Form.one(
                    "(absorb) (.+) (into|by) (.+)", (r, l, m) -> r.two(l, m.group(2), m.group(4), Command.Absorb::new)),
            Form.one("(remove) (.+)", (r, l, m) -> r.leader(l, m.group(2)).map(Command.Remove::new)),
            Form.one("(make Grant) (?:a )?(subordinate)", (r, l, m) -> Optional.of(new Command.SubordinateGrant())),
            Form.one(
                    "(discharge) (\\d{1,5}) (?:men |troops )?(from) (.+)",
                    (r, l, m) -> r.leader(l, m.group(4)).map(from -> new Command.Discharge(number(m), from))),
            Form.one(
                    "(activate) (.+?)(?: (with) (.+))?",
                    (r, l, m) ->
                            r.leader(l, m.group(2)).map(one -> new Command.Activate(one, r.perhaps(l, m.group(4))))),
            Form.one("(force march|force) (.+?)(?: (under) (.+))?", OrderReader::forced),
            Form.one(
                    "(roll)(?: (for))? (.+)", (r, l, m) -> r.some(l, m.group(3)).map(Action.Roll::new)),
            Form.one("(go)(?: (with))? (.+)", (r, l, m) -> r.some(l, m.group(3)).map(Action.Go::new)),
            Form.one("(sail) (?:the )?(.+) (to) (.+)", OrderReader::sail),
            Form.one(
                    "(try) (.+?)(?: (with) (.+))?",
                    (r, l, m) -> r.leader(l, m.group(2)).map(one -> new Action.Try(one, r.perhaps(l, m.group(4))))),
            Form.one(
                    "(prepared attack) (on|at) (.+?)(?: (with) (.+?))?(?: (at dawn))?",
                    (r, l, m) -> r.hex(l, m.group(3))
                            .map(hex -> new Action.Prepare(hex, r.perhaps(l, m.group(5)), m.group(6) != null))),
            Form.one(
                    "(advance)(?: (with))? (.+)",
                    (r, l, m) -> r.some(l, m.group(3)).map(Action.Advance::new)),
            Form.one(
                    "(entrench|dig in)(?: (with))? (.+)",
                    (r, l, m) -> r.leader(l, m.group(3)).map(Action.Entrench::new)),
            Form.one(
                    "(detach) (\\d{1,5}) (?:men |troops )?(from) (.+?)(?: (as) (.+?))?(?: (to go on))?",
                    OrderReader::detach),
            Form.one(
                    "(hasty|normal)?(?: )?(attack)(?: (on|at))? (.+?)(?: (at dawn))?",
                    (r, l, m) -> r.hex(l, m.group(4))
                            .map(hex -> new Step.Attack(hex, "hasty".equals(lower(m.group(1))), m.group(5) != null))),
            Form.one("(join) (.+)", (r, l, m) -> r.leader(l, m.group(2)).map(Step.Join::new)),
            Form.one("(drop) (.+)", (r, l, m) -> r.some(l, m.group(2)).map(Step.Drop::new)),
            Form.one("(leave)(?: the)? (map)", (r, l, m) -> Optional.of(new Step.LeaveMap())),
            Form.one("(stop|stay)", (r, l, m) -> Optional.of(new Step.Stop())),
            Form.one("(then ask|ask)", (r, l, m) -> Optional.of(new Step.ThenAsk())),
            Form.of("(to) (.+?)(?: (by boat))?", (r, l, m) -> {
                var hexes = r.hexes(l, m.group(2));
                boolean boat = m.group(3) != null;
                return hexes.isEmpty()
                        ? Optional.empty()
                        : Optional.of(Lists.map(hexes, hex -> new Step.To(hex, boat)));
            }));

    private static final String FIRST_WORDS =
            "(?:transfer|absorb|remove|make Grant|discharge|activate|force|roll|go|sail|try|prepared attack|advance|entrench|dig in|detach|(?:hasty |normal )?attack|join|drop|leave|stop|stay|then ask|ask|to|with \\d|else)";
    private static final Pattern PART = LineReader.pattern(FIRST_WORDS + "\\b");
    private static final Pattern OPENING = LineReader.pattern("(?:orders\\b|pass\\b|" + FIRST_WORDS + "\\b)");
    private static final Pattern HEAD = LineReader.pattern("^orders" + COMMAS + ":?\\s*");

    /** What may be counted where an order parts: points that were rolled, and points that are left. */
    public static final List<String> NUMBERS = List.of("points", "left");

    public OrderReader(Position now, Side side) {
        this(now, side, now.box().names(side));
    }

    /** Whether words begin an order, or a part of one. */
    public static boolean begins(String words) {
        return OPENING.matcher(words).lookingAt();
    }

    public static Read<Order> read(List<Line> lines, Position now, Side side) {
        return new OrderForm(OPENING, line -> line, MANNER).read(lines, new OrderReader(now, side)::order);
    }

    /** How somebody goes on, as an answer says it. */
    public static Read<List<Statement>> steps(String words, Position now, Side side) {
        return OrderForm.said(words, line -> new OrderReader(now, side).statements(line, words));
    }

    private Optional<Order> order(List<LineReader> lines) {
        var first = lines.getFirst();
        if (lines.size() == 1 && lower(first.line().text()).matches("pass\\.?")) {
            first.understood(first.line().text());
            return Optional.of(new Order(List.of()));
        }
        var all = new ArrayList<Statement>();
        for (var line : lines) {
            var head = HEAD.matcher(line.line().text());
            if (head.lookingAt()) line.understood("orders");
            all.addAll(statements(line, head.replaceFirst("")));
        }
        boolean goes = all.stream().anyMatch(Action.Go.class::isInstance);
        if (!goes && all.stream().anyMatch(one -> one instanceof Step && !(one instanceof Step.Detach)))
            return first.complain("Say who goes, before you say where.", List.of("go LEADERS; to HEX"));
        return Optional.of(new Order(all));
    }

    private List<Statement> statements(LineReader line, String text) {
        var all = new ArrayList<Statement>();
        for (var part : When.split(text)) {
            var parting = Lists.map(Lists.filter(sinceGo(all), Step.Parting.class), Step.Parting::when);
            if (When.opens(part))
                When.read(line, part, NUMBERS, parting).map(Step.Parting::new).ifPresent(all::add);
            else all.addAll(statement(line, part));
        }
        return List.copyOf(all);
    }

    /** A fork ends with the march it stands in. */
    private static List<Statement> sinceGo(List<Statement> all) {
        int from = all.size();
        while (from > 0 && all.get(from - 1) instanceof Step) from--;
        return all.subList(from, all.size());
    }

    private List<? extends Statement> statement(LineReader line, String part) {
        var plain = part.replaceAll("\\s+", " ").replaceFirst("[.!]$", "");
        for (var form : FORMS) {
            var said = form.words().matcher(plain);
            if (!said.matches()) continue;
            understood(line, said.toMatchResult());
            var meant = form.meaning().of(this, line, said.toMatchResult());
            return meant.isPresent() ? meant.get() : List.of();
        }
        line.complain(
                "'%s' is not understood.".formatted(part), PART.matcher(part).lookingAt() ? like(part) : MANNER);
        return List.of();
    }

    /** Words and numbers of the form itself are read by its being recognized; names are read one by one. */
    private static void understood(LineReader line, MatchResult said) {
        for (int group = 1; group <= said.groupCount(); group++)
            if (said.group(group) != null && KEYWORDS.matcher(said.group(group)).matches())
                line.understood(said.group(group));
        for (var filler : List.of("men", "troops", "the", "a"))
            if (said.group().contains(" " + filler + " ")) line.understood(filler);
    }

    private static final Pattern KEYWORDS = LineReader.pattern(
            "\\d+|from|to|into|by|with|under|on|at|as|for|at dawn|to go on|by boat|map|subordinate|hasty|normal|"
                    + FIRST_WORDS + "|force march|attack");

    private static List<String> like(String part) {
        return switch (lower(part.split(" ")[0])) {
            case "transfer" -> List.of("transfer 100 from LEADER to LEADER");
            case "detach" -> List.of("detach 100 from LEADER", "detach 100 from LEADER as DETACHMENT to go on");
            case "absorb" -> List.of("absorb DETACHMENT into LEADER");
            case "discharge" -> List.of("discharge 100 from LEADER");
            case "sail" -> List.of("sail Durham Boats to 1631|1630");
            default -> MANNER;
        };
    }

    private static String lower(String words) {
        return words == null ? "" : words.toLowerCase(Locale.ROOT).strip();
    }

    private static int number(MatchResult said) {
        return Integer.parseInt(said.group(2));
    }

    private Optional<Leader> leader(LineReader line, String name) {
        return line.name(leaders, name);
    }

    private interface Pair {
        Statement of(Leader one, Leader other);
    }

    private Optional<Statement> two(LineReader line, String one, String other, Pair made) {
        var first = leader(line, one);
        var second = leader(line, other);
        return first.flatMap(a -> second.map(b -> made.of(a, b)));
    }

    private List<Leader> perhaps(LineReader line, String list) {
        return list == null ? List.of() : line.names(leaders, list);
    }

    private Optional<List<Leader>> some(LineReader line, String list) {
        var some = line.names(leaders, list);
        return some.isEmpty() ? Optional.empty() : Optional.of(some);
    }

    private Optional<Hex> hex(LineReader line, String name) {
        return line.name(now.country().names(), name);
    }

    private List<Hex> hexes(LineReader line, String list) {
        return line.names(now.country().names(), list);
    }

    private Optional<Statement> forced(LineReader line, MatchResult said) {
        var under = said.group(4) == null ? Optional.<Leader>empty() : leader(line, said.group(4));
        return some(line, said.group(2)).map(all -> new Action.ForceMarch(all, under));
    }

    private Optional<Statement> detach(LineReader line, MatchResult said) {
        var as = said.group(6) == null ? Optional.<Leader>empty() : leader(line, said.group(6));
        boolean goesOn = said.group(7) != null;
        return leader(line, said.group(4)).map(from -> new Step.Detach(number(said), from, as, goesOn));
    }

    private Optional<Statement> sail(LineReader line, MatchResult said) {
        var ship = line.name(NameIndex.of("naval unit", Ship.ALL, Ship::toString), said.group(2));
        line.understood(said.group(4));
        var side = side(said.group(4));
        if (side.isEmpty())
            return line.complain(
                    "'%s' is no side of the Delaware.".formatted(said.group(4)),
                    List.of("sail Durham Boats to 1631|1630"));
        return ship.map(one -> new Action.Sail(one, side.get()));
    }

    /** "1631|1630", or the first such side of one hex. */
    private Optional<Hexside> side(String words) {
        var ends = Lists.map(List.of(words.split("\\s*\\|\\s*")), now.country().names()::find);
        if (ends.stream().anyMatch(Optional::isEmpty)) return Optional.empty();
        return Lists.find(
                now.country().delaware(), one -> ends.stream().allMatch(end -> one.borders(end.orElseThrow())));
    }
}
