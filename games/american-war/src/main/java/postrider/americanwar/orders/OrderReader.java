package postrider.americanwar.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import postrider.americanwar.Card;
import postrider.americanwar.Position;
import postrider.americanwar.Space;
import postrider.kernel.ruling.Side;
import postrider.text.Keyword;
import postrider.text.Line;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.Match;
import postrider.text.OrderForm;
import postrider.text.Read;

/** Reads the lines of an order and reports at once everything it does not understand. It judges nothing. */
public abstract class OrderReader {
    private static final String COMMITTEES = "committees?(?: of correspondence)?";
    private static final Pattern SOMEONE = LineReader.pattern("(\\p{L}+)(?:,? (?:with|to|takes?|by sea)| \\+)\\b");
    private static final Pattern A_THREE = LineReader.pattern("(?:an?|the|my) ([1-3])");

    /**
     * The words of a book.
     *
     * @param opening words that begin a statement
     * @param parted puts each statement on a line of its own
     * @param uses words that begin what a card is played for, separated by bars
     * @param openings words that begin an operation
     * @param manner examples of what a card may be played for
     */
    public record Words(
            Pattern opening, UnaryOperator<String> parted, String uses, List<String> openings, List<String> manner) {
        /** Whether the words begin an order, or say what a card is played for. */
        public boolean begins(String said) {
            return opening.matcher(parted.apply(PlainWords.of(said))).lookingAt()
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

    /** Reads a line of the Strategy Phase that begins with neither play nor discard. */
    protected abstract void other(LineReader line, Keyword said);

    /** Reads what a card is discarded for. */
    protected abstract Optional<Use> discard(OrderLine line, String text);

    /** The OPS card given for an event (6.32.C); never in the elder book. */
    protected Optional<Card> exchange() {
        return Optional.empty();
    }

    protected final Position now() {
        return now;
    }

    public final Read<Order> read(List<Line> lines) {
        return new OrderForm(words.opening, line -> words.parted.apply(plain(line)), manner()).read(lines, this::order);
    }

    private String plain(String said) {
        return PlainWords.of(said, now.box().edition());
    }

    public final Read<WhatNext.Onward> onward(String said, Optional<March> march) {
        return OrderForm.readAnswer(
                said, this::plain, line -> onward(line(line), line.line().text(), march));
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
            case COMMITTEES_OF_CORRESPONDENCE -> listed(statements, COMMITTEES).map(Order.Committees::new);
            case FOR_THE_KING -> listed(statements, "for the king").map(Order.ForTheKing::new);
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
        var said = CardUse.of(line.reader(), after, words.uses, now.country().generals(), this::isCard);
        return card(line.reader(), said.card()).flatMap(card -> {
            Optional<Use> use = keyword.word().equals("discard")
                    ? said.use().map(what -> discard(line, what)).orElse(Optional.of(new Use.Discard()))
                    : said.use().map(what -> use(line, card, what)).orElseGet(() -> bare(line, card));
            return use.map(what -> new Order.Play(exchange(), card, what));
        });
    }

    private boolean isCard(String said) {
        return card(new LineReader(new Line(0, said), new ArrayList<>()), said).isPresent();
    }

    /** Prefers cards in hand, but not one that is being given away. */
    protected final Optional<Card> card(LineReader line, String said) {
        var within = new ArrayList<>(now.cards().hand(side));
        now.cards().exchange().ifPresent(within::add);
        exchange().ifPresent(within::remove);
        var three = A_THREE.matcher(said.strip());
        return three.matches() && now.since(4)
                ? valued(line, said.strip(), Integer.parseInt(three.group(1)), within)
                : now.box().cardNames().read(line, said, within);
    }

    /** "A 3" is a 3 OPS card, unless it could be card number 3. */
    private static Optional<Card> valued(LineReader line, String said, int value, List<Card> within) {
        var meant = Lists.filter(within, card -> card.ops() == value || card.number() == value);
        boolean numbered = Lists.find(meant, card -> card.ops() != value).isPresent();
        if (numbered && meant.size() > 1)
            return line.complain("'%s' could be more than one card.".formatted(said), Lists.map(meant, Card::label));
        if (meant.isEmpty())
            return line.complain("You hold no %d OPS card.".formatted(value), Lists.map(within, Card::label));
        line.understood(said);
        return Optional.of(meant.getFirst());
    }

    /** A card alone. An event is asked about later. */
    private Optional<Use> bare(OrderLine line, Card card) {
        return card.isEvent() && !card.isCampaign() && !card.activatesGeneral()
                ? Optional.of(new Use.Event(Optional.empty()))
                : sayWhat(line);
    }

    protected Optional<Use> use(OrderLine line, Card card, String text) {
        var said = Keyword.of(text);
        return switch (said.word()) {
            case "control", "pc", "pcs", "place", "flip", "remove" -> Control.read(line, card, text);
            case "reinforce", "reinforcement", "reinforcements" ->
                Reinforce.read(line, card.ops(), line.reader().after(said));
            case "bring" -> {
                line.reader().understood("on");
                yield Reinforce.read(line, card.ops(), line.reader().after(said));
            }
            case "event" -> event(line, card, line.reader().after(said));
            case "nothing" -> line.alone(said, new Control(List.of()));
            default -> opens(line, text) ? moves(line, card, steps(line).read(parted(text))) : picked(line, card, text);
        };
    }

    /** "77: Albany" chooses a space for an event; "40: Hwe to Albany" misspells a general. */
    private Optional<Use> picked(OrderLine line, Card card, String text) {
        var someone = SOMEONE.matcher(text);
        if (someone.lookingAt()) return line.general(someone.group(1)).flatMap(general -> sayWhat(line));
        return card.isEvent() && !card.isCampaign() && !card.activatesGeneral()
                ? Optional.of(Use.Event.read(line.reader(), line.plain(text)))
                : sayWhat(line);
    }

    private Optional<Use> sayWhat(OrderLine line) {
        return line.reader().complain("Say what the card is played for.", words.manner);
    }

    private boolean opens(OrderLine line, String text) {
        return !Match.words(text).isEmpty() && steps(line).opens(text);
    }

    private Optional<Use> event(OrderLine line, Card card, String text) {
        if (card.activatesGeneral() && opens(line, text))
            return moves(line, card, steps(line).read(parted(text)));
        return card.isEvent() && Control.opens(text)
                ? Control.read(line, card, text)
                : Optional.of(Use.Event.read(line.reader(), line.plain(text)));
    }

    protected Optional<Use> moves(OrderLine line, Card card, List<Step> steps) {
        if (steps.isEmpty() && !line.reader().complaints().isEmpty()) return Optional.empty();
        boolean oneGeneral =
                Step.operations(steps).size() == 1 && Step.firstGeneral(steps).isPresent();
        return card.isCampaign() || oneGeneral
                ? Optional.of(new Use.Operate(steps))
                : line.complain("This card activates one general.", Activation.MANNER);
    }

    private String parted(String operations) {
        return PlainWords.parted(operations, now.country().generals());
    }

    private Step.Reader steps(OrderLine line) {
        return new Step.Reader(line, words.openings);
    }

    /** First how the moving general goes on, if there is one; then what follows. */
    private WhatNext.Onward onward(OrderLine line, String text, Optional<March> march) {
        var steps = steps(line);
        var parts = steps.parts(parted(text));
        if (parts.isEmpty()) line.complain("Say how it goes on.");
        if (parts.isEmpty() || march.isEmpty() || steps.opens(text))
            return new WhatNext.Onward(List.of(), steps.read(parts, false));
        var legs =
                new Leg.Reader(line, Optional.of(march.get().at()), march.get().with());
        return new WhatNext.Onward(legs.read(parts.getFirst()), steps.read(parts.subList(1, parts.size()), true));
    }
}
