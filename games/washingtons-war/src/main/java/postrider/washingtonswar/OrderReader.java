package postrider.washingtonswar;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import postrider.kernel.Complaint;
import postrider.kernel.Line;
import postrider.kernel.Match;
import postrider.kernel.Read;
import postrider.kernel.Side;
import postrider.words.Names;

/** Reads the lines of an order. Everything that is not understood is complained of at once; nothing is judged yet. */
final class OrderReader {
    private static final Pattern OPENING =
            pattern("(play|discard|exchange|committees?(?: of correspondence)?|for the king)\\b.*");
    private static final Pattern USE = pattern(
            "^(.*?)[\\s:;,.]+((?:activate|move|control|pc|place|flip|remove|reinforce|queue|event|landing party|by sea|nothing)\\b.*)$");
    private static final Pattern TROOPS = pattern("(\\d+)\\s*(american|british|french)?\\s*(?:cus?|combat units?)?");

    private final Position now;
    private final Side side;
    private final WordList words;
    private final List<Complaint> complaints = new ArrayList<>();

    private OrderReader(Position now, Side side) {
        this.now = now;
        this.side = side;
        this.words = new WordList(now.box());
    }

    static Pattern pattern(String regex) {
        return Pattern.compile(regex, Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    }

    static Read<Order> read(List<Line> lines, Position now, Side side) {
        var reader = new OrderReader(now, side);
        var order = reader.order(statements(lines));
        if (!reader.complaints.isEmpty()) return new Read.NotUnderstood<>(reader.complaints);
        return new Read.Understood<>(order.orElseThrow());
    }

    /** One operation of a campaign in a player's words; empty if it is not understood. */
    static Optional<Order.Operation> operation(String words, Position now, Side side) {
        var reader = new OrderReader(now, side);
        var operation = reader.operation(new Line(0, words.strip()), words.strip());
        return reader.complaints.isEmpty() ? operation : Optional.empty();
    }

    /** A line that opens no order goes on with the one above: moves may be written one below the other. */
    private static List<Line> statements(List<Line> lines) {
        var statements = new ArrayList<Line>();
        for (var line : lines) {
            if (OPENING.matcher(line.text()).matches() || statements.isEmpty()) statements.add(line);
            else {
                var last = statements.removeLast();
                statements.add(new Line(last.number(), last.text() + "; " + line.text()));
            }
        }
        return statements;
    }

    private Optional<Order> order(List<Line> statements) {
        if (statements.isEmpty()) return complain(new Line(0, ""), "There is no order in this letter.", expected());
        return switch (now.track().phase()) {
            case COMMITTEES_OF_CORRESPONDENCE ->
                listed(statements, "committees", "committees?(?: of correspondence)?")
                        .map(Order.Committees::new);
            case FOR_THE_KING ->
                listed(statements, "for the king", "for the king").map(Order.ForTheKing::new);
            case STRATEGY, OVER -> play(statements);
        };
    }

    private List<String> expected() {
        return switch (now.track().phase()) {
            case COMMITTEES_OF_CORRESPONDENCE -> List.of("committees: Boston, Newport, ...");
            case FOR_THE_KING -> List.of("for the king: Ticonderoga, Richmond, Savannah");
            case STRATEGY, OVER -> List.of("play CARD: ...", "discard CARD");
        };
    }

    private Optional<List<Space>> listed(List<Line> statements, String keyword, String regex) {
        var matcher = pattern("(?:" + regex + ")\\b[\\s:]*(.*)").matcher("");
        for (var line : statements) {
            if (!matcher.reset(line.text()).matches()) {
                complain(line, "Here only '%s: SPACE, SPACE' is expected.".formatted(keyword), expected());
                continue;
            }
            var rest = matcher.group(1).strip();
            return Optional.of(rest.isEmpty() || rest.equalsIgnoreCase("none") ? List.of() : spaces(line, rest));
        }
        return Optional.empty();
    }

    private Optional<Order> play(List<Line> statements) {
        Optional<Card> exchange = Optional.empty();
        Optional<Order> order = Optional.empty();
        for (var line : statements) {
            var text = line.text();
            var keyword = Match.words(text).stream().findFirst().orElse("");
            switch (keyword) {
                case "exchange" -> exchange = card(line, afterFirstWord(text).replaceFirst("(?i)\\s+for\\s+.*", ""));
                case "play", "discard" -> {
                    if (order.isPresent()) complain(line, "One card an impulse: play or discard just one.", List.of());
                    order = keyword.equals("play") ? played(line, exchange) : discarded(line, exchange);
                }
                default -> complain(line, "An order begins with play, discard or exchange.", expected());
            }
        }
        if (order.isEmpty() && complaints.isEmpty())
            complain(statements.getLast(), "Say which card you play or discard.", expected());
        return order;
    }

    private static String afterFirstWord(String text) {
        var parts = text.strip().split("[\\s:]+", 2);
        return parts.length < 2 ? "" : parts[1].strip();
    }

    private Optional<Order> played(Line line, Optional<Card> exchange) {
        var parts = USE.matcher(afterFirstWord(line.text()));
        if (!parts.matches())
            return complain(
                    line,
                    "Say what the card is played for.",
                    List.of(
                            "play CARD: activate GENERAL with N CU; to SPACE",
                            "play CARD: control SPACE, SPACE",
                            "play CARD: reinforce SPACE with GENERAL and N CU",
                            "play CARD: queue",
                            "play CARD: event"));
        var card = card(line, parts.group(1));
        if (card.isEmpty()) return Optional.empty();
        return use(line, card.get(), parts.group(2)).map(use -> new Order.Play(exchange, card.get(), use));
    }

    private Optional<Order> discarded(Line line, Optional<Card> exchange) {
        var rest = afterFirstWord(line.text());
        var parts = USE.matcher(rest);
        boolean acts = parts.matches();
        var card = card(line, acts ? parts.group(1) : rest);
        if (card.isEmpty()) return Optional.empty();
        Optional<Order.Use> use = acts ? discardAction(line, parts.group(2)) : Optional.of(new Order.Use.Discard());
        return use.map(action -> new Order.Play(exchange, card.get(), action));
    }

    private Optional<Order.Use> discardAction(Line line, String text) {
        var keyword = Match.words(text).getFirst();
        if (keyword.equals("nothing"))
            return alone(line, keyword, text.strip().substring(keyword.length()), new Order.Use.Discard());
        var space = space(line, text.strip().replaceFirst("(?i)^\\S+\\s*(pc\\s+)?((in|from|at)\\s+)?", ""));
        return switch (keyword) {
            case "control", "place", "flip", "pc" -> space.map(Order.Use.DiscardToPlace::new);
            case "remove" -> space.map(Order.Use.DiscardToRemove::new);
            default ->
                complain(
                        line,
                        "A discard may place, flip or remove one PC marker.",
                        List.of("control SPACE", "remove SPACE"));
        };
    }

    private Optional<Order.Use> use(Line line, Card card, String text) {
        var keyword = Match.words(text).getFirst();
        var rest = text.strip().replaceFirst("^\\S+[\\s:]*", "");
        return switch (keyword) {
            case "activate", "move", "landing", "by" -> moves(line, card, text);
            case "control", "pc", "place", "flip" ->
                Optional.of(
                        new Order.Use.Control(spaces(line, rest.replaceFirst("(?i)^(pc\\b)?\\s*((in|at)\\s+)?", ""))));
            case "reinforce" -> reinforce(line, card, rest);
            case "queue" -> alone(line, keyword, rest, new Order.Use.Queue());
            case "event" -> Optional.of(new Order.Use.Event(Optional.of(rest).filter(picks -> !picks.isBlank())));
            case "nothing" -> alone(line, keyword, rest, new Order.Use.Control(List.of()));
            default -> Optional.of(new Order.Use.Event(Optional.of(text)));
        };
    }

    private Optional<Order.Use> alone(Line line, String keyword, String rest, Order.Use use) {
        return rest.matches("\\W*")
                ? Optional.of(use)
                : complain(line, "After %s nothing may follow.".formatted(keyword), List.of());
    }

    private Optional<Order.Use> moves(Line line, Card card, String text) {
        var operations = new ArrayList<Order.Operation>();
        boolean thenAsk = false;
        for (var part : text.split("(?i)[;,.]?\\s*\\bthen\\b[\\s:,]*|;\\s*(?=(activate|landing party)\\b)")) {
            if (part.isBlank()) continue;
            if (part.strip().equalsIgnoreCase("ask")) thenAsk = true;
            else operation(line, part.strip()).ifPresent(operations::add);
        }
        if (card.isCampaign()) return Optional.of(new Order.Use.Campaign(operations, thenAsk));
        if (operations.size() == 1 && operations.getFirst() instanceof Order.Activation activation)
            return Optional.of(new Order.Use.Activate(activation));
        return complain(line, "This card activates one general.", List.of("activate GENERAL with N CU; to SPACE"));
    }

    private Optional<Order.Operation> operation(Line line, String text) {
        var landing = pattern("landing party\\s*(?:at|in|:)?\\s*(.*)").matcher(text);
        if (landing.matches()) return space(line, landing.group(1)).map(Order.LandingParty::new);
        var matcher = pattern("(?:activate|move)\\s+(.*?)(?:[;,]|\\s+(?=with|take|pick|to|via|by|and)|$)(.*)")
                .matcher(text);
        if (!matcher.matches())
            return complain(
                    line,
                    "An operation begins with activate or landing party.",
                    List.of("activate GENERAL with N CU; to SPACE"));
        var general = general(line, matcher.group(1));
        if (general.isEmpty()) return Optional.empty();
        var legs = new LegReader(this, line, now, side, general.get()).read(matcher.group(2));
        return Optional.of(new Order.Activation(general.get(), legs));
    }

    private Optional<Order.Use> reinforce(Line line, Card card, String text) {
        var parts = text.split("(?i)\\s+with\\s+|;", 2);
        var space = space(line, parts[0].replaceFirst("(?i)^(at|in)\\s+", ""));
        var rest = parts.length < 2 ? "" : parts[1];
        var troops = TROOPS.matcher(rest);
        boolean counted = troops.find();
        int units = counted ? number(troops) : side == Side.AMERICAN ? card.ops() : 0;
        var name = (counted ? troops.replaceFirst("") : rest)
                .replaceAll("(?i)\\band\\b|[,;.]", " ")
                .strip();
        var general = name.isEmpty() ? Optional.<General>empty() : general(line, name);
        if (general.filter(General::french).isPresent()) units = counted ? units : 0;
        int count = units;
        return space.map(place -> new Order.Use.Reinforce(place, general, count));
    }

    private static int number(Matcher troops) {
        return troops.group(1).length() > 4 ? 9999 : Integer.parseInt(troops.group(1));
    }

    /** A card by number, or by words of its title: among those in hand first. */
    private Optional<Card> card(Line line, String said) {
        var text = said.strip().replaceFirst("(?i)^(the |card )", "");
        if (text.matches("\\d{1,3}")) {
            int number = Integer.parseInt(text);
            if (number >= 1 && number <= now.box().cards().size())
                return Optional.of(now.box().card(number));
        }
        var within = new ArrayList<>(now.cards().hand(side));
        now.cards().exchange().ifPresent(within::add);
        return words.card(text, within)
                .or(() -> words.card(text, now.box().cards()))
                .or(() -> {
                    complaints.add(Names.complaint(line, "card", text, words.titles(within)));
                    return Optional.empty();
                });
    }

    Optional<General> general(Line line, String said) {
        return found(line, "general", said, words.generals());
    }

    Optional<Space> space(Line line, String said) {
        return found(line, "space", said.strip().replaceFirst("[.]$", ""), words.spaces());
    }

    List<Space> spaces(Line line, String said) {
        var spaces = new ArrayList<Space>();
        for (var part : words.parts(said)) space(line, part).ifPresent(spaces::add);
        return List.copyOf(spaces);
    }

    private <T> Optional<T> found(Line line, String kind, String said, Map<String, T> names) {
        var meant = WordList.meant(said, names);
        if (meant.isPresent()) return meant;
        complaints.add(Names.complaint(line, kind, said.strip(), names.keySet()));
        return Optional.empty();
    }

    <T> Optional<T> complain(Line line, String why, List<String> nearest) {
        complaints.add(new Complaint(line.number(), line.text(), why, nearest));
        return Optional.empty();
    }

    /** "5 CU", "3 American CU and 2 French CU"; Americans come before French where nothing is said. */
    Optional<Troops> troops(Line line, String said, Troops there) {
        var total = Troops.NONE;
        var parts = Arrays.stream(said.split("(?i),|\\band\\b|\\+"))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
        for (var part : parts) {
            var matcher = TROOPS.matcher(part);
            if (!matcher.matches()) return complain(line, "'%s' is no number of CU.".formatted(part), List.of("5 CU"));
            int count = number(matcher);
            var nation = Optional.ofNullable(matcher.group(2)).map(String::toUpperCase);
            total = total.plus(
                    nation.map(name -> Troops.of(Side.valueOf(name), count)).orElseGet(() -> unnamed(count, there)));
        }
        return Optional.of(total);
    }

    private Troops unnamed(int count, Troops there) {
        if (side == Side.BRITISH) return Troops.of(Side.BRITISH, count);
        int french = Math.min(Math.max(0, count - there.american()), there.french());
        return new Troops(0, count - french, french);
    }
}
