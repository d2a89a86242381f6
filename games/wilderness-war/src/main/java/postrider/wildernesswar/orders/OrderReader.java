package postrider.wildernesswar.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import postrider.kernel.Line;
import postrider.kernel.Lists;
import postrider.kernel.Read;
import postrider.kernel.Side;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Order.Use;
import postrider.wildernesswar.Order.Way;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.rules.Command;
import postrider.words.Keyword;
import postrider.words.LineReader;
import postrider.words.OrderForm;

/** Reads the lines of an order. Everything that is not understood is complained of at once; nothing is judged yet. */
public record OrderReader(Position now, Side side) {
    private static final Pattern OPENING = LineReader.pattern("(?:play|pass)\\b");
    private static final Pattern PLAY =
            LineReader.pattern("^play\\s+(.*?)\\s*(?::|\\s(?=(?:event|activate|campaign|build|nothing)\\b))\\s*(.*)$");
    /** A semicolon, or the word that begins the next part. */
    private static final Pattern NEXT = LineReader.pattern(
            "\\s*;\\s*|\\s+(?=(?:go|drop|demolish|land (?:at|in)|by sea to|sail to)\\s)|(?<!by sea|sail)\\s+(?=to\\s)");

    private static final Pattern PART = LineReader.pattern(
            "(?:event|activate|campaign|build|nothing|go|drop|demolish|land (?:at|in)|by sea to|sail to)\\b");

    private static final Pattern WITH = LineReader.pattern("^(.*?)(?:\\s+with\\s+(.*))?$");
    private static final Pattern IN = LineReader.pattern("^(stockades?|forts?)\\s+(?:in|at)\\s+(.*)$");
    private static final Pattern GOING = LineReader.pattern("^(to|by sea to|sail to|land at|land in)\\s+(.*)$");
    private static final Set<String> MOVING = Set.of("activate", "campaign");
    private static final List<String> MANNER =
            List.of("play CARD: activate LEADER with UNITS; to SPACE", "play CARD: event", "pass");

    /** Whether words begin an order, or a part of one. */
    public static boolean begins(String words) {
        return OPENING.matcher(words).lookingAt() || PART.matcher(words).lookingAt();
    }

    public static Read<Order> read(List<Line> lines, Position now, Side side) {
        return new OrderForm(OPENING, line -> line, MANNER).read(lines, new OrderReader(now, side)::order);
    }

    private Optional<Order> order(List<LineReader> statements) {
        var line = statements.getFirst();
        if (!OPENING.matcher(line.line().text()).lookingAt())
            return line.complain("That is no order: it begins with 'play' or 'pass'.", MANNER);
        if (statements.size() > 1) return statements.get(1).complain("One card in an action phase.", List.of());
        if (Keyword.of(line.line().text()).word().equals("pass")) return Optional.of(new Order.Pass());
        var play = PLAY.matcher(line.line().text());
        if (!play.matches()) return line.complain("Say which card you play, and what for.", MANNER);
        var parts = new ArrayList<String>();
        for (var part : NEXT.split(play.group(2))) if (!part.isBlank()) parts.add(part.strip());
        if (parts.isEmpty()) return line.complain("Say what the card is played for.", MANNER);
        var demolished = new ArrayList<Space>();
        for (var part : List.copyOf(parts))
            if (Keyword.of(part).word().equals("demolish")) {
                demolished.addAll(spaces(line, Keyword.of(part).rest()));
                parts.remove(part);
            }
        var card = now.box().cardNames().read(line, play.group(1), now.cards().hand(side));
        var use = parts.isEmpty() ? Optional.<Use>of(new Use.Nothing()) : use(line, parts);
        return card.flatMap(which -> use.map(what -> new Order.Play(which, what, List.copyOf(demolished))));
    }

    private Optional<Use> use(LineReader line, List<String> parts) {
        var first = Keyword.of(parts.getFirst());
        var rest = parts.subList(1, parts.size());
        if (!rest.isEmpty() && !MOVING.contains(first.word()))
            return line.complain("'%s' is not understood.".formatted(String.join("; ", rest)), List.of());
        return switch (first.word()) {
            case "event" -> Optional.of(new Use.Event());
            case "nothing" -> Optional.of(new Use.Nothing());
            case "build" -> build(line, first.rest());
            case "activate" -> activate(line, first.rest(), rest, false);
            case "campaign" -> activate(line, first.rest(), rest, true);
            default -> line.complain("'%s' is not understood.".formatted(parts.getFirst()), MANNER);
        };
    }

    private Optional<Use> build(LineReader line, String said) {
        var works = IN.matcher(said);
        if (!works.matches())
            return line.complain("Say what is built, and where.", List.of("build stockades in SPACE"));
        boolean forts = works.group(1).toLowerCase(Locale.ROOT).startsWith("f");
        return Optional.of(new Use.Build(forts, spaces(line, works.group(2))));
    }

    private Optional<Use> activate(LineReader line, String heads, List<String> rest, boolean campaign) {
        var operations = new ArrayList<Order.Operation>();
        var parts = new ArrayList<>(rest);
        boolean one = !campaign
                && parts.stream().noneMatch(part -> Keyword.of(part).word().equals("go"));
        if (one) parts.addFirst("go " + heads);
        var steps = new ArrayList<Step>();
        Optional<Group> group = Optional.empty();
        for (var part : parts) {
            if (Keyword.of(part).word().equals("go")) {
                group.ifPresent(who -> operations.add(new Order.Operation(who, List.copyOf(steps))));
                steps.clear();
                group = group(line, Keyword.of(part).rest());
            } else steps.addAll(steps(line, part));
        }
        group.ifPresent(who -> operations.add(new Order.Operation(who, List.copyOf(steps))));
        if (!one)
            together(
                    line,
                    pieces(line, heads),
                    Lists.each(operations, operation -> operation.who().head()));
        return operations.isEmpty()
                ? Optional.empty()
                : Optional.of(new Use.Activate(List.copyOf(operations), campaign));
    }

    /** Whoever is activated goes, and nobody else. */
    private static void together(LineReader line, List<Piece> heads, List<Piece> going) {
        for (var head : heads)
            if (!going.contains(head))
                line.complain("Say where %s goes.".formatted(head), List.of("go %s; to SPACE".formatted(head)));
        for (var goes : going)
            if (!heads.contains(goes)) line.complain("%s is not among those activated.".formatted(goes), List.of());
    }

    private Optional<Group> group(LineReader line, String said) {
        var words = WITH.matcher(said);
        if (!words.matches()) return Optional.empty();
        var with = Optional.ofNullable(words.group(2)).orElse("");
        boolean all = with.equalsIgnoreCase("all");
        var first = piece(line, words.group(1));
        var others = all ? List.<Piece>of() : pieces(line, with);
        return first.map(head -> {
            var group = Group.of(head);
            if (all && head instanceof Leader leader) return Command.most(now.board(), leader);
            return new Group(
                    group.commander(),
                    Lists.those(others, Leader.class),
                    Lists.both(group.units(), Lists.those(others, Unit.class)));
        });
    }

    private List<Step> steps(LineReader line, String said) {
        var going = GOING.matcher(said);
        if (going.matches()) {
            var words = going.group(1).toLowerCase(Locale.ROOT);
            var way = words.equals("to") ? Way.LAND : words.startsWith("land") ? Way.LANDING : Way.SEA;
            return Lists.each(spaces(line, going.group(2)), space -> new Step.To(space, way));
        }
        var word = Keyword.of(said);
        return switch (word.word()) {
            case "drop" -> List.of(new Step.Drop(pieces(line, word.rest())));
            case "siege", "besiege" -> List.of(new Step.Siege());
            case "assault" -> List.of(new Step.Assault());
            case "sortie" -> List.of(new Step.Sortie());
            default -> {
                line.complain("'%s' is not understood.".formatted(said), List.of("to SPACE", "siege", "assault"));
                yield List.of();
            }
        };
    }

    private List<Space> spaces(LineReader line, String list) {
        var names = now.country().spaceNames();
        var spaces = new ArrayList<Space>();
        for (var name : names.parts(list)) line.name(names, name).ifPresent(spaces::add);
        return List.copyOf(spaces);
    }

    private List<Piece> pieces(LineReader line, String list) {
        var pieces = new ArrayList<Piece>();
        for (var name : now.country().pieceNames().parts(list))
            piece(line, name).ifPresent(pieces::add);
        return List.copyOf(pieces);
    }

    private Optional<Piece> piece(LineReader line, String name) {
        return line.name(now.country().pieceNames(), name);
    }
}
