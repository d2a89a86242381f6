package postrider.wildernesswar.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.text.Keyword;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.OrderForm;
import postrider.text.Read;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Order.Means;
import postrider.wildernesswar.Order.Operation;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Order.Use;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;

/** Reads who is activated, with whom they go and where. */
public record OperationReader(Position now, LineReader line) {
    /** A semicolon, or the word that begins the next part. */
    private static final Pattern NEXT = LineReader.pattern("[\\s;,]+(?=then\\s+ask\\b)|\\s*;\\s*"
            + "|(?<!first|naval)\\s+(?=(?:go|drop|(?:first )?demolish|(?:land|amphibious landing) (?:at|in)|(?:by sea|sail|naval move|march|move) to)\\s)"
            + "|(?<!by sea|sail|march|move)\\s+(?=to\\s)");

    private static final Pattern WITH = LineReader.pattern("^(.*?)(?:\\s+with\\s+(.*))?$");
    private static final Pattern TO_WITH = LineReader.pattern("^(to\\s+.*?)\\s+with\\s+(.*)$");
    private static final Pattern ALL =
            LineReader.pattern("all|everyone|everybody|all (?:his|the|of his) (?:men|units)");
    private static final Pattern GOING = LineReader.pattern(
            "^((?:(?:by sea|sail|naval move|march|move) )?to|(?:land|amphibious landing) (?:at|in))\\s+(.*)$");
    private static final Pattern BY_LAND = LineReader.pattern("(?:march |move )?to");
    private static final Pattern OFF = LineReader.pattern("^off\\s+");
    private static final Pattern THEN = LineReader.pattern("(?:^|,?\\s+)then\\s+(?!ask\\b)");
    private static final Pattern THEN_ASK = LineReader.pattern("^(?:then\\s+)?ask$");
    private static final Step ASK = new Step.ThenAsk();

    /** What a player says of those whose turn has come, in his words. */
    public static Read<List<Operation>> operations(String words, Position now) {
        return OrderForm.said(words, line -> new OperationReader(now, line).operations(parts(words)));
    }

    /** How he says that somebody goes on. */
    public static Read<List<Step>> steps(String words, Position now) {
        return OrderForm.said(words, line -> {
            var reader = new OperationReader(now, line);
            return reader.begun(reader.steps(parts(words)));
        });
    }

    static List<String> parts(String text) {
        var parts = new ArrayList<String>();
        for (var part : NEXT.split(text))
            if (!part.isBlank() && !part.strip().equalsIgnoreCase("then")) parts.add(part.strip());
        return parts;
    }

    /** "to Ticonderoga with Béarn" says who sets out. */
    static List<String> setOut(List<String> said) {
        if (said.size() < 2 || said.getFirst().contains(" with ")) return said;
        var to = TO_WITH.matcher(said.get(1));
        return to.matches()
                ? Lists.concat(
                        List.of(said.getFirst() + " with " + to.group(2), to.group(1)), said.subList(2, said.size()))
                : said;
    }

    /** The name with which it begins. */
    static String named(String head) {
        var words = WITH.matcher(head);
        return words.matches() ? words.group(1) : head;
    }

    /** @param rest where they go, or, of several, who goes where */
    Optional<Use> activate(String heads, List<String> rest, boolean campaign) {
        if (!campaign && rest.stream().noneMatch(OperationReader::goes)) {
            var steps = begun(steps(rest));
            var each = eachForHimself(heads);
            return each.isEmpty()
                    ? group(heads).map(who -> new Use.Activate(List.of(new Operation(who, steps)), false))
                    : Optional.of(new Use.Activate(
                            Lists.map(each, head -> new Operation(Group.of(head), steps)), false));
        }
        var named = pieces(heads);
        var operations = operations(rest);
        boolean asks = !operations.isEmpty() && operations.getLast().asks();
        if (asks)
            for (var head : Lists.filter(named, head -> !goes(operations, head))) operations.add(Operation.open(head));
        together(named, operations);
        return operations.isEmpty()
                ? Optional.empty()
                : Optional.of(new Use.Activate(List.copyOf(operations), campaign));
    }

    /** "Huron, Ojibwa; to Oswegatchie": none if only one is named. */
    private List<Piece> eachForHimself(String heads) {
        var names = List.of(heads.split(",\\s*|\\s+and\\s+"));
        boolean several = names.size() > 1 && names.stream().allMatch(now.pieceNames()::knows);
        return several ? pieces(heads) : List.of();
    }

    /** Several, each from one "go" to the next. */
    private List<Operation> operations(List<String> parts) {
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
            var who = group(line.after(Keyword.of(said.getFirst())));
            var steps = steps(said.subList(1, said.size()));
            who.ifPresent(group -> operations.add(new Operation(group, steps)));
        }
        if (!operations.isEmpty()) begun(operations.getFirst().steps());
        return operations;
    }

    private List<Step> steps(List<String> parts) {
        var steps = new ArrayList<Step>();
        for (var part : parts) steps.addAll(steps(part));
        int asks = steps.indexOf(ASK);
        if (asks >= 0 && asks < steps.size() - 1)
            line.complain("'then ask' comes last: what follows is said when you are asked.", List.of());
        return List.copyOf(steps);
    }

    /** What is said first is no question. */
    private List<Step> begun(List<Step> steps) {
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
    private void together(List<Piece> heads, List<Operation> operations) {
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

    private Optional<Group> group(String said) {
        var words = WITH.matcher(said);
        if (!words.matches()) return Optional.empty();
        var with = Optional.ofNullable(words.group(2)).orElse("");
        boolean all = ALL.matcher(with).matches();
        var first = piece(words.group(1));
        var others = all || with.isEmpty() ? List.<Piece>of() : pieces(with);
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

    private List<Step> steps(String part) {
        var said = THEN.matcher(part).lookingAt() ? THEN.matcher(part).replaceFirst("") : part;
        var going = GOING.matcher(said);
        if (going.matches()) {
            line.understood(going.group(1));
            var way = way(going.group(1).toLowerCase(Locale.ROOT));
            return Lists.map(spaces(going.group(2)), space -> new Step.To(space, way));
        }
        if (THEN_ASK.matcher(said).matches()) {
            line.understood(said);
            return List.of(ASK);
        }
        var word = Keyword.of(said);
        line.after(word);
        return switch (word.word()) {
            case "drop" -> List.of(new Step.Drop(dropped(word.rest())));
            case "siege", "besiege" -> List.of(new Step.Siege());
            case "assault" -> List.of(new Step.Assault());
            case "sortie" -> List.of(new Step.Sortie());
            case "demolish" -> Lists.map(spaces(word.rest()), Step.Demolish::new);
            default -> {
                line.complain("'%s' is not understood.".formatted(said), List.of("to SPACE", "siege", "assault"));
                yield List.of();
            }
        };
    }

    private static Means way(String words) {
        if (BY_LAND.matcher(words).matches()) return Means.LAND;
        return words.contains("land") ? Means.LANDING : Means.SEA;
    }

    /** "drop off 22nd", as the book says (6.1). */
    private List<Piece> dropped(String said) {
        var off = OFF.matcher(said);
        if (!off.lookingAt()) return pieces(said);
        line.understood("off");
        return pieces(off.replaceFirst(""));
    }

    List<Space> spaces(String list) {
        return line.names(now.country().spaceNames(), THEN.matcher(list).replaceAll(", "));
    }

    private List<Piece> pieces(String list) {
        return line.names(now.pieceNames(), list);
    }

    private Optional<Piece> piece(String name) {
        return line.name(now.pieceNames(), name);
    }
}
