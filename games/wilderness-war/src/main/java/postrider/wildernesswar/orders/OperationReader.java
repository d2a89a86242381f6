package postrider.wildernesswar.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.text.Keyword;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.OrderForm;
import postrider.text.Read;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Order.Operation;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Order.Use;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Unit;

/** Reads who is activated, who goes with them, and where. */
public record OperationReader(Position now, LineReader line) {
    /** A semicolon, or the word that begins the next part. */
    private static final Pattern NEXT = LineReader.pattern("[\\s;,]+(?=then\\s+ask\\b)|\\s*;\\s*"
            + "|(?<!first)\\s+(?=(?:go|from|drop|leave|(?:first )?demolish|land at|by (?:land|boat|sea) to)\\s)"
            + "|(?<=\\S)\\s+(?=(?:siege|besiege|assault|sortie)\\b)|(?<!by land|by boat|by sea)\\s+(?=to\\s)");

    private static final Pattern WITH = LineReader.pattern("^(.*?)(?:\\s+(?:with|\\+)\\s+(.*))?$");
    private static final Pattern TO_WITH = LineReader.pattern("^(to\\s+.*?)\\s+with\\s+(.*)$");
    private static final Pattern AND_NEXT = LineReader.pattern("(to\\s.+)(?:,?\\s+and|,)\\s+([^,]+)");
    private static final Pattern AT = LineReader.pattern("^(.*?)\\s+(?:in|at)\\s+(.*)$");

    /** "all", "all his men", "his whole army"; the group says who stays behind. */
    public static final Pattern ALL = LineReader.pattern(
            "(?:(?:all|everyone|everybody|everything)(?: (?:of )?(?:his|the))?(?: (?:men|units|troops|force|army))?"
                    + "|his(?: whole)? (?:men|units|troops|force|army))(?:,? (?:except|but|save|without)(?: for)? (.*))?");

    private static final Pattern FIRST = LineReader.pattern("^(?:(?:and|then|first|activate) )+");
    private static final Pattern STEP =
            LineReader.pattern("(?:to|by|land|from|drop|leave|siege|besiege|assault|sortie|demolish|ask)\\b");

    /** Reads a player's words about those whose turn has come. */
    public static Read<List<Operation>> operations(String words, Position now, List<Piece> heads) {
        return OrderForm.readAnswer(
                words,
                PlainWords.ORDERS::of,
                line -> new OperationReader(now, line)
                        .operations(parts(line.line().text()), heads));
    }

    /** Reads a player's words about how somebody goes on. */
    public static Read<List<Step>> steps(String words, Position now) {
        return OrderForm.readAnswer(
                words,
                PlainWords.ORDERS::of,
                line -> new OperationReader(now, line).steps(parts(line.line().text()), Optional.empty()));
    }

    static List<String> parts(String text) {
        var parts = new ArrayList<String>();
        for (var part : NEXT.split(text)) {
            if (part.isBlank() || part.strip().equalsIgnoreCase("then")) continue;
            boolean goesOn = !parts.isEmpty() && Keyword.of(part).word().equals("with");
            parts.add(goesOn ? parts.removeLast() + " " + part.strip() : part.strip());
        }
        return parts;
    }

    /** Moves "with Béarn" of "to Ticonderoga with Béarn" to where it says who sets out. */
    static List<String> setOut(List<String> said) {
        if (said.size() < 2 || said.getFirst().contains(" with ")) return said;
        var to = TO_WITH.matcher(said.get(1));
        return to.matches()
                ? Lists.concat(
                        List.of(said.getFirst() + " with " + to.group(2), to.group(1)), said.subList(2, said.size()))
                : said;
    }

    /** The name at the beginning. */
    static String named(String head) {
        var words = WITH.matcher(head);
        return words.matches() ? words.group(1) : head;
    }

    /** Splits "to Sorel, Ojibwa to Hoosic", which also says who goes next. */
    private List<String> apart(List<String> parts) {
        var apart = new ArrayList<String>();
        for (int i = 0; i < parts.size(); i++) {
            var next = AND_NEXT.matcher(parts.get(i));
            boolean goesOn =
                    i + 1 < parts.size() && STEP.matcher(parts.get(i + 1)).lookingAt();
            if (goesOn && next.matches() && isPieceAlone(next.group(2)))
                apart.addAll(List.of(next.group(1), "go " + next.group(2)));
            else apart.add(parts.get(i));
        }
        return apart;
    }

    private boolean isPieceAlone(String name) {
        return now.pieceNames().knows(named(name))
                && !now.country().spaceNames().knows(name);
    }

    /** @param said where they go; for several, who goes where */
    Optional<Use> activate(String heads, List<String> said, boolean campaign) {
        var rest = apart(said);
        if (campaign && (heads.isEmpty() || heads.contains(" with ")))
            return together(List.of(), Lists.concat(heads.isEmpty() ? List.of() : List.of("go " + heads), rest), true);
        var each = eachAlone(heads);
        boolean others = rest.stream().anyMatch(part -> Keyword.of(part).word().equals("go"));
        if (!campaign && others && each.isEmpty() && !goes(rest.getFirst(), List.of()))
            return together(List.of(), Lists.concat(List.of("go " + heads), rest), false);
        if (campaign || rest.stream().anyMatch(part -> goes(part, each)))
            return together(each.isEmpty() ? pieces(heads) : each, rest, campaign);
        if (each.isEmpty()) {
            var who = group(heads);
            var steps = steps(rest, who);
            return who.map(group -> new Use.Activate(List.of(new Operation(group, steps)), false));
        }
        var steps = steps(rest, Optional.empty());
        return Optional.of(new Use.Activate(Lists.map(each, head -> new Operation(Group.of(head), steps)), false));
    }

    /** "Huron, Ojibwa; to Oswegatchie", "both Mohawks"; empty if only one is named. */
    private List<Piece> eachAlone(String heads) {
        var leads = WITH.matcher(heads);
        if (leads.matches() && leads.group(2) != null) return List.of();
        var mine = now.track().toMove().map(now.board()::unitsOnMap).orElse(List.of());
        var tried = new LineReader(line.line(), new ArrayList<>());
        var each = new PieceList(now, tried, mine).of(heads);
        return each.size() > 1 && tried.complaints().isEmpty() ? new PieceList(now, line, mine).of(heads) : List.of();
    }

    /**
     * Several operations, with what each piece does.
     *
     * @param heads who is activated; empty in a Campaign that does not say so first
     */
    private Optional<Use> together(List<Piece> heads, List<String> rest, boolean campaign) {
        var operations =
                operations(rest, heads.isEmpty() ? List.copyOf(now.country().leaders()) : heads);
        boolean asks = !operations.isEmpty() && operations.getLast().asks();
        if (asks)
            for (var head : Lists.filter(heads, head -> !goes(operations, head))) operations.add(Operation.open(head));
        if (!heads.isEmpty()) together(heads, operations);
        return operations.isEmpty()
                ? Optional.empty()
                : Optional.of(new Use.Activate(List.copyOf(operations), campaign));
    }

    /** Several operations, each beginning with "go". */
    private List<Operation> operations(List<String> parts, List<Piece> heads) {
        var each = new ArrayList<List<String>>();
        for (var part : parts) {
            if (goes(part, heads) || each.isEmpty()) each.add(new ArrayList<>());
            each.getLast().add(part);
        }
        var operations = new ArrayList<Operation>();
        for (var one : each) {
            var first = one.getFirst();
            if (!goes(first, heads)) {
                line.complain("Say who goes: '%s'.".formatted(first), List.of("go LEADER with UNITS; to SPACE"));
                continue;
            }
            var said = setOut(one);
            var who = group(going(said.getFirst()));
            var steps = new StepReader(now, line, who).steps(said.subList(1, said.size()));
            who.ifPresent(group -> operations.add(new Operation(group, steps)));
        }
        if (!operations.isEmpty()) begun(operations.getFirst().steps());
        return operations;
    }

    private List<Step> steps(List<String> parts, Optional<Group> who) {
        return begun(new StepReader(now, line, who).steps(parts));
    }

    /** The first thing said cannot be 'then ask'. */
    private List<Step> begun(List<Step> steps) {
        if (steps.equals(List.of(new Step.ThenAsk())))
            line.complain("'then ask' comes after what is done first.", List.of("to SPACE; then ask"));
        return steps;
    }

    private static boolean goes(List<Operation> operations, Piece head) {
        return Lists.find(operations, operation -> operation.head().equals(head))
                .isPresent();
    }

    /** "go Huron", or "then Huron" if the Huron are already known to go. */
    private boolean goes(String part, List<Piece> heads) {
        if (Keyword.of(part).word().equals("go")) return true;
        var name = FIRST.matcher(part).replaceFirst("");
        return !STEP.matcher(name).lookingAt()
                && now.pieceNames().find(named(name)).filter(heads::contains).isPresent();
    }

    private String going(String part) {
        var said = Keyword.of(part);
        if (said.word().equals("go")) return line.after(said);
        var name = FIRST.matcher(part).replaceFirst("");
        line.understood(part.substring(0, part.length() - name.length()));
        return name;
    }

    /** Complains unless exactly those activated go. */
    private void together(List<Piece> heads, List<Operation> operations) {
        for (var head : heads)
            if (!goes(operations, head))
                line.complain("Say where %s goes.".formatted(head), List.of("go %s; to SPACE".formatted(head)));
        for (var operation : operations)
            if (!heads.contains(operation.head()))
                line.complain("%s is not among those activated.".formatted(operation.head()), List.of());
    }

    private Optional<Group> group(String said) {
        var words = WITH.matcher(said);
        if (!words.matches()) return Optional.empty();
        var first = head(words.group(1));
        var with = Optional.ofNullable(words.group(2));
        if (first.isEmpty())
            with.filter(others -> !ALL.matcher(others).matches()).ifPresent(this::pieces);
        return first.map(head -> with.map(others -> led(head, others)).orElseGet(() -> Group.of(head)));
    }

    /** "Wolfe in Albany", if he is there. */
    private Optional<Piece> head(String said) {
        var placed = AT.matcher(said);
        if (now.pieceNames().knows(said) || !placed.matches()) return PieceList.one(now, line, said);
        var head = PieceList.one(now, line, placed.group(1));
        head.ifPresent(piece -> new StepReader(now, line, Optional.of(Group.of(piece))).stands(placed.group(2)));
        return head;
    }

    private Group led(Piece head, String with) {
        var all = ALL.matcher(with);
        if (head instanceof Leader leader && all.matches()) {
            var stay = Optional.ofNullable(all.group(1));
            line.understood(stay.isPresent() ? with.substring(0, all.start(1)) : with);
            return allBut(leader, stay.map(list -> pieces(list, head)).orElse(List.of()));
        }
        return Group.of(head).with(pieces(with, head));
    }

    /** The most he can command (5.34), except these. */
    private Group allBut(Leader leader, List<Piece> stay) {
        var there = there(leader);
        for (var piece : stay)
            if (!there.contains(piece)) line.complain("%s is not with %s.".formatted(piece, leader), List.of());
        var others = Lists.filter(there, piece -> piece.side() == leader.side() && !stay.contains(piece));
        return Group.most(now.board(), leader, Lists.filter(others, Leader.class), Lists.filter(others, Unit.class));
    }

    private List<Piece> there(Piece head) {
        return now.board().space(head).map(now.board()::pieces).orElse(List.of());
    }

    private List<Piece> pieces(String list) {
        return new PieceList(now, line, List.of()).of(list);
    }

    private List<Piece> pieces(String list, Piece head) {
        var near = Lists.filter(Lists.filter(there(head), Unit.class), unit -> unit.side() == head.side());
        return new PieceList(now, line, near).of(list);
    }
}
