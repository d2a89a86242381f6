package postrider.wildernesswar.orders;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import postrider.kernel.ruling.Side;
import postrider.text.Keyword;
import postrider.text.Line;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.Match;
import postrider.text.Numerals;
import postrider.text.OrderForm;
import postrider.text.Read;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Order.Use;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Space;

/** Reads the lines of an order and reports at once everything it does not understand. It judges nothing. */
public record OrderReader(Position now, Side side) {
    private static final Pattern OPENING = LineReader.pattern("(?:play|pass)\\b");
    private static final Pattern PLAY = LineReader.pattern(
            "^play\\s+(.*?)\\s*(?::|\\s(?=(?:(?:(?:as|for) (?:an? |the )?)?event|activate|move|campaign|build|construct|nothing)\\b))\\s*(.*)$");
    private static final Pattern PART = LineReader.pattern(
            "(?:event|activate|campaign|build|construct|nothing|go|drop|demolish|land (?:at|in)|by sea to|sail to)\\b");

    /** "a 3", "the 3-value card": a card of that value, unless it could be the card with that number. */
    private static final Pattern VALUED =
            LineReader.pattern("(?:an?|the|my) (?:card of )?([1-3])(?:[\\s-]*value)?(?: card)?");

    /** "as an event", the words of the book (5.23). */
    private static final Pattern EVENT = LineReader.pattern("(?:as|for) (?:an? |the )?event");

    private static final Pattern IN = LineReader.pattern(
            "^(?:(an?|the|[1-3]|%s)\\s+)?(stockades?|forts?)(?:\\s+(?:in|at)\\s+|\\s*:\\s*|\\s+)(.*)$"
                    .formatted(Numerals.ANY));
    private static final Pattern ANOTHER = LineReader.pattern(
            "(?:,|,?\\s+and)\\s+(?:(?:(?:an?|one)\\s+)?(stockade|fort)|one|another)\\s+(?:in|at)\\s+");
    private static final Pattern FIRST = LineReader.pattern("^first\\s+");
    /** Uses that have no further parts. */
    private static final Set<String> WHOLE = Set.of("event", "nothing", "build", "construct");

    private static final List<String> MANNER =
            List.of("play CARD: activate LEADER with UNITS; to SPACE", "play CARD: event", "pass");

    /** Whether the words begin an order, or a part of one. */
    public static boolean begins(String words) {
        var said = PlainWords.ORDERS.of(words);
        return OPENING.matcher(said).lookingAt() || PART.matcher(said).lookingAt();
    }

    public static Read<Order> read(List<Line> lines, Position now, Side side) {
        return new OrderForm(OPENING, PlainWords.ORDERS::of, MANNER).read(lines, new OrderReader(now, side)::order);
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
        var parts = OperationReader.parts(play.group(2));
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
        var card = card(line, play.group(1).strip());
        var use = parts.isEmpty() ? Optional.<Use>of(new Use.Nothing()) : use(line, parts);
        return card.flatMap(
                which -> use.map(what -> new Order.Play(which, what, List.copyOf(first), List.copyOf(last))));
    }

    private Optional<Card> card(LineReader line, String said) {
        var hand = now.cards().hand(side);
        var valued = VALUED.matcher(said);
        boolean exact = now.box().edition().since(4);
        if (exact && valued.matches()) return valued(line, said, Integer.parseInt(valued.group(1)));
        var card = now.box().cardNames().read(line, said, hand);
        return exact ? card.flatMap(one -> only(line, said, one)) : card;
    }

    private Optional<Card> valued(LineReader line, String said, int value) {
        var meant = Lists.filter(now.cards().hand(side), card -> card.value() == value || card.number() == value);
        if (meant.isEmpty()) return line.complain("You hold no card of value %d.".formatted(value), List.of());
        if (meant.size() > 1) return several(line, said, meant);
        line.understood(said);
        return Optional.of(meant.getFirst());
    }

    /** Complains about a title that fits cards which differ: the Highlanders bring different numbers of units. */
    private Optional<Card> only(LineReader line, String said, Card card) {
        var titled = Lists.filter(now.cards().hand(side), one -> one.title().equals(card.title()));
        boolean alike = titled.stream().allMatch(one -> one.value() == card.value());
        return alike || Match.words(said).contains("" + card.number())
                ? Optional.of(card)
                : several(line, said, titled);
    }

    private static Optional<Card> several(LineReader line, String said, List<Card> meant) {
        return line.complain("'%s' could be more than one card.".formatted(said), Lists.map(meant, Card::label));
    }

    private Order pass(LineReader line, String said) {
        var demolished = new ArrayList<Space>();
        for (var part : OperationReader.parts(said)) if (demolishes(part)) demolished.addAll(demolished(line, part));
        return new Order.Pass(demolished);
    }

    private static boolean demolishes(String part) {
        return Keyword.of(part).word().equals("demolish");
    }

    private List<Space> demolished(LineReader line, String part) {
        return new StepReader(now, line, Optional.empty()).demolished(line.after(Keyword.of(part)));
    }

    private Optional<Use> use(LineReader line, List<String> said) {
        var parts = OperationReader.setOut(said);
        boolean event = EVENT.matcher(parts.getFirst()).matches();
        if (event) line.understood(parts.getFirst());
        var first = event ? new Keyword("event", "") : Keyword.of(parts.getFirst());
        var named = now.pieceNames().parts(OperationReader.named(parts.getFirst()));
        if (!named.isEmpty() && named.stream().allMatch(now.pieceNames()::knows))
            return new OperationReader(now, line).activate(parts.getFirst(), parts.subList(1, parts.size()), false);
        if (IN.matcher(parts.getFirst()).matches()) return build(line, parts.getFirst());
        line.after(first);
        var rest = parts.subList(1, parts.size());
        if (!rest.isEmpty() && WHOLE.contains(first.word()))
            return line.complain("'%s' is not understood.".formatted(String.join("; ", rest)), chosen(first, rest));
        return switch (first.word()) {
            case "event" -> {
                line.instead(chosen(first, List.of()));
                yield Optional.of(new Use.Event());
            }
            case "nothing" -> Optional.of(new Use.Nothing());
            case "build", "construct" -> build(line, first.rest());
            case "activate", "move" -> new OperationReader(now, line).activate(first.rest(), rest, false);
            case "campaign" -> new OperationReader(now, line).activate(first.rest(), rest, true);
            default -> line.complain("'%s' is not understood.".formatted(parts.getFirst()), MANNER);
        };
    }

    /** Choices of an event belong in a clause of their own. */
    private static List<String> chosen(Keyword use, List<String> rest) {
        var said = String.join(" ", Lists.concat(List.of(use.rest()), rest)).strip();
        return use.word().equals("event") ? List.of("if asked event: " + said) : List.of();
    }

    private Optional<Use> build(LineReader line, String said) {
        var works = IN.matcher(said);
        if (!works.matches())
            return line.complain("Say what is built, and where.", List.of("build stockades in SPACE"));
        line.understood(said.substring(0, works.start(3)));
        boolean forts = isFort(works.group(2));
        var where = ANOTHER.matcher(works.group(3)).replaceAll(another -> {
            boolean same = another.group(1) == null || isFort(another.group(1)) == forts;
            if (same) line.understood(another.group());
            return same ? ", " : Matcher.quoteReplacement(another.group());
        });
        var spaces = new StepReader(now, line, Optional.empty()).spaces(where);
        var count = Numerals.digits(Optional.ofNullable(works.group(1)).orElse(""));
        if (count.matches("\\d+") && !count.equals("" + spaces.size()))
            line.complain("%s are to be built, and %d spaces are named.".formatted(count, spaces.size()), List.of());
        return Optional.of(new Use.Build(forts, spaces));
    }

    private static boolean isFort(String word) {
        return word.toLowerCase(Locale.ROOT).startsWith("f");
    }
}
