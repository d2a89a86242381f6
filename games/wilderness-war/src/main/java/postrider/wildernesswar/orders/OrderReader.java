package postrider.wildernesswar.orders;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import postrider.kernel.ruling.Side;
import postrider.text.Keyword;
import postrider.text.Line;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.OrderForm;
import postrider.text.Read;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Order.Means;
import postrider.wildernesswar.Order.Operation;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Order.Use;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;

/** Reads the lines of an order. Everything that is not understood is complained of at once; nothing is judged yet. */
public record OrderReader(Position now, Side side) {
    private static final Pattern OPENING = LineReader.pattern("(?:play|pass)\\b");
    private static final Pattern PLAY = LineReader.pattern(
            "^play\\s+(.*?)\\s*(?::|\\s(?=(?:event|activate|move|campaign|build|nothing)\\b))\\s*(.*)$");
    /** A semicolon, or the word that begins the next part. */
    private static final Pattern NEXT = LineReader.pattern(
            "[\\s;,]+(?=then\\s+ask\\b)|\\s*;\\s*|(?<!first)\\s+(?=(?:go|drop|(?:first )?demolish|land (?:at|in)|by sea to|sail to)\\s)|(?<!by sea|sail)\\s+(?=to\\s)");

    private static final Pattern PART = LineReader.pattern(
            "(?:event|activate|campaign|build|nothing|go|drop|demolish|land (?:at|in)|by sea to|sail to)\\b");

    private static final Pattern WITH = LineReader.pattern("^(.*?)(?:\\s+with\\s+(.*))?$");
    private static final Pattern TO_WITH = LineReader.pattern("^(to\\s+.*?)\\s+with\\s+(.*)$");
    private static final Pattern ALL =
            LineReader.pattern("all|everyone|everybody|all (?:his|the|of his) (?:men|units)");
    private static final Pattern IN = LineReader.pattern("^(stockades?|forts?)\\s+(?:in|at)\\s+(.*)$");
    private static final Pattern GOING = LineReader.pattern("^(to|by sea to|sail to|land at|land in)\\s+(.*)$");
    private static final Pattern THEN = LineReader.pattern("(?:^|,?\\s+)then\\s+(?!ask\\b)");
    private static final Pattern THEN_ASK = LineReader.pattern("^(?:then\\s+)?ask$");
    private static final Step ASK = new Step.ThenAsk();
    private static final Pattern FIRST = LineReader.pattern("^first\\s+");
    /** What goes without further parts. */
    private static final Set<String> WHOLE = Set.of("event", "nothing", "build");

    private static final List<String> MANNER =
            List.of("play CARD: activate LEADER with UNITS; to SPACE", "play CARD: event", "pass");

    /** Whether words begin an order, or a part of one. */
    public static boolean begins(String words) {
        return OPENING.matcher(words).lookingAt() || PART.matcher(words).lookingAt();
    }

    public static Read<Order> read(List<Line> lines, Position now, Side side) {
        return new OrderForm(OPENING, line -> line, MANNER).read(lines, new OrderReader(now, side)::order);
    }

    /** What a player says of those whose turn has come, in his words. */
    public static Read<List<Operation>> operations(String words, Position now, Side side) {
        return OrderForm.said(words, line -> new OrderReader(now, side).operations(line, parts(words)));
    }

    /** How he says that somebody goes on. */
    public static Read<List<Step>> steps(String words, Position now, Side side) {
        return OrderForm.said(words, line -> begun(line, new OrderReader(now, side).steps(line, parts(words))));
    }

    private static List<String> parts(String text) {
        var parts = new ArrayList<String>();
        for (var part : NEXT.split(text))
            if (!part.isBlank() && !part.strip().equalsIgnoreCase("then")) parts.add(part.strip());
        return parts;
    }

    private Optional<Order> order(List<LineReader> statements) {
        var line = statements.getFirst();
        if (!OPENING.matcher(line.line().text()).lookingAt())
            return line.complain("That is no order: it begins with 'play' or 'pass'.", MANNER);
        if (statements.size() > 1) return statements.get(1).complain("One card in an action phase.", List.of());
        var said = Keyword.of(line.line().text());
        line.after(said);
        if (said.word().equals("pass")) return Optional.of(pass(line, said.rest()));
        var play = PLAY.matcher(line.line().text());
        if (!play.matches()) return line.complain("Say which card you play, and what for.", MANNER);
        var parts = parts(play.group(2));
        if (parts.isEmpty()) return line.complain("Say what the card is played for.", MANNER);
        var first = new ArrayList<Space>();
        var last = new ArrayDeque<Space>();
        for (var part : List.copyOf(parts))
            if (demolishes(FIRST.matcher(part).replaceFirst(""))
                    && FIRST.matcher(part).find()) {
                line.understood("first");
                first.addAll(demolished(line, FIRST.matcher(part).replaceFirst("")));
                parts.remove(part);
            }
        while (!parts.isEmpty() && demolishes(parts.getLast()))
            demolished(line, parts.removeLast()).reversed().forEach(last::addFirst);
        while (!parts.isEmpty() && demolishes(parts.getFirst())) first.addAll(demolished(line, parts.removeFirst()));
        var card = now.box().cardNames().read(line, play.group(1), now.cards().hand(side));
        var use = parts.isEmpty() ? Optional.<Use>of(new Use.Nothing()) : use(line, parts);
        return card.flatMap(
                which -> use.map(what -> new Order.Play(which, what, List.copyOf(first), List.copyOf(last))));
    }

    private Order pass(LineReader line, String said) {
        var demolished = new ArrayList<Space>();
        for (var part : parts(said)) if (demolishes(part)) demolished.addAll(demolished(line, part));
        return new Order.Pass(demolished);
    }

    private static boolean demolishes(String part) {
        return Keyword.of(part).word().equals("demolish");
    }

    private List<Space> demolished(LineReader line, String part) {
        return spaces(line, line.after(Keyword.of(part)));
    }

    private Optional<Use> use(LineReader line, List<String> said) {
        var parts = setOut(said);
        var first = Keyword.of(parts.getFirst());
        if (now.pieceNames().knows(named(parts.getFirst())))
            return activate(line, parts.getFirst(), parts.subList(1, parts.size()), false);
        if (IN.matcher(parts.getFirst()).matches()) return build(line, parts.getFirst());
        line.after(first);
        var rest = parts.subList(1, parts.size());
        if (!rest.isEmpty() && WHOLE.contains(first.word()))
            return line.complain("'%s' is not understood.".formatted(String.join("; ", rest)), List.of());
        return switch (first.word()) {
            case "event" -> Optional.of(new Use.Event());
            case "nothing" -> Optional.of(new Use.Nothing());
            case "build" -> build(line, first.rest());
            case "activate", "move" -> activate(line, first.rest(), rest, false);
            case "campaign" -> activate(line, first.rest(), rest, true);
            default -> line.complain("'%s' is not understood.".formatted(parts.getFirst()), MANNER);
        };
    }

    /** "to Ticonderoga with Béarn" says who sets out. */
    private static List<String> setOut(List<String> said) {
        if (said.size() < 2 || said.getFirst().contains(" with ")) return said;
        var to = TO_WITH.matcher(said.get(1));
        return to.matches()
                ? Lists.concat(
                        List.of(said.getFirst() + " with " + to.group(2), to.group(1)), said.subList(2, said.size()))
                : said;
    }

    private static String named(String head) {
        var words = WITH.matcher(head);
        return words.matches() ? words.group(1) : head;
    }

    private Optional<Use> build(LineReader line, String said) {
        var works = IN.matcher(said);
        if (!works.matches())
            return line.complain("Say what is built, and where.", List.of("build stockades in SPACE"));
        line.understood(works.group(1));
        boolean forts = works.group(1).toLowerCase(Locale.ROOT).startsWith("f");
        return Optional.of(new Use.Build(forts, spaces(line, works.group(2))));
    }

    private Optional<Use> activate(LineReader line, String heads, List<String> rest, boolean campaign) {
        if (!campaign && rest.stream().noneMatch(OrderReader::goes)) {
            var steps = begun(line, steps(line, rest));
            var each = eachForHimself(line, heads);
            return each.isEmpty()
                    ? group(line, heads).map(who -> new Use.Activate(List.of(new Operation(who, steps)), false))
                    : Optional.of(new Use.Activate(
                            Lists.map(each, head -> new Operation(Group.of(head), steps)), false));
        }
        var named = pieces(line, heads);
        var operations = operations(line, rest);
        boolean asks = !operations.isEmpty() && operations.getLast().asks();
        if (asks)
            for (var head : Lists.filter(named, head -> !goes(operations, head))) operations.add(Operation.open(head));
        together(line, named, operations);
        return operations.isEmpty()
                ? Optional.empty()
                : Optional.of(new Use.Activate(List.copyOf(operations), campaign));
    }

    /** "Huron, Ojibwa; to Oswegatchie": none if only one is named. */
    private List<Piece> eachForHimself(LineReader line, String heads) {
        var names = List.of(heads.split(",\\s*|\\s+and\\s+"));
        boolean several = names.size() > 1 && names.stream().allMatch(now.pieceNames()::knows);
        return several ? pieces(line, heads) : List.of();
    }

    /** Several, each from one "go" to the next. */
    private List<Operation> operations(LineReader line, List<String> parts) {
        var each = new ArrayList<List<String>>();
        for (var part : parts) {
            if (goes(part) || each.isEmpty()) each.add(new ArrayList<>());
            each.getLast().add(part);
        }
        var operations = new ArrayList<Operation>();
        for (var one : each) {
            var first = one.getFirst();
            if (!goes(first)) {
                line.complain("Say who goes: '%s'.".formatted(first), List.of("go LEADER with UNITS; to SPACE"));
                continue;
            }
            var said = setOut(one);
            var who = group(line, line.after(Keyword.of(said.getFirst())));
            var steps = steps(line, said.subList(1, said.size()));
            who.ifPresent(group -> operations.add(new Operation(group, steps)));
        }
        if (!operations.isEmpty()) begun(line, operations.getFirst().steps());
        return operations;
    }

    private List<Step> steps(LineReader line, List<String> parts) {
        var steps = new ArrayList<Step>();
        for (var part : parts) steps.addAll(steps(line, part));
        int asks = steps.indexOf(ASK);
        if (asks >= 0 && asks < steps.size() - 1)
            line.complain("'then ask' comes last: what follows is said when you are asked.", List.of());
        return List.copyOf(steps);
    }

    /** What is said first is no question. */
    private static List<Step> begun(LineReader line, List<Step> steps) {
        if (steps.equals(List.of(ASK)))
            line.complain("'then ask' comes after what is done first.", List.of("to SPACE; then ask"));
        return steps;
    }

    private static boolean goes(List<Operation> operations, Piece head) {
        return Lists.find(operations, operation -> operation.who().head().equals(head))
                .isPresent();
    }

    private static boolean goes(String part) {
        return Keyword.of(part).word().equals("go");
    }

    /** Whoever is activated goes, and nobody else. */
    private static void together(LineReader line, List<Piece> heads, List<Operation> operations) {
        for (var head : heads)
            if (!goes(operations, head))
                line.complain("Say where %s goes.".formatted(head), List.of("go %s; to SPACE".formatted(head)));
        for (var operation : operations)
            if (!heads.contains(operation.who().head()))
                line.complain(
                        "%s is not among those activated."
                                .formatted(operation.who().head()),
                        List.of());
    }

    private Optional<Group> group(LineReader line, String said) {
        var words = WITH.matcher(said);
        if (!words.matches()) return Optional.empty();
        var with = Optional.ofNullable(words.group(2)).orElse("");
        boolean all = ALL.matcher(with).matches();
        var first = piece(line, words.group(1));
        var others = all || with.isEmpty() ? List.<Piece>of() : pieces(line, with);
        return first.map(head -> {
            var group = Group.of(head);
            if (all && head instanceof Leader leader) {
                line.understood(with);
                return Group.most(now.board(), leader);
            }
            return new Group(
                    group.commander(),
                    Lists.filter(others, Leader.class),
                    Lists.concat(group.units(), Lists.filter(others, Unit.class)));
        });
    }

    private List<Step> steps(LineReader line, String part) {
        var said = THEN.matcher(part).lookingAt() ? THEN.matcher(part).replaceFirst("") : part;
        var going = GOING.matcher(said);
        if (going.matches()) {
            line.understood(going.group(1));
            var words = going.group(1).toLowerCase(Locale.ROOT);
            var way = words.equals("to") ? Means.LAND : words.startsWith("land") ? Means.LANDING : Means.SEA;
            return Lists.map(spaces(line, going.group(2)), space -> new Step.To(space, way));
        }
        if (THEN_ASK.matcher(said).matches()) {
            line.understood(said);
            return List.of(ASK);
        }
        var word = Keyword.of(said);
        line.after(word);
        return switch (word.word()) {
            case "drop" -> List.of(new Step.Drop(pieces(line, word.rest())));
            case "siege", "besiege" -> List.of(new Step.Siege());
            case "assault" -> List.of(new Step.Assault());
            case "sortie" -> List.of(new Step.Sortie());
            case "demolish" -> Lists.map(spaces(line, word.rest()), Step.Demolish::new);
            default -> {
                line.complain("'%s' is not understood.".formatted(said), List.of("to SPACE", "siege", "assault"));
                yield List.of();
            }
        };
    }

    private List<Space> spaces(LineReader line, String list) {
        return line.names(now.country().spaceNames(), THEN.matcher(list).replaceAll(", "));
    }

    private List<Piece> pieces(LineReader line, String list) {
        return line.names(now.pieceNames(), list);
    }

    private Optional<Piece> piece(LineReader line, String name) {
        return line.name(now.pieceNames(), name);
    }
}
