package postrider.americanwar.orders;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import postrider.americanwar.Card;
import postrider.americanwar.CardStep;
import postrider.americanwar.General;
import postrider.americanwar.Position;
import postrider.americanwar.Space;
import postrider.kernel.ruling.Side;
import postrider.text.Keyword;
import postrider.text.Line;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.OrderForm;
import postrider.text.Read;

/** Reads the lines of an order. Everything that is not understood is complained of at once; nothing is judged yet. */
public abstract class OrderReader {
    private static final String COMMITTEES = "committees?(?: of correspondence)?";

    /**
     * The words of a book.
     *
     * @param opening with which a statement begins
     * @param parted puts each statement on a line of its own
     * @param uses with which begins what a card is played for, parted by bars
     * @param openings with which an operation begins
     * @param manner what a card may be played for
     */
    public record Words(
            Pattern opening, UnaryOperator<String> parted, String uses, List<String> openings, List<String> manner) {
        /** Whether words begin an order, or say what a card is played for. */
        public boolean begins(String said) {
            return opening.matcher(parted.apply(said)).lookingAt()
                    || LineReader.pattern("(?:" + uses + ")\\b").matcher(said).lookingAt();
        }
    }

    private final Words words;
    private final Position now;
    private final Side side;

    protected OrderReader(Words words, Position now, Side side) {
        this.words = words;
        this.now = now;
        this.side = side;
    }

    /** A line of the Strategy Phase that begins with neither play nor discard. */
    protected abstract void other(LineReader line, Keyword said);

    /** What a card is discarded for. */
    protected abstract Optional<Use> discard(OrderLine line, String text);

    /** The OPS card given for an event (6.32.C); none in the elder book. */
    protected Optional<Card> exchange() {
        return Optional.empty();
    }

    protected final Position now() {
        return now;
    }

    public final Read<Order> read(List<Line> lines) {
        return new OrderForm(words.opening, words.parted, manner()).read(lines, this::order);
    }

    public final Read<Onward> onward(String said, Optional<March> march) {
        return OrderForm.said(
                said,
                UnaryOperator.identity(),
                line -> onward(line(line), line.line().text(), march));
    }

    protected final List<String> manner() {
        return switch (now.track().phase()) {
            case COMMITTEES_OF_CORRESPONDENCE -> List.of("committees: Concord, Falmouth, ...");
            case FOR_THE_KING -> List.of("for the king: Ticonderoga, Richmond, Savannah");
            case STRATEGY, OVER -> List.of("play CARD: ...", "discard CARD");
        };
    }

    private OrderLine line(LineReader reader) {
        return new OrderLine(now, side, reader);
    }

    private Optional<Order> order(List<LineReader> statements) {
        return switch (now.track().phase()) {
            case COMMITTEES_OF_CORRESPONDENCE -> listed(statements, COMMITTEES).map(Committees::new);
            case FOR_THE_KING -> listed(statements, "for the king").map(ForTheKing::new);
            case STRATEGY, OVER -> play(statements);
        };
    }

    private Optional<List<Space>> listed(List<LineReader> statements, String keyword) {
        Optional<List<Space>> spaces = Optional.empty();
        for (var line : statements) {
            var expected = now.track().phase().word();
            var listed = line(line).listed(keyword);
            if (listed.isEmpty())
                line.complain("Here only '%s: SPACE, SPACE' is expected.".formatted(expected), manner());
            else if (spaces.isPresent()) line.complain("Say '%s' once, with all spaces.".formatted(expected), manner());
            else spaces = listed;
        }
        return spaces;
    }

    private Optional<Order> play(List<LineReader> statements) {
        Optional<Order> order = Optional.empty();
        boolean ordered = false;
        for (var line : statements) {
            var said = Keyword.of(line.line().text());
            if (List.of("play", "discard").contains(said.word())) {
                if (ordered) line.complain("One card an impulse: play or discard just one.", List.of());
                ordered = true;
                order = played(line(line), said);
            } else other(line, said);
        }
        var last = statements.getLast();
        return ordered || !last.complaints().isEmpty()
                ? order
                : last.complain("Say which card you play or discard.", manner());
    }

    private Optional<Order> played(OrderLine line, Keyword keyword) {
        var after = line.reader().after(keyword);
        var said = CardUse.of(line.reader(), after, words.uses, now.country().generals());
        return card(line.reader(), said.card()).flatMap(card -> {
            Optional<Use> use = keyword.word().equals("discard")
                    ? said.use().map(what -> discard(line, what)).orElse(Optional.of(new Use.Discard()))
                    : said.use().map(what -> use(line, card, what)).orElseGet(() -> bare(line, card));
            return use.map(what -> new Play(exchange(), card, what));
        });
    }

    /** Of those in hand first; one that is given away for another is no longer meant. */
    protected final Optional<Card> card(LineReader line, String said) {
        var within = new ArrayList<>(now.cards().hand(side));
        now.cards().exchange().ifPresent(within::add);
        exchange().ifPresent(within::remove);
        return now.box().cardNames().read(line, said, within);
    }

    /** A card and no more: what is left to say of an event is asked. */
    private Optional<Use> bare(OrderLine line, Card card) {
        return card.isEvent() && !card.isCampaign() && !card.activatesGeneral()
                ? Optional.of(new Event(Optional.empty()))
                : line.reader().complain("Say what the card is played for.", words.manner);
    }

    protected Optional<Use> use(OrderLine line, Card card, String text) {
        var said = Keyword.of(text);
        return switch (said.word()) {
            case "control", "pc", "pcs", "place", "flip" -> markers(line, card, text, line.where(said));
            case "remove" ->
                card.isOps()
                        ? line.complain(card + " places or flips PC markers, and removes none.", "control SPACE, SPACE")
                        : markers(line, card, text, line.where(said));
            case "reinforce", "reinforcement", "reinforcements" ->
                Reinforce.read(line, card.ops(), line.reader().after(said));
            case "bring" -> {
                line.reader().understood("on");
                yield Reinforce.read(line, card.ops(), line.reader().after(said));
            }
            case "event" -> Optional.of(Event.read(line.reader(), line.reader().after(said)));
            case "nothing" -> line.alone(said, new Control(List.of()));
            default -> moves(line, card, steps(line).read(text));
        };
    }

    /** The options of an event are spaces, but for the one that says what becomes of each. */
    private static Optional<Use> markers(OrderLine line, Card card, String text, String spaces) {
        if (spaces.isBlank()) return line.complain("Say where.", "control SPACE, SPACE");
        if (card.isOps()) return Optional.of(new Control(line.spaces(line.markers(spaces))));
        boolean deeds = Lists.find(card.steps(), CardStep::offersDeeds).isPresent();
        return Optional.of(Event.read(line.reader(), deeds ? text : spaces));
    }

    protected Optional<Use> moves(OrderLine line, Card card, List<Step> steps) {
        if (steps.isEmpty() && !line.reader().complaints().isEmpty()) return Optional.empty();
        boolean oneGeneral =
                Step.operations(steps).size() == 1 && Step.firstGeneral(steps).isPresent();
        return card.isCampaign() || oneGeneral
                ? Optional.of(new Operate(steps))
                : line.complain("This card activates one general.", Activation.MANNER);
    }

    private Step.Reader steps(OrderLine line) {
        return new Step.Reader(line, words.openings, text -> operation(line, text));
    }

    protected Optional<Step.Operation> operation(OrderLine line, String text) {
        return Activation.read(line, words.openings, text);
    }

    /** First how the general goes on who is moving, if one is; then what follows. */
    private Onward onward(OrderLine line, String text, Optional<March> march) {
        var steps = steps(line);
        var parts = steps.parts(text);
        if (parts.isEmpty()) line.complain("Say how it goes on.");
        if (parts.isEmpty() || march.isEmpty() || steps.opens(text))
            return new Onward(List.of(), steps.read(parts, false));
        var legs =
                new Leg.Reader(line, Optional.of(march.get().at()), march.get().with());
        return new Onward(legs.read(parts.getFirst()), steps.read(parts.subList(1, parts.size()), true));
    }

    /** A card as a player names it, and what he says it is played for, if he says so. */
    private record CardUse(String card, Optional<String> use) {
        private static final Pattern LINK =
                LineReader.pattern("\\s*[:;,]\\s*(?:(?:start|begin|an?|the|my|ops|operations)\\s*)+$"
                        + "|(?:\\s+(?:for|as|to|and|into|start|begin|an?|the))+$");

        /** @param uses with which a use begins, parted by bars; the name of a general does too */
        static CardUse of(LineReader line, String said, String uses, Collection<General> generals) {
            var names = generals.stream().map(General::name).collect(Collectors.joining("|"));
            var parts = LineReader.pattern(
                            "^(.*?)(?:[\\s:;,.–-]+(?=(?:%s)\\b)|\\s*[:;]\\s*(?=(?:%s)\\b))(.*)$".formatted(uses, names))
                    .matcher(said);
            if (!parts.matches()) return new CardUse(said, Optional.empty());
            var card = LINK.matcher(parts.group(1)).replaceFirst("");
            line.understood(parts.group(1).substring(card.length()));
            return new CardUse(card, Optional.of(parts.group(2)));
        }
    }
}
