package postrider.washingtonscrossing.orders;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.NameIndex;
import postrider.text.OrderForm;
import postrider.text.Read;
import postrider.text.When;
import postrider.washingtonscrossing.CrossingTopic;
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
    /** A line of its own that a mail program has put behind the one above it. */
    private static final Pattern RUN_ON = LineReader.pattern(
            "(?<=[\\p{L}\\d.])(?<!\\bto) +(?=(?:activate|advance|prepared attack|transfer|absorb|discharge|entrench|force march|sail|go|try) )"
                    + "|,? +(?=then ask\\b)");

    /** What may be counted where an order parts: points that were rolled, and points that are left. */
    public static final List<String> NUMBERS = List.of("points", "left");

    private static final List<Form> FORMS = List.of(
            Form.of(
                    "transfer NUMBER from LEADER to LEADER",
                    said -> new Command.Transfer(said.number(0), said.leader(1), said.leader(2))),
            Form.of("absorb LEADER into LEADER", said -> new Command.Absorb(said.leader(0), said.leader(1))),
            Form.of("remove LEADER", said -> new Command.Remove(said.leader(0))),
            Form.of("make Grant subordinate [with LEADER]", said -> new Command.SubordinateGrant(said.perhaps(0))),
            Form.of("discharge NUMBER from LEADER", said -> new Command.Discharge(said.number(0), said.leader(1))),
            Form.of("activate LEADER [with LEADERS]", said -> new Command.Activate(said.leader(0), said.leaders(1))),
            Form.of(
                    "force march LEADERS [under LEADER]",
                    said -> new Action.ForceMarch(said.leaders(0), said.perhaps(1))),
            Form.of("roll for LEADERS", said -> new Action.Roll(said.leaders(0))),
            Form.several(
                    "go LEADERS to HEXES",
                    said -> Lists.concat(List.of(new Action.Go(said.leaders(0))), to(said.hexes(1), false))),
            Form.of("go LEADERS", said -> new Action.Go(said.leaders(0))),
            Form.of("sail SHIP to SIDE", said -> new Action.Sail(said.ship(0), said.side(1))),
            Form.of("try LEADER [with LEADERS]", said -> new Action.Try(said.leader(0), said.leaders(1))),
            Form.of(
                    "prepared attack on HEX [with LEADERS] [at dawn]",
                    said -> new Action.Prepare(said.hex(0), said.leaders(1), said.has(2))),
            Form.of("advance LEADERS", said -> new Action.Advance(said.leaders(0))),
            Form.of("entrench LEADER", said -> new Action.Entrench(said.leader(0))),
            Form.of(
                    "detach NUMBER from LEADER [as LEADER] [to go on]",
                    said -> new Step.Detach(said.number(0), said.leader(1), said.perhaps(2), said.has(3))),
            Form.of("hasty attack on HEX [at dawn]", said -> new Step.Attack(said.hex(0), true, said.has(1))),
            Form.of("normal attack on HEX [at dawn]", said -> new Step.Attack(said.hex(0), false, said.has(1))),
            Form.of("join LEADER", said -> new Step.Join(said.leader(0))),
            Form.of("drop LEADERS", said -> new Step.Drop(said.leaders(0))),
            Form.of("leave the map", said -> new Step.LeaveMap()),
            Form.several("stop at HEX", said -> List.of(new Step.To(said.hex(0), false), new Step.Stop())),
            Form.of("stop", said -> new Step.Stop()),
            Form.of("then ask", said -> new Step.ThenAsk()),
            Form.several("to HEXES [by boat]", said -> to(said.hexes(0), said.has(1))));

    private static final List<String> MANNER = List.of(
            "activate LEADER with LEADERS; go LEADERS; to HEX, HEX; normal attack on HEX",
            "transfer NUMBER from LEADER to LEADER",
            "pass");

    private static final Pattern OPENING = LineReader.pattern("(?:(?:sealed )?orders|pass|with \\d|else|%s)\\b"
            .formatted(FORMS.stream().map(Form::firstWord).distinct().collect(Collectors.joining("|"))));
    private static final Pattern GO = LineReader.pattern("(?:go|move|march)\\b");
    private static final Pattern HEAD = LineReader.pattern("^((?:sealed )?orders)\\b[:;,]?\\s*");
    private static final Pattern PASS = LineReader.pattern("(?:pass|(?:do )?nothing)[.!]?");

    /** "Go Mercer with 9 or more to Princeton": the condition is a statement of its own. */
    private static final Pattern BREATH =
            LineReader.pattern("((?:^|; *)(?:go|move|march) (?:(?!;|\\bto\\b).)+?) (?=with \\d)");

    /** Words between two statements that say nothing: "to 1928, then to 1927". */
    private static final Pattern LINK = LineReader.pattern("^(?:and then|and|then) (?!ask)");

    private static final Pattern GOING = LineReader.pattern("(.+?) to .+");
    private static final Pattern MARCH = LineReader.pattern("^(?:move|march) ");

    /** "With all": of those in his hex whom a leader may activate, or of those who go, whom the order has activated. */
    private static final Pattern ALL = LineReader.pattern("all|everyone|everybody|all (?:of )?(?:his|them)");

    private static final Pattern WITH_ALL = LineReader.pattern("(.+) with (%s)".formatted(ALL.pattern()));

    /** Words that say nothing: "100 men", "the Durham Boats", "General Mercer". */
    private static final List<String> FILLERS = List.of("men", "troops", "general", "hex", "the");

    private static final Pattern FILLER =
            LineReader.pattern("(?<= )(?<!leave )(?:%s) ".formatted(String.join("|", FILLERS)));

    public OrderReader(Position now, Side side) {
        this(now, side, now.box().names(side));
    }

    /** Those of its forms that begin so, as help shows them. */
    public static List<postrider.kernel.Form> shown(String... beginning) {
        return Stream.of(beginning)
                .flatMap(first -> FORMS.stream().map(Form::shown).filter(form -> form.startsWith(first)))
                .map(postrider.kernel.Form::new)
                .toList();
    }

    private static List<Step.To> to(List<Hex> hexes, boolean boat) {
        return Lists.map(hexes, hex -> new Step.To(hex, boat));
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
        Read<List<Statement>> read = OrderForm.said(words, line -> {
            var said = new ArrayList<Statement>();
            new OrderReader(now, side).read(line, words, said);
            return List.copyOf(said);
        });
        return read instanceof Read.NotUnderstood<List<Statement>>(List<Complaint> complaints)
                ? new Read.NotUnderstood<>(Lists.map(complaints, OrderReader::ofAnAnswer))
                : read;
    }

    /** Nothing that only an order is like. */
    private static Complaint ofAnAnswer(Complaint complaint) {
        return complaint.nearest().equals(MANNER)
                ? new Complaint(complaint.line(), complaint.words(), complaint.expected(), List.of())
                : complaint;
    }

    private Optional<Order> order(List<LineReader> lines) {
        var first = lines.getFirst();
        if (lines.size() == 1 && PASS.matcher(first.line().text()).matches()) {
            first.understood(first.line().text());
            return Optional.of(new Order(List.of()));
        }
        var all = new ArrayList<Statement>();
        for (var line : lines) {
            var head = HEAD.matcher(line.line().text());
            if (head.lookingAt()) line.understood(head.group(1));
            read(line, head.replaceFirst(""), all);
        }
        boolean goes = all.stream().anyMatch(Action.Go.class::isInstance);
        if (!goes && all.stream().anyMatch(one -> one instanceof Step && !(one instanceof Step.Detach)))
            return first.complain("Say who goes, before you say where.", List.of(going(all)));
        return Optional.of(new Order(all));
    }

    /** Those whom the order activates first, as they would be sent. */
    private static String going(List<Statement> all) {
        var activated = Lists.find(all, Command.Activate.class::isInstance).map(Command.Activate.class::cast);
        var who = activated
                .map(one -> Lists.concat(List.of(one.leader()), one.with()).stream()
                        .map(Leader::name)
                        .collect(Collectors.joining(", ")))
                .orElse("LEADERS");
        return "go %s; to HEX".formatted(who);
    }

    /** What a line says comes to all that stands above it. */
    private void read(LineReader line, String text, List<Statement> all) {
        var parts =
                When.split(BREATH.matcher(RUN_ON.matcher(text).replaceAll("; ")).replaceAll("$1; "));
        for (int i = 0; i < parts.size(); i++) {
            var part = parts.get(i);
            if (!When.opens(part)) add(line, part, all);
            else
                When.read(line, part, NUMBERS, begun(parts.subList(i, parts.size()), all))
                        .map(Step.Parting::new)
                        .ifPresent(all::add);
        }
        if (text.contains(" if ")) line.understood("if");
    }

    /** How the march is parted already that a condition stands in, which may be the one it begins: "with 8 points or more go Mercer". */
    private static List<When> begun(List<String> parts, List<Statement> all) {
        boolean opens = parts.size() > 1 && GO.matcher(parts.get(1)).lookingAt();
        return opens && !parts.getFirst().equals("else")
                ? List.of()
                : Lists.map(Lists.filter(sinceGo(all), Step.Parting.class), Step.Parting::when);
    }

    /** A condition counts for steps, and so stands behind who goes; whoever is said to go again behind 'else' goes on. */
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

    /** A fork ends with the march it stands in. */
    private static List<Statement> sinceGo(List<Statement> all) {
        int from = all.size();
        while (from > 0 && all.get(from - 1) instanceof Step) from--;
        return all.subList(from, all.size());
    }

    /** @param above what the order says before it */
    private List<? extends Statement> statement(LineReader line, String part, List<Statement> above) {
        var plain = LINK.matcher(part.replaceAll("\\s+", " ").replaceFirst("[.!]$", ""))
                .replaceFirst("");
        var march = MARCH.matcher(plain);
        if (march.lookingAt()) line.understood(march.group());
        var words = FILLER.matcher(march.replaceFirst("go ")).replaceAll("");
        if (!words.equals(plain)) FILLERS.forEach(line::understood);
        for (var form : FORMS) {
            var said = form.words().matcher(words);
            if (!said.matches()) continue;
            form.ownWords().forEach(line::understood);
            var filled = new ArrayList<Optional<?>>();
            boolean whole = true;
            for (int slot = 0; slot < form.slots().size(); slot++) {
                var text = Optional.ofNullable(said.group(slot + 1));
                var kind = form.slots().get(slot);
                var head = filled.stream()
                        .flatMap(Optional::stream)
                        .filter(Leader.class::isInstance)
                        .map(Leader.class::cast)
                        .findFirst();
                Optional<?> meant = text.flatMap(one -> filled(line, kind, one, head, above));
                filled.add(meant);
                whole &= text.isEmpty() || meant.isPresent();
            }
            return whole ? form.meaning().apply(new Form.Said(filled)) : List.of();
        }
        if (isGoing(words)) return statement(line, "go " + words, above);
        line.complain("'%s' is not understood.".formatted(part), like(plain));
        return List.of();
    }

    /** "Stephen to 1328": who goes is named, and where. */
    private boolean isGoing(String words) {
        var going = GOING.matcher(words);
        return going.matches()
                && Stream.of(going.group(1).split(",\\s*|\\s+and\\s+")).allMatch(leaders::knows);
    }

    private static List<String> like(String part) {
        var asked = Lists.find(List.of(CrossingTopic.values()), topic -> part.startsWith(topic.words() + ":"));
        if (asked.isPresent()) return List.of("if asked " + part);
        var first = part.split(" ")[0]
                .replaceFirst("(?i)^(?:move|march|cross)$", "go")
                .toLowerCase(Locale.ROOT);
        var begin = Lists.filter(FORMS, form -> form.firstWord().equals(first));
        var like = begin.isEmpty() ? Lists.filter(FORMS, form -> form.ownWords().contains(first)) : begin;
        return like.isEmpty() ? MANNER : Lists.map(like, Form::shown);
    }

    /**
     * @param head whom the statement has named before
     * @param above what the order says before it
     */
    private Optional<?> filled(
            LineReader line, Form.Slot slot, String words, Optional<Leader> head, List<Statement> above) {
        return switch (slot) {
            case NUMBER -> {
                line.understood(words);
                yield Optional.of(Integer.parseInt(words));
            }
            case LEADER -> line.name(leaders, words);
            case LEADERS -> some(once(line, leaders(line, words, head, above)));
            case HEX -> line.name(now.country().names(), words);
            case HEXES -> some(line.names(now.country().names(), words));
            case SHIP -> line.name(NameIndex.of("naval unit", Ship.ALL, Ship::toString), words);
            case SIDE -> side(line, words);
            case WORDS -> Optional.of(words);
        };
    }

    private List<Leader> leaders(LineReader line, String words, Optional<Leader> head, List<Statement> above) {
        var all = WITH_ALL.matcher(words);
        if (all.matches()) {
            line.understood("with " + all.group(2));
            return line.name(leaders, all.group(1))
                    .map(leader -> activated(leader, above))
                    .orElse(List.of());
        }
        if (!ALL.matcher(words).matches()) return line.names(leaders, words);
        var led = head.map(this::led).orElse(List.of());
        if (head.isEmpty()) line.complain("Say with whom all go.", List.of("LEADER with all"));
        else if (led.isEmpty()) line.complain("Nobody in his hex is led by %s.".formatted(head.get()), List.of());
        line.understood(words);
        return led;
    }

    /** 10.4: those in his hex who cost less than he does. */
    private List<Leader> led(Leader leader) {
        return Lists.filter(beside(leader), one -> one.cost() < leader.cost());
    }

    private List<Leader> activated(Leader head, List<Statement> above) {
        var active = above.stream()
                .flatMap(statement -> switch (statement) {
                    case Command.Activate(var leader, var with) -> Stream.concat(Stream.of(leader), with.stream());
                    case Action.Try(var leader, var with) -> Stream.concat(Stream.of(leader), with.stream());
                    default -> Stream.<Leader>of();
                })
                .toList();
        return Lists.concat(List.of(head), Lists.filter(beside(head), active::contains));
    }

    private List<Leader> beside(Leader leader) {
        if (!now.board().isOnMap(leader)) return List.of();
        return Lists.filter(now.board().in(side, now.board().hex(leader)), one -> !one.equals(leader));
    }

    /** Nobody goes, or fights, for two. */
    private static List<Leader> once(LineReader line, List<Leader> leaders) {
        var twice = Lists.find(leaders, leader -> Collections.frequency(leaders, leader) > 1);
        twice.ifPresent(leader -> line.complain("%s is named twice.".formatted(leader), List.of(leader.name())));
        return twice.isPresent() ? List.of() : leaders;
    }

    private static <T> Optional<List<T>> some(List<T> list) {
        return Optional.of(list).filter(all -> !all.isEmpty());
    }

    /** "1631|1630", or the first such side of one hex. */
    private Optional<Hexside> side(LineReader line, String words) {
        var ends = List.of(words.split("\\s*\\|\\s*"));
        var hexes = ends.stream()
                .flatMap(end -> now.country().names().find(end).stream())
                .toList();
        var side = Lists.find(
                now.country().delaware(),
                one -> hexes.size() == ends.size() && hexes.stream().allMatch(one::borders));
        if (side.isEmpty())
            return line.complain(
                    "'%s' is no side of the Delaware.".formatted(words), List.of("sail Durham Boats to 1631|1630"));
        line.understood(words);
        return side;
    }
}
